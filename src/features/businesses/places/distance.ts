import type { Business } from '../business.contract.ts'

const KM_PER_MILE = 1.609344

/** The distance in miles from which a business is no longer near. */
const FAR_MILES = 100

type Place = Pick<Business, 'distance_km' | 'place_source'>

/** Whether the coordinates are those of the business, instead of the center of its ZIP code or town. */
export const isPlaceExact = ({ place_source }: Pick<Place, 'place_source'>) => place_source === 'given'

/**
 * The distance of a business: `under 1 mi`, `12 mi`. When only its ZIP code or town is known: `about 12 mi`.
 * Undefined without a distance.
 */
export function describeDistance(business: Place): string | undefined {
  const { distance_km } = business
  if (distance_km === null) return undefined
  const miles = Math.round(distance_km / KM_PER_MILE)
  const text = miles < 1 ? 'under 1 mi' : `${miles.toLocaleString('en-US')} mi`
  return isPlaceExact(business) ? text : `about ${text.replace('under ', '')}`
}

/** The distance of a business that is not near: `about 1,400 mi`. Undefined for others. */
export const describeFarAway = (nearest: Place | undefined): string | undefined =>
  nearest?.distance_km && nearest.distance_km > FAR_MILES * KM_PER_MILE ? describeDistance(nearest) : undefined
