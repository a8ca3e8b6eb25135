import { type Db, sql } from '../../database/open.server.ts'

/** How many matches are ranked: a word that is everywhere would else make every search read everything. */
const CANDIDATES = 1000

/** The words of what was typed, without any sign that the search language knows. */
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** All words must match, the last one as a prefix. */
const queryOf = (words: string[]) => {
  const last = `${words.at(-1)}:*`
  return sql`(plainto_tsquery('english', ${words.slice(0, -1).join(' ')})
    && (to_tsquery('english', ${last}) || to_tsquery('unstemmed', ${last})))`
}

/** Ids by relevance, best first. */
async function rank(db: Db, words: string[], limit: number, offset: number): Promise<number[]> {
  const { rows } = await sql<{ question_id: number }>`
    select question_id from (
      select question_id, document from question_search
      where document @@ ${queryOf(words)}
      order by question_id desc limit ${CANDIDATES}
    ) as found
    order by ts_rank_cd(document, ${queryOf(words)}, 1) desc, question_id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => row.question_id)
}

/** Each word that no title knows, replaced by the one most like it. */
async function correct(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ typed: string; meant: string | null }>`
    select typed, case when exists (
        select from title_words known where known.word = typed or starts_with(known.word, typed)
      ) then typed else (
        select word from title_words where word % typed order by similarity(word, typed) desc, word limit 1
      ) end as meant
    from unnest(${words}::text[]) with ordinality as given(typed, place) order by place`.execute(db)
  return rows.map(({ typed, meant }) => meant ?? typed)
}

/**
 * Searches title, content and answers.
 * @returns ids by relevance, and what was searched for instead where nothing had the words as typed.
 */
export async function searchQuestions(db: Db, text: string, limit: number, offset: number) {
  const words = wordsIn(text)
  if (words.length === 0) return { ids: [], corrected: null }
  const ids = await rank(db, words, limit, offset)
  if (ids.length > 0 || offset > 0) return { ids, corrected: null }
  const meant = await correct(db, words)
  if (meant.join(' ') === words.join(' ')) return { ids, corrected: null }
  const guessed = await rank(db, meant, limit, 0)
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
    select question_id from (
      select question_id, document from question_search where document @@ (${query})
      order by question_id desc limit ${CANDIDATES}
    ) as found
    order by ts_rank('{0, 0, 0.1, 1}', document, (${query})) desc, question_id desc
    limit ${limit}`.execute(db)
  return rows.map((row) => row.question_id)
}
