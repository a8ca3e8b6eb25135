import { expect, test } from 'vitest'
import { narrowWish } from './narrowWish.ts'

test.each([
  ['We found an eagle next to the road. Who takes in injured birds?', 'Who takes in injured birds?'],
  ['my kid wont stop drawing lol where can she take art classes in Homer', 'where can she take art classes in Homer'],
  [
    'anybody teach swing or ballroom dance up there? bored out of my mind',
    'anybody teach swing or ballroom dance up there?',
  ],
])('“%s” wishes “%s”', (message, wish) => {
  expect(narrowWish(message)).toBe(wish)
})

test.each([
  'plumber in Kenai',
  'where can she take art classes in Homer this winter',
  'My brother says he is done with drinking. He lives in Wasilla. Who can help him?',
])('“%s” has no wish within a story', (message) => {
  expect(narrowWish(message)).toBe(null)
})
