import { type Db, sql } from '../../database/open.server.ts'
import { extractWords, selectNewestMatches, type TextIndex } from '../../database/textSearch.server.ts'

/** The search index over titles, contents and answers. */
export const questionIndex: TextIndex = { newestMatches: 'newest_matching_questions', words: 'title_words' }

/**
 * Finds questions that share words with a title. Of more than four words only the longest count, because long words
 * tend to be rare. Two of them must match.
 * @returns ids, most similar first.
 */
export async function findSimilarQuestions(db: Db, title: string, limit: number): Promise<number[]> {
  const words = [...new Set(extractWords(title))].filter((word) => word.length > 3)
  const longest = words.sort((a, b) => b.length - a.length).slice(0, 4)
  if (longest.length === 0) return []
  const pairs = longest.flatMap((first, index) => longest.slice(index + 1).map((second) => `${first} ${second}`))
  const alternatives = pairs.length > 0 ? pairs : longest
  const query = sql`(${sql.join(
    alternatives.map((pair) => sql`plainto_tsquery('english', ${pair})`),
    sql` || `,
  )})`
  const { rows } = await sql<{ id: number }>`
    select id from ${selectNewestMatches(questionIndex, query, { sufficient: limit })}
    order by ts_rank('{0, 0, 0.1, 1}', document, ${query}) desc, id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
