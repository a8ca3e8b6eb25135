import { expect, test } from 'vitest'
import { directoryPath, facetOptions, matches, pageOf, pagesOf, readFilters } from './directory.ts'

const none = { search: '', industry: '', city: '' }
const kodiak = {
  business_name: 'KODIAK Seafood Co-op',
  tagline: 'Fresh off the boat',
  description: 'Halibut and **salmon**',
  industry: 'Fishing',
  city: 'Kodiak',
}
const bare = { business_name: 'Åse & Sons', tagline: null, description: null, industry: null, city: null }

test('a search finds parts of each field without regard to case', () => {
  for (const search of ['kodiak sea', 'OFF THE', 'salmon', 'FISH', 'diak']) {
    expect(matches(kodiak, { ...none, search })).toBe(true)
  }
  expect(matches(bare, { ...none, search: 'åSE &' })).toBe(true)
  expect(matches(kodiak, { ...none, search: 'crab' })).toBe(false)
})

test('a search never runs over two fields, and its signs mean only themselves', () => {
  expect(matches(kodiak, { ...none, search: 'co-op fresh' })).toBe(false)
  expect(matches(kodiak, { ...none, search: 'fishingkodiak' })).toBe(false)
  expect(matches(kodiak, { ...none, search: 'k%k' })).toBe(false)
  expect(matches(kodiak, { ...none, search: 'k_diak' })).toBe(false)
  expect(matches(kodiak, { ...none, search: '.*' })).toBe(false)
  expect(matches(bare, { ...none, search: 'null' })).toBe(false)
})

test('industry and city must be equal, whatever their case', () => {
  expect(matches(kodiak, { ...none, industry: 'fishing', city: 'KODIAK' })).toBe(true)
  expect(matches(kodiak, { ...none, industry: 'fish' })).toBe(false)
  expect(matches(kodiak, { ...none, industry: 'Fishing', city: 'Nome' })).toBe(false)
  expect(matches(bare, { ...none, city: 'Kodiak' })).toBe(false)
})

test('a page keeps the given order and counts all that match', () => {
  const all = Array.from({ length: 30 }, (_, at) => ({
    ...bare,
    business_name: `Shop ${at}`,
    city: at % 2 ? 'Nome' : null,
  }))
  const second = pageOf(all, { ...none, city: 'nome' }, 2)
  expect(second.total).toBe(15)
  expect(second.profiles.map((shop) => shop.business_name)).toEqual(['Shop 25', 'Shop 27', 'Shop 29'])
})

test('a page past the end is the last one', () => {
  const all = Array.from({ length: 13 }, (_, at) => ({ ...bare, business_name: `Shop ${at}` }))
  expect(pageOf(all, none, 99).profiles.map((shop) => shop.business_name)).toEqual(['Shop 12'])
  expect(pageOf([], none, 3)).toEqual({ profiles: [], total: 0 })
  expect(pagesOf(13, 99)).toEqual({ pages: 2, page: 2 })
  expect(pagesOf(0, 4)).toEqual({ pages: 1, page: 1 })
})

test('what is asked for in the URL is trimmed, cut and brought into range', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query))
  expect(read('search=++boat+&city=Nome&page=3&utm_source=x')).toEqual({
    search: 'boat',
    industry: '',
    city: 'Nome',
    page: 3,
  })
  for (const page of ['0', '-1', '1.5', 'x', '', '99999999999']) expect(read(`page=${page}`).page).toBe(1)
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test('an address has only what is set, in one order, without the first page', () => {
  expect(directoryPath(none)).toBe('/businesses')
  expect(directoryPath({ city: 'Nome', industry: '', search: 'a b&c' }, 1)).toBe('/businesses?search=a+b%26c&city=Nome')
  expect(directoryPath({ ...none, industry: 'Fishing' }, 2)).toBe('/businesses?industry=Fishing&page=2')
})

test('what is chosen is always among the options', () => {
  const facets = [{ name: 'Fishing', count: 4 }]
  expect(facetOptions(facets, 'FISHING')).toEqual({ options: facets, value: 'Fishing' })
  expect(facetOptions(facets, '')).toEqual({ options: facets, value: '' })
  expect(facetOptions(facets, 'Mining')).toEqual({
    options: [{ name: 'Mining', count: 0 }, ...facets],
    value: 'Mining',
  })
})
