import { expect, test } from 'vitest'
import { fitListwise } from './listwise.ts'
import type { Example } from './logistic.ts'

const example = (values: number[], isCorrect: boolean): Example => ({ values: [1, ...values], isCorrect })

test('a feature with higher values in correct results gets a positive weight', () => {
  const lists = [
    [example([0.9, 0.5], true), example([0.2, 0.6], false)],
    [example([0.1, 0.4], false), example([0.7, 0.5], true)],
    [example([0.1, 0.5], false), example([0.2, 0.5], false)],
  ]
  const [constant = 0, telling = 0] = fitListwise(lists, 0.001)
  expect(telling).toBeGreaterThan(3)
  // “None of them” wins where no result is correct.
  expect(constant + telling * 0.2).toBeLessThan(0)
})
