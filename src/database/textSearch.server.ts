import type { RawBuilder } from 'kysely'
import { type Db, sql } from './open.server.ts'

/** An index for text search: see docs/decisions/014-search-documents-in-tables-of-their-own.md. */
export type TextIndex = {
  /** The database function that selects the newest matches. */
  newestMatches: string
  /** The table of words for completion and spelling correction. */
  words: string
}

/** The maximum number of ranked matches, of recent and of older documents each. It bounds the cost of frequent words. */
const MAX_CANDIDATES = 200

/** The maximum number of completions of a prefix. */
const MAX_COMPLETIONS = 12

/** The maximum number of words that are corrected. Each costs some milliseconds. */
const MAX_CORRECTED = 8

/** Splits a text into words like the SQL function `searchable_text`, without the operators of tsquery. */
export const extractWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ʼ/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Selects the words of a table that begin with a prefix, shortest first. */
export const selectCompletions = (words: string, prefix: string) => sql<{ word: string }>`
  select word from ${sql.table(words)}
  where word > ${prefix} collate "C" and word < (${prefix} || chr(1114111)) collate "C"
  order by length(word), word limit ${MAX_COMPLETIONS}`

/** The words of a search text, with the tsqueries for recent and for older documents. */
export type TextQuery = { words: string[]; query: RawBuilder<unknown>; older: RawBuilder<unknown> }

/**
 * Parses a search text. All words must match. In recent documents the last word also matches as a prefix; in older ones an
 * unknown last word is replaced by its completions from the index.
 * @returns null when the text contains stop words only, such as "How do I".
 */
export function parseTextQuery(db: Db, index: TextIndex, text: string) {
  const words = extractWords(text)
  // A single letter after other words is an incomplete word.
  return createTextQuery(db, index, words.length > 1 && words.at(-1)?.length === 1 ? words.slice(0, -1) : words)
}

async function createTextQuery(db: Db, index: TextIndex, words: string[]): Promise<TextQuery | null> {
  if (words.length === 0) return { words, query: emptyQuery, older: emptyQuery }
  const joined = words.join(' ')
  const last = words.at(-1) ?? ''
  const { rows } = await sql<{ has_terms: boolean; last_is_term: boolean; completions: string[] }>`
    select numnode(plainto_tsquery('english', ${joined})) > 0 as has_terms,
      numnode(plainto_tsquery('english', ${last})) > 0 as last_is_term, array(
        select word from (${selectCompletions(index.words, last)}) as completed
        where numnode(plainto_tsquery('english', ${last})) > 0
          and not exists (select from ${sql.table(index.words)} where word = ${last})
      ) as completions`.execute(db)
  const [analysis] = rows
  if (!analysis?.has_terms) return null
  const precedingQuery = sql`plainto_tsquery('english', ${words.slice(0, -1).join(' ')})`
  const lastWordQueries = [last, ...analysis.completions].map((word) => sql`plainto_tsquery('english', ${word})`)
  const older = sql`(${precedingQuery} && (${anyOf(lastWordQueries)}))`
  // The words contain letters and digits only, so the cast cannot fail on an operator.
  const prefixQuery = sql`${`${last}:*`}::tsquery`
  return {
    words,
    query: analysis.last_is_term ? sql`(${precedingQuery} && (${anyOf([...lastWordQueries, prefixQuery])}))` : older,
    older,
  }
}

const emptyQuery = sql`''::tsquery`
const anyOf = (alternatives: RawBuilder<unknown>[]) => sql.join(alternatives, sql` || `)

type NewestOptions = {
  older?: RawBuilder<unknown>
  /** With this many recent matches the older documents are not searched. */
  sufficient: number
  maxCandidates?: number
  below?: number
}

/** Selects rows `(id, document, age)` of the newest matches; a lower age is more recent. */
export const selectNewestMatches = (
  index: TextIndex,
  query: RawBuilder<unknown>,
  { older = query, sufficient, maxCandidates = MAX_CANDIDATES, below = Number.MAX_SAFE_INTEGER }: NewestOptions,
) => sql`${sql.ref(index.newestMatches)}(${query}, ${older}, ${below}, ${sufficient}, ${maxCandidates})`

/** Returns ids by relevance, recent documents before older ones. */
async function rankMatches(
  db: Db,
  index: TextIndex,
  { query, older }: TextQuery,
  filter: RawBuilder<unknown> | null,
  limit: number,
  offset: number,
): Promise<number[]> {
  const withFilter = (words: RawBuilder<unknown>) => (filter ? sql`(${words} && ${filter})` : words)
  const matches = selectNewestMatches(index, withFilter(query), {
    older: withFilter(older),
    sufficient: offset + limit,
  })
  const { rows } = await sql<{ id: number }>`
    select id from ${matches}
    order by age, ts_rank_cd(document, ${query}, 1) desc, id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Replaces the words that are neither in the index nor a prefix of a word in it by the most similar word. */
async function correctSpelling(db: Db, index: TextIndex, words: string[]): Promise<string[]> {
  const wordTable = sql.table(index.words)
  const { rows } = await sql<{ typed: string; correction: string | null }>`
    select typed, (
      select word from ${wordTable} where word % typed order by similarity(word, typed) desc, word limit 1
    ) as correction
    from unnest(${[...new Set(words)].slice(0, MAX_CORRECTED)}::text[]) as typed
    where length(typed) > 3 and not exists (
      select from ${wordTable} where word >= typed collate "C" and word < (typed || chr(1114111)) collate "C"
    )`.execute(db)
  const correction = new Map(rows.map((row) => [row.typed, row.correction ?? row.typed]))
  return words.map((word) => correction.get(word) ?? word)
}

/**
 * Searches an index.
 * @param filter a tsquery that the documents must also match.
 * @returns ids by relevance, and the corrected text when only a spelling correction had matches.
 */
export async function searchText(
  db: Db,
  index: TextIndex,
  textQuery: TextQuery,
  limit: number,
  offset: number,
  filter: RawBuilder<unknown> | null = null,
): Promise<{ ids: number[]; corrected: string | null }> {
  const { words } = textQuery
  if (words.length === 0) return { ids: [], corrected: null }
  const ids = await rankMatches(db, index, textQuery, filter, limit, offset)
  if (ids.length > 0 || offset > 0) return { ids, corrected: null }
  const correction = await correctSpelling(db, index, words)
  if (correction.join(' ') === words.join(' ')) return { ids, corrected: null }
  const correctedQuery = await createTextQuery(db, index, correction)
  const correctedIds = correctedQuery ? await rankMatches(db, index, correctedQuery, filter, limit, 0) : []
  return { ids: correctedIds, corrected: correctedIds.length > 0 ? correction.join(' ') : null }
}
