import { endMinutes, toMinutes, type WeeklyTimes, weekdays } from './openingHours.ts'

const MINUTES_OF_DAY = 1440
const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY

/** Returns two opening times of a week of which one begins before the other one ends; null when there are none. */
export function findOverlap(weekly: WeeklyTimes[]): [WeeklyTimes, WeeklyTimes] | null {
  const spans = weekly
    .map((times) => {
      const midnight = weekdays.indexOf(times.day) * MINUTES_OF_DAY
      return { times, from: midnight + toMinutes(times.from), until: midnight + endMinutes(times) }
    })
    .sort((a, b) => a.from - b.from)
  for (const [at, span] of spans.entries()) {
    // The night after Sunday is the night before Monday.
    const next = spans[at + 1] ?? (spans[0] && { ...spans[0], from: spans[0].from + MINUTES_OF_WEEK })
    if (next && next.times !== span.times && next.from < span.until) return [span.times, next.times]
  }
  return null
}
