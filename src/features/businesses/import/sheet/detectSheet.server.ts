import { AppError } from '../../../../kit/api/errors.ts'
import { type CsvFormat, type CsvRow, type Delimiter, delimiters, readCsvRows } from '../csvRows.server.ts'
import type { Towns } from './places/towns.ts'
import { findTable, type SheetTable } from './table/findTable.ts'
import { isMacRoman } from './table/macRoman.ts'

/** The number of rows at the beginning of a file from which its format and its table are detected. */
const MAX_HEAD_ROWS = 300

export type Sheet = { format: CsvFormat; table: SheetTable }

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

const workbookError = new AppError(
  'invalid',
  'This is a workbook, not a CSV file. Open it in your spreadsheet program, save it as “CSV UTF-8”, and choose that file.',
)

/**
 * Returns the encoding of a file from its first bytes.
 * @param isUtf8 whether the whole file is valid UTF-8
 * @throws 400 for a workbook or a document.
 */
export function detectEncoding(head: Uint8Array, isUtf8: boolean): CsvFormat['encoding'] {
  // ZIP (also XLSX and ODS), the format of XLS, and PDF.
  if (startsWith(head, 0x50, 0x4b, 3, 4) || startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw workbookError
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) throw new AppError('invalid', 'Please select a valid CSV file')
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be'
  const start = head.subarray(0, 1000)
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length
  // In UTF-16 every second byte of an English text is zero.
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > start.length / 4 && zeros(1) === 0) return 'utf-16be'
  if (isUtf8) return 'utf-8'
  return isMacRoman(head) ? 'macintosh' : 'windows-1252'
}

/** Reads the first rows of a file. The last row may be incomplete. */
async function readHead(head: Uint8Array, format: CsvFormat): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  try {
    for await (const row of readCsvRows([head] as unknown as AsyncIterable<Uint8Array>, format)) {
      rows.push(row)
      if (rows.length === MAX_HEAD_ROWS) break
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  return rows
}

/** The share of rows that have as many values as most rows; 0 when most have one. */
function measureConsistency(rows: CsvRow[]) {
  const counts = new Map<number, number>()
  for (const { values } of rows) counts.set(values.length, (counts.get(values.length) ?? 0) + 1)
  const [width = 1, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return width > 1 ? count / rows.length : 0
}

/** Removes an incomplete character at the end. */
const trimHead = (head: Uint8Array, encoding: CsvFormat['encoding']) => {
  if (encoding !== 'utf-8') return head.subarray(0, head.length - (head.length % 2))
  const newline = head.lastIndexOf(0x0a)
  return newline === -1 ? head : head.subarray(0, newline + 1)
}

/**
 * Detects the format and the table of a file. The delimiter is the one with which most headings are recognized, else
 * the one with which most rows have the same number of values.
 * @param isWhole whether `head` is the whole file
 * @throws 400 when the file is empty, a workbook or a document.
 */
export async function detectSheet(head: Uint8Array, isUtf8: boolean, isWhole: boolean, towns?: Towns): Promise<Sheet> {
  const encoding = detectEncoding(head, isUtf8)
  const bytes = isWhole ? head : trimHead(head, encoding)
  let best: (Sheet & { score: number }) | null = null
  for (const delimiter of delimiters) {
    const format: CsvFormat = { delimiter, encoding, isLenient: true }
    const rows = await readHead(bytes, format)
    if (rows.length === 0) continue
    // A line by which Excel declares the delimiter before the table.
    const declared = /^sep=(.)$/i.exec(rows[0]?.values.join(delimiter) ?? '')?.[1] as Delimiter | undefined
    const table = findTable(declared ? rows.slice(1) : rows, towns)
    const score = (declared === delimiter ? 1000 : 0) + table.recognized * 2 + measureConsistency(rows)
    if (!best || score > best.score) best = { format, table, score }
  }
  if (!best) throw new AppError('invalid', 'The file is empty')
  return best
}
