import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Business } from '../business.contract.ts'
import { writeVcard } from './vcard.server.ts'

const page = 'https://example.org/businesses/7'
const bare = { display_name: 'Bare', state: 'AK' } as Business

/** The values of a vCard by property, as the parser of ical.js reads them. */
function parse(card: string) {
  const [, properties] = ICAL.parse(card) as unknown as [string, [name: string, ...rest: unknown[]][]]
  return Object.fromEntries(properties.map(([name, , , ...values]) => [name, values.length === 1 ? values[0] : values]))
}

test('a vCard contains the known values in the order of the standard', () => {
  const card = writeVcard(
    {
      ...bare,
      display_name: 'Kelp & Co; "Söns", Ltd \\ LLC',
      tagline: 'Line one\nline two',
      industry: 'Fishing, Kelp',
      phone: '907-555-0100 ext. 4',
      website: 'https://example.com/?a=1,2;b',
      location: '12 Juneau Ave, Suite 3, Juneau, AK 99801',
      display_city: 'Juneau',
      zip_code: '99801',
    },
    page,
  )
  expect(parse(card)).toEqual({
    version: '4.0',
    kind: 'org',
    fn: 'Kelp & Co; "Söns", Ltd \\ LLC',
    org: 'Kelp & Co; "Söns", Ltd \\ LLC',
    tel: '+1-907-555-0100 ext. 4',
    adr: ['', '', '12 Juneau Ave, Suite 3', 'Juneau', 'AK', '99801', 'USA'],
    url: 'https://example.com/?a=1,2;b',
    categories: 'Fishing, Kelp',
    note: 'Line one line two',
    source: page,
    uid: page,
  })
})

test('a vCard of a business with only a name has no empty properties', () => {
  expect(parse(writeVcard(bare, page))).toEqual({
    ...{ version: '4.0', kind: 'org', fn: 'Bare', org: 'Bare', url: page, source: page, uid: page },
    adr: ['', '', '', '', 'AK', '', 'USA'],
  })
})

test('long lines are folded between characters, at most 75 bytes each', () => {
  const display_name = '🐻‍❄️ Бухта 北極 '.repeat(12).trim()
  const card = writeVcard({ ...bare, display_name }, page)
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(card).not.toContain('\ufffd')
  expect(parse(card).fn).toBe(display_name)
})

test('a text cannot add a property', () => {
  const card = writeVcard({ ...bare, display_name: 'A\r\nTEL:1\u2028END:VCARD' }, page)
  expect(parse(card)).not.toHaveProperty('tel')
})
