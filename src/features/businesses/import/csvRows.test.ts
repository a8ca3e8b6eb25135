import { expect, test } from 'vitest'
import { type CsvRow, readCsvRows } from './csvRows.server.ts'

async function read(content: string | Uint8Array, chunk = 3) {
  const bytes = Buffer.from(content)
  const chunks = async function* () {
    for (let start = 0; start < bytes.length; start += chunk) yield bytes.subarray(start, start + chunk)
  }
  const rows: CsvRow[] = []
  for await (const row of readCsvRows(chunks())) rows.push(row)
  return rows
}

test('quoted values may contain commas, quotation marks and newlines, and rows keep their line number', async () => {
  const text = '\uFEFFname,city\r\n"A, ""Inc""","two\r\nlines"\r\n\r\n,,\r\n Ünï ,x\r\n'
  const rows = [
    { line: 1, values: ['name', 'city'] },
    { line: 2, values: ['A, "Inc"', 'two\nlines'] },
    { line: 6, values: ['Ünï', 'x'] },
  ]
  for (const chunk of [1, 2, 3, 1000]) expect(await read(text, chunk)).toEqual(rows)
})

test('the last line needs no line feed, and a quotation mark within an unquoted value is literal', async () => {
  expect(await read('a,b\n5" pipe,""')).toEqual([
    { line: 1, values: ['a', 'b'] },
    { line: 2, values: ['5" pipe', ''] },
  ])
  expect(await read('')).toEqual([])
})

test.each([
  ['ends inside a quoted field of the row on line 3', 'name\nA\n"B\nC,D'],
  ['row on line 2 has a misplaced quotation mark', 'name\n"A"B\n'],
  ['row on line 2 is too long', `name\n"A\n${'x,y\n'.repeat(300_000)}`],
  ['not a CSV file in UTF-8', Buffer.from('name\ncaf\xe9\n', 'latin1')],
  ['not a CSV file in UTF-8', Buffer.from('\uFEFFname\nA\n', 'utf16le')],
  ['not a CSV file in UTF-8', Buffer.from('name\nA\n', 'utf16le')],
  ['not a CSV file in UTF-8', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['not a CSV file in UTF-8', Buffer.from('name\nÜ').subarray(0, -1)],
])('rejects: %s', async (sentence, content) => {
  await expect(read(content, 65_536)).rejects.toThrow(sentence)
})
