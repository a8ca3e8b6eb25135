import { capitalize } from './text.ts'

/** A range of days such as `2026-12-04`, both included; null is unbounded. */
export type DayRange = { from: string | null; until: string | null }
export type Days = { from: string; until: string }

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)
const formatDay = (date: Date) => date.toISOString().slice(0, 10)

export const addDays = (day: string, days: number) => {
  const date = parseDay(day)
  date.setUTCDate(date.getUTCDate() + days)
  return formatDay(date)
}

/** The same day of another month, `months` later, or the last day of that month when it has no such day. */
export function addMonths(day: string, months: number) {
  const { year, month } = monthOf(day)
  const { until } = monthRange(year, month + months)
  const last = Math.min(Number(day.slice(8)), Number(until.slice(8)))
  return `${until.slice(0, 8)}${String(last).padStart(2, '0')}`
}

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayNumber = (day: string) => parseDay(day).getUTCDay() || 7

/** The days of a month. @param month counted from 0; values below 0 and above 11 mean other years. */
export const monthRange = (year: number, month: number): Days => ({
  from: formatDay(new Date(Date.UTC(year, month, 1))),
  until: formatDay(new Date(Date.UTC(year, month + 1, 0))),
})

export const yearOf = (day: string) => Number(day.slice(0, 4))
export const monthOf = (day: string) => ({ year: yearOf(day), month: Number(day.slice(5, 7)) - 1 })

/** The day as a text. @returns null for a date that does not exist, such as February 30. */
export function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day))
  return date.getUTCMonth() === month && day > 0 ? formatDay(date) : null
}

/**
 * The nth weekday of a month.
 * @param weekday counted from 1 for Monday.
 * @param nth counted from 1; -1 is the last one
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string | null {
  const { from, until } = monthRange(year, month)
  const day =
    nth === -1
      ? addDays(until, -((weekdayNumber(until) - weekday + 7) % 7))
      : addDays(from, ((weekday - weekdayNumber(from) + 7) % 7) + 7 * (nth - 1))
  return day >= from && day <= until ? day : null
}

/** Easter Sunday of a year. Source: Meeus, Astronomical Algorithms, chapter 8. */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return formatDay(new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)))
}

const monthNames = 'january february march april may june july august september october november december'.split(' ')
const weekdayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** Sources of regular expressions for the names and their usual abbreviations. */
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
export const WEEKDAY =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'

/** The month whose name matches `MONTH`, counted from 0. */
export const toMonth = (name: string) => monthNames.findIndex((month) => month.startsWith(name.slice(0, 3)))
/** The weekday whose name matches `WEEKDAY`, counted from 1 for Monday. */
export const toWeekday = (name: string) => weekdayNames.findIndex((day) => day.startsWith(name.slice(0, 3))) + 1
export const weekdayName = (weekday: number) => capitalize(weekdayNames[weekday - 1] ?? '')
/** Formats the month of a day, such as `December 2026`. */
export const monthLabel = (day: string) => `${capitalize(monthNames[monthOf(day).month] ?? '')} ${yearOf(day)}`

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
/** Formats a day, such as `Friday, December 4, 2026`. */
export const formatLongDay = (day: string) => longDay.format(parseDay(day))
const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
/** Formats a day, such as `Dec 4, 2026`. */
export const formatShortDay = (day: string) => shortDay.format(parseDay(day))
/** Formats a range of days, such as `Dec 4 – 6, 2026`. */
export const formatDays = ({ from, until }: Days) =>
  from === until
    ? formatShortDay(from)
    : shortDay.formatRange(parseDay(from), parseDay(until)).replaceAll('\u2009', ' ')
