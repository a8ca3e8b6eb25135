import type { Business } from '../businesses.contract.ts'

type Address = Pick<Business, 'location' | 'city' | 'state' | 'zip_code'>

/** The address as lines; imports carry all of it in `location`, which then stands alone. */
export function addressLines({ location, city, state, zip_code }: Address): string[] {
  const place = [[city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(' ')
  const isWhole = location && city && location.toLowerCase().includes(city.toLowerCase())
  return [location ?? '', isWhole ? '' : place].filter(Boolean)
}

/** Where a tap calls; an extension is left to be dialled by hand. */
export function phoneLink(phone: string): string | null {
  const number = phone.split(/[a-z,;]/i)[0]?.replace(/[^\d+]/g, '') ?? ''
  return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : null
}

/** A web address as people say it: without scheme, `www.` and the last slash. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
