import { expect, test } from 'vitest'
import { addressLines, phoneLink, shortAddress } from './contact.ts'

test('an address that names its city stands alone; else the place follows', () => {
  const place = { city: 'Nome', state: 'AK', zip_code: '99762' }
  expect(addressLines({ ...place, location: '1 Front St, NOME, AK 99762' })).toEqual(['1 Front St, NOME, AK 99762'])
  expect(addressLines({ ...place, location: '1 Front St' })).toEqual(['1 Front St', 'Nome, AK 99762'])
  expect(addressLines({ location: null, city: null, state: 'AK', zip_code: null })).toEqual(['AK'])
})

test('a phone number becomes a link without its extension, and only when it is one', () => {
  expect(phoneLink('(907) 555-0142 ext. 12')).toBe('tel:9075550142')
  expect(phoneLink('+1 907 555 0142')).toBe('tel:+19075550142')
  expect(phoneLink('call us')).toBeNull()
  expect(phoneLink('907.555.0142, 907.555.0143')).toBe('tel:9075550142')
})

test('web addresses are shown as people say them', () => {
  expect(shortAddress('https://www.example.com/')).toBe('example.com')
  expect(shortAddress('http://example.com/about?x=1')).toBe('example.com/about?x=1')
})
