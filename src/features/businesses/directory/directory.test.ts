import { expect, test } from 'vitest'
import {
  clampPage,
  directoryPath,
  facetOptions,
  matchesFilters,
  orderOf,
  parseFilters,
  selectPage,
  shortenFacets,
} from './directory.ts'

const noFilters = { search: '', industry: '', city: '' }
const kodiak = {
  id: 1,
  business_name: 'KODIAK Seafood Co-op',
  tagline: 'Fresh off the boat',
  description: 'Halibut and **salmon**',
  industry: 'Fishing',
  city: 'Kodiak',
}
const bare = { id: 2, business_name: 'Åse & Sons', tagline: null, description: null, industry: null, city: null }

test('a search matches substrings of each field regardless of case', () => {
  for (const search of ['kodiak sea', 'OFF THE', 'salmon', 'FISH', 'diak']) {
    expect(matchesFilters(kodiak, { ...noFilters, search })).toBe(true)
  }
  expect(matchesFilters(bare, { ...noFilters, search: 'åSE &' })).toBe(true)
  expect(matchesFilters(kodiak, { ...noFilters, search: 'crab' })).toBe(false)
})

test('a search matches all words in any order and in any field', () => {
  expect(matchesFilters(kodiak, { ...noFilters, search: 'fishing  kodiak' })).toBe(true)
  expect(matchesFilters(kodiak, { ...noFilters, search: 'salmon co-op' })).toBe(true)
  expect(matchesFilters(kodiak, { ...noFilters, search: 'salmon crab' })).toBe(false)
})

test('a word matches literally and within one field', () => {
  expect(matchesFilters(kodiak, { ...noFilters, search: 'co-opfresh' })).toBe(false)
  expect(matchesFilters(kodiak, { ...noFilters, search: 'fishingkodiak' })).toBe(false)
  expect(matchesFilters(kodiak, { ...noFilters, search: 'k%k' })).toBe(false)
  expect(matchesFilters(kodiak, { ...noFilters, search: 'k_diak' })).toBe(false)
  expect(matchesFilters(kodiak, { ...noFilters, search: '.*' })).toBe(false)
  expect(matchesFilters(bare, { ...noFilters, search: 'null' })).toBe(false)
})

test('industry and city match only equal values, regardless of case', () => {
  expect(matchesFilters(kodiak, { ...noFilters, industry: 'fishing', city: 'KODIAK' })).toBe(true)
  expect(matchesFilters(kodiak, { ...noFilters, industry: 'fish' })).toBe(false)
  expect(matchesFilters(kodiak, { ...noFilters, industry: 'Fishing', city: 'Nome' })).toBe(false)
  expect(matchesFilters(bare, { ...noFilters, city: 'Kodiak' })).toBe(false)
})

test('a page has the order of the input and counts all matches', () => {
  const all = Array.from({ length: 30 }, (_, index) => ({
    ...bare,
    business_name: `Shop ${index}`,
    city: index % 2 ? 'Nome' : null,
  }))
  const second = selectPage(all, { ...noFilters, city: 'nome' }, 2)
  expect(second.total).toBe(15)
  expect(second.profiles.map((shop) => shop.business_name)).toEqual(['Shop 25', 'Shop 27', 'Shop 29'])
})

test('a page is sorted by name or age, or keeps the order `best`', () => {
  const all = ['Tern', 'auk', 'Åse', 'Auk'].map((business_name, id) => ({ ...bare, id, business_name }))
  const names = (sort?: 'name' | 'newest') =>
    selectPage(all, { ...noFilters, ...(sort && { sort }) }, 1).profiles.map(({ business_name }) => business_name)
  expect(names()).toEqual(['Tern', 'auk', 'Åse', 'Auk'])
  expect(names('name')).toEqual(['Åse', 'auk', 'Auk', 'Tern'].sort(new Intl.Collator('en').compare))
  expect(names('newest')).toEqual(['Auk', 'Åse', 'auk', 'Tern'])
})

