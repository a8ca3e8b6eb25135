import type { Business } from '../business.contract.ts'

type Address = Pick<Business, 'location' | 'display_city' | 'state' | 'zip_code'> & {
  /** The address as screens show it. Only replies with a whole profile contain it. */
  display_location?: string | null
}

/** The lines of the address. A `location` that contains the city, as in imported businesses, is the whole address. */
export function addressLines({ location: stored, display_location, display_city: city, state, zip_code }: Address) {
  const location = display_location ?? stored
  const cityLine = [[city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(' ')
  const isWhole = location && city && location.toLowerCase().includes(city.toLowerCase())
  return [location ?? '', isWhole ? '' : cityLine].filter(Boolean)
}

/** The street without the city, because imported businesses have the whole address in `location`. */
export function readStreet({
  location: stored,
  display_location,
  display_city: city,
}: Pick<Address, 'location' | 'display_location' | 'display_city'>): string | null {
  const location = display_location ?? stored
  const cityStart = city && location ? location.toLowerCase().lastIndexOf(city.toLowerCase()) : -1
  const street = cityStart >= 0 ? location?.slice(0, cityStart).replace(/[\s,]+$/, '') : location
  return street || null
}

/** City and state in one line; empty parts are left out. */
export const describePlace = ({ display_city, state }: Pick<Business, 'display_city' | 'state'>) =>
  [display_city, state].filter(Boolean).join(', ')

/** A link to directions to the address; null without a street or a city. */
export function directionsLink(address: Address): string | null {
  if (!address.location && !address.display_city) return null
  const destination = addressLines(address).join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}

/** The digits that the keys with these letters dial: https://www.itu.int/rec/T-REC-E.161 */
const dialKeys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
const dialLetters = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String(dialKeys.findIndex((key) => key.includes(letter.toUpperCase())) + 2))

/** The digits of a number, with a leading plus sign. */
const readDigits = (text: string) => text.replace(/[^\d+]/g, '').replace(/(?<=.)\+/g, '')
const isUsNumber = (digits: string) => /^1?[2-9]\d{9}$/.test(digits)

/**
 * A `tel:` link for the first number of a text; null when it contains none. A number of the United States gets its
 * country code, for calls from abroad. An extension is dialed after a pause.
 */
export function phoneLink(phone: string): string | null {
  const [first = ''] = phone.split(/[,;]|(?<=\d{4}\s?)\/|\bor\b/i)
  const [, main = '', extension] = /^(.*?\d.*?)(?:\s*(?:#|x|ext|extension)\.?:?\s*(\d{1,6}))?\s*$/i.exec(first) ?? []
  const spelled = readDigits(dialLetters(main.replace(/^[^\d(+]+/, '')))
  const number = isUsNumber(spelled)
    ? spelled
    : readDigits(main.replace(/^\D*?(?=[\d(+])/, '').split(/[a-z]/i)[0] ?? '')
  if (!/^\+?\d{3,}$/.test(number)) return null
  const full = isUsNumber(number) ? `+1${number.replace(/^1/, '')}` : number
  return `tel:${full}${extension ? `,${extension}` : ''}`
}

/** A URL without scheme, `www.` and trailing slash. */
export const shortenUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
