import type { Business } from '../business.contract.ts'

type PostalAddress = Pick<Business, 'location' | 'display_city' | 'state' | 'zip_code'> & {
  /** The address as screens show it. Only replies with a whole profile contain it. */
  display_location?: string | null
}

/** The lines of the address. A `location` that contains the city, as in imported businesses, is the whole address. */
export function addressLines({
  location: stored,
  display_location,
  display_city: city,
  state,
  zip_code,
}: PostalAddress) {
  const location = display_location ?? stored
  const cityLine = [[city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(' ')
  const isWhole = location && city && location.toLowerCase().includes(city.toLowerCase())
  return [location ?? '', isWhole ? '' : cityLine].filter(Boolean)
}

/** The street without the city, because imported businesses have the whole address in `location`. */
export function extractStreet({
  location: stored,
  display_location,
  display_city: city,
}: Pick<PostalAddress, 'location' | 'display_location' | 'display_city'>): string | null {
  const location = display_location ?? stored
  const cityStart = city && location ? location.toLowerCase().lastIndexOf(city.toLowerCase()) : -1
  const street = cityStart >= 0 ? location?.slice(0, cityStart).replace(/[\s,]+$/, '') : location
  return street || null
}

/** City and state in one line; an empty value is left out. */
export const describePlace = ({ display_city, state }: Pick<Business, 'display_city' | 'state'>) =>
  [display_city, state].filter(Boolean).join(', ')

/** A link to directions to the address; null without a street or a city. */
export function directionsLink(address: PostalAddress): string | null {
  if (!address.location && !address.display_city) return null
  const destination = addressLines(address).join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}

/** A URL without scheme, `www.` and trailing slash. */
export const shortenUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
