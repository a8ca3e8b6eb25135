import { handleNotLoaded, type NotLoaded } from '../../kit/api/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../kit/api/contract.ts'
import { loadHeldPosts } from '../heldPosts/heldPosts.load.ts'
import { reportStatuses } from './moderation.constants.ts'

export type ReportList = ReplyOf<Endpoints['GET /admin/reports']>
export type ReportContext = ReplyOf<Endpoints['GET /admin/reports/:id']>
/** The report under review, or the reason why it could not be loaded. */
export type ReviewedReport = ReportContext | NotLoaded

export const parseReportStatus = (params: URLSearchParams) =>
  reportStatuses.find((status) => status === params.get('reports')) ?? 'open'

/** Loads the queue, the held posts and the report under review. A failure of one does not affect the other. */
export async function loadReports(api: Caller<Endpoints>, { searchParams }: URL) {
  const id = searchParams.get('report')
  const cursor = searchParams.get('cursor') ?? undefined
  const [list, review, held] = await Promise.all([
    api('GET /admin/reports', { query: { status: parseReportStatus(searchParams), cursor } }).catch(
      handleNotLoaded('Failed to load the reports'),
    ),
    id ? api('GET /admin/reports/:id', { params: { id } }).catch(handleNotLoaded('Failed to load the report')) : null,
    loadHeldPosts(api),
  ])
  return { list, review, held }
}
