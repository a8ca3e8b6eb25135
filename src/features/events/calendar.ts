// Days are `2026-12-04` and months `2026-12`, of a calendar on the wall: no zone has a part in it.

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const textOf = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return textOf(date)
}

/** The same day so many months on, or the last one of a month that lacks it. */
export function addMonths(day: string, months: number): string {
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return textOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))))
}

export const weekdayOf = (day: string) => dateOf(day).getUTCDay()

/** The days of a month in weeks from Sunday to Saturday; null where a week reaches out of it. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(dateOf(day))
}
/** `Friday, December 4, 2026` */
export const dayWords = words({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const monthAndYear = words({ month: 'long', year: 'numeric' })
/** `December 2026` */
export const monthWords = (month: string) => monthAndYear(`${month}-01`)

/** The day to show of a month when none is asked for: the next with events, else one that has some. */
export function dayToShow(month: string, today: string, days: { date: string }[]): string {
  const next = days.find(({ date }) => date >= today) ?? days[0]
  return next?.date ?? (today.startsWith(month) ? today : `${month}-01`)
}
