import { DAY_MS } from '../../../kit/text/milliseconds.ts'
import { capitalize } from '../../../kit/text/text.ts'
import { isAllDay, type Times, timesOn, type Weekday, type WeeklyTimes, weekdays } from './openingHours.ts'

/** A time of the clock as in `9 AM`, `5:30 PM`, `noon` and `midnight`. */
export function formatClock(clock: string): string {
  if (clock === '12:00') return 'noon'
  if (clock === '00:00' || clock === '24:00') return 'midnight'
  const hour = Number(clock.slice(0, 2))
  const minutes = clock.slice(3)
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Opening times in words, such as `9 AM – 5 PM`, or `Open 24 hours`. */
export const formatTimes = (times: Times) =>
  isAllDay(times) ? 'Open 24 hours' : `${formatClock(times.from)} – ${formatClock(times.until)}`

/** The opening times of a day in words, such as `9 AM – noon, 1 PM – 5 PM`; `Closed` without times. */
export const formatDayTimes = (times: Times[]) => (times.length === 0 ? 'Closed' : times.map(formatTimes).join(', '))

export type WeekLine = { days: Weekday[]; label: string; hours: string }

/** The week in a few lines: days in a row that have the same hours are one line, such as `Monday – Friday`. */
export function describeWeek(weekly: WeeklyTimes[]): WeekLine[] {
  const lines: WeekLine[] = []
  for (const day of weekdays) {
    const hours = formatDayTimes(timesOn(weekly, day))
    const last = lines.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else lines.push({ days: [day], label: '', hours })
  }
  return lines.map((line) => ({ ...line, label: labelDays(line.days) }))
}

function labelDays(days: Weekday[]): string {
  const [first = 'monday', last = first] = [days[0], days.at(-1)]
  if (days.length === weekdays.length) return 'Every day'
  if (days.length === 1) return capitalize(first)
  return `${capitalize(first)} ${days.length === 2 ? 'and' : 'to'} ${capitalize(last)}`
}

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const wholeMonth = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
// The day in the leap year 2000, which has every date.
const inLeapYear = (date: string) => Date.parse(`2000-${date}T00:00:00Z`)

/** The days of a season, such as `May 15 – Sep 20`, or `May – September` for whole months. */
export function formatSeasonDays({ from, until }: { from: string; until: string }): string {
  const start = inLeapYear(from)
  const end = inLeapYear(until)
  const startsMonth = from.endsWith('-01')
  const endsMonth = new Date(end + DAY_MS).getUTCDate() === 1 || until === '02-28'
  if (!startsMonth || !endsMonth) return `${monthDay.format(start)} – ${monthDay.format(end)}`
  const [first, last] = [wholeMonth.format(start), wholeMonth.format(end)]
  return first === last ? first : `${first} – ${last}`
}

/** The day of a holiday, such as `Nov 26`. */
export const formatMonthDay = (day: string) => monthDay.format(Date.parse(`${day}T00:00:00Z`))

/** The days of an exception, such as `Thu, Dec 24, 2026`. */
export function formatExceptionDays({ from, until }: { from: string; until: string }): string {
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${until}T00:00:00Z`)]
  return from === until ? fullDay.format(start) : `${fullDay.format(start)} – ${fullDay.format(end)}`
}

/** The time zone in which hours are meant, such as `Alaska Time`. */
export const formatTimeZone = (timeZone: string, now: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
