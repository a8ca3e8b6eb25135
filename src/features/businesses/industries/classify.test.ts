import { expect, test } from 'vitest'
import { classifyIndustry, parseTradeList } from './classify.ts'
import { groupSlugs, nameGroup } from './groups.ts'
import { groupTrades } from './groupTrades.ts'
import { groupOfNaics } from './naics.ts'
import naicsTitles from './naicsTitles.ts'
import { listTrades } from './trades.ts'

test('every trade of the word list belongs to exactly one group', () => {
  const listed = groupSlugs.flatMap((group) => parseTradeList(groupTrades[group]))
  expect(listed.toSorted()).toEqual(
    listTrades()
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('a group has its own name and a URL that needs no escape', () => {
  for (const slug of groupSlugs) {
    expect(slug).toMatch(/^[a-z]{3,40}$/)
    expect([nameGroup(slug), classifyIndustry(nameGroup(slug))]).toEqual([nameGroup(slug), slug])
  }
})

test.each([
  ['722511 - Full-Service Restaurants', 'restaurants'],
  ['722511', 'restaurants'],
  ['44-45 Trade', 'shops'],
  ['Lessors of Residential Buildings and Dwellings', 'property'],
  ['Scenic and sightseeing transportation, water', 'tours'],
  ['Construction & Trades', 'construction'],
  ['plumber', 'construction'],
  ['Furniture Store', 'shops'],
  ['custom furniture manufacturing', 'manufacturing'],
  ['Commercial Fishing', 'fishing'],
  ['fishing charter', 'tours'],
  ['Auto body repair', 'vehicles'],
  ['Sled dog kennel', 'animals'],
  ['Brewery', 'restaurants'],
  ['Food Service', 'restaurants'],
  ['Mobile Food', 'restaurants'],
  ['Mobile Food Vendor', 'restaurants'],
  ['Ice cream', 'restaurants'],
  ['Food Store', 'shops'],
  ['Hair salon', 'beauty'],
  ['Arts, Culture & Humanities', 'arts'],
  ['Behavioral Health', 'health'],
  ['Youth Development', 'family'],
  ['Philanthropy', 'community'],
  ['Public Safety', 'government'],
  ['IT consulting', 'professional'],
])('the group of “%s” is %s', (text, group) => {
  expect(classifyIndustry(text)).toBe(group)
})

test.each(['Other', 'General Services', 'Trade', 'xyzzy', '', '12', '99999', '—'])(
  '“%s” identifies no group',
  (text) => {
    expect(classifyIndustry(text)).toBeNull()
  },
)

test('every NAICS code and official title has a group, which its words identify in 4 of 5 cases', () => {
  let classifiedCount = 0
  // Sectors whose subsectors belong to different groups have none.
  const lines = naicsTitles
    .trim()
    .split('\n')
    .filter((line) => !/^(56|62|71|72|81) /.test(line))
  for (const line of lines) {
    const group = groupOfNaics(line)
    expect([line, group]).not.toEqual([line, null])
    // A word is added before the title, so that the whole title is not looked up.
    if (classifyIndustry(line.replace(/^\d+/, 'Northern')) === group) classifiedCount++
  }
  expect(classifiedCount / lines.length).toBeGreaterThan(0.8)
})
