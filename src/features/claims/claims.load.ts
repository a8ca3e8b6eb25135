import { handleNotLoaded, type NotLoaded } from '../../kit/api/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../kit/api/contract.ts'
import { pageQuery, redirectPastLastPage } from '../../kit/forms/listUrl.ts'
import { claimStatuses } from './claims.constants.ts'
import { loadDisputes } from './disputes/disputes.load.ts'

export type ClaimList = ReplyOf<Endpoints['GET /admin/claim-requests']>
export type ClaimReview = ReplyOf<Endpoints['GET /admin/claim-requests/:id']>
/** The claim under review, or the reason why it could not be loaded. */
export type ReviewedClaim = ClaimReview | NotLoaded

export const parseClaimStatus = (params: URLSearchParams) =>
  claimStatuses.find((status) => status === params.get('status')) ?? null

/** Loads the list, the longest pending claims first, the claim under review, and the disputes. A failure of one does not affect the other. */
export async function loadClaims(api: Caller<Endpoints>, url: URL) {
  const { searchParams } = url
  const id = searchParams.get('claim')
  const status = parseClaimStatus(searchParams) ?? undefined
  const [list, review, disputes] = await Promise.all([
    api('GET /admin/claim-requests', { query: { status, sort: 'pending', ...pageQuery(searchParams) } }).catch(
      handleNotLoaded('Failed to load claim requests'),
    ),
    id
      ? api('GET /admin/claim-requests/:id', { params: { id } }).catch(
          handleNotLoaded('Failed to load the claim request'),
        )
      : null,
    loadDisputes(api, url),
  ])
  if ('total' in list) redirectPastLastPage(url, list.total)
  return { list, review, disputes }
}
