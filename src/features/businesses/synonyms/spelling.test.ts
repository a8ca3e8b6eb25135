import { expect, test } from 'vitest'
import { correctCities, proposeCities, proposeIndustries, spellingDistance } from './spelling.ts'

test.each([
  ['jumau', 'juneau', 2],
  ['engleriver', 'eagleriver', 1],
  ['nmoe', 'nome', 1],
  ['sitka', 'sitka', 0],
  ['sitka', 'nome', 3],
])('the distance of %s and %s, up to 3, is %i', (first, second, distance) => {
  expect(spellingDistance(first, second, 2)).toBe(distance)
})

const towns = ['Juneau', 'Eagle River', 'Glennallen', 'Anchorage', 'Kenai', 'Kiana', 'St. Mary’s', 'Nome']
const propose = (...cities: [name: string, count: number, is_town?: boolean][]) =>
  proposeCities(
    cities.map(([name, count, is_town = false]) => ({ name, count, is_town })),
    towns,
    ['Alaska', 'AK'],
  ).map(({ old_name, new_name }) => [old_name, new_name])

test.each([
  ['Jumau', 'Juneau'],
  ['Engle River', 'Eagle River'],
  ['Glenallen', 'Glennallen'],
  ['Anchorage, AK', 'Anchorage'],
  ['Anchoraeg', 'Anchorage'],
])('proposes %s as a misspelling of %s', (typed, right) => {
  expect(propose([typed, 2])).toEqual([[typed, right]])
})

test.each(['Seattle', 'Rome', 'Palmer Fork', '99501', '北'])('does not propose another place: %s', (city) => {
  expect(propose([city, 2])).toEqual([])
})

test.each(['Chiniak', 'Chiniak, AK', 'Spenard', 'Barrow'])('does not propose a place of the region: %s', (city) => {
  expect(propose(['Chugiak', 90, true], ['Spinard', 90], ['Barrows', 90], [city, 2])).toEqual([])
})

test.each(['None', 'N/A', 'Unknown', 'NONE'])('does not propose the placeholder “%s”', (city) => {
  expect(propose([city, 2], ['Unknowm', 90])).toEqual([])
})

test('a town is never a misspelling of another town', () => {
  expect(propose(['Kenai', 50, true], ['Kiana', 2, true])).toEqual([])
})

test('a common city that is in no list of towns can be the right spelling', () => {
  expect(propose(['Pointe Marrow', 40], ['Point Marrow', 2])).toEqual([['Point Marrow', 'Pointe Marrow']])
})

test('proposes the more common spelling of an industry, and not another industry', () => {
  const proposals = proposeIndustries(
    [
      { name: 'Restaurant', count: 40 },
      { name: 'Resturant', count: 2 },
      { name: 'Bed & Breakfast', count: 9 },
      { name: 'Bed and Breakfast', count: 3 },
      { name: 'Painting', count: 30 },
      { name: 'Printing', count: 5 },
      { name: 'Group 1', count: 30 },
      { name: 'Group 2', count: 2 },
    ],
    (word) => ['painting', 'printing', 'bed', 'and', 'breakfast'].includes(word),
  )
  expect(proposals.map(({ old_name, new_name }) => [old_name, new_name])).toEqual([
    ['Bed and Breakfast', 'Bed & Breakfast'],
    ['Resturant', 'Restaurant'],
  ])
})

test('a search replaces a city by the town that it is close to, unless an administrator keeps it', () => {
  const cities = ['GLENALLEN', 'Juneau', 'JUMAU', 'ENGLE RIVER', 'Seattle', 'KIANNA']
  const correct = (kept: string[]) => [...correctCities(cities, towns, kept, ['Alaska', 'AK'])]
  expect(correct([])).toEqual([
    ['ENGLE RIVER', 'Eagle River'],
    ['GLENALLEN', 'Glennallen'],
    ['KIANNA', 'Kiana'],
  ])
  expect(correct(['kianna', 'glenallen'])).toEqual([['ENGLE RIVER', 'Eagle River']])
})
