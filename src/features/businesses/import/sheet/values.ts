import { stateCodes, stateNames } from '../../../../region/states.ts'

/** Usual abbreviations that mean nothing else. */
const abbreviations: Record<string, string> = {
  ariz: 'AZ',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  fla: 'FL',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  nebr: 'NE',
  okla: 'OK',
  penna: 'PA',
  tenn: 'TN',
  wisc: 'WI',
}

/** The code of the region: `Alaska`, `ak` and `AK.` become `AK`. Other texts are returned unchanged. */
export function readState(value: string): string {
  const plain = value.replace(/\./g, '').trim()
  const code = plain.toUpperCase()
  const name = plain.toLowerCase()
  return stateCodes.has(code) ? code : (stateNames[name] ?? abbreviations[name] ?? value)
}

export const withoutDecimals = (value: string) => value.replace(/^(\d+)\.0+$/, '$1')

/** States whose ZIP codes begin with a zero, which spreadsheet programs drop. */
const zeroStates = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'])

/**
 * A ZIP code with the leading zero and the hyphen that a spreadsheet program has dropped; empty for 00000 and 99999, which stand
 * for none. Other texts are returned unchanged.
 */
export function readZip(value: string, state: string): string {
  if (/^(?:0{5}|9{5})(?:-?\d{4})?$/.test(value)) return ''
  const text = withoutDecimals(value)
    // A hyphen at the end, also with less than the four digits that belong behind it.
    .replace(/(?<=^\d{5})\s*-\s*\d{0,3}$/, '')
    .replace(/-$/, '')
    .replace(/^(\d{5})\s*-\s*(\d{4})$/, '$1-$2')
  const digits = text.replace('-', '')
  if (!/^\d{3,9}$/.test(digits)) return text
  // Without a state, four digits are more often a ZIP code that lacks one.
  const hasLostZero = zeroStates.has(state)
  const [, zip = '', extension = ''] =
    /^(\d+?)-?(\d{4})?$/.exec(
      text.includes('-') ? text : digits.length > 5 ? `${digits.slice(0, -4)}-${digits.slice(-4)}` : `${digits}-`,
    ) ?? []
  const padded = hasLostZero && zip.length >= 3 && zip.length < 5 ? zip.padStart(5, '0') : zip
  if (padded.length !== 5) return text
  return extension && extension !== '0000' ? `${padded}-${extension}` : padded
}

