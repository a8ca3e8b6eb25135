import { expect, test } from 'vitest'
import { findStateOfAreaCode } from './areaCodes.ts'

test.each([
  ['907', 'AK'],
  ['207', 'ME'],
  ['986', 'ID'],
  ['307', 'WY'],
  ['800', null],
  ['604', null],
  ['', null],
])('the area code %s belongs to %s', (areaCode, state) => {
  expect(findStateOfAreaCode(areaCode)).toBe(state)
})
