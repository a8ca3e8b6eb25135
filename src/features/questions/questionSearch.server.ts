import { type Db, sql } from '../../database/open.server.ts'
import { newestMatches, type TextIndex, wordsIn } from '../search/textSearch.server.ts'

/** Titles, contents and answers. */
export const questionIndex: TextIndex = { kind: 'question', words: 'title_words' }

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
  const query = sql`(${sql.join(
    alternatives.map((pair) => sql`plainto_tsquery('english', ${pair})`),
    sql` || `,
  )})`
  const { rows } = await sql<{ id: number }>`
    select id from ${newestMatches(questionIndex, query, { enough: limit })}
    order by ts_rank('{0, 0, 0.1, 1}', document, ${query}) desc, id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
