import type { Tx } from '../../../../database/open.server.ts'
import { AppError } from '../../../../kit/api/errors.ts'
import { openUpload, type Upload } from '../../../../kit/api/upload.server.ts'
import type { Services } from '../../../../kit/server/services.server.ts'
import { enqueue } from '../../../../kit/server/tasks.server.ts'
import { preview, truncate } from '../../../../kit/text/text.ts'
import { type Actor, writeAudit } from '../../../audit/audit.service.server.ts'
import { readCsvRows } from '../csvRows.server.ts'
import { FILE_LIMIT, importFields, type Mapping } from '../import.constants.ts'
import { type ImportColumn, readImport } from '../imports.query.server.ts'
import { cleanCell } from '../sheet/cells/cellText.ts'
import { findPrivateDoubts } from '../sheet/columns/doubts.ts'
import { detectSheet, type Sheet } from '../sheet/detectSheet.server.ts'
import { hashHeadings } from '../sheet/hashHeadings.server.ts'
import { IMPORTS, waitForImport } from './imports.tasks.server.ts'
import { loadTowns } from './places.server.ts'
import { receiveFile } from './receiveFile.server.ts'
import { deleteImport } from './sweepImports.server.ts'
import { storeParts } from './uploadParts.server.ts'

/** Milliseconds after which the upload is answered although the check has not finished. */
const CHECK_TIMEOUT_MS = 300_000
const MAX_SAMPLES = 3
const MAX_COLUMNS = 500

/**
 * Stores an uploaded table and checks it. Nothing in the directory changes.
 * @throws 400, 413 or 415 when the file cannot be read.
 */
export async function uploadImport(
  services: Pick<Services, 'db' | 'background' | 'settings'>,
  actor: Actor,
  request: Request,
) {
  const { background, db, settings } = services
  const { viewer } = actor
  const file_name = (name: string) => preview(name.replaceAll('\0', ''), 255)
  const upload = await openUpload(request, { fields: ['csv', 'file'], limit: FILE_LIMIT, signal: request.signal })
  if (!upload) throw new AppError('invalid', 'Please select a file')
  try {
    assertTable(upload)
    // A slow connection must not hold a transaction while it sends.
    await using received = await receiveFile(settings.data_dir, upload.content)
    const id = await background.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('imports')
        .values({ file_name: file_name(upload.name), user_id: viewer.id, user_name: viewer.full_name })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { head, isUtf8, isWhole } = await storeParts(tx, received.content, id)
      const sheet = await detectSheet(head, isUtf8, isWhole, await loadTowns(tx, settings.site.region_code))
      assertDelimited(upload, sheet)
      await describeSheet(tx, id, sheet, head)
      if (request.signal.aborted) throw new AppError('invalid', 'The upload was cancelled')
      await writeAudit(tx, actor, {
        action: 'import.check',
        target_type: 'import',
        target_id: id,
        target_name: file_name(upload.name),
      })
      await enqueue(tx, IMPORTS, { import_id: id })
      return id
    })
    await waitForImport(db, id, ['checking'], CHECK_TIMEOUT_MS)
    const checked = await readImport(db, id)
    if (checked.state !== 'failed') return { import: checked }
    await db.transaction().execute((tx) => deleteImport(tx, id))
    throw new AppError('invalid', checked.error ?? 'The file could not be read')
  } catch (error) {
    await upload.discard()
    throw error
  }
}

const isText = ({ name }: Upload) => /\.(?:txt|tab|dat)$/i.test(name)

function assertTable(upload: Upload) {
  const { name, type } = upload
  if (/\.(?:xlsx?|xlsm|ods|numbers)$/i.test(name)) {
    throw new AppError(
      'invalid',
      'This is a workbook, not a CSV file. Open it in your spreadsheet program, save it as “CSV UTF-8”, and choose that file.',
    )
  }
  if (!/\.(?:csv|tsv)$/i.test(name) && !['text/csv', 'text/tab-separated-values'].includes(type) && !isText(upload)) {
    throw new AppError('invalid', 'Please select a valid CSV file')
  }
}

/** A text file counts as a table when it has several columns and known headings. */
function assertDelimited(upload: Upload, { table }: Sheet) {
  if (isText(upload) && upload.type !== 'text/csv' && (table.headings.length < 2 || table.recognized === 0)) {
    throw new AppError('invalid', 'Please select a valid CSV file')
  }
}

/** Stores how the table is read: with the remembered mapping for these headings, else with the recognized one. */
async function describeSheet(tx: Tx, id: number, { format, table }: Sheet, head: Uint8Array) {
  if (table.headings.length === 0) throw new AppError('invalid', 'The file has no rows')
  if (table.headings.length > MAX_COLUMNS)
    throw new AppError('invalid', `The table has more than ${MAX_COLUMNS} columns`)
  const columns: ImportColumn[] = table.headings.map((heading) => ({ heading: truncate(heading, 200), samples: [] }))
  try {
    for await (const { line, values } of readCsvRows([head] as unknown as AsyncIterable<Uint8Array>, format)) {
      if (line < table.first_line) continue
      columns.forEach(({ samples }, index) => {
        const value = truncate(cleanCell(values[index] ?? '').replace(/\s+/g, ' '), 100)
        if (value && samples.length < MAX_SAMPLES && !samples.includes(value)) samples.push(value)
      })
      if (columns.every(({ samples }) => samples.length === MAX_SAMPLES) || line > table.first_line + 200) break
    }
  } catch (error) {
    // The first part may end inside a row, so an error there is expected.
    if (!(error instanceof AppError)) throw error
  }
  const headings_key = hashHeadings(table.headings)
  const remembered = await tx
    .selectFrom('import_mappings')
    .where('headings_key', '=', headings_key)
    .select('mapping')
    .executeTakeFirst()
  const mapping = keepColumns((remembered?.mapping as Mapping | undefined) ?? table.mapping, columns.length)
  const doubts = remembered ? findPrivateDoubts(table.headings, mapping) : table.doubts
  for (const [column, doubt] of doubts) if (columns[column]) columns[column].doubt = doubt
  await tx
    .updateTable('imports')
    .set({
      encoding: format.encoding,
      delimiter: format.delimiter,
      heading_line: table.heading_line,
      first_line: table.first_line,
      headings_key,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
    })
    .where('id', '=', id)
    .execute()
}

const keepColumns = (mapping: Mapping, width: number): Mapping =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const column = mapping[field]
      return column === undefined || column === null || column >= width ? [] : [[field, column]]
    }),
  )
