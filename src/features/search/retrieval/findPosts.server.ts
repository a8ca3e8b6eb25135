import { type Db, sql } from '../../../database/open.server.ts'
import { selectNewestMatches, type TextIndex } from '../../../database/textSearch.server.ts'
import { allOf, type TsQuery, toSql } from '../../../database/tsquery.server.ts'
import { filterJobs, findNewestMatches, type JobFilter, jobIndex } from '../../jobs/jobSearch.server.ts'
import { questionIndex } from '../../questions/questionSearch.server.ts'
import { isPublicQuestion } from '../../questions/questions.query.server.ts'
import type { Term } from '../terms/terms.server.ts'
import { isFullHit } from './coverage.ts'
import { findInTiers } from './findInTiers.server.ts'
import { joinHits, markOutside, plainHit, type SearchHit, selectRanked } from './ranking.server.ts'

/** Ranks jobs or questions that match the terms. */
function rankPosts(db: Db, index: TextIndex, terms: Term[], filter: TsQuery | null, limit: number) {
  const withFilter = (query: TsQuery) => toSql(filter === null ? query : allOf([query, filter]))
  return findInTiers(db, terms, ({ query, older }, ranked) => {
    const matches = selectNewestMatches(index, withFilter(query), { older: withFilter(older), sufficient: limit })
    return selectRanked({
      terms: ranked,
      found: sql`select id, document, age, ts_filter(document, '{a}') as title from ${matches}`,
      order: sql`age, ts_rank(document, ${toSql(query)}, 1) desc, id desc`,
      limit,
    })
  })
}

/** @param filter a further tsquery that the documents must match. */
export const rankJobs = (db: Db, terms: Term[], filter: TsQuery | null, limit: number) =>
  rankPosts(db, jobIndex, terms, filter, limit)

/** Finds open jobs; adds jobs in other places when there is no full match. */
export async function findJobs(db: Db, terms: Term[], jobFilter: JobFilter, limit: number): Promise<SearchHit[]> {
  const filter = await filterJobs(db, jobFilter)
  if (!filter) return []
  if (terms.length === 0) {
    const ids = await findNewestMatches(db, filter, limit, undefined)
    if (ids.length > 0 || !jobFilter.locations) return ids.map(plainHit)
  }
  const hits = terms.length === 0 ? [] : await rankPosts(db, jobIndex, terms, filter, limit)
  if (!jobFilter.locations || hits.some(isFullHit)) return hits
  const elsewhere = await findJobs(db, terms, { ...jobFilter, locations: undefined }, limit)
  return joinHits([hits, markOutside(elsewhere, 'place')], limit)
}

export const findQuestions = (db: Db, terms: Term[], limit: number): Promise<SearchHit[]> =>
  terms.length === 0
    ? sql<{ id: number }>`
        select q.id from questions as q where ${isPublicQuestion} order by q.id desc limit ${limit}`
        .execute(db)
        .then(({ rows }) => rows.map(({ id }) => plainHit(id)))
    : rankPosts(db, questionIndex, terms, null, limit)
