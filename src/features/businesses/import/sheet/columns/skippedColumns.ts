import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { findUnrelatedAddressColumns } from '../address/addressGroups.ts'
import { isPersonHeading, normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'
import { findKindColumns, isObjectHeading } from '../industry/mapTags.ts'
import { areIndustries } from './columnValues.ts'

/** Numbers and codes that programs give to contacts and records. */
const programColumnPattern = /^(?:leid|euid|record id|(?:contact|person|subscriber|lead|deal) id|cc|country code)$/
/** Headings of a list of subscribers, whose places are those of their connections to the internet. */
const connectionHeadingPattern = /^(?:(?:optin|opt in|confirm|signup|sign up) ip|gmtoff|dstoff)$/
const connectionPlacePattern = /^(?:lat|latitude|lng|lon|long|longitude|region|timezone)$/
/** What somebody has sorted contacts by. */
const contactTagPattern = /^(?:tags?|categories)$/

/** The columns that say nothing of a business: those of programs and address books, and addresses of people and other firms. */
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
