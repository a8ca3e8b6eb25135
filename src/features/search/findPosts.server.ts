import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import { newestMatches, type TextIndex } from '../../database/textSearch.server.ts'
import { filterJobs, findNewestMatches, type JobFilter, jobIndex } from '../jobs/jobSearch.server.ts'
import { questionIndex } from '../questions/questionSearch.server.ts'
import { both, type Concept, countIn, countInTitle, type Hit, inTiers } from './concepts.server.ts'

/** Jobs or questions that have all of it, or some of it, those among the recent first. */
function rank(db: Db, index: TextIndex, concepts: Concept[], within: RawBuilder<unknown> | null, limit: number) {
  const narrowed = (query: RawBuilder<unknown>) => (within ? both([query, within]) : query)
  return inTiers(concepts, limit, async ({ query, older }) => {
    const matches = newestMatches(index, narrowed(query), { older: narrowed(older), enough: limit })
    const { rows } = await sql<Hit>`
      select id, ${countIn(sql`document`, concepts)} as covered,
        ${countInTitle(sql`ts_filter(document, '{a}')`, concepts)} as titled
      from ${matches}
      order by covered desc, titled desc, age, ts_rank_cd(document, ${query}, 1) desc, id desc
      limit ${limit}`.execute(db)
    return rows
  })
}

/** Open jobs; of other places when there are none there. */
export async function findJobs(db: Db, concepts: Concept[], narrowing: JobFilter, limit: number): Promise<Hit[]> {
  const within = await filterJobs(db, narrowing)
  if (!within) return []
  if (concepts.length === 0) {
    const ids = await findNewestMatches(db, within, limit, undefined)
    if (ids.length > 0 || !narrowing.location) return ids.map((id) => ({ id, covered: 0, titled: 0 }))
  }
  const found = concepts.length === 0 ? [] : await rank(db, jobIndex, concepts, within, limit)
  if (!narrowing.location || found.some(({ covered }) => covered === concepts.length)) return found
  const elsewhere = await findJobs(db, concepts, { ...narrowing, location: undefined }, limit)
  const known = new Set(found.map(({ id }) => id))
  const others = elsewhere.filter(({ id }) => !known.has(id)).map((hit) => ({ ...hit, elsewhere: true }))
  return [...found, ...others].slice(0, limit)
}

export const findQuestions = (db: Db, concepts: Concept[], limit: number): Promise<Hit[]> =>
  concepts.length === 0
    ? sql<Hit>`select id, 0 as covered, 0 as titled from questions order by id desc limit ${limit}`
        .execute(db)
        .then(({ rows }) => rows)
    : rank(db, questionIndex, concepts, null, limit)
