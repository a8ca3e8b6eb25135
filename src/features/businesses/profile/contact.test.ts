import { expect, test } from 'vitest'
import { addressLines, shortenUrl } from './contact.ts'

test('the city line is omitted when the location contains the city', () => {
  const place = { display_city: 'Nome', state: 'AK', zip_code: '99762' }
  expect(addressLines({ ...place, location: '1 Front St, NOME, AK 99762' })).toEqual(['1 Front St, NOME, AK 99762'])
  expect(addressLines({ ...place, location: '1 Front St' })).toEqual(['1 Front St', 'Nome, AK 99762'])
  expect(addressLines({ location: null, display_city: null, state: 'AK', zip_code: null })).toEqual(['AK'])
})

test('URLs are shortened for display', () => {
  expect(shortenUrl('https://www.example.com/')).toBe('example.com')
  expect(shortenUrl('http://example.com/about?x=1')).toBe('example.com/about?x=1')
})
