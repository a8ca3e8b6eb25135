import { handleNotLoaded, type NotLoaded } from '../../../kit/api/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../../kit/api/contract.ts'

export type DisputeReview = ReplyOf<Endpoints['GET /admin/disputes/:id']>
/** The dispute under review, or the reason why it could not be loaded. */
export type ReviewedDispute = DisputeReview | NotLoaded

/** Loads the list, open disputes first, and the dispute under review. A failure of one does not affect the other. */
export async function loadDisputes(api: Caller<Endpoints>, { searchParams }: URL) {
  const id = searchParams.get('dispute')
  const cursor = searchParams.get('cursor') ?? undefined
  const [list, review] = await Promise.all([
    api('GET /admin/disputes', { query: { cursor } }).catch(handleNotLoaded('Failed to load the disputes')),
    id ? api('GET /admin/disputes/:id', { params: { id } }).catch(handleNotLoaded('Failed to load the dispute')) : null,
  ])
  return { list, review }
}
export type LoadedDisputes = Awaited<ReturnType<typeof loadDisputes>>
