import { timeZoneOf } from '../../../region/timeZone.ts'
import type { Opening } from '../profile/details.contract.ts'
import { describeState } from './describeState.ts'
import type { OpeningHours } from './openingHours.ts'
import { nextStateChange, openingState } from './openingState.ts'

type Place = Parameters<typeof timeZoneOf>[0]

const toTime = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

/**
 * Whether a business is open now, in words and times; null when its hours are not known.
 * @param time_zone of the region
 */
export function computeOpening(
  business: Place & { opening_hours: OpeningHours | null },
  time_zone: string,
  now = Date.now(),
): Opening | null {
  if (!business.opening_hours) return null
  const zone = timeZoneOf(business, time_zone)
  const state = openingState(business.opening_hours, now, zone)
  const label = describeState(state, now, zone)
  if (state.state === 'unknown' || label === null) return null
  return {
    state: state.state,
    label,
    closes_at: toTime(state.state === 'open' ? state.until : null),
    opens_at: toTime('opens_at' in state ? state.opens_at : null),
    changes_at: new Date(nextStateChange(state, now, zone)).toISOString(),
  }
}
