import type { RawBuilder } from 'kysely'
import { type Db, sql } from './open.server.ts'

/** What is searched: see docs/decisions/014-search-documents-in-tables-of-their-own.md. */
export type TextIndex = {
  /** The function of the database that finds the newest matches. */
  newestMatches: string
  /** Table of the words that complete what is typed, and correct it. */
  words: string
}

/** How many matches are ranked, of the recent and of all others: a word that is everywhere would else make every search read everything. */
const CANDIDATES = 200

/** How many words a beginning may stand for. */
const COMPLETIONS = 12

/** How many different words are looked up for a guess, which costs milliseconds for each. */
const CORRECTED = 8

/** The words of what was typed, as `searchable_text` leaves them in the index, without any sign that the search language knows. */
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

/** Words, and what to look for among the recent and among all others. */
export type Understood = { words: string[]; query: RawBuilder<unknown>; older: RawBuilder<unknown> }

/**
 * What to look for: all words, of which the last may be the beginning of one: of any that a recent document has, or of one
 * that the index knows, when it does not know it as it is.
 * @returns null when no word says anything: "How do I" is what most begin with.
 */
export function understand(db: Db, index: TextIndex, text: string) {
  const words = wordsIn(text)
  // one letter after others is a word just begun
  return understandWords(db, index, words.length > 1 && words.at(-1)?.length === 1 ? words.slice(0, -1) : words)
}

async function understandWords(db: Db, index: TextIndex, words: string[]): Promise<Understood | null> {
  if (words.length === 0) return { words, query: nothing, older: nothing }
  const all = words.join(' ')
  const last = words.at(-1) ?? ''
  const { rows } = await sql<{ says: boolean; last_says: boolean; completions: string[] }>`
    select numnode(plainto_tsquery('english', ${all})) > 0 as says,
      numnode(plainto_tsquery('english', ${last})) > 0 as last_says, array(
        select word from (${completionsOf(index.words, last)}) as begun
        where numnode(plainto_tsquery('english', ${last})) > 0
          and not exists (select from ${sql.table(index.words)} where word = ${last})
      ) as completions`.execute(db)
  const [found] = rows
  if (!found?.says) return null
  const before = sql`plainto_tsquery('english', ${words.slice(0, -1).join(' ')})`
  const meanings = [last, ...found.completions].map((word) => sql`plainto_tsquery('english', ${word})`)
  const older = sql`(${before} && (${either(meanings)}))`
  // the words of what was typed have letters and digits alone, so that nothing of it is taken for a sign
  const begun = sql`${`${last}:*`}::tsquery`
  return { words, query: found.last_says ? sql`(${before} && (${either([...meanings, begun])}))` : older, older }
}

const nothing = sql`''::tsquery`
const either = (alternatives: RawBuilder<unknown>[]) => sql.join(alternatives, sql` || `)

type Newest = {
  older?: RawBuilder<unknown>
  /** When so many are found among the recent, the others are left alone. */
  enough: number
  most?: number
  below?: number
}

/** Rows `(id, document, age)` of the newest that match. */
export const newestMatches = (
  index: TextIndex,
  query: RawBuilder<unknown>,
  { older = query, enough, most = CANDIDATES, below = Number.MAX_SAFE_INTEGER }: Newest,
) => sql`${sql.ref(index.newestMatches)}(${query}, ${older}, ${below}, ${enough}, ${most})`

/** Ids by relevance, best first, the recent before all others, of those that also match `within`. */
async function rank(
  db: Db,
  index: TextIndex,
  { query, older }: Understood,
  within: RawBuilder<unknown> | null,
  limit: number,
  offset: number,
): Promise<number[]> {
  const narrowed = (words: RawBuilder<unknown>) => (within ? sql`(${words} && ${within})` : words)
  const matches = newestMatches(index, narrowed(query), { older: narrowed(older), enough: offset + limit })
  const { rows } = await sql<{ id: number }>`
    select id from ${matches}
    order by age, ts_rank_cd(document, ${query}, 1) desc, id desc
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
  understood: Understood,
  limit: number,
  offset: number,
  within: RawBuilder<unknown> | null = null,
): Promise<{ ids: number[]; corrected: string | null }> {
  const { words } = understood
  if (words.length === 0) return { ids: [], corrected: null }
  const ids = await rank(db, index, understood, within, limit, offset)
  if (ids.length > 0 || offset > 0) return { ids, corrected: null }
  const meant = await correct(db, index, words)
  if (meant.join(' ') === words.join(' ')) return { ids, corrected: null }
  const guess = await understandWords(db, index, meant)
  const guessed = guess ? await rank(db, index, guess, within, limit, 0) : []
  return { ids: guessed, corrected: guessed.length > 0 ? meant.join(' ') : null }
}
