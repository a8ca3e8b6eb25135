import { expect, test } from 'vitest'
import { splitWishes, type WishPart } from './wishes.ts'

/** A parser for a few words, in place of the search. */
function parsePart(text: string): WishPart | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const subject = words.filter((word) =>
    /^(plumbers?|welders?|electricians?|jobs?|events?|phone|furnaces?)$/.test(word),
  )
  if (/^(?:Kenai|Juneau|Homer)$/.test(text)) return { subject: text, place: text, isComplete: true }
  if (subject.length === 0) return null
  const place = /in (?:Kenai|Juneau|Homer)/.exec(text)?.[0] ?? null
  const ignoredWordPattern = /^(a|are|there|for|in|kenai|juneau|homer|is|what|the|their)$/
  return {
    subject: subject.join(' '),
    place,
    isComplete: words.every((word) => subject.includes(word) || ignoredWordPattern.test(word)),
  }
}

test.each([
  ['a plumber in Kenai and are there jobs for welders?', ['a plumber in Kenai', 'are there jobs for welders']],
  ['plumbers in Kenai and electricians in Homer', ['plumbers in Kenai', 'electricians in Homer']],
  ['plumbers and electricians in Juneau', ['plumbers in Juneau', 'electricians in Juneau']],
  ['a plumber in Kenai and one in Homer', ['a plumber in Kenai', 'a plumber in Homer']],
  ['jobs in Juneau? Also events in Homer', ['jobs in Juneau', 'events in Homer']],
  ['a job in Kenai and also plumbers there', ['a job in Kenai', 'plumbers in Kenai']],
  ['plumbers in Kenai plus electricians up there', ['plumbers in Kenai', 'electricians in Kenai']],
  ['jobs in Homer, and are there plumbers there?', ['jobs in Homer', 'are there plumbers in Homer']],
  [
    'moving to Kenai: is there a plumber, and are there welders?',
    ['is there a plumber in Kenai', 'are there welders in Kenai'],
  ],
  ['we are new in Homer – plumbers and electricians in Juneau', ['plumbers in Juneau', 'electricians in Juneau']],
  ['plumbers in Kenai, then an electrician in Homer', ['plumbers in Kenai', 'an electrician in Homer']],
  ['plumbers in Kenai + events in Homer', ['plumbers in Kenai', 'events in Homer']],
  [
    'I need plumbers in Kenai, my brother is looking for jobs in Homer',
    ['I need plumbers in Kenai', 'my brother is looking for jobs in Homer'],
  ],
  ['Two things: plumbers in Kenai, and a phone', ['plumbers in Kenai', 'a phone']],
])('“%s” has two wishes', (message, wishes) => {
  expect(splitWishes(message, parsePart)).toEqual(wishes)
})

test.each([
  'My pipes burst last night. Is there a plumber in Kenai?',
  'bed and breakfast in Kenai',
  'plumbers and broken dishes in Kenai',
  'plumber in Kenai. I need a plumber today!',
  'a few questions about plumbers and electricians',
  'plumber in Kenai',
  'plumbers between Kenai and Homer',
  'plumbers outside of Kenai and Juneau',
  'jobs not in Kenai or Homer',
  'events everywhere but Kenai and Homer',
  'welders except Kenai, Juneau and Homer',
  'plumbers away from Homer and Kenai',
  'electricians neither in Kenai nor in Homer or Juneau',
  'jobs instead of events and plumbers',
])('“%s” is one wish', (message) => {
  expect(splitWishes(message, parsePart)).toEqual([message])
})

test('a message with very many parts is one wish, and its parts are not parsed', () => {
  let parts = 0
  const countPart = (text: string) => {
    parts++
    return parsePart(text)
  }
  const message = 'plumbers in Kenai or electricians in Homer or '.repeat(20)
  expect(splitWishes(message, countPart)).toEqual([message])
  expect(parts).toBe(0)
})
