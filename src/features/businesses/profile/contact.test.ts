import { expect, test } from 'vitest'
import { addressLines, directionsLink, isPostalBox, shortenUrl } from './contact.ts'

test('the city line is omitted when the location contains the city', () => {
  const place = { display_city: 'Nome', state: 'AK', zip_code: '99762' }
  expect(addressLines({ ...place, location: '1 Front St, NOME, AK 99762' })).toEqual(['1 Front St, NOME, AK 99762'])
  expect(addressLines({ ...place, location: '1 Front St' })).toEqual(['1 Front St', 'Nome, AK 99762'])
  expect(addressLines({ location: null, display_city: null, state: 'AK', zip_code: null })).toEqual(['AK'])
})

test.each([
  'PO Box 12',
  'P.O. Box 12, Homer, AK 99603',
  'p o box 12-B',
  'Post Office Box 7, Homer',
  'PO Box 12, AK 99603',
  'POB 33',
])('%s is a post-office box, to which there are no directions', (location) => {
  const address = { location, display_city: 'Homer', state: 'AK', zip_code: '99603' }
  expect(isPostalBox(address)).toBe(true)
  expect(directionsLink(address)).toBeNull()
})

test.each([
  ['PO Box 12, 800 E Dimond Blvd', '800 E Dimond Blvd, Homer, AK 99603'],
  ['5 Elm Ct, P.O. Box 9, Homer, AK 99603', '5 Elm Ct, Homer, AK 99603'],
  ['12 Box Canyon Rd', '12 Box Canyon Rd, Homer, AK 99603'],
  [null, 'Homer, AK 99603'],
])('directions to %s lead to “%s”', (location, destination) => {
  const link = directionsLink({ location, display_city: 'Homer', state: 'AK', zip_code: '99603' })
  expect(new URL(link ?? '').searchParams.get('destination')).toBe(destination)
})

test('URLs are shortened for display', () => {
  expect(shortenUrl('https://www.example.com/')).toBe('example.com')
  expect(shortenUrl('http://example.com/about?x=1')).toBe('example.com/about?x=1')
})
