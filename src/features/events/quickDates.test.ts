import { expect, test } from 'vitest'
import { dayIn } from '../../kit/text/dayIn.ts'
import { listQuickDates } from './quickDates.ts'

test.each([
  ['a Thursday', '2026-11-26', ['2026-11-26 – 2026-11-26', '2026-11-28 – 2026-11-29', '2026-11-26 – 2026-12-02']],
  ['a Saturday', '2026-11-28', ['2026-11-28 – 2026-11-28', '2026-11-28 – 2026-11-29', '2026-11-28 – 2026-12-04']],
  ['a Sunday', '2026-11-29', ['2026-11-29 – 2026-11-29', '2026-11-29 – 2026-12-05']],
])('the quick dates on %s', (_, today, ranges) => {
  expect(listQuickDates(today).map(({ startDate, endDate }) => `${startDate} – ${endDate}`)).toEqual(ranges)
})

test('the day of a moment is the date in the time zone of the region', () => {
  expect(dayIn(Date.parse('2026-11-27T08:59:00Z'), 'America/Anchorage')).toBe('2026-11-26')
  expect(dayIn(Date.parse('2026-11-27T09:00:00Z'), 'America/Anchorage')).toBe('2026-11-27')
})
