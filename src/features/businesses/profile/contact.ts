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

const postalBox = /(?:\bp\.?\s*o\.?\s*box|\bpost\s+office\s+box|\bpob)\b\.?\s*#?\s*[\w-]*\s*,?\s*/gi
/** The end of an address: `Homer, AK 99603`. */
const stateAndZip = /,?\s*\b[a-z]{2}\.?\s+\d{5}(?:-\d{4})?\s*$/i
const streetSign = /\d|\b(?:st|street|rd|road|ave|avenue|dr|drive|ln|lane|way|blvd|hwy|highway|loop|ct|court|mile)\b/i

/** Whether the address is a post-office box without a street, where nobody can go. */
export function isPostalBox(address: PostalAddress): boolean {
  const street = (extractStreet(address) ?? '').replace(stateAndZip, '')
  const rest = street.replace(postalBox, '')
  return rest !== street && !streetSign.test(rest)
}

/** A link to directions to the address; null without a street or a city, and for a post-office box. */
export function directionsLink(address: PostalAddress): string | null {
  if ((!address.location && !address.display_city) || isPostalBox(address)) return null
  const destination = addressLines(address).join(', ').replace(postalBox, '')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}

/** A URL without scheme, `www.` and trailing slash. */
export const shortenUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
