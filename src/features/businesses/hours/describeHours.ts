import { findHoliday } from '../../../region/holidays.ts'
import { describeWeek, formatDayTimes, formatExceptionDays, formatSeasonDays } from './formatHours.ts'
import type { OpeningHours, WeeklyTimes } from './openingHours.ts'

const describeWeekly = (weekly: WeeklyTimes[]) =>
  describeWeek(weekly)
    .map(({ label, hours }) => `${label} ${hours === 'Closed' ? 'closed' : hours}`)
    .join('; ')

/** The opening hours as sentences without a period, for language models and other readers that cannot show a table. */
export function describeHours(hours: OpeningHours): string[] {
  const closedOn = hours.holidays.filter(({ times }) => times.length === 0)
  const open = hours.holidays.filter(({ times }) => times.length > 0)
  const labelOf = (name: string) => findHoliday(name)?.label ?? name
  return [
    ...(hours.weekly.length > 0 ? [describeWeekly(hours.weekly)] : []),
    ...hours.seasons.map((season) => {
      const days = `${season.name ? `${season.name}, ` : ''}${formatSeasonDays(season)}`
      if (season.weekly.length > 0) return `${days}: ${describeWeekly(season.weekly)}`
      return `${days}: ${season.by_appointment ? 'by appointment' : 'closed'}`
    }),
    ...(hours.by_appointment ? [hours.weekly.length > 0 ? 'Also by appointment' : 'By appointment'] : []),
    ...(closedOn.length > 0 ? [`Closed on ${closedOn.map(({ holiday }) => labelOf(holiday)).join(', ')}`] : []),
    ...open.map(({ holiday, times }) => `${labelOf(holiday)}: ${formatDayTimes(times)}`),
    ...hours.exceptions.map((exception) => {
      const note = exception.note ? ` (${exception.note})` : ''
      return `${formatExceptionDays(exception)}${note}: ${formatDayTimes(exception.times).replace('Closed', 'closed')}`
    }),
    ...(hours.note ? [hours.note] : []),
  ]
}
