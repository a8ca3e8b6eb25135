import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { parseZip } from '../cells/zipCodes.ts'
import { type Towns, toTownKey } from './towns.ts'

/** The maximum number of rows whose ZIP codes are examined. */
const MAX_SURVEYED_ROWS = 5000

/** A state whose ZIP codes begin with a zero, so that `parseZip` adds the zero. Any such state will do. */
const ZERO_STATE = 'VT'

const zipPattern = /^\d{3,5}(?:-?\d{4})?(?:\.0+)?$/
/** Three or four digits, also with the extension of ZIP+4. */
const shortZipPattern = /^\d{3,4}(?:-?\d{4})?(?:\.0+)?$/

const zipFields = ['zip_code', 'mailing_zip_code'] as const
type ZipField = (typeof zipFields)[number]
const isZipField = (field: ImportField): field is ZipField => zipFields.some((name) => name === field)

/** The fields in which most ZIP codes lack their first zero, because a spreadsheet program treated them as numbers. */
export type LostZeros = ReadonlySet<ImportField>
export const noLostZeros: LostZeros = new Set()

/** Finds the ZIP code columns without leading zeros in the first rows of a file. */
export async function surveyZips(
  rows: AsyncIterable<CsvRow>,
  { mapping, first_line }: { mapping: Mapping; first_line: number },
): Promise<LostZeros> {
  const fields = zipFields.filter((field) => mapping[field] != null)
  if (fields.length === 0) return noLostZeros
  const counts = fields.map((field) => ({ field, all: 0, short: 0 }))
  let read = 0
  for await (const { line, values } of rows) {
    if (line < first_line) continue
    for (const count of counts) {
      const value = cleanOptional(values[mapping[count.field] ?? -1] ?? '')
      if (!zipPattern.test(value)) continue
      count.all += 1
      if (shortZipPattern.test(value)) count.short += 1
    }
    read += 1
    if (read === MAX_SURVEYED_ROWS) break
  }
  return new Set(counts.flatMap(({ field, all, short }) => (short > all / 2 ? [field] : [])))
}

/**
 * Returns a function that restores the first zero of a ZIP code in a row without a state, when most ZIP codes of the column lack
 * theirs, or when the ZIP code of the row's town begins with one. Other texts are returned unchanged.
 */
export function createZeroRestorer(lostZeros: LostZeros, towns: Towns) {
  return (field: ImportField, value: string, text: (field: ImportField) => string): string => {
    if (!isZipField(field) || !shortZipPattern.test(value)) return value
    const [city, state] =
      field === 'zip_code' ? (['city', 'state'] as const) : (['mailing_city', 'mailing_state'] as const)
    if (text(state) !== '') return value
    const restored = parseZip(value, ZERO_STATE)
    const town = towns.byZip.get(restored.slice(0, 5))
    const isOfTown = town !== undefined && toTownKey(town) === toTownKey(text(city))
    return lostZeros.has(field) || isOfTown ? restored : value
  }
}
