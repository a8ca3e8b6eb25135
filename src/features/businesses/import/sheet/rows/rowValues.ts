import { toSingleLine, truncate } from '../../../../../kit/text/text.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanOptional, toWords, withoutShortcodes } from '../cells/cellText.ts'
import { type Coordinates, findCoordinates, parseCoordinates } from '../cells/coordinates.ts'
import { isInternalNote } from '../cells/internalNotes.ts'
import { describeInvalid, quoteValue } from '../cells/notes.ts'
import type { RowCells } from '../cells/rowCells.ts'
import { parseYear } from '../cells/years.ts'
import { isShortened } from '../columns/numberColumns.ts'

/** Parses the coordinates of a row. Adds a note for invalid or corrected coordinates. */
export function parseRowCoordinates(
  text: (field: ImportField) => string,
  mapping: Mapping,
  notes: string[],
): Coordinates | null {
  const coordinates =
    parseCoordinates(text('latitude'), text('longitude')) ??
    findCoordinates(text('coordinates')) ??
    (mapping.coordinates == null ? findCoordinates(text('street')) : null)
  const place = text('coordinates') || [text('latitude'), text('longitude')].filter(Boolean).join(', ')
  // Many programs write zeros for unknown coordinates.
  if (!coordinates && /[1-9]/.test(place)) notes.push(describeInvalid('place', place))
  if (coordinates && coordinates.longitude < 0 && place !== '' && !/[-−W]/i.test(place))
    notes.push(`The place ${quoteValue(place)} has no minus sign and was read as west`)
  return coordinates
}

/**
 * Parses a license number. Adds a note for a number that a spreadsheet program has shortened, and for texts such as “pending”
 * and “exempt”.
 */
export function parseLicenseNumber(number: string, notes: string[]): string | null {
  if (number === '') return null
  if (isShortened(number)) {
    notes.push(`A spreadsheet program has shortened the number ${quoteValue(number)}, which was left out`)
    return null
  }
  if (/\d/.test(number)) return number.replace(/^(\d+)\.0$/, '$1')
  notes.push(describeInvalid('number', number))
  return null
}

/** Parses the year in which a business was established. Adds a note for an invalid year. */
export function parseRowYear({ text }: RowCells, thisYear: number, notes: string[]): number | null {
  const typed = text('year_established')
  const year = typed ? parseYear(typed, thisYear) : null
  if (typed && year === null) notes.push(describeInvalid('year', typed))
  return year
}

const MAX_DESCRIPTION_LENGTH = 20_000

/** Parses the description of a row. It leaves out internal notes, with a note about them. */
export function parseRowDescription({ cell }: RowCells, notes: string[]): string | null {
  const typed = toWords(withoutShortcodes(cleanOptional(cell('description'))))
  if (!isInternalNote(typed)) return typed === '' ? null : truncate(typed, MAX_DESCRIPTION_LENGTH)
  notes.push(`The description ${quoteValue(toSingleLine(typed))} looks like an internal note and was left out`)
  return null
}
