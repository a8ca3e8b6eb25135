import { AppError } from '../../../kit/api/errors.ts'

/** The trimmed values of a row, and the line of the file where it begins. */
export type CsvRow = { line: number; values: string[] }

const MAX_ROW_LENGTH = 1024 * 1024
const unquotedBefore = {
  ',': /[^,\n]*/y,
  ';': /[^;\n]*/y,
  '\t': /[^\t\n]*/y,
  '|': /[^|\n]*/y,
}
export type Delimiter = keyof typeof unquotedBefore
export const delimiters = Object.keys(unquotedBefore) as Delimiter[]

export type CsvFormat = {
  delimiter: Delimiter
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'
  /** Whether a quotation mark inside a quoted field need not be doubled, as in `"Joe "The Plumber" Smith"`. */
  isLenient: boolean
}
const standardFormat: CsvFormat = { delimiter: ',', encoding: 'utf-8', isLenient: false }

/**
 * Reads CSV as a stream, by default in the format of RFC 4180. Rows without values are skipped.
 * @throws 400 when the content is not CSV, not in the encoding, or ends within a quoted field.
 */
export async function* readCsvRows(
  content: AsyncIterable<Uint8Array>,
  format: CsvFormat = standardFormat,
): AsyncGenerator<CsvRow> {
  let text = ''
  let line = 1
  for await (const { decoded, isLast } of decode(content, format.encoding)) {
    text += decoded
    let rowStart = 0
    while (rowStart < text.length) {
      const row = parseRow(text, rowStart, line, isLast, format)
      if (!row) break
      if (row.values.some(Boolean)) yield { line, values: row.values }
      rowStart = row.end
      line += row.lines
    }
    text = text.slice(rowStart)
    if (text.length > MAX_ROW_LENGTH) {
      throw new AppError(
        'invalid',
        `The row on line ${line} is too long. Check whether a quotation mark is not closed.`,
      )
    }
  }
}

/** @returns undefined when the row is incomplete and more text follows. */
function parseRow(
  text: string,
  start: number,
  line: number,
  isLast: boolean,
  { delimiter, isLenient }: Pick<CsvFormat, 'delimiter' | 'isLenient'>,
) {
  const unquoted = unquotedBefore[delimiter]
  const values: string[] = []
  let lines = 1
  for (let position = start; ; position++) {
    if (text[position] === '"') {
      const close = isLenient ? findLastQuote(text, position + 1, delimiter) : findClosingQuote(text, position + 1)
      if (close === -1 || close + 1 === text.length) {
        if (!isLast) return
        if (close === -1) {
          throw new AppError('invalid', `The file ends inside a quoted field of the row on line ${line}.`)
        }
      }
      const value = text.slice(position + 1, close)
      lines += value.split('\n').length - 1
      values.push(value.replaceAll('""', '"').trim())
      position = close + 1
    } else {
      unquoted.lastIndex = position
      const value = unquoted.exec(text)?.[0] ?? ''
      values.push(value.trim())
      position += value.length
    }
    if (position === text.length) return isLast ? { values, lines, end: position } : undefined
    if (text[position] === '\n') return { values, lines, end: position + 1 }
    if (text[position] !== delimiter) {
      throw new AppError('invalid', `The row on line ${line} has a misplaced quotation mark. This is not valid CSV.`)
    }
  }
}

/** The index of the first quotation mark that is not doubled; -1 when there is none. */
function findClosingQuote(text: string, from: number) {
  for (let position = text.indexOf('"', from); position !== -1; position = text.indexOf('"', position + 2)) {
    if (text[position + 1] !== '"') return position
  }
  return -1
}

/** The index of the first quotation mark that ends its field; -1 when there is none. */
function findLastQuote(text: string, from: number, delimiter: Delimiter) {
  for (let close = findClosingQuote(text, from); close !== -1; close = findClosingQuote(text, close + 1)) {
    const next = text[close + 1]
    if (next === undefined || next === delimiter || next === '\n') return close
  }
  return -1
}

/** Decodes a text and normalizes line ends to `\n`. A `\r` at the end of a chunk waits for the next one. */
async function* decode(content: AsyncIterable<Uint8Array>, encoding: CsvFormat['encoding']) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let pending = ''
  for await (const chunk of content) {
    const text = pending + decodeChunk(decoder, chunk)
    pending = text.endsWith('\r') ? '\r' : ''
    yield { decoded: withLineFeeds(text.slice(0, text.length - pending.length)), isLast: false }
  }
  yield { decoded: withLineFeeds(pending + decodeChunk(decoder)), isLast: true }
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

function decodeChunk(decoder: TextDecoder, chunk?: Uint8Array) {
  try {
    const text = decoder.decode(chunk, { stream: chunk !== undefined })
    if (!text.includes('\0')) return text
  } catch {
    // An incomplete character at the end gets the same error as any invalid UTF-8.
  }
  throw new AppError('invalid', 'This is not a CSV file in UTF-8. Please save it as “CSV UTF-8” and try again.')
}
