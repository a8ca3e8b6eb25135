import { toSingleLine, truncate } from '../../../../kit/text/text.ts'
import type { Mapping } from '../import.constants.ts'
import { cleanCell, cleanOptional } from './contents.ts'
import { isEndOfEntity } from './filings.ts'
import { matchHeading, normalizeHeading } from './headings.ts'
import { isClosedForGood, isNotListed, saysGone } from './remarks.ts'
import { isClosedForNow, readClosedStatus } from './status.ts'
import { isStatusOfOthers, type Statuses } from './statusColumns.ts'

/** Columns in which “closed” is about days and seasons. */
const ofTimes = /\b(?:hours?|seasons?|open|days?|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?)\b/

/** The columns in which people write remarks: those without a field, unless they have names. */
function findRemarkColumns(headings: string[], mapping: Mapping): Set<number> {
  const mapped = new Set(Object.values(mapping).filter((column) => column !== mapping.status))
  return new Set(
    headings.flatMap((heading, column) => {
      const isOther =
        matchHeading(heading)?.field === 'business_name' ||
        ofTimes.test(normalizeHeading(heading)) ||
        isStatusOfOthers(heading)
      return mapped.has(column) || isOther ? [] : [column]
    }),
  )
}

/** Returns the functions that say why a row is one of a business that has closed, for good or for a time; else they return null. */
export function createClosedFinder(headings: string[], mapping: Mapping, statuses: Statuses) {
  const { columns, filings, isInactiveCode } = statuses
  const remarks = findRemarkColumns(headings, mapping)
  const statusIn = (values: string[], column: number) => toSingleLine(cleanOptional(values[column] ?? ''))
  const quote = (values: string[], column: number | undefined) =>
    column === undefined || column < 0
      ? null
      : `The column “${headings[column]}” says “${truncate(toSingleLine(cleanCell(values[column] ?? '')), 80)}”`
  const isClosed = (values: string[], column: number) => {
    const status = statusIn(values, column)
    return readClosedStatus(headings[column] ?? '', status) || isInactiveCode(column, status)
  }
  const isOfOthers = headings.map(isStatusOfOthers)
  const isGone = (value: string, column: number) =>
    value !== '' &&
    column !== mapping.business_name &&
    column !== mapping.other_name &&
    ((!isOfOthers[column] && isNotListed(value)) ||
      (remarks.has(column) ? saysGone(cleanCell(value)) : isClosedForGood(cleanCell(value))))
  return {
    findClosed: (values: string[]) =>
      quote(
        values,
        columns.find((column) => isClosed(values, column)) ??
          filings.find((column) => isEndOfEntity(statusIn(values, column))) ??
          values.findIndex(isGone),
      ),
    findClosedForNow: (values: string[]) =>
      quote(
        values,
        columns.find((column) => isClosedForNow(statusIn(values, column))),
      ),
  }
}
