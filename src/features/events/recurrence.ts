import { type Frequency, OCCURRENCES_MAX } from './events.constants.ts'

export type Recurrence = {
  repeats: Frequency
  /** The number of occurrences including the first; null when `repeat_until` is set. */
  repeat_count: number | null
  repeat_until: string | null
}

const utcDate = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day))
const daysInMonth = (year: number, month: number) => utcDate(year, month + 1, 0).getUTCDate()
const ordinals = ['first', 'second', 'third', 'fourth', 'last']
const weekOfMonth = (first: Date) => Math.ceil(first.getUTCDate() / 7)

/** Returns the same weekday of the month, `n` months later. A fifth weekday becomes the last one of its month. */
function sameWeekdayOfMonth(first: Date, n: number): Date {
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + n]
  const offset = (first.getUTCDay() - utcDate(year, month, 1).getUTCDay() + 7) % 7
  const day = 1 + offset + 7 * (weekOfMonth(first) - 1)
  const last = daysInMonth(year, month)
  return utcDate(year, month, day > last ? day - 7 : day)
}

/** Returns the same day of the month, `n` months later, or the last day of a shorter month. */
function sameDayOfMonth(first: Date, n: number): Date {
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + n]
  return utcDate(year, month, Math.min(first.getUTCDate(), daysInMonth(year, month)))
}

const addWeeks = (first: Date, weeks: number) =>
  utcDate(first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate() + 7 * weeks)

const nthOccurrence: Record<Frequency, (first: Date, n: number) => Date> = {
  weekly: addWeeks,
  biweekly: (first, n) => addWeeks(first, 2 * n),
  monthly: sameDayOfMonth,
  monthly_weekday: sameWeekdayOfMonth,
}

/**
 * Returns the days of all occurrences as calendar dates such as `2026-12-04`. It returns at most one day more than the
 * maximum, so that callers can detect an excess.
 */
export function occurrenceDays(first: string, { repeats, repeat_count, repeat_until }: Recurrence): string[] {
  const start = new Date(`${first}T00:00:00Z`)
  const maxDays = Math.min(repeat_count ?? Number.POSITIVE_INFINITY, OCCURRENCES_MAX + 1)
  const days: string[] = []
  while (days.length < maxDays) {
    const day = nthOccurrence[repeats](start, days.length).toISOString().slice(0, 10)
    if (repeat_until !== null && day > repeat_until) break
    days.push(day)
  }
  return days
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Describes each frequency for an event that starts on this day: `Every Tuesday`. */
export function describeFrequencies(first: string): Record<Frequency, string> {
  const start = new Date(`${first}T00:00:00Z`)
  const name = weekday.format(start)
  return {
    weekly: `Every ${name}`,
    biweekly: `Every other ${name}`,
    monthly: `Every month on day ${start.getUTCDate()}`,
    monthly_weekday: `Every month on the ${ordinals[weekOfMonth(start) - 1]} ${name}`,
  }
}
