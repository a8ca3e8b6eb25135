import { expect, test } from 'vitest'
import { chooseDay, formatMonth, listWeeks } from './calendar.ts'

test('names a month, and fills it up to whole weeks, from Sunday to Saturday', () => {
  const weeks = listWeeks('2026-12')
  expect(formatMonth('2026-12')).toBe('December 2026')
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
