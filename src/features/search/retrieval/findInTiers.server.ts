import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../../database/open.server.ts'
import { anyOf, toSql } from '../../../database/tsquery.server.ts'
import { RELATED_STRENGTH } from '../meaning/relatedWords.ts'
import { type Term, termQuery } from '../terms/terms.server.ts'
import { listPartialSets, MIN_TOTAL_COVERAGE, measureCoverage } from './coverage.ts'
import { combine, joinHits, type Queries, type SearchHit } from './ranking.server.ts'

type RankedRow = {
  id: number
  matched: number
  document_score: number
  title_score: number
  typed_score: number
  telling_score: number
  related_score: number
  candidates: number
  size: number
  text_rank: number
}

const toHit =
  (terms: Term[]) =>
  (row: RankedRow): SearchHit => ({
    id: Number(row.id),
    document_score: Number(row.document_score),
    title_score: Number(row.title_score),
    typed_score: Number(row.typed_score),
    telling_score: Number(row.telling_score),
    related_score: Number(row.related_score),
    candidates: Number(row.candidates),
    size: row.size,
    text_rank: row.text_rank,
    ...measureCoverage(terms, row.matched),
    ...{ outside: [], is_name_match: false },
  })

/** The number of terms from which a query counts as a story. Its results need to cover only the minimum share. */
const MIN_STORY_TERMS = 3
/** The minimum strength of a synonym that counts for `text_rank`. */
const RANKED_STRENGTH = 0.6
/** The minimum share of the weight of the terms that a document covers with words and related words together. */
const RELATED_COVERAGE = 0.6
/** The number of documents with related words for all terms that makes a search for partial matches unnecessary. */
const ENOUGH_RELATED = 3

/** The default of `ts_rank`: https://www.postgresql.org/docs/18/textsearch-controls.html */
const DEFAULT_WEIGHTS = [0.1, 0.2, 0.4, 1]

/** Adds the related words of each term to its alternatives. */
const addRelated = (terms: Term[]): Promise<Term[]> =>
  Promise.all(
    terms.map(async (term) => {
      const query = (await term.findRelated?.()) ?? ''
      if (query === '') return term
      const alternatives = [...term.alternatives, { query, strength: RELATED_STRENGTH }]
      return { ...term, isUnknown: false, alternatives }
    }),
  )

/**
 * Finds documents that match all terms. Without such documents, it finds documents that cover at least half of the
 * weight of the terms, and documents with related words. A story needs less coverage: “my truck is broken and so is the
 * other one, I am a carpenter”.
 * @param select returns a SELECT of the matches of a query, best first, with the columns of `selectRanked`.
 * @param weights the weights for `text_rank` of words with the labels D, C, B and A.
 */
export async function findInTiers(
  db: Db,
  terms: Term[],
  select: (queries: Queries, terms: Term[]) => RawBuilder<unknown>,
  weights = DEFAULT_WEIGHTS,
): Promise<SearchHit[]> {
  const run = async (sets: Term[][], ranked = terms) => {
    if (sets.length === 0) return []
    const { rows } = await sql<RankedRow>`
      select id, matched, document_score, title_score, typed_score, telling_score, related_score, candidates,
        length(document) as size,
        ts_rank(${weights}::real[], document, ${toSql(anyOf(terms.map((term) => termQuery(term, true, RANKED_STRENGTH))))}) as text_rank
      from (${select(combine(sets), ranked)}) as ranked`.execute(db)
    return rows.map(toHit(ranked))
  }
  async function findRelated() {
    const related = await addRelated(terms)
    if (related.every((term, index) => term === terms[index])) return []
    const full = await run([related], related)
    if (full.length >= ENOUGH_RELATED) return full
    return join(full, await run(listPartialSets(related, RELATED_COVERAGE), related))
  }
  const full = await run([terms])
  if (full.length > 0) return full
  const partial = await run(listPartialSets(terms))
  const isStory = partial.length === 0 && terms.length >= MIN_STORY_TERMS
  const found = isStory ? await run(listPartialSets(terms, MIN_TOTAL_COVERAGE)) : partial
  // Documents with related words are far too many to be counted as results.
  const near = (await findRelated()).map((hit) => ({ ...hit, candidates: undefined }))
  return join(found, near)
}

const join = (first: SearchHit[], second: SearchHit[]) => joinHits([first, second], Infinity)
