import { addDays } from '../../../kit/text/calendar.ts'
import { dayIn } from '../../../kit/text/dayIn.ts'
import { scheduleOf } from './daySchedule.ts'
import { hasTimes, type OpeningHours } from './openingHours.ts'
import { listPeriods, momentOf } from './openPeriods.ts'

/** The opening state at a moment. Moments are in epoch milliseconds. */
export type OpeningState =
  /** `until` is null when the business does not close within a week. */
  | { state: 'open'; until: number | null }
  /** `reason` is why the business is closed all day today, such as the name of a holiday. */
  | { state: 'closed'; opens_at: number | null; closed_today: { reason: string | null } | null }
  | { state: 'closed_for_season'; opens_at: number | null }
  | { state: 'by_appointment'; opens_at: number | null }
  | { state: 'unknown' }

/** The number of days to look ahead for the next opening; a season is at most a year away. */
const DAYS_AHEAD = 370
/** Today and seven more days. An opening that lasts longer has no stated end. */
const NEAR_DAYS = 8

/** Whether a business with these hours is open at a moment, and when that changes. @param zone of the business */
export function openingState(hours: OpeningHours | null, now: number, zone: string): OpeningState {
  if (!hours || !hasTimes(hours)) return { state: 'unknown' }
  const today = dayIn(now, zone)
  // The hours of yesterday may last past midnight.
  const near = listPeriods(hours, addDays(today, -1), NEAR_DAYS + 1, zone)
  const current = near.find(({ from, until }) => from <= now && now < until)
  if (current) {
    const lastsWeek = current.until >= momentOf(addDays(today, NEAR_DAYS - 1), 0, zone)
    return { state: 'open', until: lastsWeek ? null : current.until }
  }
  const opens_at = near.find(({ from }) => from > now)?.from ?? findFirst(hours, addDays(today, NEAR_DAYS), zone)
  const { times, by_appointment, season, differs } = scheduleOf(hours, today)
  if (differs && times.length === 0) return { state: 'closed', opens_at, closed_today: differs }
  const { weekly } = season ?? hours
  if (weekly.length > 0) return { state: 'closed', opens_at, closed_today: null }
  return { state: by_appointment ? 'by_appointment' : 'closed_for_season', opens_at }
}

/** The first opening from this day on, within `DAYS_AHEAD`. */
function findFirst(hours: OpeningHours, firstDay: string, zone: string): number | null {
  for (let at = 0; at < DAYS_AHEAD; at++) {
    const [first] = scheduleOf(hours, addDays(firstDay, at)).times.length
      ? listPeriods(hours, addDays(firstDay, at), 1, zone)
      : []
    if (first) return first.from
  }
  return null
}

/** The moment at which the state, or its description, changes next, in epoch milliseconds. */
export function nextStateChange(state: OpeningState, now: number, zone: string): number {
  const midnight = momentOf(addDays(dayIn(now, zone), 1), 0, zone)
  if (state.state === 'open') return state.until ?? midnight
  return Math.min(midnight, ('opens_at' in state && state.opens_at) || midnight)
}
