import { toSingleLine, truncate } from '../../../../kit/text/text.ts'
import type { Mapping } from '../import.constants.ts'
import { cleanCell, cleanOptional } from './contents.ts'
import { matchHeading } from './headings.ts'
import { isClosedForGood, isClosedForNow, readClosedStatus } from './status.ts'
import type { StatusCodes } from './statusCodes.ts'

/** The rank of a status that may be one of something else. */
const ANY_STATUS = 2

/** Columns that may say that a business has closed, beside the one that is mapped: other statuses, and dates of an end. */
const findStatusColumns = (headings: string[], mapping: Mapping) =>
  headings.flatMap((heading, column) => {
    const match = matchHeading(heading)
    const isMapped = Object.values(mapping).includes(column)
    return match?.field === 'status' && match.rank !== ANY_STATUS && !isMapped ? [column] : []
  })

/** Returns the functions that say why a row is one of a business that has closed, for good or for a time; else they return null. */
export function createClosedFinder(headings: string[], mapping: Mapping, isInactiveCode: StatusCodes) {
  const columns = [...(mapping.status == null ? [] : [mapping.status]), ...findStatusColumns(headings, mapping)]
  const statusIn = (values: string[], column: number) => toSingleLine(cleanOptional(values[column] ?? ''))
  const quote = (values: string[], column: number | undefined) =>
    column === undefined || column < 0
      ? null
      : `The column “${headings[column]}” says “${truncate(toSingleLine(cleanCell(values[column] ?? '')), 80)}”`
  return {
    findClosed: (values: string[]) =>
      quote(
        values,
        columns.find(
          (column) =>
            readClosedStatus(headings[column] ?? '', statusIn(values, column)) ||
            (column === mapping.status && isInactiveCode(statusIn(values, column))),
        ) ??
          values.findIndex(
            (value, column) =>
              column !== mapping.business_name && column !== mapping.other_name && isClosedForGood(cleanCell(value)),
          ),
      ),
    findClosedForNow: (values: string[]) =>
      quote(
        values,
        columns.find((column) => isClosedForNow(statusIn(values, column))),
      ),
  }
}
