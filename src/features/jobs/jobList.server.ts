import { type Db, sql } from '../../database/open.server.ts'
import { parseTextQuery, searchText, type TextQuery } from '../../database/textSearch.server.ts'
import type { TsQuery } from '../../database/tsquery.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { CloseMatches } from '../../kit/server/services.server.ts'
import { filterByConditions, type JobConditions, type JobOrder, jobOrders } from './jobConditions.server.ts'
import { filterJobs, findNewestMatches, type JobFilter, jobIndex } from './jobSearch.server.ts'
import { type JobSort, MAX_COUNT } from './jobs.constants.ts'
import { isActive, isPublic, readJobList, serializeJob } from './jobs.query.server.ts'
import { readJobs } from './readJobs.server.ts'

type JobListFilter = JobFilter & Pick<JobConditions, 'min_pay' | 'max_pay' | 'pay_unit'>
type JobListQuery = JobListFilter & {
  search?: string
  not_location?: string
  sort?: JobSort
  limit: number
  cursor?: number
}

/** Finds partial matches when no job contains all words. */
type FindClose = (filter: TsQuery | null, limit: number) => Promise<CloseMatches>

/**
 * The number of matches of a text, and of a place, to which the conditions are applied. For a text it is the number
 * that a search ranks; for a place, the newest jobs are taken.
 */
const [SEARCH_CANDIDATES, PLACE_CANDIDATES] = [200, 3000]

/**
 * Lists jobs: newest first, or by relevance with `search`, unless `sort` names another order. The cursor is the last
 * id, or the offset for a search or another order.
 */
export async function listJobs(db: Db, viewer: Viewer | null, query: JobListQuery, findClose?: FindClose) {
  const { search, sort, limit, cursor, not_location, ...listFilters } = query
  const filters = { ...listFilters, not_locations: not_location === undefined ? [] : [not_location] }
  const { is_active } = filters
  const conditions = filterByConditions(filters)
  const textQuery = search === undefined ? null : await parseTextQuery(db, search)
  const filter = textQuery || filters.location !== undefined ? await filterJobs(db, filters) : null
  if (conditions || (sort && sort !== 'newest')) {
    const textMatches = textQuery ? await findMatches(textQuery, SEARCH_CANDIDATES, 0) : null
    const ids = textMatches?.ids ?? (filter ? await findNewestMatches(db, filter, PLACE_CANDIDATES, undefined) : null)
    return {
      ...(await pickJobs(db, viewer, { ...query, filters }, ids, textMatches !== null)),
      corrected: textMatches?.corrected ?? null,
      partial: textMatches?.partial ?? false,
    }
  }
  if (textQuery) {
    const offset = cursor ?? 0
    const { ids, isClose, partial, corrected } = await findMatches(textQuery, limit + 1, offset)
    return {
      jobs: await readJobs(db, viewer, ids.slice(0, limit), is_active),
      // Partial matches are a guess, so they have only one page.
      next_cursor: ids.length > limit && !isClose ? String(offset + limit) : null,
      total: offset > 0 || (ids.length > limit && !isClose) ? null : Math.min(ids.length, limit),
      corrected,
      partial,
    }
  }
  if (!filter) {
    const { page, next_cursor } = toPage(await readJobList(db, filters, limit, cursor), limit, ({ id }) => [id])
    return {
      jobs: page.map((row) => serializeJob(viewer, row)),
      next_cursor,
      total: null,
      corrected: null,
      partial: false,
    }
  }
  const ids = await findNewestMatches(db, filter, limit + 1, cursor)
  const { page, next_cursor } = toPage(ids, limit, (id) => [id])
  return {
    jobs: await readJobs(db, viewer, page, is_active),
    next_cursor,
    total: null,
    corrected: null,
    partial: false,
  }

  /** Finds jobs that contain all words, or else partial matches. */
  async function findMatches(words: TextQuery, limit: number, offset: number) {
    const ids = await searchText(db, jobIndex, words, limit, offset, { filter })
    const close = ids.length === 0 && offset === 0 ? await findClose?.(filter, limit) : undefined
    return close ? { ...close, isClose: true } : { ids, isClose: false, partial: false, corrected: null }
  }
}

/** SQL for the public jobs that meet all conditions. @param ids the jobs to choose from; null for all. */
const selectPicked = ({ is_active, job_type, ...conditions }: JobConditions & JobFilter, ids: number[] | null) => sql`
  jobs as j where ${isPublic}
  ${is_active === undefined ? sql`` : is_active ? sql`and ${isActive}` : sql`and not ${isActive}`}
  ${job_type === undefined ? sql`` : sql`and j.job_type = ${job_type}`}
  ${ids === null ? sql`` : sql`and j.id = any(${ids}::bigint[])`}
  and ${filterByConditions(conditions) ?? sql`true`}`

type JobSelection = { ids: number[] | null; order: JobOrder | 'relevance'; limit: number; offset?: number }

/** Returns the ids of public jobs that meet all conditions. The order `relevance` keeps the order of `ids`. */
async function pickJobIds(
  db: Db,
  filters: JobConditions & JobFilter,
  { ids, order, limit, offset = 0 }: JobSelection,
): Promise<number[]> {
  const sorted =
    order === 'relevance' ? { order: sql`array_position(${ids}::bigint[], j.id)`, condition: null } : jobOrders[order]
  const { rows } = await sql<{ id: number }>`
    select j.id from ${selectPicked(filters, ids)} and ${sorted.condition ?? sql`true`}
    order by ${sorted.order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Returns the ids of one page of the public jobs that meet all conditions, and their number up to `MAX_COUNT`. A few
 * jobs are found through the index of pay and then sorted: in the index of the order they could be far apart.
 */
export async function pickJobPage(
  db: Db,
  filters: JobConditions & JobFilter,
  { ids, order, limit, offset }: JobSelection,
): Promise<{ found: number[]; total: number }> {
  const condition = order === 'relevance' ? null : jobOrders[order].condition
  const { rows } = await sql<{ id: number }>`
    select j.id from ${selectPicked(filters, ids)} and ${condition ?? sql`true`} limit ${sql.lit(MAX_COUNT)}`.execute(
    db,
  )
  const few = rows.length < MAX_COUNT && order !== 'relevance' ? rows.map(({ id }) => id) : ids
  return { found: await pickJobIds(db, filters, { ids: few, order, limit, offset }), total: rows.length }
}

/** One page of jobs with conditions that the search documents do not contain, or in another order. */
async function pickJobs(
  db: Db,
  viewer: Viewer | null,
  { sort, limit, cursor = 0, filters }: JobListQuery & { filters: JobConditions & JobFilter },
  ids: number[] | null,
  isSearch: boolean,
) {
  const order = sort ?? (isSearch ? 'relevance' : 'newest')
  const { found, total } = await pickJobPage(db, filters, { ids, order, limit: limit + 1, offset: cursor })
  return {
    jobs: await readJobs(db, viewer, found.slice(0, limit), filters.is_active),
    next_cursor: found.length > limit ? String(cursor + limit) : null,
    total: cursor === 0 ? total : null,
  }
}
