import type { Services } from '../kit/server/services.server.ts'
import { features } from './features.ts'
import type { PageCaching } from './pageCaching.ts'

/** Keeps track of the times at which lists change without a write, such as the next expiry of a job. */
export function createClocks(services: Services) {
  const clocks = features
    .flatMap(({ nextChange }) => nextChange ?? [])
    .map((clock) => ({ ...clock, next: null as Promise<number> | null }))
  type Clock = (typeof clocks)[number]

  async function readTime(clock: Clock): Promise<number> {
    const storedTime = clock.next && (await clock.next)
    if (storedTime !== null && storedTime > Date.now()) return storedTime
    const next = clock.read(services)
    clock.next = next
    next.catch(() => {
      if (clock.next === next) clock.next = null
    })
    return next
  }

  return {
    /** Reads the expiry times before rendering, because a change during rendering may not be in the page. */
    async read() {
      const times = await Promise.all(clocks.map(async (clock) => ({ tag: clock.tag, time: await readTime(clock) })))
      return {
        /** Limits the expiry of a page to the next change of its lists. */
        limit: (caching: PageCaching): PageCaching => ({
          ...caching,
          until: Math.min(caching.until, ...times.flatMap(({ tag, time }) => (caching.tags.includes(tag) ? time : []))),
        }),
      }
    },
    /** Drops the times of changed lists. */
    invalidate(tags: string[]) {
      for (const clock of clocks) if (tags.includes(clock.tag) || tags.includes('*')) clock.next = null
    },
    invalidateAll() {
      for (const clock of clocks) clock.next = null
    },
  }
}
