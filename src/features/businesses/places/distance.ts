const KM_PER_MILE = 1.609344

/** A distance in miles: `under 1 mi`, `12 mi`. */
export function formatDistance(km: number): string {
  const miles = Math.round(km / KM_PER_MILE)
  return miles < 1 ? 'under 1 mi' : `${miles.toLocaleString('en-US')} mi`
}
