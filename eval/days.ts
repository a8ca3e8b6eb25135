import { addDays, weekdayNumber } from '../src/kit/text/calendar.ts'

/** The days for expectations and placeholders, as ISO days in the time zone of the region. */
export type Days = { today: string; demoDay: string; time_zone: string }

/** The ISO day of a time in the time zone. */
export const formatDay = (time: string | number, time_zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(new Date(time))

/** The local time of day, such as `17:30`. */
export const formatClock = (time: string, time_zone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: time_zone }).format(new Date(time))

/**
 * Replaces placeholders for dates, which count from the day on which the demo was created, like the demo's events:
 * `{day+9}` becomes `December 4, 2026`, `{md+9}` becomes `12/4`, `{weekday+9}` becomes `Friday`.
 */
export function fillPlaceholders(text: string, { demoDay }: Days): string {
  const styles: Record<string, Intl.DateTimeFormatOptions> = {
    day: { dateStyle: 'long' },
    md: { month: 'numeric', day: 'numeric' },
    weekday: { weekday: 'long' },
  }
  return text.replace(/\{(day|md|weekday)\+(\d+)\}/g, (_, style, days) =>
    new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' }).format(
      Date.parse(addDays(demoDay, Number(days))),
    ),
  )
}

/**
 * Parses a day of a condition: `{date+9}` (nine days after the demo was created), `today`, `today+3`, or `12-26` (the next
 * December 26).
 * @throws when the text has another form.
 */
export function parseDay(text: string, { today, demoDay }: Days): string {
  const [, base, days] = /^(?:\{(date)\+(\d+)\})$/.exec(text) ?? /^(today)(?:\+(\d+))?$/.exec(text) ?? []
  if (base) return addDays(base === 'date' ? demoDay : today, Number(days ?? 0))
  if (!/^\d\d-\d\d$/.test(text)) throw new Error(`Not a day of a condition: ${text}`)
  const thisYear = `${today.slice(0, 4)}-${text}`
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${text}`
}

/** Parses a period into its first and last day. Weeks begin on Monday. */
export function parsePeriod(
  when: 'today' | 'tomorrow' | 'this weekend' | 'this week' | 'next week',
  { today }: Days,
): [string, string] {
  const weekday = weekdayNumber(today) - 1
  const day = (days: number) => addDays(today, days)
  return {
    today: [day(0), day(0)] as [string, string],
    tomorrow: [day(1), day(1)] as [string, string],
    'this weekend': [day(Math.max(0, 5 - weekday)), day(6 - weekday)] as [string, string],
    'this week': [day(0), day(6 - weekday)] as [string, string],
    'next week': [day(7 - weekday), day(13 - weekday)] as [string, string],
  }[when]
}
