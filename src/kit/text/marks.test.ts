import { expect, test } from 'vitest'
import { findMarks } from './marks.ts'

const marks = (text: string, ...phrases: string[]) =>
  findMarks(text, phrases).map(({ start, end }) => text.slice(start, end))

test('finds the words in any inflected form, whatever their case and accents', () => {
  expect(marks('Plumbing and heating: two plumbers, one CAFÉ', 'plumber', 'cafe')).toEqual([
    'Plumbing',
    'plumbers',
    'CAFÉ',
  ])
})

test('finds phrases as a whole only', () => {
  expect(marks('A heat pump and a pump for heat', 'heat pumps')).toEqual(['heat pump'])
})

test('a phrase that ends in an asterisk finds the beginning of words', () => {
  expect(marks('Plumbing, plums and a slump', 'plum*')).toEqual(['Plumbing', 'plums'])
  expect(marks('Plumbing', 'plum')).toEqual([])
})

test('joins neighboring matches to one range, and ranges never overlap', () => {
  expect(marks('Fairbanks Plumbing-Supply, open', 'fairbanks', 'plumbing supply', 'supply')).toEqual([
    'Fairbanks Plumbing-Supply',
  ])
})

test('a query without words marks nothing', () => {
  expect(marks('Anything <b>at all</b> *', '', '*', '…')).toEqual([])
})
