import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'

/** Where a kind of thing is searched: see docs/decisions/014-questions-are-searched-in-a-table-of-their-own.md. */
export type TextIndex = {
  /** Table of the documents, each with the number of what it is of. */
  documents: string
  key: string
  /** Table of the words that complete what is typed, and correct it. */
  words: string
}

/** How many matches are ranked: a word that is everywhere would else make every search read everything. */
const CANDIDATES = 200

/** How many words a beginning may stand for. */
const COMPLETIONS = 12

/** How many different words are looked up for a guess, which costs milliseconds for each. */
const CORRECTED = 8

/** The words of what was typed, as `words_of` leaves them in the index, without any sign that the search language knows. */
export const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ʼ/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The words of a table that begin with this one, the shortest first. */
export const completionsOf = (words: string, beginning: string) => sql<{ word: string }>`
  select word from ${sql.table(words)}
  where word > ${beginning} collate "C" and word < (${beginning} || chr(1114111)) collate "C"
  order by length(word), word limit ${COMPLETIONS}`

export type Understood = { words: string[]; query: RawBuilder<unknown> }

/**
 * What to look for: all words, of which the last may be the beginning of one that the index knows.
 * @returns null when no word says anything: "How do I" is what most begin with.
 */
export function understand(db: Db, index: TextIndex, text: string) {
  const words = wordsIn(text)
  // one letter after others is a word just begun
  return understandWords(db, index, words.length > 1 && words.at(-1)?.length === 1 ? words.slice(0, -1) : words)
}

async function understandWords(db: Db, index: TextIndex, words: string[]): Promise<Understood | null> {
  if (words.length === 0) return { words, query: sql`''::tsquery` }
  const all = words.join(' ')
  const last = words.at(-1) ?? ''
  const { rows } = await sql<{ says: boolean; completions: string[] }>`
    select numnode(plainto_tsquery('english', ${all})) > 0 as says, array(
      select word from (${completionsOf(index.words, last)}) as begun
      where numnode(plainto_tsquery('english', ${last})) > 0
    ) as completions`.execute(db)
  const [found] = rows
  if (!found?.says) return null
  const before = words.slice(0, -1).join(' ')
  const alternatives = [last, ...found.completions].map((word) => sql`plainto_tsquery('english', ${word})`)
  return { words, query: sql`(plainto_tsquery('english', ${before}) && (${sql.join(alternatives, sql` || `)}))` }
}

/** Rows of numbers: the newest of those up to `newest`, or of all, that match, newest first. */
export const newestMatches = (
  { documents, key }: TextIndex,
  query: RawBuilder<unknown>,
  wanted = CANDIDATES,
  newest: RawBuilder<unknown> = sql`(select max(${sql.ref(key)}) from ${sql.table(documents)})`,
) => sql`newest_documents(${sql.lit(documents)}, ${sql.lit(key)}, ${query}, ${newest}, ${wanted})`

/** Ids by relevance, best first, of those that also match `within`. */
async function rank(
  db: Db,
  index: TextIndex,
  query: RawBuilder<unknown>,
  within: RawBuilder<unknown> | null,
  limit: number,
  offset: number,
): Promise<number[]> {
  const key = sql.ref(index.key)
  const { rows } = await sql<{ id: number }>`
    select ${key} as id
    from ${newestMatches(index, within ? sql`(${query} && ${within})` : query)} as ${key}
      join ${sql.table(index.documents)} using (${key})
    order by ts_rank_cd(document, ${query}, 1) desc, ${key} desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Each of the first few words that the index does not know or begin with, replaced by the one most like it. */
async function correct(db: Db, index: TextIndex, words: string[]): Promise<string[]> {
  const known = sql.table(index.words)
  const { rows } = await sql<{ typed: string; meant: string | null }>`
    select typed, (
      select word from ${known} where word % typed order by similarity(word, typed) desc, word limit 1
    ) as meant
    from unnest(${[...new Set(words)].slice(0, CORRECTED)}::text[]) as typed
    where length(typed) > 3 and not exists (
      select from ${known} where word >= typed collate "C" and word < (typed || chr(1114111)) collate "C"
    )`.execute(db)
  const meant = new Map(rows.map((row) => [row.typed, row.meant ?? row.typed]))
  return words.map((word) => meant.get(word) ?? word)
}

/**
 * Searches an index, or the part of it that matches `within`.
 * @returns ids by relevance, and what was searched for instead where nothing had the words as typed.
 */
export async function searchText(
  db: Db,
  index: TextIndex,
  { words, query }: Understood,
  limit: number,
  offset: number,
  within: RawBuilder<unknown> | null = null,
): Promise<{ ids: number[]; corrected: string | null }> {
  if (words.length === 0) return { ids: [], corrected: null }
  const ids = await rank(db, index, query, within, limit, offset)
  if (ids.length > 0 || offset > 0) return { ids, corrected: null }
  const meant = await correct(db, index, words)
  if (meant.join(' ') === words.join(' ')) return { ids, corrected: null }
  const guess = await understandWords(db, index, meant)
  const guessed = guess ? await rank(db, index, guess.query, within, limit, 0) : []
  return { ids: guessed, corrected: guessed.length > 0 ? meant.join(' ') : null }
}
