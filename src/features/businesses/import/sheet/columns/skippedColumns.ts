import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { findUnrelatedAddressColumns } from '../address/addressGroups.ts'
import { isPersonHeading, normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'
import { findKindColumns, isObjectHeading } from '../industry/mapTags.ts'
import { areIndustries } from './columnValues.ts'

/** Numbers and codes that programs assign to contacts and records. */
const programColumnPattern = /^(?:leid|euid|record id|(?:contact|person|subscriber|lead|deal) id|cc|country code)$/
/** Headings of a list of subscribers. Its coordinates are those of internet connections. */
const connectionHeadingPattern = /^(?:(?:optin|opt in|confirm|signup|sign up) ip|gmtoff|dstoff)$/
const connectionPlacePattern = /^(?:lat|latitude|lng|lon|long|longitude|region|timezone)$/
/** Headings of tags of contacts. */
const contactTagPattern = /^(?:tags?|categories)$/

/**
 * The columns that do not describe the business: columns of programs and address books, and addresses of people and other
 * organizations.
 */
export function findSkippedColumns(headings: string[], rows: CsvRow[], mapping: Mapping): Set<number> {
  const words = headings.map((heading) => insertSpaces(normalizeHeading(heading)))
  const hasConnections = words.some((heading) => connectionHeadingPattern.test(heading))
  const hasPersons = headings.filter(isPersonHeading).length >= 2
  const isSkipped = (heading: string, column: number) =>
    programColumnPattern.test(heading) ||
    (hasConnections && connectionPlacePattern.test(heading)) ||
    (hasPersons && contactTagPattern.test(heading) && !areIndustries(rows.map(({ values }) => values[column] ?? '')))
  const kinds = findKindColumns(headings)
  return new Set([
    ...kinds,
    ...headings.flatMap((heading, column) => (isObjectHeading(heading) ? [column] : [])),
    ...words.flatMap((heading, column) => (isSkipped(heading, column) ? [column] : [])),
    ...findUnrelatedAddressColumns(headings, rows, mapping),
  ])
}