/** The first of several titles with their codes. */
function withoutOtherCodes(title: string): string {
  const end = title.search(/\bNAICS(?: code)?[ :#]{0,3}\d{2,6}\b|[;|]\s{0,3}\d{4,6}\b/i)
  return (end > 0 ? title.slice(0, end) : title).trim().replace(/[\s,;|–—-]{1,9}$/, '')
}

/** The code and the title in `722511`, `722511.0`, `722511 - Restaurants` `Restaurants (722511)` and `Retail Trade (44-45)`. */
export function readNaics(value: string): { code: string; title: string } | null {
  const [, words = '', behind] = /^(.{1,200}?)\s?\((\d{2,6})(?:-\d{2})?\)$/.exec(value) ?? []
  if (behind) return { code: behind, title: words }
  // A range such as `4400-4599` is a sector.
  const [, sector] = /^(\d{2})\d{2}\s*-\s*\d{4}$/.exec(value) ?? []
  if (sector) return { code: sector, title: '' }
  const [, code, title = ''] = /^(?:naics\s*)?(\d{2,6})(?:\.0+)?(?:\s*[-–—:,;]+\s*|\s+|$)(.*)$/i.exec(value) ?? []
  return code ? { code, title: withoutOtherCodes(title.replace(/^\d{2,6}.*$/, '')) } : null
}

export type Coordinates = { latitude: number; longitude: number }

/**
 * Returns coordinates in the United States and its territories; null otherwise. Corrects swapped values and a missing
 * minus sign of the longitude.
 */
function readPair(first: number, second: number): Coordinates | null {
  return readOrdered(first, second) ?? readOrdered(second, first)
}

function readOrdered(latitude: number, longitude: number): Coordinates | null {
  if (!(latitude >= -15 && latitude <= 72) || latitude === 0) return null
  // Guam and its neighbors, and the end of the Aleutians, have eastern longitudes.
  const isEast =
    latitude < 21 ? longitude >= 144 && longitude <= 180 : latitude < 55 && longitude >= 172 && longitude <= 180
  if (isEast || (longitude >= -180 && longitude <= -64)) return { latitude, longitude }
  return latitude > 17 && longitude >= 64 && longitude <= 180 ? { latitude, longitude: -longitude } : null
}

/** The degrees of `61.2`, `61,2`, `61.2° N`, `149.9 W` and `61°13'05"N`; NaN for other texts. */
function readDegrees(value: string): number {
  const [, sign = '', degrees = '', minutes = '0', seconds = '0', side = ''] =
    /^([-−]?)\s*(\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''))?\s*([NSEW]?)$/i.exec(
      value.trim(),
    ) ?? []
  const toNumber = (text: string) => Number(text.replace(',', '.'))
  if (degrees === '') return Number.NaN
  const size = toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3600
  return sign !== '' || /[SW]/i.test(side) ? -size : size
}

export const readCoordinates = (latitude: string, longitude: string): Coordinates | null =>
  latitude === '' || longitude === '' ? null : readPair(readDegrees(latitude), readDegrees(longitude))

/**
 * The coordinates in `61.2, -149.9`, `(61.2, -149.9)`, `61°13'05"N 149°54'01"W` or `POINT (-149.9 61.2)`, also after an
 * address.
 */
export function findCoordinates(value: string): Coordinates | null {
  const [latitude, longitude] = value.match(/\d{1,3}°[^NSEW]*[NSEW]/gi) ?? []
  if (latitude && longitude) return readCoordinates(latitude, longitude)
  const [, first, second] = /(-?\d{1,3}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)/.exec(value) ?? []
  return first && second ? readPair(Number(first), Number(second)) : null
}

export type CityLine = { city: string; state: string; zip_code: string }

const countries = String.raw`(?:USA|U\.S\.A\.|US|United States(?: of America)?)`
const country = String.raw`(?:,?\s*${countries})?$`
/** A code is tried before a name, since two words before a ZIP code are more often a city: `Eagle River AK 99577`. */
const cityLines = ['[A-Za-z]{2}', '[A-Za-z][A-Za-z ]{3,}', '[A-Za-z]+ [A-Za-z]+', '[A-Za-z]{4,}'].map(
  (state) => new RegExp(String.raw`^(.*?)[,\s]+(${state})\.?(?:[,\s]+(\d{4,5}(?:\s?-\s?\d{4})?))?${country}`),
)

/** The parts of `Anchorage, AK 99501`, `Anchorage AK` or `99501 Anchorage`; null for another text. */
export function splitCityLine(value: string): CityLine | null {
  const text = value.trim()
  for (const pattern of cityLines) {
    const [, city = '', place = '', zip_code = ''] = pattern.exec(text) ?? []
    const state = readState(place)
    if (/^\d{4}(?!\d)/.test(zip_code) && !zeroStates.has(state)) continue
    if (city && stateCodes.has(state) && (zip_code || /^[A-Z]{2}$/.test(place) || value.includes(','))) {
      return { city: city.replace(/,$/, '').trim(), state, zip_code }
    }
  }
  const [, zip_code = '', city = ''] = /^(\d{5}(?:-\d{4})?),?\s+(\p{L}[\p{L} .'’-]*)$/u.exec(text) ?? []
  return city ? { city, state: '', zip_code } : null
}

const unit = String.raw`(?:,? (?:#|ste|suite|unit|apt|bldg|fl|floor|rm|room)\.? ?[\w-]+)?`
/** `12 Airport Way Fairbanks AK 99701`: the end of the street is its suffix, the number of a room, or the number of its box. */
const plainAddress = new RegExp(
  String.raw`^(\d[^,]{0,80}? (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|highway|way|ct|court|pl|place|cir|circle|loop|pkwy|parkway|trl|trail|sq|square|ter|terrace|pike|plaza|plz|center|ctr|row|run|ridge|crossing|xing|mall|bypass|turnpike|(?:route|rte|rt|highway|hwy|county road|cr|state road|us) \d+\w?)\b\.?(?: (?:n|s|e|w|ne|nw|se|sw)\b)?${unit}|p\.? ?o\.? box \d+)\s+(\p{L}[\p{L} .'’-]{0,40}?),?\s+([A-Z]{2}|${Object.keys(stateNames).join('|')})\.?,?\s+(\d{5}(?:-\d{4})?)$`,
  'iu',
)

/** A country at the end, behind a comma or a ZIP code. */
const endOfCountry = new RegExp(String.raw`(?:,\s*|(?<=\d)\s+)${countries}$`, 'i')

/** An address without its country. */
export const withoutCountry = (text: string) => text.replace(/[,\s]+$/, '').replace(endOfCountry, '')

/** Patterns would take seconds for a longer text. */
const MAX_ADDRESS_LENGTH = 500

const unitBefore = /^(?:#|(?:ste|suite|unit|apt|apartment|room|rm|bldg|building|fl|floor)\b\.?) ?[\w-]{1,10}$/i

/** The parts of a street with the unit behind it: `Unit B, 8 Elm Ct` becomes `8 Elm Ct, Unit B`. */
function moveUnit(parts: string[]): string[] {
  const at = parts.findIndex((part) => unitBefore.test(part))
  const street = parts[at + 1] ?? ''
  return at >= 0 && /^\d/.test(street)
    ? [...parts.slice(0, at), street, parts[at] ?? '', ...parts.slice(at + 2)]
    : parts
}

/** The parts of `123 Main St, Anchorage, AK 99501`, also in several lines; null for another text. */
export function splitAddress(value: string): (CityLine & { street: string; street_2: string }) | null {
  if (value.length > MAX_ADDRESS_LENGTH) return null
  const withoutPlace = value.replace(/\(?-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+\)?/, '')
  const text = withoutCountry(withoutPlace.replace(/\s*\n\s*/g, ', '))
    // “05403 - 6012”
    .replace(/(\d{5})\s*-\s*(\d{4})$/, '$1-$2')
    // “Homer, AK, 99603”
    .replace(/,\s*(?=\d{5}(?:-\d{4})?$)/, ' ')
  const plain = plainAddress.exec(text)
  if (plain && stateCodes.has(readState(plain[3] ?? ''))) {
    const [, street = '', city = '', state = '', zip_code = ''] = plain
    return { street, street_2: '', city, state: readState(state), zip_code }
  }
  const parts = text.split(/\s*,\s*/).filter(Boolean)
  const last = parts.at(-1) ?? ''
  // The state is a part by itself, or follows the city.
  const isAlone =
    /^[A-Za-z .]+?\.?\s*(?:\d{5}(?:-\d{4})?)?$/.test(last) &&
    stateCodes.has(readState(last.replace(/\s*\d{5}(?:-\d{4})?$/, '')))
  const line = splitCityLine(parts.slice(isAlone ? -2 : -1).join(', '))
  const all = moveUnit(parts.slice(0, isAlone ? -2 : -1).filter((part) => !/^(?:attn|attention|c\/o)\b/i.test(part)))
  const start = all.findIndex((part) => /\d/.test(part))
  // The lines above the street name the recipient.
  const rest = all.slice(value.includes('\n') ? Math.max(start, 0) : 0)
  if (!line || rest.length === 0) return null
  return { ...line, street: rest[0] ?? '', street_2: rest.slice(1).join(', ') }
}
