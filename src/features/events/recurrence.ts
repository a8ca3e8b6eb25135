import { type Frequency, OCCURRENCES_MAX } from './events.constants.ts'

export type Recurrence = {
  repeats: Frequency
  /** How often it takes place in all, or until which day. */
  repeat_count: number | null
  repeat_until: string | null
}

const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day))
const lastOf = (year: number, month: number) => dayOf(year, month + 1, 0).getUTCDate()
const ordinals = ['first', 'second', 'third', 'fourth', 'last']
const weekOf = (first: Date) => Math.ceil(first.getUTCDate() / 7)

/** The day of the n-th month after the first that is the same weekday of its month; a fifth one is the last one. */
function sameWeekday(first: Date, n: number): Date {
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + n]
  const shift = (first.getUTCDay() - dayOf(year, month, 1).getUTCDay() + 7) % 7
  const day = 1 + shift + 7 * (weekOf(first) - 1)
  const last = lastOf(year, month)
  return dayOf(year, month, day > last ? day - 7 : day)
}

/** A day that the month lacks is its last one. */
function sameDate(first: Date, n: number): Date {
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + n]
  return dayOf(year, month, Math.min(first.getUTCDate(), lastOf(year, month)))
}

const weeksLater = (first: Date, weeks: number) =>
  dayOf(first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate() + 7 * weeks)

const steps: Record<Frequency, (first: Date, n: number) => Date> = {
  weekly: weeksLater,
  biweekly: (first, n) => weeksLater(first, 2 * n),
  monthly: sameDate,
  monthly_weekday: sameWeekday,
}

/**
 * The days on which something takes place that first does on `first`, at most one more than are allowed.
 * Days are those of a calendar, `2026-12-04`, whatever the zone.
 */
export function occurrenceDays(first: string, { repeats, repeat_count, repeat_until }: Recurrence): string[] {
  const start = new Date(`${first}T00:00:00Z`)
  const most = Math.min(repeat_count ?? Number.POSITIVE_INFINITY, OCCURRENCES_MAX + 1)
  const days: string[] = []
  while (days.length < most) {
    const day = steps[repeats](start, days.length).toISOString().slice(0, 10)
    if (repeat_until !== null && day > repeat_until) break
    days.push(day)
  }
  return days
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** The rules to choose from for something that first takes place on this day, in words. */
export function frequencyWords(first: string): Record<Frequency, string> {
  const start = new Date(`${first}T00:00:00Z`)
  const name = weekday.format(start)
  return {
    weekly: `Every ${name}`,
    biweekly: `Every other ${name}`,
    monthly: `Every month on day ${start.getUTCDate()}`,
    monthly_weekday: `Every month on the ${ordinals[weekOf(start) - 1]} ${name}`,
  }
}
