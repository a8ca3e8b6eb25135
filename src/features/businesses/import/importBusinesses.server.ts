import { locks } from '../../../database/locks.ts'
import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import { openUpload, type Upload } from '../../../kit/api/upload.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { formatCount, preview } from '../../../kit/text/text.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import type { ImportResult } from '../businesses.contract.ts'
import { refreshIndexes } from '../businesses.query.server.ts'
import { type IndustryTexts, storeIndustryTerms } from '../industries/groups.server.ts'
import { loadSynonyms } from '../synonyms/synonyms.server.ts'
import { type CsvRow, readCsvRows } from './csvRows.server.ts'
import { FILE_LIMIT } from './import.constants.ts'
import { type Columns, validateHeader, validateRow } from './importRow.server.ts'
import { knownKeys } from './knownKeys.server.ts'
import { createStagedBusinesses } from './run/createBusinesses.server.ts'
import { createStagingTable, StagedRows } from './run/staging.server.ts'
import { hashHeadings } from './sheet/hashHeadings.server.ts'

const BATCH_SIZE = 1000
const MAX_ERRORS = 100_000
const PROGRESS_INTERVAL_MS = 100

type ImportServices = Pick<Services, 'db' | 'background' | 'settings' | 'log'>
type CsvFile = { name: string; headings: string[]; columns: Columns; rows: AsyncGenerator<CsvRow> }
type OnProgress = (processed: number) => void

/**
 * Imports the businesses of an uploaded CSV file in one transaction. Clients that accept `application/x-ndjson` get the
 * progress as a stream.
 * @throws 400, 413 or 415 when the file cannot be read.
 */
