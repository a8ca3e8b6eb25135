import { expect, test } from 'vitest'
import { readWholeSheet } from '../sheets.make.ts'
import { isMacRoman } from './macRoman.ts'

/** The bytes of a text in an encoding of one byte for each character. */
function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from(text, (sign) => signs.indexOf(sign))
}

test.each([
  'Poe’s Appliance,1 Main St',
  'Alder Inn,café in town',
  'Évangéline Marble,5 Elm',
  'PEÑA’S TIRE,5 Elm',
  'Björn Müller GmbH',
  'Alder’s Inn – “the old one”',
])('distinguishes “%s” in Mac Roman and in Windows-1252', (text) => {
  expect(isMacRoman(encode(text, 'macintosh'))).toBe(true)
  expect(isMacRoman(encode(text, 'windows-1252'))).toBe(false)
})

test.each([
  '12½ Main St',
  '100° in the shade',
  'SEÑOR TACO',
  'read–write head',
  'Alder™ Inn',
  'Poe’s',
  'Anchorage–Homer',
  'more…',
  '5 € a day',
  'São Tomé',
  'Peña',
])('reads “%s” as Windows-1252', (text) => {
  expect(isMacRoman(encode(text, 'windows-1252'))).toBe(false)
})

test('reads a list of a Macintosh with its quotation marks and accents', async () => {
  const text = [
    'Business,Street,City,Phone',
    'Poe’s Fix-It,1 Main St,Homer,907-235-1101',
    'Café Évangéline,2 Main St,Homer,907-235-1102',
    '',
  ].join('\r')
  const { format, rows } = await readWholeSheet(encode(text, 'macintosh'))
  expect(format.encoding).toBe('macintosh')
  expect(rows.map(({ row }) => row?.business_name)).toEqual(['Poe’s Fix-It', 'Café Évangéline'])
})
