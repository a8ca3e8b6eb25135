import { TZDate } from '@date-fns/tz'
import type { CallInput, Contract, ReplyOf } from '../api/contract.ts'
import type { Site } from '../page/site.ts'

/**
 * The cache tags of a reply, such as `question:17` or `questions`. A database trigger publishes the tags of changed
 * rows, which invalidates the cached pages with one of these tags. The triggers are in migrations/0042-changes.sql and
 * later versions of its functions.
 */
export type Caching = {
  tags: string[]
  /** The time at which the reply changes without a write, in epoch milliseconds. */
  until?: number
}

/** Returns the cache tags and the expiry of each public endpoint, from the input and the reply of the call. */
export type CachingOf<C extends Contract> = {
  [Key in keyof C & `GET /${string}`]?: (
    call: CallInput<C, Key> & { reply: ReplyOf<C[Key]>; site: Site; now: number },
  ) => Caching
}

/** The end of the current day in a time zone, in epoch milliseconds. */
export function nextMidnight(time_zone: string, now: number): number {
  const today = new TZDate(now, time_zone)
  return new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + 1, time_zone).getTime()
}
