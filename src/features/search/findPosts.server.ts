import { type Db, sql } from '../../database/open.server.ts'
import { selectNewestMatches, type TextIndex } from '../../database/textSearch.server.ts'
import { allOf, type TsQuery, toSql } from '../../database/tsquery.server.ts'
import { filterJobs, findNewestMatches, type JobFilter, jobIndex } from '../jobs/jobSearch.server.ts'
import { questionIndex } from '../questions/questionSearch.server.ts'
import { isPublicQuestion } from '../questions/questions.query.server.ts'
import { countTerms, findInTiers, type SearchHit, type SearchTerm, scoreTitle } from './searchTerms.server.ts'

/** Ranks jobs or questions that match all terms, then those that match some, recent documents first. */
function rankPosts(db: Db, index: TextIndex, terms: SearchTerm[], filter: TsQuery | null, limit: number) {
  const withFilter = (query: TsQuery) => toSql(filter === null ? query : allOf([query, filter]))
  return findInTiers(db, terms, limit, ({ query, older }) => {
    const matches = selectNewestMatches(index, withFilter(query), { older: withFilter(older), sufficient: limit })
    // "offset 0" keeps the planner from filtering the title again for each term.
    return sql`
      select id, ${countTerms(sql`document`, terms)} as term_count, ${scoreTitle(sql`title`, terms)} as title_score
      from (select id, document, age, ts_filter(document, '{a}') as title from ${matches} offset 0) as found
      order by term_count desc, title_score desc, age, ts_rank_cd(document, ${toSql(query)}, 1) desc, id desc
      limit ${limit}`
  })
}

/** Finds open jobs; adds jobs in other places when there is no full match. */
export async function findJobs(db: Db, terms: SearchTerm[], jobFilter: JobFilter, limit: number): Promise<SearchHit[]> {
  const filter = await filterJobs(db, jobFilter)
  if (!filter) return []
  if (terms.length === 0) {
    const ids = await findNewestMatches(db, filter, limit, undefined)
    if (ids.length > 0 || !jobFilter.location) return ids.map((id) => ({ id, term_count: 0, title_score: 0 }))
  }
  const hits = terms.length === 0 ? [] : await rankPosts(db, jobIndex, terms, filter, limit)
  if (!jobFilter.location || hits.some(({ term_count }) => term_count === terms.length)) return hits
  const outsideHits = await findJobs(db, terms, { ...jobFilter, location: undefined }, limit)
  const knownIds = new Set(hits.map(({ id }) => id))
  const otherHits = outsideHits
    .filter(({ id }) => !knownIds.has(id))
    .map((hit) => ({ ...hit, is_outside_filter: true }))
  return [...hits, ...otherHits].slice(0, limit)
}

export const findQuestions = (db: Db, terms: SearchTerm[], limit: number): Promise<SearchHit[]> =>
  terms.length === 0
    ? sql<SearchHit>`
        select q.id, 0 as term_count, 0 as title_score from questions as q
        where ${isPublicQuestion} order by q.id desc limit ${limit}`
        .execute(db)
        .then(({ rows }) => rows)
    : rankPosts(db, questionIndex, terms, null, limit)
