import type { Caller, Endpoints } from '../kit/api/contract.ts'
import type { Site } from '../kit/page/site.ts'
import type { Caching } from '../kit/server/caching.server.ts'
import { endpointCaching } from './features.ts'

/** The tag of a page that every change invalidates, because one of its calls has no declared caching. */
export const EVERYTHING = '*'
/** The maximum milliseconds for which a page with an undeclared call is cached. */
const MAX_UNDECLARED_AGE_MS = 60_000
/** The maximum milliseconds for which any page is cached, for the case that a declaration lacks an expiry. */
const MAX_AGE_MS = 3_600_000

/** The cache tags and the expiry of a rendered page. A page with a failed call is not cached. */
export type PageCaching = { tags: string[]; until: number; hasFailed: boolean }

/** Wraps a caller for one page: collects the cache tags and the earliest expiry of its replies. */
export function collectCaching(call: Caller<Endpoints>, site: Site) {
  const now = Date.now()
  const tags = new Set<string>()
  let until = now + MAX_AGE_MS
  let hasFailed = false

  function add({ tags: added, until: limit }: Caching) {
    for (const tag of added) tags.add(tag)
    if (limit !== undefined) until = Math.min(until, limit)
  }

  const collect = async (key: keyof Endpoints, input: object = {}) => {
    try {
      const reply = await (call as (key: string, input: object) => Promise<unknown>)(key, input)
      const describe = (endpointCaching as Record<string, ((call: object) => Caching) | undefined>)[key]
      add(
        describe
          ? describe({ ...input, reply, site, now })
          : { tags: [EVERYTHING], until: now + MAX_UNDECLARED_AGE_MS },
      )
      return reply
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  return {
    call: collect as unknown as Caller<Endpoints>,
    read: (): PageCaching => ({ tags: [...tags], until, hasFailed }),
  }
}
