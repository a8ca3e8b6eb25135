import { expect, test } from 'vitest'
import { parseQuery } from '../../search/parseQuery.ts'
import { indexPlaces } from '../../search/places.ts'
import { listWishes } from './listWishes.ts'

const vocabulary = {
  places: indexPlaces(['Anchorage', 'Fairbanks', 'Haines', 'Homer', 'Juneau', 'Palmer', 'Sitka', 'Skagway', 'Wasilla']),
  industries: [],
  region: ['alaska', 'ak'],
  today: '2026-11-18',
}
const list = (message: string) => listWishes(message, (text) => parseQuery(text, vocabulary))

test.each([
  [
    'Is there an animal shelter in Haines, in Skagway, or in both?',
    ['Is there an animal shelter in Haines?', 'Is there an animal shelter in Skagway?'],
  ],
  [
    'Montessori schools: compare what there is in Juneau and in Fairbanks',
    ['Montessori schools: in Juneau', 'Montessori schools: in Fairbanks'],
  ],
  [
    'Show me the food pantries of Homer and of Skagway next to each other.',
    ['Show me the food pantries of Homer.', 'Show me the food pantries of Skagway.'],
  ],
  [
    'gymnastics for kids: what is there in Sitka compared with Juneau?',
    ['gymnastics for kids: what is there in Sitka?', 'gymnastics for kids: what is there in Juneau?'],
  ],
  ['hotels in Homer, Sitka and Haines', ['hotels in Homer', 'hotels in Sitka', 'hotels in Haines']],
])('“%s” is a wish for each town', (message, wishes) => {
  expect(list(message)).toEqual(wishes)
})

test.each(['between Palmer and Wasilla a diner', 'jobs not in Juneau or Sitka', 'a florist in Homer and her address'])(
  '“%s” is one wish',
  (message) => {
    expect(list(message)).toEqual([message])
  },
)

test('a question takes the day of the sentence before it', () => {
  expect(list('I have December 13, 2026 off. Which events are there on that day?')).toEqual([
    'Which events are there Dec 13, 2026',
  ])
})
