import { toSingleLine, truncate } from '../../../../../kit/text/text.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanCell, cleanOptional } from '../cells/cellText.ts'
import { matchHeading, normalizeHeading } from '../headings/headings.ts'
import { isEndOfEntity } from './filings.ts'
import { isNotListed, isNotReopening, isPermanentlyClosed, reportsClosure } from './remarks.ts'
import { mayHaveClosed, reportsLapse, reportsRemoval } from './removals.ts'
import { isClosedStatus, isTemporarilyClosed } from './status.ts'
import { isUnrelatedStatusHeading, type Statuses } from './statusColumns.ts'

/** Fields with numbers or addresses. A text in them often says that the business has closed. */
const typedFields = [
  'phone',
  'website',
  'zip_code',
  'naics_code',
  'alaska_business_license',
  'year_established',
] as const satisfies ImportField[]

/** Headings of columns in which “closed” is about days and seasons. */
const openingTimesPattern =
  /\b(?:hours?|seasons?|open|days?|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?)\b/

const historicEventPattern =
  /\b(?:merged|burn(?:ed|t)|destroyed|demolished|razed|torn down|bulldozed|washed away|total loss)\b/i

/** Finds the columns with remarks: those without a field, except columns of names, opening times and unrelated statuses. */
function findRemarkColumns(headings: string[], mapping: Mapping): Set<number> {
  const mapped = new Set(Object.values(mapping).filter((column) => column !== mapping.status))
  return new Set(
    headings.flatMap((heading, column) => {
      const isOther =
        matchHeading(heading)?.field === 'business_name' ||
        openingTimesPattern.test(normalizeHeading(heading)) ||
        isUnrelatedStatusHeading(heading)
      return mapped.has(column) || isOther ? [] : [column]
    }),
  )
}

/** Returns functions that quote the cell that says that a business has closed, permanently or temporarily; null without such a cell. */
export function createClosedFinder(headings: string[], mapping: Mapping, statuses: Statuses) {
  const { columns, filings, isInactiveCode } = statuses
  const remarks = findRemarkColumns(headings, mapping)
  const times = new Set(
    headings.flatMap((heading, column) => (openingTimesPattern.test(normalizeHeading(heading)) ? [column] : [])),
  )
  const cleanStatus = (values: string[], column: number) => toSingleLine(cleanOptional(values[column] ?? ''))
  const quote = (values: string[], column: number | undefined) =>
    column === undefined || column < 0
      ? null
      : `The column “${headings[column]}” says “${truncate(toSingleLine(cleanCell(values[column] ?? '')), 80)}”`
  const isClosed = (values: string[], column: number) => {
    const status = cleanStatus(values, column)
    return isClosedStatus(headings[column] ?? '', status) || isInactiveCode(column, status)
  }
  const isOfOthers = headings.map(isUnrelatedStatusHeading)
  const free = new Set([...remarks, ...typedFields.map((field) => mapping[field])])
  const hasClosed = (value: string, column: number) => {
    if (value === '' || column === mapping.business_name || column === mapping.other_name) return false
    const cell = cleanCell(value)
    return (
      (!isOfOthers[column] && isNotListed(value)) ||
      (remarks.has(column) || column === mapping.description
        ? isClosureRemark(column, cell)
        : isPermanentlyClosed(cell) || (times.has(column) && isNotReopening(cell))) ||
      (free.has(column) && reportsRemoval(headings[column] ?? '', cell))
    )
  }
  // A merger or a fire in a description may be a past event.
  const isClosureRemark = (column: number, cell: string) =>
    reportsClosure(cell) && (column !== mapping.description || !historicEventPattern.test(cell))
  const mayHaveEnded = (value: string, column: number) => {
    const cell = cleanCell(value)
    if (cell === '' || !(free.has(column) || column === mapping.description)) return false
    return reportsLapse(headings[column] ?? '', cell) || mayHaveClosed(headings[column] ?? '', cell)
  }
  return {
    findClosed: (values: string[]) =>
      quote(
        values,
        columns.find((column) => isClosed(values, column)) ??
          filings.find((column) => isEndOfEntity(cleanStatus(values, column))) ??
          values.findIndex(hasClosed),
      ),
    /** Quotes the cell that says that a business is temporarily closed, may have closed, or has lost a license. */
    findUncertainStatus: (values: string[]) =>
      quote(
        values,
        columns.find((column) => isTemporarilyClosed(cleanStatus(values, column))) ?? values.findIndex(mayHaveEnded),
      ),
  }
}
