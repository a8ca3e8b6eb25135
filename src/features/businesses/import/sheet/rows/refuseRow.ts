import { truncate } from '../../../../../kit/text/text.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanCell } from '../cells/cellText.ts'
import { parsePhoneCell } from '../contact/phoneCells.ts'
import { normalizeHeading } from '../headings/headings.ts'
import type { NameResult } from '../name/extractName.ts'
import { createPersonFinder } from '../name/persons.ts'
import { isWebAddress, refuseName } from '../name/refusedNames.ts'
import { parseSectionPlace } from '../places/sectionPlace.ts'
import type { Towns } from '../places/towns.ts'
import { createClosedFinder } from '../status/closedRows.ts'
import { findMark } from '../status/legends.ts'
import { isGoneSection } from '../status/remarks.ts'
import { isClosedStatus } from '../status/status.ts'
import type { Statuses } from '../status/statusColumns.ts'
import { createEmptyPlaceFinder } from './emptyPlaces.ts'
import { isNote, isSectionHeading, MIN_SECTION_COLUMNS } from './noteRows.ts'
import { createOptOutFinder } from './optOuts.ts'
import { createTestFinder } from './testRows.ts'

/** Name headings of bookkeeping programs, which write the jobs of a customer as `Alder:Kitchen`. */
const customerHeadingPattern =
  /^(?:customers?|clients?|(?:customer|client) (?:full )?name|(?:customer|client) jobs?(?: name)?|jobs?|projects?)$/
const customerJobPattern = /^([^:/]+):(?=\S)/

export const headingRefusal = 'The row has nothing but a text that looks like a heading between the rows'

type Table = { width: number; headings: string[]; mapping: Mapping; statuses: Statuses; towns: Towns }

const collectFacts = (text: (field: ImportField) => string) => ({
  // A total may stand below the heading of the streets.
  isPlaced: text('city') !== '' || /\p{L}/u.test(text('street')),
  hasContact: Boolean(text('phone') || text('website')),
})

/**
 * Returns the checks of a row. `refuse` returns the reason why a row is not a listable business: a total, a heading, a person,
 * or a closed business. Null for a business.
 */
export function createRowChecks({ width, headings, mapping, statuses, towns }: Table) {
  const { findClosed, findUncertainStatus } = createClosedFinder(headings, mapping, statuses)
  const findPerson = createPersonFinder(headings, mapping)
  const findOptOut = createOptOutFinder(headings)
  const findTest = createTestFinder(headings, mapping)
  const findEmptyPlace = createEmptyPlaceFinder(headings, mapping)
  const nameType = headings.findIndex((heading) => normalizeHeading(heading) === 'name type')
  const nameHeading = (headings[mapping.business_name ?? -1] ?? '').toLowerCase()
  const hasCustomers = customerHeadingPattern.test(normalizeHeading(nameHeading))
  const isNameColumn = (column: number) => column === mapping.business_name || column === mapping.other_name
  const isSection = (name: string) =>
    isSectionHeading(name) || isGoneSection(name) || parseSectionPlace(name, towns) !== null
  const refuse = (values: string[], read: NameResult, text: (field: ImportField) => string): string | null => {
    if (values.slice(width).some(Boolean))
      return `The row has ${values.length} values, but the table has ${width} columns`
    if (read.refusal) return read.refusal
    const { name, status, missing } = read
    const others = values.filter((value, column) => value !== '' && !isNameColumn(column))
    const facts = collectFacts(text)
    const isPlaced = facts.isPlaced || Boolean(parsePhoneCell(text('phone')))
    if (!isPlaced && isNote(values, name, others)) return 'This is a total or a note below the table, not a business'
    if (name === '') return missing
    const typedName = cleanCell(values[mapping.business_name ?? -1] ?? '').toLowerCase()
    if (typedName === nameHeading && others.length > 0) return 'The row repeats the headings'
    const refusal = refuseName(name) ?? findEmptyPlace(values, name, facts).refusal ?? findTest(values, name).refusal
    if (refusal) return refusal
    if (read.isReference && others.length <= 1 && !isPlaced) return 'The name refers to another row'
    const [, customer = ''] = hasCustomers ? (customerJobPattern.exec(name) ?? []) : []
    if (/\p{L}/u.test(customer)) return `The name is that of a job or a part of “${truncate(customer, 80)}”`
    const kind = values[nameType] ?? ''
    if (/^(?:former|previous|prior)\b/i.test(kind))
      return `The column “${headings[nameType]}” says “${truncate(kind, 80)}”`
    if (/^[\d.,\s]+$/.test(name)) return `The name “${truncate(name, 80)}” is only a number`
    if (others.length === 0 && width >= MIN_SECTION_COLUMNS && isSection(name)) return headingRefusal
    const mark = statuses.marks.size > 0 ? findMark(typedName) : ''
    const meaning = statuses.marks.get(mark) ?? ''
    if (isClosedStatus('', meaning))
      return `The mark “${mark}” ${typedName.endsWith(mark) ? 'behind' : 'before'} the name means “${meaning}”`
    return (
      findPerson(values, name) ??
      findClosed(values) ??
      findOptOut(values) ??
      (status === null ? null : `The name says “${truncate(status, 80)}”`)
    )
  }
  /** Returns notes about a row that is not refused but may be wrong. */
  const findRowDoubts = (values: string[], name: string, text: (field: ImportField) => string): string[] =>
    [
      findEmptyPlace(values, name, collectFacts(text)).note,
      findTest(values, name).note,
      isWebAddress(name) ? `The name “${truncate(name, 80)}” is only a web address` : null,
    ].filter((note) => note !== null)
  return { refuse, findUncertainStatus, findRowDoubts }
}
