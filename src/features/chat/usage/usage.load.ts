import { handleNotLoaded, type NotLoaded } from '../../../kit/api/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../../kit/api/contract.ts'
import { pageQuery, redirectPastLastPage } from '../../../kit/forms/listUrl.ts'
import { USAGE_PAGE_SIZE, usagePageSizes } from '../chat.constants.ts'

export type ChatStats = ReplyOf<Endpoints['GET /admin/chat/stats']>
export type UsageListReply = ReplyOf<Endpoints['GET /admin/chat/usage']>
export type UsageDetail = ReplyOf<Endpoints['GET /admin/chat/usage/:ip']>
/** The usage of an IP address, or the reason why it could not be loaded. */
export type UsageDetailResult = UsageDetail | NotLoaded

/** Returns the page size in the URL, else the default. */
export const parsePageSize = (params: URLSearchParams): number =>
  usagePageSizes.find((size) => String(size) === params.get('size')) ?? USAGE_PAGE_SIZE

/** Loads the tab and the selected IP address. A failure is returned instead of thrown, so that the dashboard still works. */
export async function loadChatTab(api: Caller<Endpoints>, url: URL) {
  const { searchParams } = url
  const ip = searchParams.get('ip')
  const size = parsePageSize(searchParams)
  const query = { search: searchParams.get('search') ?? '', ...pageQuery(searchParams, size) }
  const [replies, detail] = await Promise.all([
    Promise.all([
      api('GET /admin/chat/stats'),
      api('GET /admin/chat/usage', { query }),
      api('GET /admin/chat/blocked'),
      api('GET /admin/chat/unanswered'),
    ]).catch(handleNotLoaded('Failed to load chat data')),
    ip ? api('GET /admin/chat/usage/:ip', { params: { ip } }).catch(handleNotLoaded('Failed to load chat data')) : null,
  ])
  if ('failure' in replies) return { loaded: replies, detail }
  const [stats, list, { blocked }, unanswered] = replies
  redirectPastLastPage(url, list.totals.unique_ips, size)
  return { loaded: { stats, list, blocked, unanswered }, detail }
}
