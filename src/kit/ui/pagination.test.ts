import { expect, test } from 'vitest'
import { pageItems } from './pagination.ts'

test('shows every page number when there are at most five pages', () => {
  expect(pageItems(1, 1)).toEqual([1])
  expect(pageItems(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a page in the middle has a gap on both sides', () => {
  expect(pageItems(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20])
  expect(pageItems(5, 9)).toEqual([1, 'gap', 3, 4, 5, 6, 7, 'gap', 9])
})

test('there is no gap between the current page and a near end', () => {
  expect(pageItems(1, 12)).toEqual([1, 2, 3, 'gap', 12])
  expect(pageItems(4, 12)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 12])
  expect(pageItems(12, 12)).toEqual([1, 'gap', 10, 11, 12])
})

test('returns no items without pages', () => {
  expect(pageItems(1, 0)).toEqual([])
})
