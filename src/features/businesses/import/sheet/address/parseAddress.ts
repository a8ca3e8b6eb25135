import { stateCodes } from '../../../../../region/states.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { parseState } from '../cells/states.ts'
import { withoutCountry } from '../cells/unitedStates.ts'
import { parseZip } from '../cells/zipCodes.ts'
import { splitByTown, type Towns } from '../places/towns.ts'
import { type CityLine, splitAddress, splitCityLine } from './splitAddress.ts'
import { parseStreetlessAddress } from './streetless.ts'

export type AddressFields = Record<'street' | 'street_2' | 'city' | 'state' | 'zip_code', ImportField>
export const physicalFields: AddressFields = {
  street: 'street',
  street_2: 'street_2',
  city: 'city',
  state: 'state',
  zip_code: 'zip_code',
}
export const mailingFields: AddressFields = {
  street: 'mailing_street',
  street_2: 'mailing_street_2',
  city: 'mailing_city',
  state: 'mailing_state',
  zip_code: 'mailing_zip_code',
}

/** The parts of an address. `streetless` is a text in the place of the street that names no street, such as “mobile”. */
export type Address = {
  street: string
  street_2: string
  city: string
  state: string
  zip_code: string
  streetless?: string
}

/** A street without the city after it, if the city has a column of its own: `5 Main St, Homer`. */
const withoutCity = (street: string, city: string) =>
  city !== '' && street.toLowerCase().endsWith(`, ${city.toLowerCase()}`) ? street.slice(0, -city.length - 2) : street

/** Both texts, or only one if they are equal. */
const joinUnits = (unit: string, other: string) =>
  [unit, unit.toLowerCase() === other.toLowerCase() ? '' : other].filter(Boolean).join(', ')

/** The parts of a whole address that several spaces separate: `5 Elm Ct  Homer  AK  99603  US`; null for other texts. */
function splitSpread(cell: string) {
  const parts = cell.trim().split(/ {2,}/)
  const whole = parts.length >= 3 && !cell.includes(',') ? splitAddress(parts.join(', ')) : null
  return whole?.state && whole.zip_code ? whole : null
}

