import { readCsvRows } from '../csvRows.server.ts'
import { surveyAreaCodes } from './contact/phoneColumns.ts'
import { detectSheet } from './detectSheet.server.ts'
import { surveyZips } from './places/lostZeros.ts'
import type { Towns } from './places/towns.ts'
import type { RowResult } from './rows/checkedRow.ts'
import { createSheetParser } from './sheetParser.server.ts'
import { surveyStatuses } from './status/statusColumns.ts'
import { refuseRowAboveHeadings } from './table/dataRows.ts'

const encode = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'utf-16le': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'windows-1252': (text: string) => Buffer.from(text.replace(/’/g, '\x92').replace(/–/g, '\x96'), 'latin1'),
}
export type SheetEncoding = keyof typeof encode

export const encodeSheet = (text: string, encoding: SheetEncoding = 'utf-8'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(encode[encoding](text))

const fewTowns: Towns = {
  region_code: 'AK',
  keys: new Set(['homer', 'nome', 'eagleriver', 'palmer', 'wasilla']),
  names: new Set(['homer', 'nome', 'raleigh', 'springfield', 'tacoma']),
  byZip: new Map([
    ['05461', 'Hinesburg'],
    ['96740', 'Kailua Kona'],
    ['98402', 'Tacoma'],
    ['99603', 'Homer'],
  ]),
}

/** Reads a whole file with the mapping that is recognized. */
export async function readWholeSheet(bytes: Uint8Array, towns = fewTowns) {
  const { format, table } = await detectSheet(bytes, isValidUtf8(bytes), true, towns)
  const readCsv = () => readCsvRows([bytes] as unknown as AsyncIterable<Uint8Array>, format)
  const readRow = createSheetParser({
    ...table,
    width: table.headings.length,
    region_code: 'AK',
    thisYear: 2026,
    towns,
    statuses: await surveyStatuses(readCsv(), table),
    areaCode: await surveyAreaCodes(readCsv(), table),
    lostZeros: await surveyZips(readCsv(), table),
  })
  const rows: (RowResult & { line: number })[] = []
  for await (const row of readCsv()) {
    const refusal = row.line < table.first_line ? refuseRowAboveHeadings(row.values, table.headings) : null
    if (refusal) rows.push({ line: row.line, refusal })
    if (row.line >= table.first_line) rows.push({ line: row.line, ...readRow(row) })
  }
  return { format, table, rows }
}

function isValidUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

export const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`

/** The rows of a file as businesses with the remarks about them, or as the reason for a refusal. */
export async function readOutcomes(text: string) {
  const { rows } = await readWholeSheet(encodeSheet(text))
  return rows.map((read) => (read.row ? { ...read.row, remarks: read.notes.join('. ') } : read.refusal))
}
