import { stateCodes, stateNames } from '../../../../../region/states.ts'
import { parseState } from '../cells/states.ts'
import { unitedStates, withoutCountry } from '../cells/unitedStates.ts'
import { zeroStates } from '../cells/zipCodes.ts'

export type CityLine = { city: string; state: string; zip_code: string }

const trailingCountry = String.raw`(?:,?\s*${unitedStates})?$`
/** State codes are tried before names, because two words before a ZIP code are usually a city: `Eagle River AK 99577`. */
const cityLines = ['[A-Za-z]{2}', '[A-Za-z][A-Za-z ]{3,}', '[A-Za-z]+ [A-Za-z]+', '[A-Za-z]{4,}'].map(
  (state) => new RegExp(String.raw`^(.*?)[,\s]+(${state})\.?(?:[,\s]+(\d{4,5}(?:\s?-\s?\d{4})?))?${trailingCountry}`),
)

/** The parts of `Anchorage, AK 99501`, `Anchorage AK` or `99501 Anchorage`; null for other texts. */
export function splitCityLine(value: string): CityLine | null {
  const text = value.trim()
  for (const pattern of cityLines) {
    const [, city = '', place = '', zip_code = ''] = pattern.exec(text) ?? []
    const state = parseState(place)
    if (/^\d{4}(?!\d)/.test(zip_code) && !zeroStates.has(state)) continue
    if (city && stateCodes.has(state) && (zip_code || /^[A-Z]{2}$/.test(place) || value.includes(','))) {
      return { city: city.replace(/,$/, '').trim(), state, zip_code }
    }
  }
  const [, zip_code = '', city = ''] = /^(\d{5}(?:-\d{4})?),?\s+(\p{L}[\p{L} .'’-]*)$/u.exec(text) ?? []
  return city ? { city, state: '', zip_code } : null
}

const unit = String.raw`(?:,? (?:#|ste|suite|unit|apt|bldg|fl|floor|rm|room)\.? ?[\w-]+)?`
/**
 * An address without commas: `12 Airport Way Fairbanks AK 99701`. Its street ends with a street type, a room number or a box
 * number.
 */
const addressWithoutCommasPattern = new RegExp(
  String.raw`^(\d[^,]{0,80}? (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|highway|way|ct|court|pl|place|cir|circle|loop|pkwy|parkway|trl|trail|sq|square|ter|terrace|pike|plaza|plz|center|ctr|row|run|ridge|crossing|xing|mall|bypass|turnpike|(?:route|rte|rt|highway|hwy|county road|cr|state road|us) \d+\w?)\b\.?(?: (?:n|s|e|w|ne|nw|se|sw)\b)?${unit}|p\.? ?o\.? box \d+)\s+(\p{L}[\p{L} .'’-]{0,40}?),?\s+([A-Z]{2}|${Object.keys(stateNames).join('|')})\.?,?\s+(\d{5}(?:-\d{4})?)$`,
  'iu',
)

/** Matching the patterns against a longer text would take seconds. */
const MAX_ADDRESS_LENGTH = 500

const leadingUnitPattern = /^(?:#|(?:ste|suite|unit|apt|apartment|room|rm|bldg|building|fl|floor)\b\.?) ?[\w-]{1,10}$/i

/** Moves the unit after the street: `Unit B, 8 Elm Ct` becomes `8 Elm Ct, Unit B`. */
function moveUnit(parts: string[]): string[] {
  const at = parts.findIndex((part) => leadingUnitPattern.test(part))
  const street = parts[at + 1] ?? ''
  return at >= 0 && /^\d/.test(street)
    ? [...parts.slice(0, at), street, parts[at] ?? '', ...parts.slice(at + 2)]
    : parts
}

/** The parts of `123 Main St, Anchorage, AK 99501`, also in several lines; null for other texts. */
export function splitAddress(value: string): (CityLine & { street: string; street_2: string }) | null {
  if (value.length > MAX_ADDRESS_LENGTH) return null
  const withoutPlace = value.replace(/\(?-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+\)?/, '')
  // Programs for newsletters divide the parts by two spaces: `8 Elm St  Homer  AK  99603  US`.
  const isSpaced = (withoutPlace.match(/\S {2,}(?=\S)/g) ?? []).length >= 2
  const divided = isSpaced ? withoutPlace.replace(/,? {2,}/g, ', ') : withoutPlace
  const text = withoutCountry(divided.replace(/\s*\n\s*/g, ', '))
    // “05403 - 6012”
    .replace(/(\d{5})\s*-\s*(\d{4})$/, '$1-$2')
    // “Homer, AK, 99603”
    .replace(/,\s*(?=\d{5}(?:-\d{4})?$)/, ' ')
  const plain = addressWithoutCommasPattern.exec(text)
  if (plain && stateCodes.has(parseState(plain[3] ?? ''))) {
    const [, street = '', city = '', state = '', zip_code = ''] = plain
    return { street, street_2: '', city, state: parseState(state), zip_code }
  }
  const parts = text.split(/\s*,\s*/).filter(Boolean)
  const last = parts.at(-1) ?? ''
  // The state is a separate part, or follows the city without a comma.
  const isAlone =
    /^[A-Za-z .]+?\.?\s*(?:\d{5}(?:-\d{4})?)?$/.test(last) &&
    stateCodes.has(parseState(last.replace(/\s*\d{5}(?:-\d{4})?$/, '')))
  const line = splitCityLine(parts.slice(isAlone ? -2 : -1).join(', '))
  const all = moveUnit(parts.slice(0, isAlone ? -2 : -1).filter((part) => !/^(?:attn|attention|c\/o)\b/i.test(part)))
  const start = all.findIndex((part) => /\d/.test(part))
  // The lines above the street name the recipient.
  const rest = all.slice(value.includes('\n') ? Math.max(start, 0) : 0)
  if (!line || rest.length === 0) return null
  return { ...line, street: rest[0] ?? '', street_2: rest.slice(1).join(', ') }
}
