import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { findAddressGroups, MAILING_RANK, rankAffix } from '../address/addressGroups.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { parseAddressParts } from '../headings/addressParts.ts'
import { isIgnoredHeading, matchHeading, normalizeHeading } from '../headings/headings.ts'
import { isMobilePhoneHeading, isPrivateHeading } from '../headings/privateHeadings.ts'
import { areWholeAddresses } from './addressColumns.ts'

/** The fields of which a business has one value, with their names in a message. */
const single: Partial<Record<ImportField, string>> = {
  business_name: 'the name',
  street: 'the street',
  city: 'the city',
  zip_code: 'the ZIP code',
  website: 'the website',
  industry: 'the industry',
  alaska_business_license: 'the number',
  year_established: 'the year',
}
/** Fields that values without a known heading seldom prove, with their names in a message. */
const proven: Partial<Record<ImportField, string>> = {
  business_name: 'names',
  street: 'streets',
  city: 'cities',
  status: 'statuses',
}

const isMostlyFilled = (values: string[]) =>
  values.filter((value) => cleanOptional(value) !== '').length >= values.length / 2
const areSame = (values: string[], others: string[]) =>
  values.filter((value, row) => value.toLowerCase() === (others[row] ?? '').toLowerCase()).length >= 0.9 * values.length

/**
 * Returns for each used column the reason why an administrator should check it: another column could be meant as well, or only
 * the values suggest the field.
 */
export function findDoubts(headings: string[], rows: CsvRow[], mapping: Mapping): Map<number, string> {
  const doubts = new Map<number, string>()
  const valuesOf = (column: number) => rows.map(({ values }) => values[column] ?? '')
  const used = new Set(Object.values(mapping))
  const parts = parseAddressParts(headings)
  /** The heading in quotation marks, with the number of the column if several columns have the same heading. */
  const quote = (column: number) => {
    const isRepeated = headings.filter((heading) => heading === headings[column]).length > 1
    return `${isRepeated ? `Column ${column + 1} ` : ''}“${headings[column]}”`
  }
  // A column of whole addresses repeats the columns with the parts of the addresses.
  const isWhole = (column: number) => areWholeAddresses(valuesOf(column))
  for (const [field, column] of Object.entries(mapping) as [ImportField, number | null][]) {
    if (column == null || !headings[column]) continue
    const own = matchHeading(headings[column])
    const values = valuesOf(column)
    const other = headings.findIndex((heading, index) => {
      const match = used.has(index) || isIgnoredHeading(heading) ? null : matchHeading(heading)
      const isEqual =
        match !== null && own !== null && match.field === field && own.field === field && match.rank === own.rank
      return isEqual && isMostlyFilled(valuesOf(index)) && !areSame(values, valuesOf(index)) && !isWhole(index)
    })
    if (single[field] && other >= 0)
      doubts.set(
        column,
        `${quote(column)} and ${quote(other)} could both be ${single[field]}. ${quote(column)} is used.`,
      )
    else if (proven[field] && own === null && parts[column] === null)
      doubts.set(column, `The heading ${quote(column)} is not known, but its values look like ${proven[field]}.`)
  }
  const { phone } = mapping
  const isCarried = (column: number) => isMobilePhoneHeading(normalizeHeading(headings[column] ?? ''))
  const isPhone = (heading: string, column: number) =>
    column !== phone && matchHeading(heading)?.field === 'phone' && !isIgnoredHeading(heading) && !isCarried(column)
  const other = headings.findIndex(isPhone)
  if (phone != null && other >= 0 && isCarried(phone))
    doubts.set(phone, `${quote(other)} is empty, so ${quote(phone)} is used. Its numbers may be private.`)
  const groups = findAddressGroups(headings, rows)
  const chosen = groups.find(({ columns }) => columns.street !== undefined && columns.street === mapping.street)
  const rival = groups.find(
    (group) =>
      group !== chosen &&
      group.rank === chosen?.rank &&
      group.columns.street !== undefined &&
      group.columns.city !== undefined,
  )
  const [street, otherStreet] = [chosen?.columns.street, rival?.columns.street]
  if (street !== undefined && otherStreet !== undefined && isMostlyFilled(valuesOf(otherStreet)))
    doubts.set(
      street,
      `${quote(street)} and ${quote(otherStreet)} could both be the address. ${quote(street)} is used.`,
    )
  // “Location Address, Mailing Address, City”: the city may belong only to the mailing address.
  const { city } = mapping
  const before = city == null ? null : parts[city - 1]
  const isOfOther =
    before?.part === 'street' &&
    rankAffix(before.affix) >= MAILING_RANK &&
    parts[city ?? -1]?.affix === '' &&
    !/^\d$/.test(before.affix)
  if (city != null && isOfOther && mapping.street != null && parts[mapping.street]?.affix !== before.affix)
    doubts.set(city, `${quote(city)} stands behind ${quote(city - 1)}, but is used for ${quote(mapping.street)}.`)
  return doubts
}

/** Warns of private columns in the remembered mapping of a list. */
export function findPrivateDoubts(headings: string[], mapping: Mapping): Map<number, string> {
  const used = Object.values(mapping).filter((column) => column != null)
  const isPrivate = (column: number) => isPrivateHeading(normalizeHeading(headings[column] ?? ''))
  return new Map(
    used
      .filter(isPrivate)
      .map((column) => [
        column,
        `The heading “${headings[column]}” says that the column is private. It was used for this list before.`,
      ]),
  )
}
