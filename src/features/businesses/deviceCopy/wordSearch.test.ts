import { expect, test } from 'vitest'
import { matchWords } from './wordSearch.ts'

const business = {
  id: 1,
  display_name: 'O’Brien’s Ünalaska Diesel',
  industry: 'Boat repair',
  city: 'Kodiak',
  phone: '(907) 555-0142',
  is_verified: true,
}

test('finds all words in any order in name, trade, town and phone, without accents', () => {
  for (const search of ['', 'kodiak diesel', 'REPAIR unalaska', 'obriens', 'boat kod', '555 0142', '907-555'])
    expect(matchWords(search)(business), search).toBe(true)
  for (const search of ['diesel nome', 'epair', '0199']) expect(matchWords(search)(business), search).toBe(false)
})

test('finds other forms of a word', () => {
  const found = (search: string) =>
    ['Plumbing', 'Roofing contractor', 'Bakery', 'Boat charters'].filter((industry) =>
      matchWords(search)({ ...business, industry }),
    )
  expect(found('plumber')).toEqual(['Plumbing'])
  expect(found('plumbers')).toEqual(['Plumbing'])
  expect(found('roofers')).toEqual(['Roofing contractor'])
  expect(found('bakeries')).toEqual(['Bakery'])
  expect(found('charter boats')).toEqual(['Boat charters'])
})