export async function importBusinesses(
  services: ImportServices,
  actor: Actor,
  request: Request,
): Promise<ImportResult | Response> {
  const isStreaming = request.headers.get('accept')?.includes('application/x-ndjson')
  const disconnect = new AbortController()
  const signal = AbortSignal.any([request.signal, disconnect.signal])
  const upload = await openUpload(request, { fields: ['csv', 'file'], limit: FILE_LIMIT, signal })
  if (!upload) throw new AppError('invalid', 'Please select a file')
  const discardAndThrow = async (error: unknown) => {
    await upload.discard()
    throw error
  }
  const file = await openFile(upload).catch(discardAndThrow)
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('imports', 'id'))::bigint as id`.execute(services.background)
  const import_id = ids[0]?.id as number
  const run = (onProgress: OnProgress) =>
    storeFile(services, actor, file, { import_id, signal, onProgress }).catch(discardAndThrow)
  return isStreaming ? streamProgress(services, run, { disconnect, import_id }) : run(() => {})
}

async function openFile({ name, type, content }: Upload): Promise<CsvFile> {
  if (!/\.csv$/i.test(name) && type !== 'text/csv') throw new AppError('invalid', 'Please select a valid CSV file')
  const rows = readCsvRows(content)
  const { value: header } = await rows.next()
  if (!header) throw new AppError('invalid', 'The file is empty')
  return {
    name: preview(name.replaceAll('\0', ''), 255),
    headings: header.values,
    columns: validateHeader(header),
    rows,
  }
}

/** Streams the progress and the result of an import as lines of JSON. */
function streamProgress(
  { log }: ImportServices,
  run: (onProgress: OnProgress) => Promise<ImportResult>,
  { disconnect, import_id }: { disconnect: AbortController; import_id: number },
) {
  const encoder = new TextEncoder()
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: object) => {
        if (!disconnect.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      let nextProgressAt = 0
      const onProgress = (processed: number) => {
        if (Date.now() < nextProgressAt) return
        nextProgressAt = Date.now() + PROGRESS_INTERVAL_MS
        send({ processed })
      }
      try {
        send(await run(onProgress))
      } catch (error) {
        if (!(error instanceof AppError)) log.error({ err: error }, 'import failed')
        send(error instanceof AppError ? error.body : { error: 'Something went wrong. Nothing was imported.' })
      }
      if (!disconnect.signal.aborted) controller.close()
    },
    cancel: () => disconnect.abort(),
  })
  // The body of the reply has no field for the id of the import, which is needed to publish or remove its businesses.
  // The header has it.
  const headers = { 'Content-Type': 'application/x-ndjson', Location: `/api/admin/imports/${import_id}` }
  return new Response(lines, { headers })
}

function storeFile(
  { db, background, settings }: ImportServices,
  actor: Actor,
  { name, headings, columns, rows }: CsvFile,
  { import_id, signal, onProgress }: { import_id: number; signal: AbortSignal; onProgress: OnProgress },
): Promise<ImportResult> {
  return background.transaction().execute(async (tx) => {
    await createStagingTable(tx)
    const synonyms = await loadSynonyms(tx)
    const errors: ImportResult['errors'] = []
    let batch = new StagedRows()
    let pendingInsert = Promise.resolve()
    let processed = 0
    for await (const csvRow of rows) {
      const { row, error } = validateRow(csvRow, columns, settings.site.region_code, synonyms)
      if (error) errors.push({ row: csvRow.line, error })
      if (errors.length > MAX_ERRORS) {
        throw new AppError('invalid', `More than ${formatCount(MAX_ERRORS, 'row')} have errors. Nothing was imported.`)
      }
      if (row) batch.add(csvRow.line, row, null)
      processed++
      if (batch.length < BATCH_SIZE) continue
      await pendingInsert
      // The database stores one batch while the next one is read. The next await throws a failure of the insert.
      pendingInsert = batch.insert(tx)
      pendingInsert.catch(() => {})
      batch = new StagedRows()
      onProgress(processed)
    }
    await pendingInsert
    await batch.insert(tx)
    onProgress(processed)
    await readStagedIndustries(tx, db)
    const counts = { processed, ...(await insertStaged(tx, import_id)) }
    const result = { imported: counts.imported, skipped: counts.existing + counts.repeated, errors }
    await writeAudit(tx, actor, {
      action: 'import.run',
      target_type: 'business',
      target_name: name,
      details: { imported: result.imported, skipped: result.skipped, errors: errors.length },
    })
    await recordImport(tx, actor, { id: import_id, file_name: name, headings, counts, errors: errors.length })
    if (signal.aborted) throw new AppError('invalid', 'The upload was cancelled')
    return { ...result, message: summarize(counts) }
  })
}

/**
 * Classifies the industries of the staged rows on a separate connection, so that other transactions that write the same
 * industry do not wait for the import.
 */
async function readStagedIndustries(tx: Tx, db: Db) {
  const { rows } = await sql<IndustryTexts>`select distinct industry from staged where industry is not null`.execute(tx)
  await storeIndustryTerms(db, rows)
}

/** Inserts the new businesses. @returns the numbers of new, existing and repeated rows. */
async function insertStaged(tx: Tx, import_id: number) {
  await sql`analyze staged (id, import_key)`.execute(tx)
  // The lock serializes imports, which could not see each other's rows.
  await sql`select pg_advisory_xact_lock(${locks.businessImport})`.execute(tx)
  const existing = await sql`
    with existing as (
      delete from staged using ${knownKeys} as known where known.import_key = staged.import_key
      returning staged.id as line, known.business_id
    )
    insert into import_businesses (import_id, line, business_id, effect)
    select ${import_id}, line, business_id, 'unchanged' from existing
  `.execute(tx)
  // Comparing only rows whose hash occurs twice takes less time and memory than sorting all keys.
  const repeated = await sql`
    with hashes as materialized (
      select hashtextextended(import_key, 0) as hash from staged group by 1 having count(*) > 1
    ), numbered as (
      select id, row_number() over (partition by import_key order by id) as number from staged
      where hashtextextended(import_key, 0) in (select hash from hashes)
    )
    delete from staged where id in (select id from numbered where number > 1)
  `.execute(tx)
  const imported = await createStagedBusinesses(tx, import_id)
  await refreshIndexes(tx)
  return { existing: Number(existing.numAffectedRows), repeated: Number(repeated.numAffectedRows), imported }
}

type ImportRecord = { id: number; file_name: string; headings: string[]; counts: Counts; errors: number }

/**
 * Records the import, so that its businesses can be published or removed, and so that the next list is compared with
 * it.
 */
async function recordImport(tx: Tx, { viewer }: Actor, { id, file_name, headings, counts, errors }: ImportRecord) {
  const { processed, imported, existing } = counts
  await sql`
    insert into imports (
      id, file_name, state, headings_key, counts, results, processed, total, user_id, user_name, applied_at
    )
    overriding system value
    values (
      ${id}, ${file_name}, 'applied', ${hashHeadings(headings)},
      ${JSON.stringify({ rows: processed, new: imported, same: existing, refused: errors })},
      ${JSON.stringify({ created: imported, unchanged: existing, skipped: processed - imported - existing })},
      ${processed}, ${processed}, ${viewer.id}, ${viewer.full_name}, now()
    )`.execute(tx)
}

type Counts = { processed: number; existing: number; repeated: number; imported: number }

function summarize({ processed, existing, repeated, imported }: Counts) {
  if (processed === 0) return 'Nothing was imported: the file has no rows.'
  if (existing === processed) return `Nothing was imported: all ${formatCount(existing, 'row')} already exist.`
  const failed = processed - existing - repeated - imported
  const parts = [
    imported === 0 ? 'Nothing was imported' : `Imported ${formatCount(imported, 'business', 'businesses')}`,
    existing > 0 && formatCount(existing, 'already exists', 'already exist'),
    repeated > 0 && formatCount(repeated, 'repeats an earlier row', 'repeat earlier rows'),
    failed > 0 && formatCount(failed, 'row could not be imported', 'rows could not be imported'),
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}
