import { stateNames } from '../../../../../region/states.ts'
import { findStateOfZip } from '../../../../../region/zipStates.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { parseAddressPart } from '../headings/addressParts.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'
import { type Towns, toTownKey } from './towns.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** The United States, their territories, and codes that are not countries. */
const notForeign = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !notForeign.has(code) && names.of(code) !== undefined)
const toKey = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
const longNames = new Set([
  ...codes.map((code) => toKey(names.of(code) ?? '')),
  ...'england scotland wales greatbritain northernireland holland korea republicofkorea russianfederation turkey'.split(
    ' ',
  ),
  ...'uk uae czechrepublic hongkong macau burma vietnam thenetherlands'.split(' '),
  ...'brasil espana deutschland osterreich schweiz suisse italia nederland danmark norge sverige suomi polska'.split(
    ' ',
  ),
  // Codes of three letters for the most frequent countries.
  ...'can mex gbr deu fra esp prt ita nld bel che aut irl isl nor swe dnk fin pol cze rus ukr tur'.split(' '),
  ...'jpn chn kor twn hkg phl vnm tha ind aus nzl bra arg chl per col jam bhs dom isr are zaf'.split(' '),
])
const shortNames = new Set([...codes.map((code) => code.toLowerCase()), 'uk'])

/** Whether a cell names another country than the United States. */
const isForeignCountry = (text: string) => longNames.has(toKey(text)) || shortNames.has(toKey(text))

const countryHeadingPattern = /^(?:(.*) )?country(?: (?:code|name|cd|region|iso))?$/

/** Returns a function that finds the country of the address of a row; null in the United States or without a country. */
export function createCountryFinder(headings: string[], mapping: Mapping) {
  const columns = headings.flatMap((heading, column) => {
    const match = countryHeadingPattern.exec(insertSpaces(normalizeHeading(heading)))
    return match ? [{ column, affix: (match[1] ?? '').replace(/(?:^| )address$/, '') }] : []
  })
  const columnOf = (...fields: ImportField[]) => {
    const affixes = fields.map((field) => parseAddressPart(headings[mapping[field] ?? -1] ?? '')?.affix)
    return (columns.find(({ affix }) => affixes.includes(affix)) ?? columns.find(({ affix }) => affix === ''))?.column
  }
  const physical = columnOf('street', 'city', 'zip_code')
  const mailing = columnOf('mailing_street', 'mailing_city', 'mailing_zip_code')
  return (values: string[], isMailed: boolean): string | null => {
    const country = cleanOptional(values[(isMailed ? mailing : physical) ?? -1] ?? '')
    return country !== '' && isForeignCountry(country) ? country : null
  }
}

const provinces = new Set(
  (
    'ab bc mb nb nl ns nt nu on pe pq qc sk yt alberta britishcolumbia manitoba newbrunswick newfoundland novascotia nunavut ' +
    'newfoundlandandlabrador northwestterritories ontario princeedwardisland quebec saskatchewan yukon yukonterritory'
  ).split(' '),
)

/** Whether a state is a province of Canada. */
export const isProvince = (state: string): boolean => provinces.has(toKey(state))

/** Whether the ZIP code of an address belongs to its state, so that another country in the row is a mistake. */
export const isInStates = (state: string, zip_code: string): boolean =>
  zip_code !== '' && findStateOfZip(zip_code) === state

/** A postal code of Canada: `M5J 2J2`. */
const canadianPostalCodePattern = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i

const mexicanStates = new Set(
  // Without CAMP, COL and MICH, because names of towns in the United States end with them.
  'AGS BC BCN BCS CHIS CHIH COAH CDMX DF DGO GTO GRO HGO JAL MEX MOR NAY NL OAX PUE QRO QROO SLP SIN SON TAB TAMPS TLAX VER YUC ZAC'.split(
    ' ',
  ),
)

/**
 * Whether a city has a state of Mexico after it, and the row has no state: `MONTERREY NL`. Its postal code may look like a ZIP
 * code of another state.
 */
export function isInMexico(city: string, state: string): boolean {
  const [, code = ''] = /\p{L}[,\s]+([A-Z]{2,5})$/u.exec(city.replace(/\./g, '')) ?? []
  return state === '' && mexicanStates.has(code)
}

/** Whether a whole address ends with another country or has a postal code of Canada: `55 King St W, Toronto, ON, M5K 1A2, CAN`. */
export function isForeignAddress(text: string, towns: Towns): boolean {
  const parts = text
    .slice(0, MAX_ADDRESS_LENGTH)
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)
  const end = parts.at(-1) ?? ''
  if (parts.length < 2) return canadianEndPattern.test(end)
  const last = toKey(end)
  // Lebanon and Peru are towns too.
  const isCountry = longNames.has(last) && !towns.names.has(toTownKey(last))
  return isCountry || endsWithCountry(end, towns) || canadianPostalCodePattern.test(parts.slice(-2).join(', '))
}
const MAX_ADDRESS_LENGTH = 500

/** `Whitehorse YT Y1A 1H1 Canada` */
const canadianEndPattern =
  /\b(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT),? [A-Z]\d[A-Z] ?\d[A-Z]\d(?:,? Can(?:ada)?\.?)?$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d,? Canada$/i

/** Whether a line has a postal code and another country after it: `80331 München Germany`. */
function endsWithCountry(line: string, towns: Towns): boolean {
  const words = line.split(/[\s,]+/)
  const isCountry = (count: number) => {
    const name = words.slice(-count).join(' ')
    // Georgia is a state, and Jordan a town.
    return (
      !/\d/.test(name) &&
      longNames.has(toKey(name)) &&
      stateNames[name.toLowerCase()] === undefined &&
      !towns.names.has(toTownKey(name))
    )
  }
  return /\d/.test(line) && words.length > 2 && !/^new$/i.test(words.at(-2) ?? '') && (isCountry(1) || isCountry(2))
}
