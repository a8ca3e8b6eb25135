import { addDays, monthLabel, weekdayNumber } from '../../kit/text/calendar.ts'
import { preview } from '../../kit/text/text.ts'

// Days are calendar dates such as `2026-12-04`, months such as `2026-12`. Both are independent of time zones.

/** The number of days since the last Sunday, on which the weeks of the calendar begin. */
export const daysSinceSunday = (day: string) => weekdayNumber(day) % 7

/** Returns the days of a month in weeks from Sunday to Saturday; null for days of the neighboring months. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days: (string | null)[] = Array.from({ length: daysSinceSunday(first) }, () => null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** Formats a month, such as `December 2026`. */
export const formatMonth = (month: string) => monthLabel(`${month}-01`)

/** Returns the day of a month to select by default: the next day with events, else any day with events, else today. */
export function chooseDay(month: string, today: string, days: { date: string }[]): string {
  const next = days.find(({ date }) => date >= today) ?? days[0]
  return next?.date ?? (today.startsWith(month) ? today : `${month}-01`)
}

/** The maximum length of a title in a cell of the calendar. */
const MAX_CELL_TITLE_LENGTH = 20
/** The maximum number of titles in a cell of the calendar. */
const MAX_TITLES_PER_DAY = 2

export type CalendarDay = { date: string; total: number; titles: string[] }
type LoadedDay = { date: string; total: number; events: { title: string }[] }

/**
 * Returns only the values that the calendar shows, because the page contains its data twice: as HTML and as hydration
 * data.
 */
export const toCalendarDay = ({ date, total, events }: LoadedDay): CalendarDay => ({
  date,
  total,
  titles: events.slice(0, MAX_TITLES_PER_DAY).map(({ title }) => preview(title, MAX_CELL_TITLE_LENGTH)),
})
