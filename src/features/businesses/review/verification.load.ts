import { handleNotLoaded, type NotLoaded } from '../../../kit/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../../kit/contract.ts'
import { pageQuery, redirectPastLastPage } from '../../../kit/listUrl.ts'
import { verificationStatuses } from '../businesses.constants.ts'

export type AdminList = ReplyOf<Endpoints['GET /admin/businesses']>
export type Review = ReplyOf<Endpoints['GET /admin/businesses/:id']>

export const statusIn = (params: URLSearchParams) =>
  verificationStatuses.find((status) => status === params.get('status')) ?? null

/** What is known of the business under review, or why nothing is. */
export type Reviewed = Review | NotLoaded

/** The list, and the business under review; what fails leaves the rest of the dashboard standing. */
export async function loadVerification(api: Caller<Endpoints>, url: URL) {
  const { searchParams } = url
  const query = {
    status: statusIn(searchParams) ?? undefined,
    search: searchParams.get('search') ?? '',
    ...pageQuery(searchParams),
  }
  const id = searchParams.get('review')
  const [list, review] = await Promise.all([
    api('GET /admin/businesses', { query }).catch(handleNotLoaded('Failed to load businesses')),
    id
      ? api('GET /admin/businesses/:id', { params: { id } }).catch(
          handleNotLoaded('Failed to load business information'),
        )
      : null,
  ])
  if ('total' in list) redirectPastLastPage(url, list.total)
  return { list, review }
}
