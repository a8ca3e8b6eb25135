import { addDays, weekdayNumber } from '../../kit/text/calendar.ts'
import type { EventFilters } from './eventFilters.ts'

type Dates = Pick<EventFilters, 'startDate' | 'endDate'>

/** The ranges of days that people ask for most. On a Sunday the weekend is only that day, which “Today” names. */
export function listQuickDates(today: string): (Dates & { label: string })[] {
  const weekday = weekdayNumber(today)
  const saturday = addDays(today, 6 - weekday)
  const weekend = { label: 'This weekend', startDate: saturday, endDate: addDays(saturday, 1) }
  return [
    { label: 'Today', startDate: today, endDate: today },
    ...(weekday === 7 ? [] : [weekend]),
    { label: 'Next 7 days', startDate: today, endDate: addDays(today, 6) },
  ]
}
