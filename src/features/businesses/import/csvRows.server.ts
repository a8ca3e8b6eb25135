import { AppError } from '../../../kit/errors.ts'

/** A row of a CSV file, its values trimmed, and the line of the file it begins on. */
export type CsvRow = { line: number; values: string[] }

const MAX_ROW = 1024 * 1024
const unquoted = /[^,\n]*/y

/**
 * Reads CSV (RFC 4180) as it comes, at the pace of the reader. Rows without any value are left out.
 * @throws 400 with one sentence when it is not CSV, not UTF-8, or breaks off within a quoted field.
 */
export async function* readCsvRows(content: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let text = ''
  let line = 1
  for await (const { more, isLast } of decode(content)) {
    text += more
    let at = 0
    while (at < text.length) {
      const row = readRow(text, at, line, isLast)
      if (!row) break
      if (row.values.some(Boolean)) yield { line, values: row.values }
      at = row.end
      line += row.lines
    }
    text = text.slice(at)
    if (text.length > MAX_ROW) {
      throw new AppError('invalid', `The row on line ${line} is too long: is a quotation mark not closed there?`)
    }
  }
}

/** @returns nothing when the text ends before the row does and more of it is to come. */
function readRow(text: string, start: number, line: number, isLast: boolean) {
  const values: string[] = []
  let lines = 1
  for (let at = start; ; at++) {
    if (text[at] === '"') {
      const close = findClosingQuote(text, at + 1)
      if (close === -1 || close + 1 === text.length) {
        if (!isLast) return
        if (close === -1) {
          throw new AppError('invalid', `The file breaks off inside a quoted field of the row on line ${line}.`)
        }
      }
      const value = text.slice(at + 1, close)
      lines += value.split('\n').length - 1
      values.push(value.replaceAll('""', '"').trim())
      at = close + 1
    } else {
      unquoted.lastIndex = at
      const value = unquoted.exec(text)?.[0] ?? ''
      values.push(value.trim())
      at += value.length
    }
    if (at === text.length) return isLast ? { values, lines, end: at } : undefined
    if (text[at] === '\n') return { values, lines, end: at + 1 }
    if (text[at] !== ',') {
      throw new AppError('invalid', `The row on line ${line} has a quotation mark out of place: this is not valid CSV.`)
    }
  }
}

/** The first quotation mark from there that is not doubled, or -1. */
function findClosingQuote(text: string, from: number) {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return -1
}

/** Text with `\n` alone between its lines. */
async function* decode(content: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let held = ''
  for await (const chunk of content) {
    const text = held + decodeChunk(decoder, chunk)
    held = text.endsWith('\r') ? '\r' : ''
    yield { more: withLineFeeds(text.slice(0, text.length - held.length)), isLast: false }
  }
  yield { more: withLineFeeds(held + decodeChunk(decoder)), isLast: true }
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

function decodeChunk(decoder: TextDecoder, chunk?: Uint8Array) {
  try {
    const text = decoder.decode(chunk, { stream: chunk !== undefined })
    if (!text.includes('\0')) return text
  } catch {
    // bytes that are not UTF-8: the same sentence
  }
  throw new AppError('invalid', 'This is not a CSV file in UTF-8. Please save it as “CSV UTF-8” and try again.')
}
