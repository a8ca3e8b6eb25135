import {
  addDays,
  addMonths,
  type Days,
  formatShortDay,
  monthOf,
  monthRange,
  weekdayNumber,
  yearOf,
} from '../../../kit/text/calendar.ts'

/** A period that a text names, and the length of the expression in UTF-16 units. */
export type Period = Days & {
  length: number
  label: string
  /** Whether the name also has another meaning, such as “may”. */
  isWeak?: boolean
}

export type PeriodOptions = {
  today: string
  /** Whether a day without a year is in the past, as after “since”. */
  isPast?: boolean
  /** Whether a word such as “in” precedes the text. Ambiguous names count only then. */
  afterPreposition?: boolean
}
export type ParsePeriod = (text: string, options: PeriodOptions) => Period | null

// Words are separated by spaces and by the punctuation of “Dec. 4th, 2027”.
export const GAP = String.raw`[\s.,]+`
export const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
export const YEAR = String.raw`(?:${GAP}(20\d\d)|,?\s*'?(20\d\d))`

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
export const NUMBER = String.raw`\d{1,3}|a|an|${numbers.join('|')}|(?:a\s+)?couple(?:\s+of)?|(?:a\s+)?few`
export const toNumber = (word: string) =>
  /^\d/.test(word)
    ? Number(word)
    : /couple/.test(word)
      ? 2
      : /few/.test(word)
        ? 3
        : /^an?$/.test(word)
          ? 1
          : numbers.indexOf(word) + 1

/** Resolves a day of the year: the next such day, or the last one when the text is about the past. */
export function resolveDay(
  rule: (year: number) => string | null,
  year: number | null,
  { today, isPast }: PeriodOptions,
) {
  if (year !== null) return rule(year)
  const thisYear = yearOf(today)
  // The next February 29 may be some years away.
  const years = [0, 1, 2, 3, 4].map((distance) => (isPast ? thisYear - distance : thisYear + distance))
  const days = years.flatMap((candidate) => rule(candidate) ?? [])
  return days.find((day) => (isPast ? day <= today : day >= today)) ?? null
}

export const singleDay = (day: string | null, length: number, label = day && formatShortDay(day)): Period | null =>
  day === null || label === null ? null : { from: day, until: day, length, label }

export function resolveMonth(month: number, year: number | null, { today, isPast }: PeriodOptions): Days {
  if (year !== null) return monthRange(year, month)
  const { year: thisYear, month: thisMonth } = monthOf(today)
  const distance = isPast ? (month > thisMonth ? -1 : 0) : month < thisMonth ? 1 : 0
  return monthRange(thisYear + distance, month)
}

export const toYear = (...years: (string | undefined)[]) => {
  const year = years.find((value) => value !== undefined)
  return year === undefined ? null : Number(year.length === 2 ? `20${year}` : year)
}

/** Returns a week, weekend, month or year by its distance from the current one. @returns null for another unit. */
export function resolveRelativePeriod(unit: string, offset: number, today: string): Days | null {
  const { year, month } = monthOf(today)
  const monday = addDays(today, 1 - weekdayNumber(today) + 7 * offset)
  if (unit === 'week') return { from: monday, until: addDays(monday, 6) }
  if (unit === 'weekend') return { from: addDays(monday, 5), until: addDays(monday, 6) }
  if (unit === 'month') return monthRange(year, month + offset)
  if (unit === 'year') return { from: `${year + offset}-01-01`, until: `${year + offset}-12-31` }
  return null
}

/** Adds a number of days, weeks, months or years to a day. */
export const addToDay = (day: string, count: number, unit: string) =>
  unit === 'month'
    ? addMonths(day, count)
    : unit === 'year'
      ? addMonths(day, 12 * count)
      : addDays(day, count * (unit.startsWith('week') ? 7 : 1))
