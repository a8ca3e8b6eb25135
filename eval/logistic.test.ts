import { expect, test } from 'vitest'
import { type Example, fitLogistic, predict } from './logistic.ts'

const examples: Example[] = Array.from({ length: 40 }, (_, index) => ({
  values: [1, (index % 10) / 10],
  isCorrect: index % 10 >= 5,
}))

test('returns the same weights each time, which separate the examples', () => {
  const weights = fitLogistic(examples, 0.001)
  expect(weights).toEqual(fitLogistic(examples, 0.001))
  expect(predict(weights, [1, 0.1])).toBeLessThan(0.2)
  expect(predict(weights, [1, 0.9])).toBeGreaterThan(0.8)
})
