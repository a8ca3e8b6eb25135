import { classifyIndustry } from '../../industries/classify.ts'
import type { Mapping } from '../import.constants.ts'
import { isSectionOfGone } from './remarks.ts'

/** Different values after which a column is no longer taken for one of merged cells. */
const MAX_GROUPS = 500

/** What headings between the rows say when they are no industries: `GOLD MEMBERS`. */
const otherGroup = /\b(?:members?|sponsors?|partners?|levels?|tier|board|total|new)\b/i

/**
 * Follows the rows of a table whose industries stand over several rows: in merged cells, of which a file has only the first, or in
 * headings between the rows.
 */
export function createGrouping({ business_name, category, industry, naics_code }: Mapping) {
  const column = category ?? industry
  // Merged cells are left of the names, and no value stands twice.
  let isMerged = column != null && business_name != null && column < business_name
  const hasIndustries = column != null || naics_code != null
  const seen = new Set<string>()
  let merged = ''
  let section = ''
  let gone = ''
  return {
    /** The row with the value of the merged cell that it is in. */
    fill(values: string[]): string[] {
      if (!isMerged || column == null) return values
      const value = values[column] ?? ''
      if (value === '') return merged !== '' && values[business_name ?? -1] ? values.with(column, merged) : values
      isMerged = !seen.has(value) && seen.size < MAX_GROUPS
      merged = value
      seen.add(value)
      return values
    },
    /** Remembers a row that is refused, when it has a single text. */
    readSection(values: string[]) {
      const filled = values.filter(Boolean)
      if (filled.length !== 1) return
      const text = (filled[0] ?? '').replace(/\s*:$/, '')
      gone = isSectionOfGone(text) ? text : ''
      if (hasIndustries) return
      section = otherGroup.test(text) || classifyIndustry(text) === null ? '' : text
    },
    /** The heading above that says that the rows below it are gone; empty without one. */
    get gone() {
      return gone
    },
    /** The industry of the heading above; empty without one. */
    get section() {
      return section
    },
  }
}
