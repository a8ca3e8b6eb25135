import type { Db } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import { type CsvFormat, readCsvRows } from './csvRows.server.ts'
import type { ImportRow } from './imports.contract.ts'
import { type ImportColumn, readRows } from './imports.query.server.ts'
import { readParts } from './run/uploadParts.server.ts'

const BATCH_SIZE = 2000

// A cell that begins with one of these is a formula: https://owasp.org/www-community/attacks/CSV_Injection
const formulaPattern = /^[=+\-@\t\r]/

/** A cell of a CSV file. A cell that spreadsheet programs would run as a formula begins with an apostrophe. */
export function toCell(value: string): string {
  const safe = formulaPattern.test(value) && !/^[+-]?\d+(?:\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const toLine = (values: string[]) => `${values.map(toCell).join(',')}\r\n`

const outcomes: Record<NonNullable<ImportRow['effect']>, string> = {
  created: 'added',
  updated: 'changed',
  proposed: 'proposed',
  unchanged: 'unchanged',
}
const kinds: Record<ImportRow['kind'], string> = {
  new: 'new',
  changed: 'changed',
  same: 'unchanged',
  refused: 'refused',
  duplicate: 'possible duplicate',
}

const describe = ({ effect, undone, kind }: ImportRow) =>
  undone === 'removed'
    ? 'removed again'
    : undone === 'restored'
      ? 'changed back'
      : undone === 'kept'
        ? 'kept'
        : effect === null || (kind === 'duplicate' && effect === 'unchanged')
          ? kinds[kind]
          : outcomes[effect]

/** The reason why undoing the import did not revert the change of this row. */
const describeKept = ({ effect, undone }: ImportRow) =>
  undone !== 'kept'
    ? null
    : effect === 'created'
      ? 'Not removed again, because it has been claimed, edited or used, or another import has changed it.'
      : 'Not changed back, because it has been claimed, or its values have been changed since.'

const describeChanges = ({ changes }: ImportRow) =>
  Object.entries(changes ?? {}).map(
    ([field, pair]) => `${field}: ${pair?.[0] ?? '(empty)'} → ${pair?.[1] ?? '(empty)'}`,
  )

/**
 * The uploaded table as CSV, with the line, the outcome and the reason of each row, streamed.
 * @throws 404, 409 when the file has been deleted.
 */
export async function readResultFile(db: Db, id: number): Promise<Response> {
  const row = assertFound(
    await db
      .selectFrom('imports')
      .where('id', '=', id)
      .select(['file_name', 'columns', 'delimiter', 'encoding', 'first_line'])
      .executeTakeFirst(),
    'Import not found',
  )
  const first = await db
    .selectFrom('import_files')
    .where('import_id', '=', id)
    .select('part')
    .limit(1)
    .executeTakeFirst()
  if (!first)
    throw new AppError('conflict', 'The uploaded file of this import has been deleted, as all are after 30 days')
  const format = { delimiter: row.delimiter, encoding: row.encoding, isLenient: true } as CsvFormat
  const lines = writeLines(db, id, format, row.columns as unknown as ImportColumn[], row.first_line)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void lines.return(undefined),
  })
  const name = `${row.file_name.replace(/\.[a-z]{1,4}$/i, '').replace(/[^\w.-]+/g, '-')}-result.csv`
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** The lines of the file, a batch at a time. */
async function* writeLines(db: Db, id: number, format: CsvFormat, columns: ImportColumn[], first_line: number) {
  // Spreadsheet programs need the byte order mark to recognize UTF-8.
  yield `\uFEFF${toLine(['line', 'outcome', 'reason', 'business', ...columns.map(({ heading }, index) => heading || `column ${index + 1}`)])}`
  let found: Map<number, ImportRow> = new Map()
  let last = 0
  let text = ''
  for await (const { line, values } of readCsvRows(readParts(db, id), format)) {
    if (line < first_line) continue
    if (line > last) {
      const rows = await readRows(db, id, { after: last, limit: BATCH_SIZE })
      found = new Map(rows.map((row) => [row.line, row]))
      last = rows.length < BATCH_SIZE ? Number.MAX_SAFE_INTEGER : (rows.at(-1)?.line ?? line)
    }
    const row = found.get(line)
    const reason = row ? [row.reason, describeKept(row), ...describeChanges(row)].filter(Boolean).join(' ') : ''
    text += toLine([
      String(line),
      row ? describe(row) : '',
      reason,
      row?.business_id ? `/businesses/${row.business_id}` : '',
      ...values,
    ])
    if (text.length < 64 * 1024) continue
    yield text
    text = ''
  }
  if (text) yield text
}
