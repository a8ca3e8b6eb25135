import type { RawBuilder } from 'kysely'
import { sql } from '../../../database/open.server.ts'
import { allOf, anyOf, type TsQuery, toSql } from '../../../database/tsquery.server.ts'
import type { Kind } from '../kinds.ts'
import { RELATED_STRENGTH } from '../meaning/relatedWords.ts'
import { type Term, termQuery } from '../terms/terms.server.ts'

/** A filter of the query that a result does not pass: the place, the days or another filter. */
export type Outside = 'place' | 'date' | 'filter'

export type SearchHit = {
  id: number
  /** The weighted share of the terms in the document, and in its title, from 0 to 1. A weak synonym counts less. */
  document_score: number
  title_score: number
  /** The weighted share of the terms that the document has as they were typed, from 0 to 1. */
  typed_score: number
  /** The same as `typed_score`, but each term counts only by its improbability: see `Term.telling`. */
  telling_score: number
  /** The weighted share of the terms that the document has in any form, from 0 to 1. */
  coverage: number
  /** The words of the query terms that the document lacks. */
  missing: string[]
  outside: Outside[]
  /** Whether the name contains the typed words or is similar to them. */
  is_name_match: boolean
  /** The name of a help page, which has no id. */
  help_name?: string
  /** The number of different words of the document. A long document contains some words of every question by chance. */
  size?: number
  /** The frequency of the terms in the document, by `ts_rank` of PostgreSQL. A term in the title counts more. */
  text_rank?: number
  /** The number of candidates in the search that found this one. */
  candidates?: number
  /** The weighted share of the terms for which the document has only related words, from 0 to 1. */
  related_score?: number
}
export type JudgedHit = SearchHit & { kind: Kind; exact: boolean }
/** A hit with the probability that it is right, and its score for the order; both from 0 to 1. */
export type RatedHit = JudgedHit & { certainty: number; order: number }

/** A hit of a query without terms. */
export const plainHit = (id: number): SearchHit => ({
  ...{
    id,
    document_score: 1,
    title_score: 1,
    typed_score: 1,
    telling_score: 0,
    coverage: 1,
    missing: [],
    outside: [],
    is_name_match: false,
  },
})

/** `older` is the query for older documents, in which the last word is not a prefix. */
export type Queries = { query: TsQuery; older: TsQuery }

export const combine = (sets: Term[][]): Queries => {
  const combineWith = (withPrefix: boolean) =>
    anyOf(sets.map((set) => allOf(set.map((term) => termQuery(term, withPrefix)))))
  return { query: combineWith(true), older: combineWith(false) }
}

// Weights are parameters, because prepared statements are identified by their text, and few queries have the same
// weights. The limit has few values and is a literal: with a parameter, PostgreSQL would estimate the generic plan as
// more expensive than a plan for the value, and plan each time.
const float = (value: number) => sql`${value}::float8`

// Calls the function behind the operator @@. An index cannot answer these conditions, and only statements without the
// operator are prepared.
const isMatch = (document: RawBuilder<unknown>, query: TsQuery) => sql`ts_match_vq(${document}, ${toSql(query)})`

