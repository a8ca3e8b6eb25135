import { expect, test } from 'vitest'
import { matchWords } from './keptWords.ts'

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
