import { sql, type Tx } from '../../../../database/open.server.ts'
import { loadSynonyms } from '../../synonyms/synonyms.server.ts'
import { type CsvFormat, readCsvRows } from '../csvRows.server.ts'
import type { Mapping } from '../import.constants.ts'
import { cleanCell } from '../sheet/cells/cellText.ts'
import { surveyAreaCodes } from '../sheet/contact/phoneColumns.ts'
import { surveyZips } from '../sheet/places/lostZeros.ts'
import { createSheetParser } from '../sheet/sheetParser.server.ts'
import { surveyStatuses } from '../sheet/status/statusColumns.ts'
import { refuseRowAboveHeadings } from '../sheet/table/dataRows.ts'
import { loadTowns } from './places.server.ts'
import { StagedRows } from './staging.server.ts'
import { readParts } from './uploadParts.server.ts'

const BATCH_SIZE = 1000

export type StagedImport = {
  id: number
  format: CsvFormat
  headings: string[]
  heading_line: number | null
  first_line: number
  mapping: Mapping
  region_code: string
}
type OnProgress = (processed: number) => Promise<unknown>

/**
 * Reads the stored file of an import into the table `staged`, and its refused rows into `import_lines`.
 * @returns the number of rows, and the numbers of rows that other addresses, and otherwise towns and phone numbers, place in
 * the region or elsewhere.
 */
export async function stageRows(tx: Tx, staged: StagedImport, onProgress: OnProgress) {
  const { id, format, headings, heading_line, first_line, mapping, region_code } = staged
  const readRow = createSheetParser({
    width: headings.length,
    headings,
    mapping,
    region_code,
    thisYear: new Date().getFullYear(),
    synonyms: await loadSynonyms(tx),
    towns: await loadTowns(tx, region_code),
    statuses: await surveyStatuses(readCsvRows(readParts(tx, id), format), { headings, mapping, first_line }),
    areaCode: await surveyAreaCodes(readCsvRows(readParts(tx, id), format), { mapping, first_line }),
    lostZeros: await surveyZips(readCsvRows(readParts(tx, id), format), { mapping, first_line }),
  })
  let rows = new StagedRows()
  let refused: { line: number; reason: string; business_name: string | null }[] = []
  let pending = Promise.resolve()
  let processed = 0
  const hints = { here: 0, elsewhere: 0 }
  const phones = { here: 0, elsewhere: 0 }
  const flush = async () => {
    const batch = { rows, refused }
    rows = new StagedRows()
    refused = []
    await pending
    // The database stores one batch while the next one is read. The next await throws a failure of the insert.
    pending = insertBatch(tx, id, batch)
    pending.catch(() => {})
  }
  for await (const csvRow of readCsvRows(readParts(tx, id), format)) {
    const { line, values } = csvRow
    // Titles and headings are not rows of the table.
    const refusal = line < first_line ? refuseRowAboveHeadings(values, headings) : null
    if (line < first_line && (refusal === null || line === heading_line)) continue
    const read = refusal === null ? readRow(csvRow) : { refusal }
    processed += 1
    if (read.row) {
      const { row, notes, hint, phone_hint, ...facts } = read
      if (hint) hints[hint] += 1
      if (phone_hint) phones[phone_hint] += 1
      rows.add(line, row, notes.length > 0 ? `${notes.join('. ')}.` : null, facts)
    } else refused.push({ line, reason: read.refusal, business_name: nameRow(values, mapping) })
    if (rows.length + refused.length < BATCH_SIZE) continue
    await flush()
    if (processed % (BATCH_SIZE * 10) === 0) await onProgress(processed)
  }
  await flush()
  await pending
  return { processed, hints, phones }
}

/** The name to show for a refused row. If the name is only a number, the first text of the row, such as “Total”. */
function nameRow(values: string[], { business_name, other_name }: Mapping): string | null {
  const names = [business_name, other_name].map((column) => cleanCell(values[column ?? -1] ?? ''))
  const own = names.find((text) => /\p{L}/u.test(text)) ?? names.find((text) => text !== '')
  const name = own && !/\p{L}/u.test(own) ? (values.map(cleanCell).find((text) => /\p{L}/u.test(text)) ?? own) : own
  return name?.slice(0, 255) ?? null
}

async function insertBatch(tx: Tx, import_id: number, { rows, refused }: { rows: StagedRows; refused: object[] }) {
  await rows.insert(tx)
  if (refused.length > 0) {
    await sql`
      insert into import_lines (import_id, line, kind, reason, business_name)
      select ${import_id}, line, 'refused', reason, business_name
      from json_to_recordset(${JSON.stringify(refused)}::json) as row (line integer, reason text, business_name text)`.execute(
      tx,
    )
  }
}
