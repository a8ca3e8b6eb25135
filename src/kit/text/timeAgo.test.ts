import { expect, test } from 'vitest'
import { describeAgo } from './timeAgo.ts'

const now = Date.parse('2026-12-04T12:00:00Z')

test.each([
  ['2026-12-04T12:00:30Z', 'just now'],
  ['2026-12-04T11:59:01Z', 'just now'],
  ['2026-12-04T11:59:00Z', '1 minute ago'],
  ['2026-12-04T11:00:01Z', '59 minutes ago'],
  ['2026-12-04T11:00:00Z', '1 hour ago'],
  ['2026-12-03T12:00:00Z', 'yesterday'],
  ['2026-11-28T12:00:00Z', '6 days ago'],
  ['2026-11-27T12:00:00Z', null],
  ['2026-12-04T13:00:00Z', null],
])('formats %s as %s', (time, text) => {
  expect(describeAgo(time, now)).toBe(text)
})
