import { addDays, type Days, weekdayNumber, yearOf } from '../../../kit/text/calendar.ts'
import { findHoliday } from '../../../region/holidays.ts'
import { isInSeason, type OpeningHours, type Season, type Times, timesOn, weekdays } from './openingHours.ts'

/** The hours of one day and their reason. */
export type DaySchedule = {
  times: Times[]
  by_appointment: boolean
  /** The season of the day; null outside of all seasons. */
  season: Season | null
  /** The reason why the day differs from the week: the name of a holiday, or the note of an exception. Null on an ordinary day. */
  differs: { reason: string | null } | null
}

/** Returns the schedule of a day such as `2026-12-24`. */
export function scheduleOf(hours: OpeningHours, day: string): DaySchedule {
  const season = hours.seasons.find((each) => isInSeason(each, day)) ?? null
  const { weekly, by_appointment } = season ?? hours
  const weekday = weekdays[weekdayNumber(day) - 1] ?? 'monday'
  const ordinary = { times: timesOn(weekly, weekday), by_appointment, season }

  const exception = hours.exceptions.find(({ from, until }) => from <= day && day <= until)
  if (exception) return { ...ordinary, times: exception.times, differs: { reason: exception.note } }

  const holiday = hours.holidays.find((each) => findHoliday(each.holiday)?.rule(yearOf(day)) === day)
  // A holiday changes nothing on a day that is closed anyway.
  if (!holiday || (holiday.times.length === 0 && ordinary.times.length === 0)) return { ...ordinary, differs: null }
  return { ...ordinary, times: holiday.times, differs: { reason: findHoliday(holiday.holiday)?.label ?? null } }
}

/** Consecutive days that differ from the week in the same way. */
export type DifferingDays = Days & { reason: string | null; times: Times[] }

/** Lists the days that differ from the week, within `count` days from `from`. */
export function differingDays(hours: OpeningHours, from: string, count: number): DifferingDays[] {
  const list: DifferingDays[] = []
  for (let index = 0; index < count; index++) {
    const day = addDays(from, index)
    const { times, differs } = scheduleOf(hours, day)
    if (!differs) continue
    const last = list.at(-1)
    const isSame =
      last?.until === addDays(day, -1) &&
      last.reason === differs.reason &&
      JSON.stringify(last.times) === JSON.stringify(times)
    if (isSame) last.until = day
    else list.push({ from: day, until: day, reason: differs.reason, times })
  }
  return list
}
