import { expect, test } from 'vitest'
import { addDays, addMonths, chooseDay, formatLongDay, formatMonth, listWeeks } from './calendar.ts'

test('adds days and months across month ends and leap days', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-12-04', -7)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-27',
  ])
  expect([addMonths('2026-12-31', 2), addMonths('2026-01-15', -1)]).toEqual(['2027-02-28', '2025-12-15'])
  expect([formatLongDay('2026-12-04'), formatMonth('2026-12')]).toEqual(['Friday, December 4, 2026', 'December 2026'])
})

test('fills a month up to whole weeks, from Sunday to Saturday', () => {
  const weeks = listWeeks('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
  expect(weeks[4]).toEqual(['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null])
  expect(listWeeks('2026-02')).toHaveLength(4)
})

test('chooses the next day with events, else any day with events, else today', () => {
  const days = [{ date: '2026-12-04' }, { date: '2026-12-20' }]
  expect(chooseDay('2026-12', '2026-12-05', days)).toBe('2026-12-20')
  expect(chooseDay('2026-12', '2026-12-25', days)).toBe('2026-12-04')
  expect(chooseDay('2026-12', '2026-12-25', [])).toBe('2026-12-25')
  expect(chooseDay('2026-12', '2026-11-25', [])).toBe('2026-12-01')
})
