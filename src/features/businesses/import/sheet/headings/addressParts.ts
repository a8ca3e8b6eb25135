import { stateCodes } from '../../../../../region/states.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { parseState } from '../cells/states.ts'
import { normalizeHeading } from './headings.ts'
import { insertSpaces } from './headingWords.ts'

/** The parts of an address. */
export const addressParts = ['street_number', 'street', 'street_2', 'city', 'state', 'zip_code', 'phone'] as const
export type AddressPart = (typeof addressParts)[number]

const street = '(?:street address|st address|address|addr|adr|add|street name|street|str|line|ln)'
/** Patterns of the names of the parts, the longer names first. */
const partNames: [AddressPart, string][] = [
  ['city', '(?:city state zip(?: ?code)?|city st zip|city state|csz|town state zip)'],
  ['street_number', '(?:street|st|house|hse|building|bldg|address|addr) (?:number|no|num|nbr)'],
  [
    'street_2',
    `${street} (?:continued|cont|continuation)|(?:addi?tion\\w*|extended|supplement\\w*) ${street}|${street}(?: (?:line|ln))? (?:2|two|ii|b|02)|(?:suite|ste|unit|apt|apartment|room|rm)(?: (?:room|rm|unit|suite|number|no))?`,
  ],
  ['street', `${street}(?: (?:line|ln))?(?: (?:1|one|i|a|01))?`],
  [
    'zip_code',
    '(?:zip|zipcode|postal|postcode|post|zip postal|postal zip|zip or postal)(?: ?code)?(?: 5)?|(?<=(?:billing|shipping|mailing) )code',
  ],
  [
    'state',
    '(?:us )?(?:state|st|province|prov|state province|state or province|state region|region)(?: (?:code|name|cd|abbr))?',
  ],
  ['phone', '(?:phone|telephone|tel|ph)(?: (?:number|no|num|nbr))?'],
  ['city', '(?:city|town|municipality|locality|cty|city town|city or town)(?: name)?'],
]
const atEnd = partNames.map(([part, names]) => [part, new RegExp(`^(?:(.*?) )??(?:${names})$`)] as const)
const atStart = partNames.map(([part, names]) => [part, new RegExp(`^(?:${names}) (.+)$`)] as const)

/** Words in an affix that only repeat the part: `City/Town`, `State/Prov.`, `Zip or Postal`. */
const repeated: Partial<Record<AddressPart, RegExp>> = {
  city: /\b(?:city|town|village|municipality|locality|or)\b/g,
  state: /\b(?:state|st|province|prov|region|territory|abbr|or)\b/g,
  zip_code: /\b(?:zip|zipcode|postal|postcode|post|code|plus|or|\d)\b/g,
}

/** Headings of streets that consist only of an affix: `Physical`, `Mailing`. */
const affixOnlyPattern =
  /^(?:physical|phys|mailing|mail|billing|principal|premises?|street|postal|bill to|ship to|situs)(?: location)?$|^(?:(?:business|biz|store|shop|farm) )?location$/

/** The part of an address that a heading names, and its affix: the other words, which tell several addresses apart. */
export type NamedPart = { part: AddressPart; affix: string }

/** The whole address, and the label, of an address in the export of an address book: `Address 1 - Formatted`. */
const contactAddressPattern = /^address (?<number>\d) - (?<property>formatted|label|type)$/i

/** Parses a heading such as `PHY_CITY`, `City (Mailing)` or `Physical Address: City`; null for other headings. */
export function parseAddressPart(heading: string): NamedPart | null {
  const { number, property } = contactAddressPattern.exec(heading.trim())?.groups ?? {}
  if (number) return property?.toLowerCase() === 'formatted' ? { part: 'street', affix: number } : null
  const words = insertSpaces(normalizeHeading(heading))
    // “Provider First Line Business Mailing Address”
    .replace(
      /\b(first|second) line (.+)$/,
      (_, line: string, rest: string) => `${rest} line ${line === 'first' ? 1 : 2}`,
    )
  for (const patterns of [atEnd, atStart]) {
    for (const [part, pattern] of patterns) {
      const match = pattern.exec(words)
      if (!match) continue
      const affix = (match[1] ?? '').replace(/(?:^| )(?:address(?:es)?|addr|adr|add)$/, '').trim()
      const isRepeated = affix.replace(repeated[part] ?? /$^/, '').trim() === ''
      return { part, affix: isRepeated && !/^\d$/.test(affix) ? '' : affix }
    }
  }
  return affixOnlyPattern.test(words) ? { part: 'street', affix: words } : null
}

const concatenatedHeadingPattern =
  /^([a-z][a-z0-9 ]*?[a-z0-9])(streetaddress|address|addr|street|city|town|state|province|zipcode|zip|postalcode|phone|telephone)( ?\d)?$/
/** Matches a heading that is written in one word and ends with a part, such as `OUTLETCITY`. */
const matchConcatenatedHeading = (heading: string) => concatenatedHeadingPattern.exec(normalizeHeading(heading))

/**
 * The parts of addresses in the headings of a table. `OUTLETCITY` and `OUTLETZIP` are split into words because several headings
 * share the prefix.
 */
export function parseAddressParts(headings: string[]): (NamedPart | null)[] {
  const split = headings.map(matchConcatenatedHeading)
  const partsOf = (prefix: string) => new Set(split.flatMap((match) => (match?.[1] === prefix ? (match[2] ?? []) : [])))
  return headings.map((heading, column) => {
    const named = parseAddressPart(heading)
    const [, prefix = '', part = '', line = ''] = split[column] ?? []
    if ((named !== null && !named.affix.endsWith(prefix)) || prefix === '' || partsOf(prefix).size < 2) return named
    return parseAddressPart(`${prefix} ${part}${line}`) ?? named
  })
}

const isDated = (value: string) => /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\b/.test(value)
/** Whether a value looks like the part. */
const fits: Record<AddressPart, (value: string) => boolean> = {
  street_number: (value) => /\d/.test(value),
  street: (value) => /\p{L}{2}/u.test(value) && value.length > 3 && !/@|^https?:|^www\./.test(value) && !isDated(value),
  street_2: (value) => !/@|^https?:/.test(value) && !isDated(value),
  city: (value) => /^\P{N}{3,60}$/u.test(value) || /\p{L}{3}/u.test(value),
  state: (value) => stateCodes.has(parseState(value)),
  phone: (value) => value.replace(/\D/g, '').length >= 7,
  zip_code: (value) => /^\d{3,5}(?:[- ]?\d{0,4})?(?:\.0)?$/.test(value) || /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(value),
}

/** The minimum share of values that must look like the part. Lists contain foreign addresses and mistakes. */
const FITTING_SHARE = 0.6

/** Whether the values of a column fit a part of an address; null when the column is empty. */
export function fitPart(part: AddressPart, values: string[]): boolean | null {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length === 0 ? null : filled.filter(fits[part]).length >= FITTING_SHARE * filled.length
}
