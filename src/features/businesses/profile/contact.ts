import type { Business } from '../businesses.contract.ts'

type Address = Pick<Business, 'location' | 'display_city' | 'state' | 'zip_code'>

/** The lines of the address. A `location` that contains the city, as in imported businesses, is the whole address. */
export function addressLines({ location, display_city: city, state, zip_code }: Address): string[] {
  const cityLine = [[city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(' ')
  const isWhole = location && city && location.toLowerCase().includes(city.toLowerCase())
  return [location ?? '', isWhole ? '' : cityLine].filter(Boolean)
}

/** A `tel:` link without extension; null when the text has no phone number. */
export function phoneLink(phone: string): string | null {
  const number = phone.split(/[a-z,;]/i)[0]?.replace(/[^\d+]/g, '') ?? ''
  return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : null
}

/** A URL without scheme, `www.` and trailing slash. */
export const shortenUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
