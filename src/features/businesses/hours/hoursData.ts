import { capitalize } from '../../../kit/text/text.ts'
import { findHoliday } from '../../../region/holidays.ts'
import { type OpeningHours, type Season, type Times, type WeeklyTimes, weekdays } from './openingHours.ts'

type Validity = { validFrom?: string; validThrough?: string }

/** Search engines do not know `24:00`: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const toClock = (clock: string) => (clock === '24:00' ? '23:59' : clock)

const specify = (times: Times, dayOfWeek: string[] | undefined, validity: Validity) => ({
  '@type': 'OpeningHoursSpecification',
  ...(dayOfWeek && { dayOfWeek }),
  opens: toClock(times.from),
  closes: toClock(times.until),
  ...validity,
})

const closed = { from: '00:00', until: '00:00' }

/** Creates one specification for all days with the same times. Search engines treat days without times as closed. */
function specifyWeek(weekly: WeeklyTimes[], validity: Validity = {}) {
  if (weekly.length === 0) return [specify(closed, undefined, validity)]
  const groups = Map.groupBy(weekly, ({ from, until }) => `${from} ${until}`)
  return [...groups.values()].map((group) => {
    const days = weekdays.filter((day) => group.some((times) => times.day === day))
    return specify(group[0] as Times, days.map(capitalize), validity)
  })
}

const specifyDays = (times: Times[], from: string, until: string) =>
  (times.length > 0 ? times : [closed]).map((each) =>
    specify(each, undefined, { validFrom: from, validThrough: until }),
  )

/** The days of a season that is not over yet, in the year of `today` or later. */
function nextOccurrence({ from, until }: Season, today: string): Required<Validity> {
  const year = Number(today.slice(0, 4))
  const isOverNewYear = from > until
  const toDays = (start: number) => ({
    validFrom: `${start}-${from}`,
    validThrough: `${isOverNewYear ? start + 1 : start}-${until}`,
  })
  const earliest = toDays(isOverNewYear ? year - 1 : year)
  return earliest.validThrough >= today ? earliest : toDays(isOverNewYear ? year : year + 1)
}

/**
 * The opening hours for search engines. Seasons, holidays and single days override the weekly hours; without weekly hours,
 * the seasons are the opening hours.
 * @param today the day in the time zone of the business.
 */
export function toHoursData({ weekly, seasons, holidays, exceptions }: OpeningHours, today: string) {
  const year = Number(today.slice(0, 4))
  const ofSeasons = seasons
    .filter((season) => season.weekly.length > 0 || !season.by_appointment)
    .flatMap((season) => specifyWeek(season.weekly, nextOccurrence(season, today)))
  const ofHolidays = holidays.flatMap(({ holiday, times }) => {
    const rule = findHoliday(holiday)?.rule
    const day = [rule?.(year), rule?.(year + 1)].find((date) => date && date >= today)
    return day ? specifyDays(times, day, day) : []
  })
  const ofDays = exceptions
    .filter(({ until }) => until >= today)
    .flatMap(({ times, from, until }) => specifyDays(times, from, until))
  const general = weekly.length > 0 ? specifyWeek(weekly) : ofSeasons
  const special = [...(weekly.length > 0 ? ofSeasons : []), ...ofHolidays, ...ofDays]
  return {
    ...(general.length > 0 && { openingHoursSpecification: general }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}
