import { TZDate } from '@date-fns/tz'
import type { CallInput, Contract, ReplyOf } from '../api/contract.ts'
import type { Site } from '../page/site.ts'

/**
 * What a reply shows, as tags such as `question:17` or `questions`. A change of the database announces the tags of what
 * changed, and pages with one of them are forgotten. The triggers of migrations/0042-changes.sql name the tags.
 */
export type Shown = {
  tags: string[]
  /** When the reply changes without a write, in epoch milliseconds. */
  until?: number
}

/** Returns what the reply of each endpoint shows to visitors, from the input and the reply of the call. */
export type Shows<C extends Contract> = {
  [Key in keyof C & `GET /${string}`]?: (
    call: CallInput<C, Key> & { reply: ReplyOf<C[Key]>; site: Site; now: number },
  ) => Shown
}

/** Returns when the current day ends in a time zone, in epoch milliseconds. */
export function nextMidnight(time_zone: string, now: number): number {
  const today = new TZDate(now, time_zone)
  return new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + 1, time_zone).getTime()
}
