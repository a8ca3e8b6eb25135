import { toSingleLine } from '../../../../kit/text/text.ts'
import type { Mapping } from '../import.constants.ts'
import { cleanCell, cleanOptional, isFormula, isPlaceholder } from './contents.ts'
import { isFirstName, isMixedName } from './headings.ts'
import { splitStatus } from './status.ts'

/** Texts that mean that a business has no name. */
const missingName =
  /^(?:retired|self|self[- ]employed|unemployed|student|homemaker|honorary|vacant(?: (?:lot|building|space|storefront|unit|store))?|for (?:lease|rent|sale)|\([^)]*\)|same(?: as (?:above|legal(?: name)?|owner))?)$/i

const withoutMissing = (text: string) => (missingName.test(text) || isPlaceholder(text) ? '' : text)

type ReadName = { name: string; status: string | null; refusal?: string }

/** Returns what reads the names of the rows of a table, and what it says of a row without one. */
export function createNameReader(headings: string[], { business_name, other_name }: Mapping) {
  const headingOf = (column: number | null | undefined) => headings[column ?? -1] ?? ''
  const firstName = headings.findIndex(isFirstName)
  /** The name in a column, unless it is the last name of a person. */
  const cellOf = (values: string[], column: number | null | undefined) =>
    isMixedName(headingOf(column)) && cleanOptional(values[firstName] ?? '') !== '' ? '' : (values[column ?? -1] ?? '')
  const quoted = [business_name, other_name]
    .map(headingOf)
    .filter(Boolean)
    .map((heading) => `“${heading}”`)
  return {
    missing:
      quoted.length === 0
        ? 'The row has no name'
        : `The row has no name in the column${quoted.length > 1 ? 's' : ''} ${quoted.join(' or ')}`,
    /** The name, with the status that stands behind it. */
    read(values: string[]): ReadName {
      const typed = splitStatus(toSingleLine(cleanCell(cellOf(values, business_name))))
      const name = typed.name
        // “self (Dugger Heat & Air)”
        .replace(/^self(?:[- ]employed)?\s*\(([^()]+)\)$/i, '$1')
        .replace(/\s{2,}/g, ' ')
        // Some lists mark members of a board with asterisks.
        .replace(/(?<=[\p{L}\d.)”"])\s?\*+$/u, '')
      if (isFormula(name)) {
        return { name, status: null, refusal: 'The name is a formula, of which the file does not have the result' }
      }
      const other = toSingleLine(cleanOptional(cellOf(values, other_name))).replace(/\s{2,}/g, ' ')
      return { name: withoutMissing(name) || withoutMissing(other), status: typed.status }
    },
  }
}
