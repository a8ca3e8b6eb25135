import { DAY, HOUR, MINUTE } from './milliseconds.ts'

/** Milliseconds after which a moment is shown as a date. */
const MAX_AGE = 7 * DAY

let formatter: Intl.RelativeTimeFormat | undefined

/** How long ago a moment was: `just now`, `5 minutes ago`, `yesterday`. Null for one in the future or more than a week ago. */
export function describeAgo(iso: string, now: number): string | null {
  const age = now - Date.parse(iso)
  // The clocks of server and browser may differ by seconds.
  if (age < -MINUTE || age >= MAX_AGE) return null
  if (age < MINUTE) return 'just now'
  formatter ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  if (age < HOUR) return formatter.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return formatter.format(-Math.floor(age / HOUR), 'hour')
  return formatter.format(-Math.floor(age / DAY), 'day')
}
