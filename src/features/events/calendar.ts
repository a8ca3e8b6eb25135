import { preview } from '../../kit/text/text.ts'

// Days are calendar dates such as `2026-12-04`, months such as `2026-12`. Both are independent of time zones.

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)
const formatDay = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  const date = parseDay(day)
  date.setUTCDate(date.getUTCDate() + days)
  return formatDay(date)
}

/** Returns the same day of another month, or the last day of that month when it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = parseDay(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return formatDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))))
}

/** Returns the weekday as a number; 0 is Sunday. */
export const getWeekday = (day: string) => parseDay(day).getUTCDay()

/** Returns the days of a month in weeks from Sunday to Saturday; null for days of the neighboring months. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days: (string | null)[] = Array.from({ length: getWeekday(first) }, () => null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

const dayFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(parseDay(day))
}
/** Formats a day, such as `Friday, December 4, 2026`. */
export const formatLongDay = dayFormatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const monthAndYear = dayFormatter({ month: 'long', year: 'numeric' })
/** Formats a month, such as `December 2026`. */
export const formatMonth = (month: string) => monthAndYear(`${month}-01`)

/** Returns the day of a month to select by default: the next day with events, else any day with events, else today. */
export function chooseDay(month: string, today: string, days: { date: string }[]): string {
  const next = days.find(({ date }) => date >= today) ?? days[0]
  return next?.date ?? (today.startsWith(month) ? today : `${month}-01`)
}

/** The maximum length of a title in a cell of the calendar. */
const TITLE_PREVIEW = 20
/** The maximum number of titles in a cell of the calendar. */
const TITLES_OF_DAY = 2

export type CalendarDay = { date: string; total: number; titles: string[] }
type LoadedDay = { date: string; total: number; events: { title: string }[] }

/**
 * Returns only the values that the calendar shows, because the page contains its data twice: as HTML and as hydration
 * data.
 */
export const toCalendarDay = ({ date, total, events }: LoadedDay): CalendarDay => ({
  date,
  total,
  titles: events.slice(0, TITLES_OF_DAY).map(({ title }) => preview(title, TITLE_PREVIEW)),
})
