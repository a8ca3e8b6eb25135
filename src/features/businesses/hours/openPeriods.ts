import { TZDate } from '@date-fns/tz'
import { addDays } from '../../../kit/text/calendar.ts'
import { scheduleOf } from './daySchedule.ts'
import { endMinutes, type OpeningHours, toMinutes } from './openingHours.ts'

/** A time in which a business is open, in epoch milliseconds; `until` is the first moment at which it is closed. */
export type Period = { from: number; until: number }

/**
 * The moment of a clock time on a day. A clock time that is skipped in spring is taken as if the clocks had not changed
 * yet; one that occurs twice in autumn is the first.
 */
export function momentOf(day: string, minutes: number, zone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new TZDate(year, month - 1, date, 0, minutes, zone).getTime()
}

/** The periods that begin on a day. Adjoining ones are joined. */
const periodsOn = (hours: OpeningHours, day: string, zone: string): Period[] =>
  scheduleOf(hours, day).times.map((times) => ({
    from: momentOf(day, toMinutes(times.from), zone),
    until: momentOf(day, endMinutes(times), zone),
  }))

/** The periods that begin on these days, earliest first. Adjoining ones are joined. */
export function listPeriods(hours: OpeningHours, firstDay: string, days: number, zone: string): Period[] {
  const periods: Period[] = []
  for (let at = 0; at < days; at++) {
    for (const period of periodsOn(hours, addDays(firstDay, at), zone)) {
      const last = periods.at(-1)
      if (last && period.from <= last.until) last.until = Math.max(last.until, period.until)
      // A period can lie completely in the hour that the clocks skip.
      else if (period.until > period.from) periods.push(period)
    }
  }
  return periods
}