test('the path contains the order unless it is `best`', () => {
  expect(parseFilters(new URLSearchParams('sort=newest')).sort).toBe('newest')
  for (const sort of ['', 'best', 'x']) expect(parseFilters(new URLSearchParams({ sort })).sort).toBeUndefined()
  const near = parseFilters(new URLSearchParams('near=99801'))
  expect([near.sort, orderOf(near)]).toEqual(['nearest', { near: '99801', sort: 'nearest' }])
  expect(parseFilters(new URLSearchParams('near=99801&sort=best')).sort).toBe('best')
  expect(orderOf(parseFilters(new URLSearchParams('sort=nearest')))).toEqual({ sort: 'best' })
  expect(directoryPath({ ...noFilters, sort: 'name' }, 2)).toBe('/businesses?sort=name&page=2')
})

test('a page number past the end selects the last page', () => {
  const all = Array.from({ length: 13 }, (_, index) => ({ ...bare, business_name: `Shop ${index}` }))
  expect(selectPage(all, noFilters, 99).profiles.map((shop) => shop.business_name)).toEqual(['Shop 12'])
  expect(selectPage([], noFilters, 3)).toMatchObject({ profiles: [], total: 0 })
  expect(clampPage(13, 99)).toEqual({ pages: 2, page: 2 })
  expect(clampPage(0, 4)).toEqual({ pages: 1, page: 1 })
})

test('a filter by group matches only businesses of that group', () => {
  const inGroup = { ...kodiak, industry_group: 'fishing' }
  expect(matchesFilters(inGroup, { ...noFilters, group: 'fishing' })).toBe(true)
  expect(matchesFilters(kodiak, { ...noFilters, group: 'fishing' })).toBe(false)
  expect(parseFilters(new URLSearchParams('group=fishing')).group).toBe('fishing')
  expect(parseFilters(new URLSearchParams('group=nonsense')).group).toBeUndefined()
  expect(directoryPath({ ...noFilters, group: 'fishing' }, 2)).toBe('/businesses?group=fishing&page=2')
})

test('filters of the URL are trimmed, truncated and limited to their range', () => {
  const read = (query: string) => parseFilters(new URLSearchParams(query))
  expect(read('search=++boat+&city=Nome&page=3&utm_source=x')).toEqual({
    search: 'boat',
    industry: '',
    city: 'Nome',
    page: 3,
  })
  for (const page of ['0', '-1', '1.5', 'x', '', '99999999999']) expect(read(`page=${page}`).page).toBe(1)
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test('a path contains only the active filters, in a fixed order, and no first page', () => {
  expect(directoryPath(noFilters)).toBe('/businesses')
  expect(directoryPath({ ...noFilters, city: 'Nome', search: 'a b&c' }, 1)).toBe('/businesses?search=a+b%26c&city=Nome')
  expect(directoryPath({ ...noFilters, industry: 'Fishing' }, 2)).toBe('/businesses?industry=Fishing&page=2')
})

test('the options always contain the selected value', () => {
  const facets = [{ name: 'Fishing', count: 4 }]
  expect(facetOptions(facets, 'FISHING')).toEqual({ options: facets, value: 'Fishing' })
  expect(facetOptions(facets, '')).toEqual({ options: facets, value: '' })
  expect(facetOptions(facets, 'Mining')).toEqual({
    options: [{ name: 'Mining', count: 0 }, ...facets],
    value: 'Mining',
  })
})

test('the page from the server contains the most frequent cities and the selected one, in their order', () => {
  const cities = Array.from({ length: 60 }, (_, index) => ({ name: `City ${index}`, count: index }))
  const names = shortenFacets(cities, 'city 3', 40).map(({ name }) => name)
  expect(names).toEqual(['City 3', ...cities.slice(20).map(({ name }) => name)])
  expect(shortenFacets(cities.slice(0, 40), '', 40)).toEqual(cities.slice(0, 40))
})
