import { stateCodes } from '../../../../../region/states.ts'
import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { splitAddress } from '../address/splitAddress.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { type Towns, toTownKey } from '../places/towns.ts'
import { findColumn } from './findColumn.ts'

/** Whether the values of a column look like names of cities. */
export function areCities(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const named = filled.filter((value) => /^\p{L}[\p{L} .'’()-]{1,39}$/u.test(value))
  const states = filled.filter((value) => stateCodes.has(value.toUpperCase()))
  return filled.length > 0 && named.length >= 0.9 * filled.length && states.length <= filled.length / 2
}

/** Whether most values of a column are whole addresses with a city and a state, not only streets. */
export function areWholeAddresses(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length > 0 && filled.filter((value) => splitAddress(value) !== null).length > filled.length / 2
}

/** Types of addresses, for registers that have a row for each address of an entity: see `rankAddressType`. */
const addressTypePattern =
  /^(?:(?:principal|physical|business|mailing|office|street|location|home|premises?|registered)(?: [a-z]+){0,4}|(?:registered )?agent\b.*|authorized (?:representative|person|agent|party)|president|vice president|secretary|treasurer|director|officer|manager|managing member|member|organizer|incorporator|registrant|applicant|governor|partner|general partner|correspondent|owner|trustee)$/i

/** Whether a column has types of addresses: at least two types, some of them several times. */
export function areAddressTypes(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const kinds = new Set(filled.map((value) => value.toLowerCase()))
  const addressTypes = filled.filter((value) => addressTypePattern.test(value))
  return (
    kinds.size >= 2 &&
    kinds.size < filled.length &&
    addressTypes.length >= 0.9 * filled.length &&
    [...kinds].some((kind) => /\b(?:address|place of business|agent)\b/.test(kind))
  )
}

/** Words of headings whose values are not cities. */
const notCityHeadingPattern =
  /\b(?:types?|kind|class|category|status|products?|description|desc|level|code|name|date|number|jurisdiction|formation|formed|origin|domicile|citizenship)\b/

/** Finds the column with the names of cities, next to the states or the ZIP codes. */
export function findCities(headings: string[], rows: CsvRow[], mapping: Mapping, towns: Towns) {
  const { state, zip_code, street } = mapping
  const mayBeCities = (column: number) => !notCityHeadingPattern.test(normalizeHeading(headings[column] ?? ''))
  const isBeside = (column: number) =>
    (state != null && column === state - 1) || (zip_code != null && Math.abs(column - zip_code) === 1)
  const areTowns = (values: string[]) => areCities(values) && measureTowns(values, towns) >= TOWN_SHARE
  const find = (test: (values: string[]) => boolean, isCandidate: (column: number) => boolean) =>
    findColumn(headings, rows, mapping, { test, isCandidate: (column) => mayBeCities(column) && isCandidate(column) })
  return (
    find(areTowns, isBeside) ??
    (street == null && zip_code == null ? undefined : find(areTowns, () => true)) ??
    find(areCities, isBeside)
  )
}

/** Headings of columns with home towns: `From`, `Coming from`, `Home base`, `Hometown`. */
const hometownHeadingPattern =
  /^(?:from|coming from|comes from|where from|where (?:are|is) .{1,20} from|based in|located in|home ?base|base|home ?town|home (?:city|community|location|port)|town of origin|travel(?:s|ing) from|farm (?:location|town)|community|area|place)$/
/** The hometown headings whose values can only be towns. */
const townOnlyHeadingPattern = /^(?:based in|home ?base|home ?town|home (?:city|community|port)|farm town)$/
/** The minimum share of known towns in a column such as “From”, which may also name the source of a row. */
const ORIGIN_SHARE = 0.6

/** Finds the column with the home towns of vendors, such as `Homer, AK`. */
export function findHometowns(headings: string[], rows: CsvRow[], mapping: Mapping, towns: Towns) {
  const isCandidate = (column: number) => hometownHeadingPattern.test(normalizeHeading(headings[column] ?? ''))
  const isTownOnly = (column: number) => townOnlyHeadingPattern.test(normalizeHeading(headings[column] ?? ''))
  const withoutState = (value: string) => value.replace(/,? [A-Z]{2}\.?$/, '').replace(/,$/, '')
  const areTowns = (values: string[]) => {
    const names = values.map((value) => withoutState(cleanOptional(value)))
    return areCities(names) && measureTowns(names, towns) >= ORIGIN_SHARE
  }
  const areNames = (values: string[]) => areCities(values.map((value) => withoutState(cleanOptional(value))))
  return (
    findColumn(headings, rows, mapping, { test: areTowns, isCandidate }) ??
    findColumn(headings, rows, mapping, { test: areNames, isCandidate: isTownOnly })
  )
}

/** The minimum share of known towns in a column with any heading. Last names of people can also be names of towns. */
const TOWN_SHARE = 0.75

function measureTowns(values: string[], towns: Towns) {
  const filled = values.map(cleanOptional).filter(Boolean)
  const isTown = (value: string) => towns.names.has(toTownKey(value)) || towns.keys.has(toTownKey(value))
  return filled.filter(isTown).length / filled.length
}

/** Finds the second column of streets below a heading that spans two columns. */
export function findSecondStreet(headings: string[], rows: CsvRow[], { street, street_2, city }: Mapping) {
  if (street == null || street_2 != null || city == null || headings[street + 1] !== '') return undefined
  const values = rows.map(({ values }) => values[street + 1] ?? '')
  return values.some(Boolean) ? street + 1 : undefined
}

const houseNumberPattern = /^\d{1,6}(?:[-/]\d{1,4})?\s?[A-Z]?(?: 1\/2)?$/i

/** Finds the column with house numbers next to streets without numbers, whatever its heading is. */
export function findHouseNumbers(rows: CsvRow[], mapping: Mapping) {
  const { street, street_2, street_number } = mapping
  if (street == null || street_number != null) return undefined
  const streets = rows.filter(({ values }) => cleanOptional(values[street] ?? '') !== '')
  const numbered = streets.filter(({ values }) => /^\d+(?:-\d+)?\w? \w+ \w|^p\.? ?o\b/i.test(values[street] ?? ''))
  if (streets.length === 0 || numbered.length > streets.length / 2) return undefined
  const used = new Set(Object.values(mapping).filter((column) => column !== street_2))
  return [street - 1, street + 1].find((column) => {
    const values = streets.map(({ values }) => cleanOptional(values[column] ?? '')).filter(Boolean)
    const numbers = values.filter((value) => houseNumberPattern.test(value))
    return (
      !used.has(column) &&
      values.length >= 0.7 * streets.length &&
      numbers.length >= 0.9 * values.length &&
      (values.length === 1 || new Set(values).size > values.length / 2)
    )
  })
}
