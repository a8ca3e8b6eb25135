import type { z } from 'zod'
import { AppError } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { businessesContract } from '../../businesses/businesses.contract.ts'
import { listDirectory } from '../../businesses/directory/directory.service.server.ts'
import { listEvents } from '../../events/eventList.server.ts'
import { eventsContract } from '../../events/events.contract.ts'
import { listJobs } from '../../jobs/jobList.server.ts'
import { jobsContract } from '../../jobs/jobs.contract.ts'
import { listQuestions } from '../../questions/listQuestions.server.ts'
import { questionsContract } from '../../questions/questions.contract.ts'
import type { Kind } from '../../search/kinds.ts'

/** The filters of a list, as query parameters of its URL. */
export type ListFilters = Record<string, string | undefined>
/**
 * One page of a list. `total` is null when the matches were not counted; `partial` means that nothing matches all
 * words.
 */
export type ListPage = { urls: string[]; total: number | null; next_cursor: string | null; partial: boolean }
export type ListedKind = Exclude<Kind, 'help'>

/** The screen of each list, and the query schema of its endpoint. */
export const lists = {
  business: { path: '/businesses', query: businessesContract['GET /profiles'].query },
  job: { path: '/jobs', query: jobsContract['GET /jobs'].query },
  event: { path: '/events', query: eventsContract['GET /events'].query },
  question: { path: '/questions', query: questionsContract['GET /questions'].query },
} satisfies Record<ListedKind, { path: string; query: z.ZodObject }>

/** Parses the query of a list. @throws 400 */
function parseFilters<Query extends z.ZodObject>(schema: Query, filters: ListFilters): z.output<Query> {
  const parsed = schema.safeParse(filters)
  if (parsed.success) return parsed.data
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'The arguments are not valid.')
}

const toUrls = (path: string, items: { id: number }[]) => items.map(({ id }) => `${path}/${id}`)

const MAX_OFFSET = 10_000
async function listBusinesses(services: Services, { cursor, ...filters }: ListFilters): Promise<ListPage> {
  const offset = cursor === undefined ? 0 : /^\d{1,6}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (!(offset <= MAX_OFFSET)) throw new AppError('invalid', 'cursor must be the next_cursor of an earlier result')
  const query = parseFilters(lists.business.query, { ...filters, offset: String(offset) })
  const { profiles, total, partial } = await listDirectory(services, null, query)
  const next = offset + profiles.length
  return {
    urls: toUrls('/businesses', profiles),
    total,
    partial,
    next_cursor: profiles.length > 0 && next < total && next <= MAX_OFFSET ? String(next) : null,
  }
}

async function readPage(services: Services, kind: ListedKind, filters: ListFilters): Promise<ListPage> {
  const { replica, settings } = services
  if (kind === 'business') return listBusinesses(services, filters)
  if (kind === 'job') {
    const { jobs, ...page } = await listJobs(replica, null, parseFilters(lists.job.query, filters))
    return { ...page, urls: toUrls('/jobs', jobs) }
  }
  if (kind === 'event') {
    const query = parseFilters(lists.event.query, filters)
    const { events, ...page } = await listEvents(replica, null, settings.site.time_zone, query)
    return { ...page, urls: toUrls('/events', events) }
  }
  const { questions, ...page } = await listQuestions(replica, null, parseFilters(lists.question.query, filters))
  return { ...page, total: null, urls: toUrls('/questions', questions) }
}

/** The maximum count for lists whose endpoint returns no total. */
const MAX_COUNT = 100

/** Lists one page of a kind, with the filters of its screen. @throws 400 for an invalid filter or cursor */
export async function listPage(services: Services, kind: ListedKind, filters: ListFilters): Promise<ListPage> {
  const page = await readPage(services, kind, filters)
  if (page.total !== null || filters.cursor !== undefined) return page
  if (page.next_cursor === null) return { ...page, total: page.urls.length }
  const { urls, next_cursor } = await readPage(services, kind, { ...filters, limit: String(MAX_COUNT) })
  return { ...page, total: next_cursor === null ? urls.length : null }
}
