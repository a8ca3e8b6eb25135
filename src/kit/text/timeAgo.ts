import { DAY_MS, HOUR_MS, MINUTE_MS } from './milliseconds.ts'

/** Milliseconds after which a moment is shown as a date. */
const MAX_AGE_MS = 7 * DAY_MS

let formatter: Intl.RelativeTimeFormat | undefined

/** The age of a moment in words: `just now`, `5 minutes ago`, `yesterday`. Null for one in the future or more than a week ago. */
export function describeAgo(iso: string, now: number): string | null {
  const age = now - Date.parse(iso)
  // The clocks of server and browser may differ by seconds.
  if (age < -MINUTE_MS || age >= MAX_AGE_MS) return null
  if (age < MINUTE_MS) return 'just now'
  formatter ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  if (age < HOUR_MS) return formatter.format(-Math.floor(age / MINUTE_MS), 'minute')
  if (age < DAY_MS) return formatter.format(-Math.floor(age / HOUR_MS), 'hour')
  return formatter.format(-Math.floor(age / DAY_MS), 'day')
}