/** `Homer 99603`, without a state. */
function splitZip(line: string): CityLine | null {
  const [, city = '', zip_code = ''] = /^(\p{L}[\p{L} .'’-]{1,60}?),? (\d{5}(?:-\d{4})?)$/u.exec(line) ?? []
  return city === '' ? null : { city, state: '', zip_code }
}

/** A street of a mailing address that is only a number is the number of a post-office box. */
const nameBox = (street: string) => (/^#?\d{1,7}$/.test(street) ? `PO Box ${street.replace('#', '')}` : street)

/** The recipient above the street: a person or a department. */
const recipientPattern =
  /^(?:c\/o|attn|attention|%)|^(?:the )?(?:(?:shipping|receiving|accounts?|billing|purchasing|mail|main|front|business|head|administrative|corporate)(?:(?: ?(?:&|and|\/) ?| )(?:receiving|shipping|payable|receivable|department|dept\.?|office|room|desk|dock))*|lockbox \w+)$/i

/**
 * Words of answers that are not addresses. “My Old Kentucky Home Rd” is an address, because it ends with a street type: see
 * `isSentence`.
 */
const answerPattern =
  /^(?:i|we|i['’](?:m|d|ve)|we['’](?:re|d|ve)|my|our|prefer|please|rather|would|there|it|this|contact|call|ask|email|not)\b|\b(?:rather|prefer) not\b|\b(?:work(?:s|ing)?|operat\w+|run|based) (?:from|out of) (?:my |our |the )?(?:home|house|garage|truck|van)\b/i
const trailingStreetTypePattern =
  /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|hwy|highway|way|ct|court|pl|place|cir|circle|loop|trl|trail)\.?$/i
/** The minimum number of words of an answer. */
const MIN_ANSWER_WORDS = 4

/** Whether a text is a sentence instead of an address: “I work from home and would rather not say”. */
const isSentence = (text: string) =>
  text.split(/\s+/).length >= MIN_ANSWER_WORDS &&
  answerPattern.test(text) &&
  !/\d/.test(text) &&
  !trailingStreetTypePattern.test(text)

const emptyPartPattern = /^(?:none|null|nil|nan|n\/a|#n\/a|unknown|tbd)$/i

/** An address in one cell without placeholders: `None, None, GA, None, USA` becomes `GA, USA`. */
function withoutEmptyParts(cell: string): string {
  const lines = cell.split('\n').map((line) => line.split(','))
  if (!lines.some((parts) => parts.some((part) => emptyPartPattern.test(part.trim())))) return cell
  return lines
    .map((parts) =>
      parts
        .filter((part) => part.trim() !== '' && !emptyPartPattern.test(part.trim()))
        .join(',')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
}

/** The city, state and ZIP code of `Atlanta, GA 30303` or `GA, USA`; null if there is a street, or for another text. */
function parsePlaceWithoutStreet(text: string): CityLine | null {
  const plain = withoutCountry(text)
  const state = parseState(plain)
  if (stateCodes.has(state)) return { city: '', state, zip_code: '' }
  // “Homer, AK, 99603”
  const line = splitCityLine(plain.replace(/,\s?(?=\d{5}(?:-\d{4})?$)/, ' '))
  return line && !/[\d,]/.test(line.city) ? line : null
}

/** The cells of an address in a row. */
type AddressInput = {
  /** The fields of the physical or of the mailing address. */
  fields: AddressFields
  mapping: Mapping
  towns: Towns
  /** The cell of the street with its line breaks. */
  typedCell: string
  text(field: ImportField): string
  joinStreet(number: string, street: string): string
}

/** Parses an address from its columns. One cell may contain several parts. */
export function parseAddress({ fields, mapping, towns, typedCell, text, joinStreet }: AddressInput): Address {
  const streetCell = withoutEmptyParts(typedCell)
  const isCleaned = streetCell !== typedCell
  const place =
    isCleaned && text(fields.city) === '' ? parsePlaceWithoutStreet(streetCell.replaceAll('\n', ', ')) : null
  if (place) return { street: '', street_2: '', ...place, zip_code: parseZip(place.zip_code, place.state) }
  const typedStreet = isCleaned ? streetCell.replaceAll('\n', ' ') : text(fields.street)
  const number = text('street_number').replace(/^0+$/, '')
  const typedState = parseState(text(fields.state))
  const found = fields.street === 'street' && number !== '' ? null : parseStreetlessAddress(typedStreet)
  // “Washington” is a street unless it is the state of the row.
  const area = found?.state && typedState && found.state !== typedState ? null : found
  const streetless = area !== null || isSentence(typedStreet) ? typedStreet : ''
  // Zeros mean an unknown house number.
  const streetText = streetless ? '' : typedStreet.replace(/^0+ (?=\p{L})/u, '')
  const columns: Address = {
    street: fields.street === 'street' ? joinStreet(number, streetText) : nameBox(streetText),
    street_2: text(fields.street_2),
    city: text(fields.city),
    state: typedState || (area?.state ?? ''),
    zip_code: '',
  }
  const spread = splitSpread(streetCell)
  if (spread) return { ...spread, zip_code: parseZip(spread.zip_code, spread.state) }
  const isParted = /[,\n]|\d{5}\b/.test(streetCell)
  const typed = columns.street !== '' && (columns.city === '' || isParted) ? splitAddress(streetCell) : null
  // A whole address next to columns with its parts repeats them.
  const isWhole = columns.city === '' || (typed !== null && typed.zip_code !== '' && typed.state !== '')
  const isPart = columns.city === '' && columns.street !== '' && typed === null
  const whole = isPart ? splitByTown(columns.street, text(fields.zip_code), towns) : isWhole ? typed : null
  const isOther = whole !== null && columns.city !== '' && whole.city.toLowerCase() !== columns.city.toLowerCase()
  // The ZIP code next to a mailing address is often that of the physical address.
  const isMailingWithZip = fields.street !== 'street' && whole !== null && whole.zip_code !== ''
  const line =
    whole ??
    (mapping[fields.state] == null || mapping[fields.zip_code] == null
      ? (splitCityLine(columns.city) ?? splitZip(columns.city))
      : null)
  const address: Address = {
    ...columns,
    street: withoutCity(columns.street, columns.city),
    ...(whole && { street: whole.street, street_2: joinUnits(whole.street_2, columns.street_2) }),
    ...(line && { city: line.city, state: isOther ? line.state : columns.state || line.state }),
  }
  // “Portland, OR” next to “OR”
  const [, city = address.city, state = ''] = /^(.+?),?\s+([A-Za-z]{2})\.?$/.exec(address.city) ?? []
  const isRepeated = state !== '' && parseState(state) === address.state
  const isRecipient = recipientPattern.test(address.street) && /\d/.test(address.street_2)
  return {
    ...address,
    ...(isRepeated && { city: city.replace(/,$/, '') }),
    ...(isRecipient && { street: address.street_2, street_2: '' }),
    zip_code: parseZip(
      (isOther || isMailingWithZip ? '' : text(fields.zip_code)) || (line?.zip_code ?? area?.zip_code ?? ''),
      address.state,
    ),
    streetless,
  }
}

/**
 * The rank of a type of address, for registers that have a row for each address of an entity: 0 for the physical address, 1 for
 * the mailing address, and 2 for the address of an agent or a person, which is not that of the business.
 */
export function rankAddressType(kind: string): 0 | 1 | 2 {
  if (/\bmail/i.test(kind)) return 1
  return kind === '' || /\b(?:principal|physical|business|street|location|premises?|office|store|site)\b/i.test(kind)
    ? 0
    : 2
}
