import type { ImportField, Mapping } from '../import.constants.ts'
import { matchHeading, normalizeHeading } from './headings.ts'
import { insertSpaces } from './headingWords.ts'

const parts =
  /\b(?:address(?:es)?|addr|add|adr|street|st|line|ln|city|town|state|province|region|zip|zipcode|postal|postcode|post|code|name|number|no|nbr|num|one|two|\d+)\b/g

/** Which of several addresses a heading belongs to: `phys` of `Phys City`, and an empty text of `City`. */
const groupOf = (heading: string) =>
  insertSpaces(normalizeHeading(heading)).replace(parts, ' ').replace(/\s+/g, ' ').trim()

/**
 * Takes the city, state and ZIP code of the address whose street is mapped, so that no address is put together of two. A part of
 * another address that has its own street is left out, unless no part of the first one is known.
 */
export function keepOneAddress(headings: string[], mapping: Mapping): void {
  if (mapping.street == null) return
  const group = groupOf(headings[mapping.street] ?? '')
  const columnsOf = (field: ImportField, name: string) =>
    headings.flatMap((heading, column) =>
      matchHeading(heading)?.field === field && groupOf(heading) === name ? [column] : [],
    )
  const others = new Set<ImportField>()
  for (const field of ['city', 'state', 'zip_code'] as const) {
    const column = mapping[field]
    if (column == null || groupOf(headings[column] ?? '') === group) continue
    const [own] = columnsOf(field, group)
    if (own !== undefined) mapping[field] = own
    else if (groupOf(headings[column] ?? '') !== '' && columnsOf('street', groupOf(headings[column] ?? '')).length > 0)
      others.add(field)
  }
  if (mapping.city == null || others.has('city')) return
  for (const field of others) delete mapping[field]
}
