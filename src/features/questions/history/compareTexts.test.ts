import { expect, test } from 'vitest'
import { compareTexts } from './compareTexts.ts'

const show = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, change }) => (change === 'added' ? `+${text}+` : change === 'removed' ? `-${text}-` : text))
    .join('')

test.each([
  ['Who sells bait?', 'Who sells good bait?', 'Who sells +good +bait?'],
  ['Who sells bait?', 'Who rents boats?', 'Who -sells bait-+rents boats+?'],
  ['one two', 'one two', 'one two'],
  ['one two', 'one\n\ntwo', 'one\n\ntwo'],
  ['', 'new', '+new+'],
  ['Где купить лодку?', 'Где купить сеть?', 'Где купить -лодку-+сеть+?'],
  ['<b>bold</b>', '<i>bold</i>', '<-b-+i+>bold</-b-+i+>'],
])('the differences of %j and %j are %j', (before, after, expected) => {
  expect(show(before, after)).toBe(expected)
})

test('compares two long texts without common words in bounded time, without losing text', () => {
  const [before, after] = [0, 1].map((kind) =>
    Array.from({ length: 5_000 }, (_, index) => `${kind ? 'x' : 'y'}${index}`).join(' '),
  ) as [string, string]
  const parts = compareTexts(before, after)
  const of = (change: string) =>
    parts
      .filter((part) => part.change === null || part.change === change)
      .map(({ text }) => text)
      .join('')
  expect([of('removed'), of('added')]).toEqual([before, after])
})
