import { expect, test } from 'vitest'
import { compileTrees } from '../src/features/search/certainty/trees.ts'
import { boostListwise } from './boosting.ts'
import type { Example } from './logistic.ts'

const names = ['first', 'second'] as const
const options = { rounds: 30, depth: 2, rate: 0.3, penalty: 1 }
/** The correct results have exactly one of two features, so no linear score separates them from the wrong results. */
const list: Example[] = [
  { values: [0, 0], isCorrect: false },
  { values: [1, 0], isCorrect: true },
  { values: [1, 0], isCorrect: true },
  { values: [0, 1], isCorrect: true },
  { values: [1, 1], isCorrect: false },
]
const lists = Array.from({ length: 40 }, () => list)
const trees = boostListwise(lists, names, () => 0, options)
const score = (first: number, second: number) => compileTrees(trees, names)([first, second])

test('trees rank correct results first that no linear score separates', () => {
  const correct = [score(1, 0), score(0, 1)]
  const wrong = [score(0, 0), score(1, 1)]
  expect(Math.min(...correct) - Math.max(...wrong)).toBeGreaterThan(2)
})

test('trees correct a score less when it already separates the correct results', () => {
  const telling = ([first, second]: number[]) => (first === second ? -4 : 4)
  const corrections = boostListwise(lists, names, telling, options)
  const correct = compileTrees(corrections, names)
  const range = Math.abs(correct([1, 0]) - correct([0, 0]))
  expect(range).toBeLessThan((score(1, 0) - score(0, 0)) / 2)
})

test('a value equal to the bound of a decision goes below it', () => {
  expect(compileTrees([['first', 0.5, 1, 2]], ['first'])([0.5])).toBe(1)
  expect(compileTrees([['first', 0.5, 1, ['second', 0, 3, 4]]], names)([0.6, 1])).toBe(4)
  expect(compileTrees([['first', 0.5, ['second', 0, 3, 4], 1], 10], names)([0.6, 1])).toBe(11)
})
