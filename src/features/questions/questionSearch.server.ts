import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'

/** How many matches are ranked: a word that is everywhere would else make every search read everything. */
const CANDIDATES = 200

/** How many words a beginning may stand for. */
const COMPLETIONS = 12

/** How many different words are looked up for a guess, which costs milliseconds for each. */
const CORRECTED = 8

/** The words of what was typed, as `words_of` leaves them in the index, without any sign that the search language knows. */
const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ʼ/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * What to look for: all words, of which the last, when no title has it, may be the beginning of one that some title has.
 * @returns null when no word says anything: "How do I" is what most begin with.
 */
export function understand(db: Db, text: string) {
  const words = wordsIn(text)
  // one letter after others is a word just begun
  return understandWords(db, words.length > 1 && words.at(-1)?.length === 1 ? words.slice(0, -1) : words)
}

type Understood = { words: string[]; query: RawBuilder<unknown> }

async function understandWords(db: Db, words: string[]): Promise<Understood | null> {
  if (words.length === 0) return { words, query: sql`''::tsquery` }
  const all = words.join(' ')
  const last = words.at(-1) ?? ''
  const { rows } = await sql<{ says: boolean; completions: string[] }>`
    select numnode(plainto_tsquery('english', ${all})) > 0 as says, array(
      select word from title_words
      where word > ${last} collate "C" and word < (${last} || chr(1114111)) collate "C"
        and numnode(plainto_tsquery('english', ${last})) > 0
        and not exists (select from title_words where word = ${last})
      order by length(word), word limit ${COMPLETIONS}
    ) as completions`.execute(db)
  const [found] = rows
  if (!found?.says) return null
  const before = words.slice(0, -1).join(' ')
  const alternatives = [last, ...found.completions].map((word) => sql`plainto_tsquery('english', ${word})`)
  return { words, query: sql`(plainto_tsquery('english', ${before}) && (${sql.join(alternatives, sql` || `)}))` }
}

/** The newest questions that match, as many as are ranked. */
const newestMatches = (query: RawBuilder<unknown>) =>
  sql`newest_matches(${query}, (select max(question_id) from question_search), ${CANDIDATES})`

/** Ids by relevance, best first. */
async function rank(db: Db, query: RawBuilder<unknown>, limit: number, offset: number): Promise<number[]> {
  const { rows } = await sql<{ question_id: number }>`
    select question_id
    from ${newestMatches(query)} as question_id join question_search using (question_id)
    order by ts_rank_cd(document, ${query}, 1) desc, question_id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => row.question_id)
}

/** Each of the first few words that no title knows or begins with, replaced by the one most like it. */
async function correct(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ typed: string; meant: string | null }>`
    select typed, (
      select word from title_words where word % typed order by similarity(word, typed) desc, word limit 1
    ) as meant
    from unnest(${[...new Set(words)].slice(0, CORRECTED)}::text[]) as typed
    where length(typed) > 3 and not exists (
      select from title_words where word >= typed collate "C" and word < (typed || chr(1114111)) collate "C"
    )`.execute(db)
  const meant = new Map(rows.map((row) => [row.typed, row.meant ?? row.typed]))
  return words.map((word) => meant.get(word) ?? word)
}

/**
 * Searches title, content and answers.
 * @returns ids by relevance, and what was searched for instead where nothing had the words as typed.
 */
export async function searchQuestions(db: Db, { words, query }: Understood, limit: number, offset: number) {
  if (words.length === 0) return { ids: [], corrected: null }
  const ids = await rank(db, query, limit, offset)
  if (ids.length > 0 || offset > 0) return { ids, corrected: null }
  const meant = await correct(db, words)
  if (meant.join(' ') === words.join(' ')) return { ids, corrected: null }
  const guess = await understandWords(db, meant)
  const guessed = guess ? await rank(db, guess.query, limit, 0) : []
  return { ids: guessed, corrected: guessed.length > 0 ? meant.join(' ') : null }
}

/**
 * Questions that share words with a title.
 * @returns ids, most alike first. Of many words the longest count, which are the rarest; two of them must agree.
 */
export async function findSimilar(db: Db, title: string, limit: number): Promise<number[]> {
  const words = [...new Set(wordsIn(title))].filter((word) => word.length > 3)
  const chosen = words.sort((a, b) => b.length - a.length).slice(0, 4)
  if (chosen.length === 0) return []
  const pairs = chosen.flatMap((one, at) => chosen.slice(at + 1).map((other) => `${one} ${other}`))
  const alternatives = pairs.length > 0 ? pairs : chosen
  const query = sql.join(
    alternatives.map((pair) => sql`plainto_tsquery('english', ${pair})`),
    sql` || `,
  )
  const { rows } = await sql<{ question_id: number }>`
    select question_id
    from ${newestMatches(query)} as question_id join question_search using (question_id)
    order by ts_rank('{0, 0, 0.1, 1}', document, (${query})) desc, question_id desc
    limit ${limit}`.execute(db)
  return rows.map((row) => row.question_id)
}
