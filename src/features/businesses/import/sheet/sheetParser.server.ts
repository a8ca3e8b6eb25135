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
const MAX_EXPLAINING_ROWS = 4

type Surveyed = 'synonyms' | 'towns' | 'statuses' | 'lostZeros' | 'areaCode'
export type RowOptions = Omit<RowSettings, Surveyed> & Partial<Pick<RowSettings, Surveyed>>

/**
 * Returns a function that parses the rows of a table. Call it for all rows in their order, because section headings and merged
 * cells apply to the rows below them. It refuses repeated headings, totals and notes with a reason.
 *
 * A sheet is read in these steps. The first three come before the parser, which needs their results:
 * 1. `detectSheet.server.ts` detects the encoding and the delimiter. `table/` finds the headings and the first row below them.
 * 2. `columns/` maps fields to columns: `mapHeadings.ts` by headings (their patterns are in `headings/`), `mapContents.ts` by
 *    values, and `completeMapping.ts` by both and the fields that are mapped already. `doubts.ts` lists columns to review.
 * 3. Surveys of the first rows collect facts that a single row lacks: `surveyStatuses` in `status/statusColumns.ts`,
 *    `surveyAreaCodes` in `contact/phoneColumns.ts` and `surveyZips` in `places/lostZeros.ts`.
 * 4. `rows/grouping.ts` fills in merged cells and tracks section headings.
 * 5. `rows/businessParser.server.ts` parses a row:
 *    - `rows/cellExtractor.ts` extracts the cells of the fields, and `name/` the name of the business.
 *    - `rows/refuseRow.ts` refuses a row that is not a listable business: a note, a person, or a business that is closed
 *      according to `status/`.
 *    - `address/`, `contact/`, `industry/` and `rows/rowValues.ts` parse the fields.
 *    - `rows/optOuts.ts` and `rows/homes.ts` find fields that must not be published.
 *    - `places/stateHints.ts` tells whether a row without a state is in the region.
 *
 * `cells/` cleans and parses single values for all steps, and `places/` knows towns, states and countries.
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
    if (read.row && line <= MAX_EXPLAINING_ROWS && explainsColumns(values, mapping))
      return { refusal: 'The row says what stands in the columns' }
    if (read.row && section.gone) return { refusal: `The heading “${section.gone}” stands above the row` }
    if (!read.row) grouping.readSection(values)
    else if (read.row.industry === null && section.industry !== '') {
      read.row.industry = synonyms.resolve('industry', section.industry)
    }
    return read
  }
}
