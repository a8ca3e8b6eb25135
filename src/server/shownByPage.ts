import type { Caller, Endpoints } from '../kit/api/contract.ts'
import type { Site } from '../kit/page/site.ts'
import type { Shown } from '../kit/server/shown.server.ts'
import { shows } from './features.ts'

/** The tag of a page that is forgotten at every change, because it shows something undeclared. */
export const EVERYTHING = '*'
/** Milliseconds for which such a page is kept. */
const UNDECLARED_AGE = 60_000
/** Milliseconds for which any page is kept, in case that a time is missing in what is declared. */
const MAX_AGE = 3_600_000

/** The cache tags and the expiry of a rendered page. A page with a failed call is not cached. */
export type ShownByPage = { tags: string[]; until: number; hasFailed: boolean }

/** Wraps a caller for one page: collects what the replies show. */
export function collectShown(call: Caller<Endpoints>, site: Site) {
  const now = Date.now()
  const tags = new Set<string>()
  let until = now + MAX_AGE
  let hasFailed = false

  function add({ tags: shown, until: limit }: Shown) {
    for (const tag of shown) tags.add(tag)
    if (limit !== undefined) until = Math.min(until, limit)
  }

  const collect = async (key: keyof Endpoints, input: object = {}) => {
    try {
      const reply = await (call as (key: string, input: object) => Promise<unknown>)(key, input)
      const describe = (shows as Record<string, ((call: object) => Shown) | undefined>)[key]
      add(describe ? describe({ ...input, reply, site, now }) : { tags: [EVERYTHING], until: now + UNDECLARED_AGE })
      return reply
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  return {
    call: collect as unknown as Caller<Endpoints>,
    read: (): ShownByPage => ({ tags: [...tags], until, hasFailed }),
  }
}
