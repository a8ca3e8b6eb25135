import { sql, type Tx } from '../../../../database/open.server.ts'
import { readableColumns } from '../../names/readableName.server.ts'
import { loadSynonyms } from '../../synonyms/synonyms.server.ts'
import { type CsvFormat, readCsvRows } from '../csvRows.server.ts'
import type { Mapping } from '../import.constants.ts'
import { type CheckedRow, readRow } from '../sheet/readRow.server.ts'
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

/** The columns of a staged row, with their types. */
const columns = {
  business_name: 'text',
  street: 'text',
  city: 'text',
  state: 'text',
  zip_code: 'text',
  location: 'text',
  industry: 'text',
  category: 'text',
  description: 'text',
  phone: 'text',
  website: 'text',
  alaska_business_license: 'text',
  naics_code: 'text',
  year_established: 'integer',
  latitude: 'float8',
  longitude: 'float8',
  readable_name: 'text',
  readable_city: 'text',
} satisfies Record<keyof CheckedRow | 'readable_name' | 'readable_city', string>
/** The columns of a row of a list, of a table in the query. */
export const rowColumnsOf = (table: string) =>
  sql.raw(
    Object.keys(columns)
      .map((name) => `${table}.${name}`)
      .join(', '),
  )
export const rowColumns = sql.raw(Object.keys(columns).join(', '))
const recordColumns = sql.raw(
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

/**
 * Creates the temporary table `staged` with the columns of a business, whose generated `import_key` identifies duplicates.
 * Its `id` is the line of the row.
 */
export async function createStagingTable(tx: Tx) {
  // More memory for the joins of this transaction. A large pending list makes inserts into the search index cheaper.
  await sql`set local work_mem = '32MB'`.execute(tx)
  await sql`set local gin_pending_list_limit = '32MB'`.execute(tx)
  await sql`create temporary table staged (like businesses including defaults including generated) on commit drop`.execute(
    tx,
  )
  await sql`
    alter table staged drop column search_text, drop column document, drop column display_name, drop column display_city,
      add column reason text, add column has_state boolean`.execute(tx)
}

/**
 * Reads the stored file of an import into the table `staged`, and the rows that are refused into `import_lines`.
 * @returns the number of rows.
 */
export async function stageRows(tx: Tx, staged: StagedImport, onProgress: OnProgress): Promise<number> {
  const { id, format, headings, first_line, mapping, region_code } = staged
  const options = {
    width: headings.length,
    headings,
    mapping,
    region_code,
    thisYear: new Date().getFullYear(),
    synonyms: await loadSynonyms(tx),
  }
  const hasState = mapping.state !== undefined && mapping.state !== null
  let rows: object[] = []
  let refused: { line: number; reason: string; business_name: string | null }[] = []
  let pending = Promise.resolve()
  let processed = 0
  const flush = async () => {
    const batch = { rows, refused }
    rows = []
    refused = []
    await pending
    // The database stores one batch while the next one is read. The next await throws a failure of the insert.
    pending = insertBatch(tx, id, batch, hasState)
    pending.catch(() => {})
  }
  for await (const csvRow of readCsvRows(readParts(tx, id), format)) {
    const { line, values } = csvRow
    if (line < first_line) continue
    const { row, refusal, ...read } = readRow(csvRow, options)
    processed += 1
    if (row)
      rows.push({
        ...row,
        ...readableColumns(row),
        line,
        reason: 'notes' in read && read.notes.length > 0 ? `${read.notes.join('. ')}.` : null,
      })
    else refused.push({ line, reason: refusal, business_name: values.find(Boolean)?.slice(0, 255) ?? null })
    if (rows.length + refused.length < BATCH_SIZE) continue
    await flush()
    if (processed % (BATCH_SIZE * 10) === 0) await onProgress(processed)
  }
  await flush()
  await pending
  return processed
}

async function insertBatch(
  tx: Tx,
  import_id: number,
  { rows, refused }: { rows: object[]; refused: object[] },
  hasState: boolean,
) {
  if (rows.length > 0) {
    await sql`
      insert into staged (id, reason, has_state, ${rowColumns})
      select line, reason, ${hasState}, ${rowColumns}
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (line bigint, reason text, ${recordColumns})`.execute(
      tx,
    )
  }
  if (refused.length > 0) {
    await sql`
      insert into import_lines (import_id, line, kind, reason, business_name)
      select ${import_id}, line, 'refused', reason, business_name
      from json_to_recordset(${JSON.stringify(refused)}::json) as row (line integer, reason text, business_name text)`.execute(
      tx,
    )
  }
}
