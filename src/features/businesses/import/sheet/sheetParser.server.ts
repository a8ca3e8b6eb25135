import { createSynonyms } from '../../synonyms/synonyms.ts'
import type { CsvRow } from '../csvRows.server.ts'
import { noLostZeros } from './places/lostZeros.ts'
import { noTowns } from './places/towns.ts'
import { createBusinessParser, type RowSettings } from './rows/businessParser.server.ts'
import type { RowResult } from './rows/checkedRow.ts'
import { createGrouping } from './rows/grouping.ts'
import { explainsColumns } from './rows/noteRows.ts'
import { headingRefusal } from './rows/refuseRow.ts'
import { noStatuses } from './status/statusColumns.ts'

const noSynonyms = createSynonyms([])

/** The number of rows at the beginning of a table that may describe the columns. */
const EXPLAINING_ROWS = 4

type Surveyed = 'synonyms' | 'towns' | 'statuses' | 'lostZeros' | 'areaCode'
export type RowOptions = Omit<RowSettings, Surveyed> & Partial<Pick<RowSettings, Surveyed>>

/**
 * Returns a function that parses the rows of a table. Call it for all rows in their order, because section headings and merged
 * cells apply to the rows below them. It refuses repeated headings, totals and notes with a reason.
 */
export function createSheetParser(options: RowOptions): (row: CsvRow) => RowResult {
  const { mapping, synonyms = noSynonyms, towns = noTowns } = options
  const grouping = createGrouping(mapping, towns)
  const parseRow = createBusinessParser({
    ...options,
    synonyms,
    towns,
    statuses: options.statuses ?? noStatuses,
    lostZeros: options.lostZeros ?? noLostZeros,
    areaCode: options.areaCode ?? null,
  })
  let line = 0
  return (csvRow) => {
    const { values } = csvRow
    line += 1
    const { section } = grouping
    const isBehindGap = grouping.isBehindGap(csvRow)
    const read: RowResult = isBehindGap
      ? { refusal: headingRefusal }
      : parseRow({ own: values, values: grouping.fill(values), section: section.place })
    if (read.row && line <= EXPLAINING_ROWS && explainsColumns(values, mapping))
      return { refusal: 'The row says what stands in the columns' }
    if (read.row && section.gone) return { refusal: `The heading “${section.gone}” stands above the row` }
    if (!read.row) grouping.readSection(values)
    else if (read.row.industry === null && section.industry !== '') {
      read.row.industry = synonyms.resolve('industry', section.industry)
    }
    return read
  }
}
