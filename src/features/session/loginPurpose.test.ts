import { expect, test } from 'vitest'
import { findLoginPurpose } from './loginPurpose.ts'

test.each([
  ['/jobs/new', 'post a job'],
  ['/businesses/12/claim', 'claim this business'],
  ['/businesses/12/edit#hours', 'edit this business'],
  ['/my-businesses/12?view=1', 'see your businesses'],
  ['/jobs?search=welder&save=search', 'save this search'],
  ['/', null],
  ['/questions/3', null],
  ['/jobs/newer', null],
])('a login that returns to %s has the purpose “%s”', (path, purpose) => {
  expect(findLoginPurpose(path)).toBe(purpose)
})
