export type Coordinates = { latitude: number; longitude: number }

/**
 * Returns coordinates in the United States and its territories; null otherwise. Corrects swapped values and a missing
 * minus sign of the longitude.
 */
function toCoordinates(first: number, second: number): Coordinates | null {
  return toOrderedCoordinates(first, second) ?? toOrderedCoordinates(second, first)
}

function toOrderedCoordinates(latitude: number, longitude: number): Coordinates | null {
  if (!(latitude >= -15 && latitude <= 72) || latitude === 0) return null
  // Guam and its neighbors, and the end of the Aleutians, have eastern longitudes.
  const isEast =
    latitude < 21 ? longitude >= 144 && longitude <= 180 : latitude < 55 && longitude >= 172 && longitude <= 180
  if (isEast || (longitude >= -180 && longitude <= -64)) return { latitude, longitude }
  return latitude > 17 && longitude >= 64 && longitude <= 180 ? { latitude, longitude: -longitude } : null
}

/** The degrees of `61.2`, `61,2`, `61.2° N`, `149.9 W` and `61°13'05"N`; NaN for other texts. */
function parseDegrees(value: string): number {
  const [, sign = '', degrees = '', minutes = '0', seconds = '0', side = ''] =
    /^([-−]?)\s*(\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''))?\s*([NSEW]?)$/i.exec(
      value.trim(),
    ) ?? []
  const toNumber = (text: string) => Number(text.replace(',', '.'))
  if (degrees === '') return Number.NaN
  const size = toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3600
  return sign !== '' || /[SW]/i.test(side) ? -size : size
}

export const parseCoordinates = (latitude: string, longitude: string): Coordinates | null =>
  latitude === '' || longitude === '' ? null : toCoordinates(parseDegrees(latitude), parseDegrees(longitude))

/**
 * Finds the coordinates in `61.2, -149.9`, `(61.2, -149.9)`, `61°13'05"N 149°54'01"W` or `POINT (-149.9 61.2)`, also after an
 * address.
 */
export function findCoordinates(value: string): Coordinates | null {
  const [latitude, longitude] = value.match(/\d{1,3}°[^NSEW]*[NSEW]/gi) ?? []
  if (latitude && longitude) return parseCoordinates(latitude, longitude)
  const [, first, second] = /(-?\d{1,3}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)/.exec(value) ?? []
  return first && second ? toCoordinates(Number(first), Number(second)) : null
}
