import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import type { Towns } from '../places/towns.ts'
import { createSectionParser, noSection } from './sections.ts'

/** Different values after which a column is no longer taken for one of merged cells. */
const MAX_GROUPS = 500

/**
 * Follows the rows of a table whose industries stand over several rows: in merged cells, of which a file has only the first, or in
 * headings between the rows, which may also have their towns.
 */
export function createGrouping({ business_name, category, industry, naics_code }: Mapping, towns: Towns) {
  const column = category ?? industry
  // Merged cells are left of the names, and no value stands twice.
  let isMerged = column != null && business_name != null && column < business_name
  const parseHeading = createSectionParser(towns, column != null || naics_code != null)
  const seen = new Set<string>()
  let merged = ''
  let section = noSection
  let previous: CsvRow | null = null
  return {
    /** Whether a row with a single text stands behind an empty line, in a list that has headings between the rows. */
    isBehindGap({ line, values }: CsvRow): boolean {
      const before = previous
      previous = { line, values }
      if (before === null || section === noSection || values.filter(Boolean).length !== 1) return false
      const lines = before.values.reduce((sum, value) => sum + value.split('\n').length - 1, 1)
      return line > before.line + lines
    },
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
      const [text = '', ...others] = values.filter(Boolean)
      if (others.length === 0) section = parseHeading(text) ?? section
    },
    /** What the heading above says of the rows below it. */
    get section() {
      return section
    },
  }
}
