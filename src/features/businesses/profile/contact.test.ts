import { expect, test } from 'vitest'
import { addressLines, phoneLink, shortenUrl } from './contact.ts'

test('the city line is omitted when the location contains the city', () => {
  const place = { display_city: 'Nome', state: 'AK', zip_code: '99762' }
  expect(addressLines({ ...place, location: '1 Front St, NOME, AK 99762' })).toEqual(['1 Front St, NOME, AK 99762'])
  expect(addressLines({ ...place, location: '1 Front St' })).toEqual(['1 Front St', 'Nome, AK 99762'])
  expect(addressLines({ location: null, display_city: null, state: 'AK', zip_code: null })).toEqual(['AK'])
})

test.each([
  ['(907) 555-0142', 'tel:+19075550142'],
  ['+1 907 555 0142', 'tel:+19075550142'],
  ['1-907-555-0142', 'tel:+19075550142'],
  ['+47 22 33 44 55', 'tel:+4722334455'],
  ['555-0142', 'tel:5550142'],
  ['911', 'tel:911'],
  ['907.555.0142, 907.555.0143', 'tel:+19075550142'],
  ['907-555-0142 / 907-555-0143', 'tel:+19075550142'],
  ['907-555-0142 or 555-0143', 'tel:+19075550142'],
  ['907/555-0142', 'tel:+19075550142'],
  ['(907) 555-0142 ext. 12', 'tel:+19075550142,12'],
  ['907-555-0142 x12', 'tel:+19075550142,12'],
  ['907-555-0142 #12', 'tel:+19075550142,12'],
  ['Phone: 907-555-0142', 'tel:+19075550142'],
  ['Office (907) 555-0142', 'tel:+19075550142'],
  ['907-555-0142 (ask for Joe)', 'tel:+19075550142'],
  ['1-800-FLY-AKXY', 'tel:+18003592599'],
  ['907-555-HELP', 'tel:+19075554357'],
  ['call us', null],
  ['', null],
])('the phone number “%s” links to %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

test('URLs are shortened for display', () => {
  expect(shortenUrl('https://www.example.com/')).toBe('example.com')
  expect(shortenUrl('http://example.com/about?x=1')).toBe('example.com/about?x=1')
})
