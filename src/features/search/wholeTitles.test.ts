import { expect, test } from 'vitest'
import { containsTitle, raiseWholeTitles } from './wholeTitles.ts'

test.each([
  ['where is Peak Roofing', 'Peak Roofing LLC', true],
  ['how much is a landing with farnsworth flightseeing', 'Farnsworth Flightseeing', true],
  ['roofing near the peak', 'Peak Roofing', false],
  ['a church in Homer', 'Church', false],
])('whether “%s” contains the title “%s”', (text, title, isContained) => {
  expect(containsTitle(text, title)).toBe(isContained)
})

test('a result whose title is the whole query comes first, unless it is in another place', () => {
  const item = (title: string, outside: string[] = []) => ({ title, certainty: 0.5, outside })
  const items = [
    item('New Season'),
    item('Spenard Seasonal Services, Inc.'),
    item('Spenard Seasonal Services', ['place']),
  ]
  expect(raiseWholeTitles(items, 'spenard seasonal services')).toMatchObject([
    { title: 'Spenard Seasonal Services, Inc.', certainty: 0.95 },
    { title: 'New Season', certainty: 0.5 },
    { title: 'Spenard Seasonal Services', certainty: 0.5 },
  ])
})
