import { expect, test } from 'vitest'
import type { Frequency } from '../events.constants.ts'
import { describeFrequencies, occurrenceDays } from './recurrence.ts'

const listDays = (first: string, repeats: Frequency, repeat_count: number) =>
  occurrenceDays(first, { repeats, repeat_count, repeat_until: null })

test('weekly occurrences continue across the end of months and years', () => {
  expect(listDays('2026-12-18', 'weekly', 3)).toEqual(['2026-12-18', '2026-12-25', '2027-01-01'])
  expect(listDays('2028-02-20', 'biweekly', 3)).toEqual(['2028-02-20', '2028-03-05', '2028-03-19'])
})

test('a monthly occurrence falls on the last day of a shorter month, and returns to its day afterwards', () => {
  expect(listDays('2027-10-31', 'monthly', 6)).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ])
})

test('a monthly weekday keeps its week of the month; a fifth week becomes the last one', () => {
  expect(listDays('2026-12-08', 'monthly_weekday', 4)).toEqual(['2026-12-08', '2027-01-12', '2027-02-09', '2027-03-09'])
  expect(listDays('2026-10-30', 'monthly_weekday', 4)).toEqual(['2026-10-30', '2026-11-27', '2026-12-25', '2027-01-29'])
})

test('includes the end date, and returns at most one day more than the maximum', () => {
  const until = (repeat_until: string) =>
    occurrenceDays('2026-12-04', { repeats: 'weekly', repeat_count: null, repeat_until })
  expect(until('2026-12-18')).toHaveLength(3)
  expect(until('2026-12-17')).toHaveLength(2)
  expect(until('2026-12-03')).toEqual([])
  expect(until('2036-01-01')).toHaveLength(105)
})

test('describes the frequencies by the weekday and day of the month of the first day', () => {
  expect(describeFrequencies('2026-12-08')).toEqual({
    weekly: 'Every Tuesday',
    biweekly: 'Every other Tuesday',
    monthly: 'Every month on day 8',
    monthly_weekday: 'Every month on the second Tuesday',
  })
  expect(describeFrequencies('2026-10-30').monthly_weekday).toBe('Every month on the last Friday')
})
