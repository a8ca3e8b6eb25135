import { expect, test } from 'vitest'
import { addDays, addMonths, dayToShow, dayWords, monthWords, weeksOf } from './calendar.ts'

test('days and months are walked over', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-12-04', -7)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-27',
  ])
  expect([addMonths('2026-12-31', 2), addMonths('2026-01-15', -1)]).toEqual(['2027-02-28', '2025-12-15'])
  expect([dayWords('2026-12-04'), monthWords('2026-12')]).toEqual(['Friday, December 4, 2026', 'December 2026'])
})

test('a month has whole weeks, from Sunday to Saturday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
  expect(weeks[4]).toEqual(['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null])
  expect(weeksOf('2026-02')).toHaveLength(4)
})

test('the day that is shown is the next with events, else one with some, else today', () => {
  const days = [{ date: '2026-12-04' }, { date: '2026-12-20' }]
  expect(dayToShow('2026-12', '2026-12-05', days)).toBe('2026-12-20')
  expect(dayToShow('2026-12', '2026-12-25', days)).toBe('2026-12-04')
  expect(dayToShow('2026-12', '2026-12-25', [])).toBe('2026-12-25')
  expect(dayToShow('2026-12', '2026-11-25', [])).toBe('2026-12-01')
})
