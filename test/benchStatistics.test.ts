import { expect, test } from 'vitest'
import { compareRounds, mannWhitney, median, percentile } from '../bench/statistics.ts'

test('a median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

test('a percentile is a value of the sample', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(values, 0.99)).toBe(100)
  expect(percentile(values, 0.5)).toBe(51)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.99)).toBe(0)
})

test('the exact Mann-Whitney test has the probabilities of its tables', () => {
  expect(mannWhitney([1, 2, 3, 4], [5, 6, 7, 8])).toBeCloseTo(2 / 70)
  expect(mannWhitney([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(2 / 252)
  expect(mannWhitney([1, 3, 5, 7], [2, 4, 6, 8])).toBeGreaterThan(0.6)
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1)
})

test('a verdict needs a difference that is significant and large enough', () => {
  expect(compareRounds([100, 101, 102, 103], [130, 131, 132, 133]).verdict).toBe('more')
  expect(compareRounds([130, 131, 132, 133], [100, 101, 102, 103]).verdict).toBe('less')
  expect(compareRounds([100, 140, 102, 90], [101, 95, 130, 104]).verdict).toBe('no difference beyond noise')
  expect(compareRounds([100, 100.1, 100.2, 100.3], [101, 101.1, 101.2, 101.3]).verdict).toBe(
    'no difference beyond noise',
  )
})
