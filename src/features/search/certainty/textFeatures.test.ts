import { expect, test } from 'vitest'
import { expandTerms } from '../meaning/expandTerms.ts'
import { measureTexts } from './textFeatures.ts'

const measure = (query: string, title: string, body = '') => {
  const tokens = query.split(' ')
  const expansions = expandTerms(tokens, { industries: [], share: () => 0 })
  return measureTexts({ tokens, expansions, getRarity: () => 1 })(title, body)
}

test('words of one sentence count more than words of several', () => {
  const together = measure('walrus permit', 'A question', 'You need a walrus permit. Ask us.')
  const apart = measure('walrus permit', 'A question', 'A walrus came. Ask for a permit.')
  expect(together.passage).toBe(1)
  expect(apart.passage).toBe(0.5)
})

test('a title is explained by the share of its words that the query or its synonyms contain', () => {
  expect(measure('peak roofing', 'Peak Roofing').explained).toBe(1)
  expect(measure('peak', 'Peak Roofing').explained).toBe(0.5)
  expect(measure('roofer', 'Peak Roofing').explained).toBeGreaterThan(0.4)
})

test.each([
  ['flower shop', 'Little Flower Ministries', 1],
  ['flower shop', 'Harbor Flower Shop', 0],
  ['plumber', 'Copper Basin Heat & Plumbing', 0],
  ['church', 'First Baptist Church', 0],
  ['peak', 'Peak Roofing', 0],
])('for “%s”, “%s” has another trade: %i', (query, title, other) => {
  expect(measure(query, title).other_trade).toBe(other)
})
