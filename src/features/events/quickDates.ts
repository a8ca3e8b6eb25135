import { addDays, getWeekday } from './calendar.ts'
import type { EventFilters } from './eventFilters.ts'

type Dates = Pick<EventFilters, 'startDate' | 'endDate'>

/** The ranges of days that people ask for most. On a Sunday the weekend is only that day, which “Today” names. */
export function listQuickDates(today: string): (Dates & { label: string })[] {
  const weekday = getWeekday(today)
  const saturday = weekday === 6 ? today : addDays(today, 6 - weekday)
  const weekend = { label: 'This weekend', startDate: saturday, endDate: addDays(saturday, 1) }
  return [
    { label: 'Today', startDate: today, endDate: today },
    ...(weekday === 0 ? [] : [weekend]),
    { label: 'Next 7 days', startDate: today, endDate: addDays(today, 6) },
  ]
}