/** SQL for the strength of the best alternative of a term in a document; 0 when no alternative matches. */
const selectStrength = (document: RawBuilder<unknown>, { alternatives, prefix }: Term) => {
  const [typed, ...others] = alternatives
  // One query for the typed word and its prefix, because each match decompresses the document.
  const first = typed ? { query: anyOf([prefix ?? '', typed.query]), strength: typed.strength } : null
  const cases = [...(first ? [first] : []), ...others].map(
    ({ query, strength }) => sql`when ${isMatch(document, query)} then ${float(strength)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else 0::float8 end`
}

/** The weight of the terms' share in the title that is added to their share in the document. */
const TITLE_BONUS = 0.75
/** The weight of rare typed words: “kelp salsa” in a text is a better match than “seafood” in a name. */
const TYPED_BONUS = 1

type Ranking = {
  terms: Term[]
  /** A SELECT of rows with `id`, `document` and `title`, the document of the title. */
  found: RawBuilder<unknown>
  /** The order of documents with equal scores. */
  order: RawBuilder<unknown>
  limit: number
}

/** Selects the best documents: `id`, `matched` with a bit for each term, and the scores of `SearchHit`. */
export function selectRanked({ terms, found, order, limit }: Ranking) {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const isOnly = terms.length === 1 && terms[0]?.alternatives.length === 1
  const columns = terms.flatMap((term, index) => [
    // A document that the only term has found in its only form certainly contains the term.
    sql`${isOnly ? sql`1::float8` : selectStrength(sql`f.document`, term)} as ${sql.ref(`in_document_${index}`)}`,
    sql`${selectStrength(sql`f.title`, term)} as ${sql.ref(`in_title_${index}`)}`,
  ])
  const addUp = (read: (index: number, weight: number) => RawBuilder<unknown>) =>
    terms.length === 0
      ? sql`0::float8`
      : sql.join(
          terms.map(({ weight }, index) => read(index, Number((weight / total).toFixed(4)))),
          sql` + `,
        )
  const share = (column: string) => addUp((index, weight) => sql`${float(weight)} * ${sql.ref(`${column}_${index}`)}`)
  const isTyped = (index: number) => sql`(${sql.ref(`in_document_${index}`)} = 1)::int`
  const isRelated = (index: number) => sql`(${sql.ref(`in_document_${index}`)} = ${float(RELATED_STRENGTH)})::int`
  const score = sql`document_score + ${sql.lit(TITLE_BONUS)} * title_score + ${sql.lit(TYPED_BONUS)} * telling_score`
  return sql`
    select * from (
      select *, ${score} as score, count(*) over () as candidates, rank() over (order by ${score} desc) as place from (
        select *, ${share('in_document')} as document_score, ${share('in_title')} as title_score,
          ${addUp((index, weight) => sql`${float(weight)} * ${isTyped(index)}`)} as typed_score,
          ${addUp((index, weight) => sql`${float(Number((weight * (terms[index]?.telling ?? 0)).toFixed(4)))} * ${isTyped(index)}`)} as telling_score,
          ${addUp((index) => sql`(${sql.ref(`in_document_${index}`)} > 0)::int * (1 - ${isRelated(index)}) * ${sql.lit(1 << index)}`)} as matched,
          ${addUp((index, weight) => sql`${float(weight)} * ${isRelated(index)}`)} as related_score
        -- "offset 0" keeps the planner from computing a column again for each use.
        from (select f.*${columns.length > 0 ? sql`, ${sql.join(columns)}` : sql``} from (${found}) as f offset 0) as measured
      ) as scored
    ) as placed
    -- The order takes most of the time, and only documents with the score of the last one need it.
    where place <= ${sql.lit(limit)}
    order by score desc, ${order} limit ${sql.lit(limit)}`
}

/** Marks hits that do not pass a filter of the query. */
export const markOutside = (hits: SearchHit[], filter: Outside): SearchHit[] =>
  hits.map((hit) => ({ ...hit, outside: [...hit.outside, filter] }))

/** Joins lists of hits without duplicates. Hits with only related words for a term do not displace others. */
export function joinHits(lists: SearchHit[][], limit: number): SearchHit[] {
  const byId = new Map<number, SearchHit>()
  for (const hit of lists.flat()) if (!byId.has(hit.id)) byId.set(hit.id, hit)
  const isCounted = lists.every((hits) => hits.length < limit || hits[0]?.candidates !== undefined)
  const numbers = lists.flat().map((hit) => hit.candidates ?? 0)
  const candidates = isCounted ? Math.max(byId.size, ...numbers) : undefined
  const { strong = [], related = [] } = Object.groupBy(byId.values(), ({ related_score = 0 }) =>
    related_score > 0 ? 'related' : 'strong',
  )
  return [...strong.slice(0, limit), ...related.slice(0, limit)].map((hit) => ({ ...hit, candidates }))
}
