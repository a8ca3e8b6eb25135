import { toSingleLine, truncate } from '../../../../kit/text/text.ts'
import type { Mapping } from '../import.constants.ts'
import { cleanCell, cleanOptional } from './contents.ts'
import { isRegister, matchHeading } from './headings.ts'
import { isClosedForGood, readClosedStatus } from './status.ts'

/** The rank of a status that may be one of something else. */
const ANY_STATUS = 2

/** Columns that may say that a business has closed, beside the one that is mapped: other statuses, and dates of an end. */
const findStatusColumns = (headings: string[], mapping: Mapping) =>
  headings.flatMap((heading, column) => {
    const match = matchHeading(heading)
    const isMapped = Object.values(mapping).includes(column)
    return match?.field === 'status' && match.rank !== ANY_STATUS && !isMapped ? [column] : []
  })

/** Returns the function that says why a row is one of a business that has closed; it returns null for others. */
export function createClosedFinder(headings: string[], mapping: Mapping): (values: string[]) => string | null {
  const isOfRegister = mapping.alaska_business_license != null || headings.some(isRegister)
  const columns = [...(mapping.status == null ? [] : [mapping.status]), ...findStatusColumns(headings, mapping)]
  return (values) => {
    const column =
      columns.find((column) =>
        readClosedStatus(headings[column] ?? '', toSingleLine(cleanOptional(values[column] ?? '')), isOfRegister),
      ) ??
      values.findIndex(
        (value, column) =>
          column !== mapping.business_name && column !== mapping.other_name && isClosedForGood(cleanCell(value)),
      )
    return column < 0
      ? null
      : `The column “${headings[column]}” says “${truncate(toSingleLine(cleanCell(values[column] ?? '')), 80)}”`
  }
}
