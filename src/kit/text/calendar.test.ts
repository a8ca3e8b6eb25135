import { expect, test } from 'vitest'
import { addDays, addMonths, formatLongDay, monthLabel, weekdayNumber } from './calendar.ts'

test('adds days and months across month ends and leap days', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-12-04', -7)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-27',
  ])
  expect([addMonths('2026-12-31', 2), addMonths('2026-01-15', -1)]).toEqual(['2027-02-28', '2025-12-15'])
})

test('formats days, and counts weekdays from Monday', () => {
  expect([formatLongDay('2026-12-04'), monthLabel('2026-12-04')]).toEqual(['Friday, December 4, 2026', 'December 2026'])
  expect(['2026-12-04', '2026-12-06', '2026-12-07'].map(weekdayNumber)).toEqual([5, 7, 1])
})
