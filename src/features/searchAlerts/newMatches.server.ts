import type { Services } from '../../kit/server/services.server.ts'
import { listDirectory } from '../businesses/directory/directory.service.server.ts'
import { parseFilters } from '../businesses/directory/directory.ts'
import { parseEventFilters, toListFilters as toEventFilters } from '../events/eventFilters.ts'
import { listEvents } from '../events/eventList.server.ts'
import { listJobs } from '../jobs/jobList.server.ts'
import { parseJobFilters, toListFilters as toJobFilters } from '../jobs/jobList.ts'
import { listQuestions } from '../questions/listQuestions.server.ts'
import { parseQuestionFilters } from '../questions/questionList.ts'
import type { SearchList } from '../savedSearches/savedSearches.constants.ts'

const PAGE_SIZE = 100
/** The maximum number of pages of the newest matches of a list of questions or jobs. A search ranks no more either. */
const MAX_PAGES = 3

type Page = { ids: number[]; next_cursor: string | null; partial: boolean }

/** Reads the pages of a list. Leaves out partial matches, which cause no alert. */
async function readPages(read: (cursor: string | undefined) => Promise<Page>): Promise<number[]> {
  const matchingIds: number[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < MAX_PAGES && cursor !== null; page++) {
    const { ids, next_cursor, partial } = await read(cursor ?? undefined)
    if (partial) break
    matchingIds.push(...ids)
    cursor = next_cursor
  }
  return matchingIds
}

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

/**
 * Finds public entries of a list that match the filters. The result contains each of the `items` that matches, and may
 * contain other entries.
 */
const findMatches: Record<
  SearchList,
  (services: Services, params: URLSearchParams, items: number[]) => Promise<number[]>
> = {
  questions(services, params) {
    const { db, closeSearch } = services
    const { search, topic } = parseQuestionFilters(params)
    const query = { search: search || undefined, topic: topic || undefined, sort: 'newest', limit: PAGE_SIZE } as const
    return readPages(async (cursor) => {
      const { questions, next_cursor, partial } = await listQuestions(db, null, { ...query, cursor }, (limit) =>
        closeSearch.find(services, 'question', search, {}, limit),
      )
      return { ids: idsOf(questions), next_cursor, partial }
    })
  },

  jobs(services, params) {
    const { db, closeSearch } = services
    const query = { ...toJobFilters({ ...parseJobFilters(params), sort: '' }), sort: undefined, limit: PAGE_SIZE }
    return readPages(async (cursor) => {
      const page = { ...query, cursor: cursor === undefined ? undefined : Number(cursor) }
      const { jobs, next_cursor, partial } = await listJobs(db, null, page, (filter, limit) =>
        closeSearch.find(services, 'job', query.search ?? '', { query: filter }, limit),
      )
      return { ids: idsOf(jobs), next_cursor, partial }
    })
  },

  async events({ db, settings }, params, items) {
    const filters = toEventFilters(parseEventFilters(params))
    const query = { ...filters, ids: items, limit: items.length }
    return idsOf((await listEvents(db, null, settings.site.time_zone, query)).events)
  },

  async businesses(services, params, items) {
    const { search, industry, city, group } = parseFilters(params)
    const query = { search: search || undefined, industry: industry || undefined, city: city || undefined, group }
    const page = { ids: items, sort: 'newest', limit: items.length, offset: 0 } as const
    // Read from the primary, because the replica may lag behind.
    const current = { ...services, replica: services.db }
    const { profiles, partial } = await listDirectory(current, null, { ...query, ...page })
    return partial ? [] : idsOf(profiles)
  },
}

/**
 * Returns those of the items that are in the list with these filters. It uses the list's own query with the rights of a
 * visitor.
 */
export async function findNewMatches(
  services: Services,
  list: SearchList,
  query: string,
  items: number[],
): Promise<number[]> {
  const matchingIds = new Set(await findMatches[list](services, new URLSearchParams(query), items))
  return items.filter((id) => matchingIds.has(id))
}
