import { region } from './region.ts'

type Place = { city: string | null; state: string | null; zip_code: string | null }

/** The time zone of a place. @param standard the time zone of most places in the region */
export function timeZoneOf({ city, state, zip_code }: Place, standard: string): string {
  if (state && state.toUpperCase() !== region.code && state.toLowerCase() !== region.name.toLowerCase()) return standard
  const town = city?.trim().toLowerCase() ?? ''
  const zip = zip_code?.trim() ?? ''
  const other = region.otherTimeZones.find(
    ({ towns, zip_codes }) => towns.includes(town) || zip_codes.some((start) => zip.startsWith(start)),
  )
  return other?.time_zone ?? standard
}
