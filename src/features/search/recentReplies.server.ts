import { LRUCache } from 'lru-cache'
import { ANY_CONTENT } from '../../kit/server/memory.server.ts'
import type { Kind } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'
import { searchAll } from './searchAll.server.ts'
import type { SearchServices } from './searchContext.server.ts'

/** The maximum number of replies in memory. Each takes some 40 kB. */
const MAX_REPLIES = 150
/**
 * The maximum age of a cached reply. Some changes do not clear the cache: events end, days change, words are counted,
 * and texts get vectors.
 */
const MAX_AGE_MS = 10_000

type Replies = LRUCache<string, Promise<SearchReply>>

/** Like `searchAll`, but returns the cached reply of the same search while no public content has changed. */
export async function searchRecent(
  services: SearchServices,
  text: string,
  options: { limit?: number; kind?: Kind },
): Promise<SearchReply> {
  // A replica may still lack the change that cleared the cache.
  if (services.replica !== services.db) return searchAll(services, text, options)
  const createReplies = async (): Promise<Replies> => new LRUCache({ max: MAX_REPLIES, ttl: MAX_AGE_MS })
  const replies = await services.memory.recall(ANY_CONTENT, 'search.replies', createReplies)
  const key = JSON.stringify([text, options.kind, options.limit])
  const cachedReply = replies.get(key)
  if (cachedReply) return cachedReply
  const reply = searchAll(services, text, options)
  replies.set(key, reply)
  const forget = () => void (replies.peek(key) === reply && replies.delete(key))
  // The order of these replies depends on votes and opening hours, whose changes do not clear the cache.
  reply.then(({ understood: { order, facts } }) => (order !== null || facts.includes('open_now')) && forget(), forget)
  return reply
}
