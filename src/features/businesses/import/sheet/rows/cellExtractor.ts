import { toSingleLine } from '../../../../../kit/text/text.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { createLineJoiner } from '../address/addressLines.ts'
import { splitIntroduction } from '../address/movedStreets.ts'
import { createUnitNamer } from '../address/streetParts.ts'
import { splitTwoAddresses } from '../address/twoAddresses.ts'
import { createZipJoiner } from '../address/zipParts.ts'
import { cleanCell, cleanOptional } from '../cells/cellText.ts'
import type { RowCells } from '../cells/rowCells.ts'
import { splitContactLines } from '../contact/contactLines.ts'
import { createNameExtractor, type NameResult } from '../name/extractName.ts'
import { createZeroRestorer, type LostZeros } from '../places/lostZeros.ts'
import type { Towns } from '../places/towns.ts'

/** The cells of a row, its name, and further values that its name and street contain. */
export type FieldCells = RowCells & {
  name: NameResult
  /** The phone number in a line of the street. */
  streetPhone: string
  /** The words before a new street, such as “moved - now”. */
  introduction: string
}

/** An address without the name of the business in its first line. */
function withoutName(address: string, name: string): string {
  const end = address.indexOf('\n')
  return end !== -1 && cleanCell(address.slice(0, end)).toLowerCase() === name.toLowerCase()
    ? address.slice(end + 1)
    : address
}

type Table = { headings: string[]; mapping: Mapping; lostZeros: LostZeros; towns: Towns }

/** Returns a function that extracts the cells of a row by their fields. It joins values that are spread over several columns. */
export function createCellExtractor({ headings, mapping, lostZeros, towns }: Table) {
  const extractName = createNameExtractor(headings, mapping)
  const nameUnit = createUnitNamer(headings, mapping)
  const joinZip = createZipJoiner(headings, mapping)
  const joinLines = createLineJoiner(headings, mapping)
  const restoreZero = createZeroRestorer(lostZeros, towns)
  return (values: string[]): FieldCells => {
    const name = extractName(values)
    const contact = splitContactLines(values[mapping.street ?? -1] ?? '')
    const moved = splitIntroduction(contact.address)
    const addresses = splitTwoAddresses(moved.street)
    const unmapped: Partial<Record<ImportField, string>> = {
      website: contact.website,
      mailing_street: addresses.mailing,
    }
    const cell = (field: ImportField) => {
      const column = mapping[field]
      if (column === undefined || column === null) return unmapped[field] ?? ''
      const joined = joinLines(values, field, name.name)
      if (joined !== null) return joined
      const typed = field === 'street' ? addresses.physical : (values[column] ?? '')
      return field === 'street' || field === 'mailing_street' ? withoutName(typed, name.name) : typed
    }
    const texts: Partial<Record<ImportField, string>> = {}
    const computeText = (field: ImportField) => {
      const typed = cleanOptional(cell(field))
      // Each line of the cell is an industry.
      const isList = field === 'industry' || field === 'category'
      const line = toSingleLine(isList ? typed.replace(/\s*\n\s*/g, '; ') : typed).replace(/\s{2,}/g, ' ')
      if (field === 'street_2') return nameUnit(values, line)
      const restored = restoreZero(field, line, text)
      return field === 'zip_code' ? joinZip(values, restored) : restored
    }
    const text = (field: ImportField) => {
      texts[field] ??= computeText(field)
      return texts[field]
    }
    return { name, text, cell, streetPhone: contact.phone, introduction: moved.introduction }
  }
}
