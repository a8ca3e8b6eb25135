import { expect, test } from 'vitest'
import type { SearchReply } from '../../search/search.contract.ts'
import { extractQuestions, extractWish } from './storyWish.ts'

const understood = {
  city: null,
  from: null,
  until: null,
  excluded: { words: [] },
} as unknown as SearchReply['understood']
const inHomer = { ...understood, city: 'Homer' }

test.each([
  ['We found an eagle next to the road. Who takes in injured birds?', 'Who takes in injured birds?'],
  ['my kid wont stop drawing lol where can she take art classes in Homer', 'where can she take art classes in Homer'],
  [
    'anybody teach swing or ballroom dance up there? bored out of my mind',
    'anybody teach swing or ballroom dance up there?',
  ],
])('“%s” has the wish “%s”', (message, wish) => {
  expect(extractWish(message, understood)).toBe(wish)
})

test.each([
  'plumber in Kenai',
  'where can she take art classes in Homer this winter',
  'My brother says he is done with drinking. He lives in Wasilla. Who can help him?',
])('“%s” has no wish within a story', (message) => {
  expect(extractWish(message, understood)).toBe(null)
})

test('adds the place of the story to the wish', () => {
  expect(
    extractWish('we moved to Homer in May and our kid needs help with reading, who tutors children?', inHomer),
  ).toBe('who tutors children in Homer')
})

test('extracts the questions of a story, with its place', () => {
  const story = 'I have no place to stay up there. Which jobs come with housing?'
  expect(extractQuestions(story, understood)).toBe('Which jobs come with housing?')
  expect(extractQuestions(story, inHomer)).toBe('Which jobs come with housing in Homer')
  expect(extractQuestions('Which jobs come with housing?', understood)).toBe(null)
  expect(extractQuestions('I have no place to stay. What now?', understood)).toBe(null)
  expect(extractQuestions(story, { ...understood, from: '2026-12-01' })).toBe(null)
})
