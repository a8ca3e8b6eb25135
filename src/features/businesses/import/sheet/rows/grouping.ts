import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import type { Towns } from '../places/towns.ts'
import { createSectionParser, noSection } from './sections.ts'

/** The maximum number of different values in a column of merged cells. */
const MAX_GROUPS = 500

/**
 * Tracks the section headings and the merged cells of a table, whose values apply to several rows. A file contains only the
 * first value of merged cells. Section headings name an industry or a town.
 */
export function createGrouping({ business_name, category, industry, naics_code }: Mapping, towns: Towns) {
  const column = category ?? industry
  // Merged cells are to the left of the names, and no value occurs twice.
  let isMerged = column != null && business_name != null && column < business_name
  const parseHeading = createSectionParser(towns, column != null || naics_code != null)
  const seen = new Set<string>()
  let merged = ''
  let section = noSection
  let previous: CsvRow | null = null
  return {
    /** Whether a row with a single text follows an empty line, in a list with section headings. */
    isBehindGap({ line, values }: CsvRow): boolean {
      const before = previous
      previous = { line, values }
      if (before === null || section === noSection || values.filter(Boolean).length !== 1) return false
      const lines = before.values.reduce((sum, value) => sum + value.split('\n').length - 1, 1)
      return line > before.line + lines
    },
    /** Fills in the value of the merged cell of the row. */
    fill(values: string[]): string[] {
      if (!isMerged || column == null) return values
      const value = values[column] ?? ''
      if (value === '') return merged !== '' && values[business_name ?? -1] ? values.with(column, merged) : values
      isMerged = !seen.has(value) && seen.size < MAX_GROUPS
      merged = value
      seen.add(value)
      return values
    },
    /** Starts a new section if a refused row has a single text. */
    readSection(values: string[]) {
      const [text = '', ...others] = values.filter(Boolean)
      if (others.length === 0) section = parseHeading(text) ?? section
    },
    /** The section of the next row. */
    get section() {
      return section
    },
  }
}
