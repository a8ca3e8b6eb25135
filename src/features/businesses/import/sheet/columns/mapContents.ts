import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import {
  isIgnoredHeading,
  isMailingHeading,
  isOtherNumberHeading,
  isPhysicalHeading,
  isRegisteredOfficeHeading,
  normalizeHeading,
} from '../headings/headings.ts'
import { isOtherLinkHeading } from '../headings/linkHeadings.ts'
import { matchContent } from './contentRules.ts'
import { findSkippedColumns } from './skippedColumns.ts'

/** Maps the remaining fields to columns by their values. */
export function mapContents(headings: string[], rows: CsvRow[], mapping: Mapping): Mapping {
  const mapped: Mapping = { ...mapping }
  const used = new Set([...Object.values(mapped), ...findSkippedColumns(headings, rows, mapping)])
  const width = Math.max(headings.length, ...rows.map(({ values }) => values.length))
  const order = (column: number) => rankAddressColumn(headings[column] ?? '')
  /** Columns with few values come last. */
  const isSparse = (column: number) => rows.filter(({ values }) => values[column]).length < rows.length / 2
  const columns = Array.from({ length: width }, (_, column) => column).sort(
    (a, b) => order(a) - order(b) || Number(isSparse(a)) - Number(isSparse(b)) || a - b,
  )
  const isEmpty = (column: number | null) => rows.length > 0 && !rows.some(({ values }) => values[column ?? -1])
  for (const column of columns) {
    const heading = headings[column] ?? ''
    if (used.has(column) || isIgnoredHeading(heading)) continue
    const isFree = (field: ImportField) =>
      (mapped[field] === undefined || isEmpty(mapped[field])) && canHold(heading, field, mapped)
    const field = matchContent(
      rows.map(({ values }) => values[column] ?? ''),
      isFree,
      normalizeHeading(heading) === '',
    )
    if (!field) continue
    mapped[field] = column
    used.add(column)
  }
  return mapped
}

/** The rank of an address column: physical address, address without a type, mailing address, registered address. */
function rankAddressColumn(heading: string): number {
  if (isRegisteredOfficeHeading(heading)) return 3
  if (isMailingHeading(heading)) return 2
  return isPhysicalHeading(heading) ? 0 : 1
}

/** Whether a column with this heading can hold a field, next to the columns that are mapped already. */
function canHold(heading: string, field: ImportField, mapped: Mapping): boolean {
  switch (field) {
    case 'latitude':
    case 'longitude':
      return mapped.coordinates === undefined
    case 'coordinates':
      return mapped.latitude === undefined
    case 'state':
      return !isOtherState(heading)
    case 'website':
      return !isOtherLinkHeading(normalizeHeading(heading))
    case 'phone':
    case 'zip_code':
      return !isOtherNumberHeading(heading)
    default:
      return true
  }
}

/** The state of formation is seldom the state of the business, and “Ct” can be a street type. */
const isOtherState = (heading: string) =>
  /\b(?:form\w*|inc|incorp\w*|jurisdiction|origin|domicile|citizenship|org|organi[sz]ed|birth|issu\w*|home|type|suffix|prefix|dir|direction)\b/.test(
    normalizeHeading(heading),
  )
