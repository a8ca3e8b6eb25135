import { type NotLoaded, notLoaded } from '../../../kit/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../../kit/contract.ts'
import { pageQuery, redirectPastLastPage } from '../../../kit/listUrl.ts'
import { USAGE_PAGE, usagePageSizes } from '../chat.constants.ts'

export type ChatStats = ReplyOf<Endpoints['GET /admin/chat/stats']>
export type UsageList = ReplyOf<Endpoints['GET /admin/chat/usage']>
export type UsageDetail = ReplyOf<Endpoints['GET /admin/chat/usage/:ip']>
/** What is known of an address, or why nothing is. */
export type LookedUp = UsageDetail | NotLoaded

/** How many addresses are shown at once. */
export const sizeIn = (params: URLSearchParams): number =>
  usagePageSizes.find((size) => String(size) === params.get('size')) ?? USAGE_PAGE

/** All of the tab, and the address that is looked at; what fails leaves the rest of the dashboard standing. */
export async function loadChat(api: Caller<Endpoints>, url: URL) {
  const { searchParams } = url
  const ip = searchParams.get('ip')
  const size = sizeIn(searchParams)
  const query = { search: searchParams.get('search') ?? '', ...pageQuery(searchParams, size) }
  const [all, detail] = await Promise.all([
    Promise.all([
      api('GET /admin/chat/stats'),
      api('GET /admin/chat/usage', { query }),
      api('GET /admin/chat/blocked'),
    ]).catch(notLoaded('Failed to load chat data')),
    ip ? api('GET /admin/chat/usage/:ip', { params: { ip } }).catch(notLoaded('Failed to load chat data')) : null,
  ])
  if ('failure' in all) return { loaded: all, detail }
  const [stats, list, { blocked }] = all
  redirectPastLastPage(url, list.totals.unique_ips, size)
  return { loaded: { stats, list, blocked }, detail }
}
