import { handleNotLoaded, type NotLoaded } from '../../../kit/api/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../../kit/api/contract.ts'
import { pageQuery, redirectPastLastPage } from '../../../kit/forms/listUrl.ts'
import { verificationStatuses } from '../businesses.constants.ts'

export type AdminList = ReplyOf<Endpoints['GET /admin/businesses']>
export type Review = ReplyOf<Endpoints['GET /admin/businesses/:id']>

export const parseStatus = (params: URLSearchParams) =>
  verificationStatuses.find((status) => status === params.get('status')) ?? null

/** The business under review, or the reason why it could not be loaded. */
export type Reviewed = Review | NotLoaded

/** Loads the list and the business under review. A failure of one does not affect the other. */
export async function loadVerification(api: Caller<Endpoints>, url: URL) {
  const { searchParams } = url
  const query = {
    status: parseStatus(searchParams) ?? undefined,
    search: searchParams.get('search') ?? '',
    ...pageQuery(searchParams),
  }
  const id = searchParams.get('review')
  const [list, confirmations, review] = await Promise.all([
    api('GET /admin/businesses', { query }).catch(handleNotLoaded('Failed to load businesses')),
    // The page also works without these counts.
    api('GET /admin/confirmations').catch(() => null),
    id
      ? api('GET /admin/businesses/:id', { params: { id } }).catch(
          handleNotLoaded('Failed to load business information'),
        )
      : null,
  ])
  if ('total' in list) redirectPastLastPage(url, list.total)
  return { list, confirmations, review }
}
