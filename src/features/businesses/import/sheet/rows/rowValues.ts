import { truncate } from '../../../../../kit/text/text.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { type Coordinates, findCoordinates, readCoordinates } from '../cells/coordinates.ts'
import { isShortened } from '../columns/numberColumns.ts'

export const quoted = (value: string) => `“${truncate(value, 80)}”`

export const describeInvalid = (what: string, value: string) =>
  `The ${what} ${quoted(value)} is not valid and was left out`

/** The coordinates of a row. Adds a note for a place that is not valid or has been corrected. */
export function readRowPlace(
  text: (field: ImportField) => string,
  mapping: Mapping,
  notes: string[],
): Coordinates | null {
  const coordinates =
    readCoordinates(text('latitude'), text('longitude')) ??
    findCoordinates(text('coordinates')) ??
    (mapping.coordinates == null ? findCoordinates(text('street')) : null)
  const place = text('coordinates') || [text('latitude'), text('longitude')].filter(Boolean).join(', ')
  // Many programs write zeros for an unknown place.
  if (!coordinates && /[1-9]/.test(place)) notes.push(describeInvalid('place', place))
  if (coordinates && coordinates.longitude < 0 && place !== '' && !/[-−W]/i.test(place))
    notes.push(`The place ${quoted(place)} has no minus sign and was read as west`)
  return coordinates
}

/** The licence number of a row. Adds a note for one that a spreadsheet program has shortened, and for “pending” and “exempt”. */
export function readRowNumber(number: string, notes: string[]): string | null {
  if (number === '') return null
  if (isShortened(number)) {
    notes.push(`A spreadsheet program has shortened the number ${quoted(number)}, which was left out`)
    return null
  }
  if (/\d/.test(number)) return number.replace(/^(\d+)\.0$/, '$1')
  notes.push(describeInvalid('number', number))
  return null
}
