import {
  addDays,
  addMonths,
  monthOf,
  monthRange,
  weekdayName,
  weekdayNumber,
  yearOf,
} from '../../../kit/text/calendar.ts'
import { type Frequency, MAX_OCCURRENCES } from '../events.constants.ts'

export type Recurrence = {
  repeats: Frequency
  /** The number of occurrences including the first; null when `repeat_until` is set. */
  repeat_count: number | null
  repeat_until: string | null
}

const ordinals = ['first', 'second', 'third', 'fourth', 'last']
const dayOfMonth = (day: string) => Number(day.slice(8))
const weekOfMonth = (day: string) => Math.ceil(dayOfMonth(day) / 7)

/** Returns the same weekday of the month, `n` months later. A fifth weekday becomes the last one of its month. */
function sameWeekdayOfMonth(first: string, n: number): string {
  const { from, until } = monthRange(yearOf(first), monthOf(first).month + n)
  const offset = (weekdayNumber(first) - weekdayNumber(from) + 7) % 7
  const day = addDays(from, offset + 7 * (weekOfMonth(first) - 1))
  return day > until ? addDays(day, -7) : day
}

const nthOccurrence: Record<Frequency, (first: string, n: number) => string> = {
  weekly: (first, n) => addDays(first, 7 * n),
  biweekly: (first, n) => addDays(first, 14 * n),
  monthly: addMonths,
  monthly_weekday: sameWeekdayOfMonth,
}

/**
 * Returns the days of all occurrences as calendar dates such as `2026-12-04`. It returns at most one day more than the
 * maximum, so that callers can detect an excess.
 */
export function occurrenceDays(first: string, { repeats, repeat_count, repeat_until }: Recurrence): string[] {
  const maxDays = Math.min(repeat_count ?? Number.POSITIVE_INFINITY, MAX_OCCURRENCES + 1)
  const days: string[] = []
  while (days.length < maxDays) {
    const day = nthOccurrence[repeats](first, days.length)
    if (repeat_until !== null && day > repeat_until) break
    days.push(day)
  }
  return days
}

/** Describes each frequency for an event that starts on this day: `Every Tuesday`. */
export function describeFrequencies(first: string): Record<Frequency, string> {
  const name = weekdayName(weekdayNumber(first))
  return {
    weekly: `Every ${name}`,
    biweekly: `Every other ${name}`,
    monthly: `Every month on day ${dayOfMonth(first)}`,
    monthly_weekday: `Every month on the ${ordinals[weekOfMonth(first) - 1]} ${name}`,
  }
}
