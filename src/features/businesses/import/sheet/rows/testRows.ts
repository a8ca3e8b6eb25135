import type { Mapping } from '../../import.constants.ts'
import { cleanCell } from '../cells/cellText.ts'
import { isEmptyPhone } from '../contact/phoneCells.ts'
import { matchHeading, normalizeHeading } from '../headings/headings.ts'

/** The maximum length of a cell that is matched. */
const MAX_CELL_LENGTH = 200

/** Names that may be test data: “Test Salon”, “Sample Farm 2”. “Test Prep Alaska” and “Sample Room Tavern” are businesses. */
const testNamePattern =
  /^[\W_]*(?:tests?|testing|tester|sample|demo|dummy|fake|mock|example|sandbox)\b|\b(?:test|dummy|fake|sample|demo)[\W_]*\d{0,4}$/i
/** Values of other cells of test data: “asdf”, “test”. */
const testValuePattern =
  /^(?:test(?:ing|er)?[ _-]?\d{0,4}|test test|asdf\w*|qwerty\w*|dummy|foobar|anytown|test(?:ville| ?city| ?town))$|^\d{1,5} (?:test|fake|sample|example|anywhere|any|nowhere)\b|\blorem ipsum\b|^(?:test|tester|testing|fake|sample|example|asdf)@|@(?:test|example|fake|sample|asdf)\.|^(?:https?:\/\/)?(?:www\.)?(?:example|test|sample|yourdomain|yourwebsite|domain)\.(?:com|org|net)\b/i
/** Headings of other names of the business or of people, in which “Test” alone is not a kind of business. */
const nameHeadingPattern = /\b(?:name|aka|a k a|alias|dba|contact|owner|licensee|holder|first|last|manager|who)\b/
const testOnlyPattern = /^[\W_]*(?:test(?:ing)?|test test|dummy|do not use)[\W_]*\d{0,4}$/i
/** Headings of kinds, in which “test” can be a kind, such as a station for smog tests. */
const kindHeadingPattern =
  /\b(?:types?|kinds?|class\w*|categor\w+|services?|station|licen[cs]e|industry|specialty|trade|products?)\b/
/** The minimum number of test values that make a row with an ordinary name suspicious. */
const MIN_TEST_CELLS = 2

/** Returns a function that returns the reason why a row is test data, or a note if it may be. */
export function createTestFinder(headings: string[], mapping: Mapping) {
  const isName = (column: number) => column === mapping.business_name || column === mapping.other_name
  const isOfNames = headings.map(
    (heading) => matchHeading(heading)?.field === 'business_name' || nameHeadingPattern.test(normalizeHeading(heading)),
  )
  return (values: string[], name: string): { refusal: string | null; note: string | null } => {
    const cells = values.map((value) => (value.length > MAX_CELL_LENGTH ? '' : cleanCell(value)))
    const quote = (column: number) => `The column “${headings[column]}” says “${cells[column]}”`
    const named = cells.findIndex((cell, column) => !isName(column) && isOfNames[column] && testOnlyPattern.test(cell))
    if (named >= 0) return { refusal: `${quote(named)}, so the row is a test`, note: null }
    const mayBeTyped = (cell: string, column: number) =>
      cell !== '' && !isName(column) && !kindHeadingPattern.test(normalizeHeading(headings[column] ?? ''))
    const typed = cells.flatMap((cell, column) =>
      mayBeTyped(cell, column) && testValuePattern.test(cell) ? [column] : [],
    )
    // Many programs write zeros for an unknown phone number.
    const hasEmptyPhone = cells.some((cell) => isEmptyPhone(cell))
    const [first] = typed
    const isSuspicious = name.length <= MAX_CELL_LENGTH && testNamePattern.test(name)
    if (isSuspicious && first !== undefined) return { refusal: `${quote(first)}, so “${name}” is a test`, note: null }
    return {
      refusal: null,
      note:
        first !== undefined && typed.length + Number(hasEmptyPhone) >= MIN_TEST_CELLS
          ? `${quote(first)}. The row may be a test`
          : null,
    }
  }
}
