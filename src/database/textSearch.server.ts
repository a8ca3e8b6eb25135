import type { RawBuilder } from 'kysely'
import { type Db, sql } from './open.server.ts'
import { allOf, parseWords, type TsQuery, toSql } from './tsquery.server.ts'

/** An index for text search: see docs/decisions/014-search-documents-in-tables-of-their-own.md. */
export type TextIndex = {
  /** The database function that selects the newest matches. */
  newestMatches: string
  /** The table of words for completion and spelling correction. */
  words: string
}

/** The maximum number of ranked matches, of recent and of older documents each. It bounds the cost of frequent words. */
export const MAX_CANDIDATES = 200

/** The same for a search with a filter that may drop most of the matches. */
const MAX_FILTERED_CANDIDATES = 3000

/** The maximum number of completions of a prefix. */
const MAX_COMPLETIONS = 12

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

/** The words of a search text, with the tsqueries of the words before the last one, and of the last one. */
export type TextQuery = { words: string[]; preceding: TsQuery; last: TsQuery }

/**
 * Parses a search text. All words must match. In recent documents the last word also matches as a prefix; in older ones an
 * unknown last word is replaced by its completions from the index.
 * @returns null when the text contains stop words only, such as "How do I".
 */
export function parseTextQuery(db: Db, text: string) {
  const words = extractWords(text)
  // A single letter after other words is an incomplete word.
  return createTextQuery(db, words.length > 1 && words.at(-1)?.length === 1 ? words.slice(0, -1) : words)
}

async function createTextQuery(db: Db, words: string[]): Promise<TextQuery | null> {
  const toQuery = await parseWords(db, words)
  const textQuery = { words, preceding: allOf(words.slice(0, -1).map(toQuery)), last: toQuery(words.at(-1) ?? '') }
  const hasTerms = textQuery.preceding !== '' || textQuery.last !== ''
  return hasTerms || words.length === 0 ? textQuery : null
}

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

/** SQL for the completions of the last word as one tsquery; null when it is in the index or has none. */
const buildCompletionQuery = (index: TextIndex, last: string) => sql`(
  select string_agg('(' || query || ')', ' | ')::tsquery
  from (
    select plainto_tsquery('english', word)::text as query from (${selectCompletions(index.words, last)}) as completed
  ) as parsed
  where query <> '' and not exists (select from ${sql.table(index.words)} where word = ${last})
)`

/**
 * Returns two fragments of a SQL statement. `parsed` selects one row with the tsqueries `query`, for recent documents, and `older`.
 * `matches` joins it with the matching rows `m (id, document, age)`.
 */
function selectMatches(
  index: TextIndex,
  { words, preceding, last }: TextQuery,
  { filter = null, join, only }: SearchConditions,
  sufficient: number,
) {
  const lastWord = words.at(-1) ?? ''
  const withPreceding = (query: RawBuilder<unknown>) =>
    preceding === '' ? query : sql`${toSql(preceding)} && (${query})`
  // A stop word has no completions. The words contain letters and digits only, so the prefix has no operator.
  const parsed =
    last === ''
      ? sql`select ${toSql(preceding)} as query, ${toSql(preceding)} as older`
      : sql`
        select ${withPreceding(sql`last_word || ${toSql(`${lastWord}:*`)}`)} as query, ${withPreceding(sql`last_word`)} as older
        from (
          select coalesce(${toSql(last)} || ${buildCompletionQuery(index, lastWord)}, ${toSql(last)}) as last_word offset 0
        ) as completed`
  const withFilter = (query: RawBuilder<unknown>) => (filter === null ? query : sql`(${query} && ${toSql(filter)})`)
  const isFiltered = join !== undefined || only !== undefined
  const newest = selectNewestMatches(index, withFilter(sql`parsed.query`), {
    older: withFilter(sql`parsed.older`),
    ...(isFiltered ? { sufficient: MAX_FILTERED_CANDIDATES, maxCandidates: MAX_FILTERED_CANDIDATES } : { sufficient }),
  })
  const matches = sql`parsed cross join ${newest} as m ${join ?? sql``} ${only ? sql`where ${only}` : sql``}`
  return { parsed, matches }
}

/** Returns ids by relevance, recent documents before older ones, or in `order`. */
async function rankMatches(
  db: Db,
  index: TextIndex,
  textQuery: TextQuery,
  conditions: SearchConditions,
  limit: number,
  offset: number,
): Promise<number[]> {
  const { parsed, matches } = selectMatches(index, textQuery, conditions, offset + limit)
  const byRelevance = sql`m.age, ts_rank_cd(m.document, parsed.query, 1) desc, m.id desc`
  const { rows } = await sql<{ id: number }>`
    with parsed as materialized (${parsed})
    select m.id from ${matches} order by ${conditions.order ?? byRelevance}
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Filters besides the search text. */
type SearchConditions = {
  /** A further tsquery that the documents must match. */
  filter?: TsQuery | null
  /**
   * A join with the rows `m (id, document, age)`, whose columns `only` and `order` use. With it, only the newest
   * matches are searched.
   */
  join?: RawBuilder<unknown>
  only?: RawBuilder<boolean>
  /** The order of the results instead of relevance. */
  order?: RawBuilder<unknown>
}

/**
 * Searches an index for documents with all words.
 * @returns ids by relevance.
 */
export async function searchText(
  db: Db,
  index: TextIndex,
  textQuery: TextQuery,
  limit: number,
  offset: number,
  conditions: SearchConditions = {},
): Promise<number[]> {
  return textQuery.words.length === 0 ? [] : rankMatches(db, index, textQuery, conditions, limit, offset)
}

/** Counts the documents with all words, at most `MAX_CANDIDATES`. */
export async function countMatches(
  db: Db,
  index: TextIndex,
  textQuery: TextQuery,
  conditions: SearchConditions = {},
): Promise<number> {
  const { parsed, matches } = selectMatches(index, textQuery, conditions, MAX_CANDIDATES)
  const { rows } = await sql<{ count: number }>`
    with parsed as materialized (${parsed}) select count(*)::int as count from ${matches}`.execute(db)
  return Math.min(rows[0]?.count ?? 0, MAX_CANDIDATES)
}
