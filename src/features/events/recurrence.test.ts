import { expect, test } from 'vitest'
import type { Frequency } from './events.constants.ts'
import { frequencyWords, occurrenceDays } from './recurrence.ts'

const times = (first: string, repeats: Frequency, repeat_count: number) =>
  occurrenceDays(first, { repeats, repeat_count, repeat_until: null })

test('weeks are counted over the end of months and years', () => {
  expect(times('2026-12-18', 'weekly', 3)).toEqual(['2026-12-18', '2026-12-25', '2027-01-01'])
  expect(times('2028-02-20', 'biweekly', 3)).toEqual(['2028-02-20', '2028-03-05', '2028-03-19'])
})

test('a day that a month lacks is its last one, and comes back', () => {
  expect(times('2027-10-31', 'monthly', 6)).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ])
})

test('a weekday of the month keeps its place; a fifth one is the last one', () => {
  expect(times('2026-12-08', 'monthly_weekday', 4)).toEqual(['2026-12-08', '2027-01-12', '2027-02-09', '2027-03-09'])
  expect(times('2026-10-30', 'monthly_weekday', 4)).toEqual(['2026-10-30', '2026-11-27', '2026-12-25', '2027-01-29'])
})

test('the last day is a day of it, and no more than two years of weeks and one are named', () => {
  const until = (repeat_until: string) =>
    occurrenceDays('2026-12-04', { repeats: 'weekly', repeat_count: null, repeat_until })
  expect(until('2026-12-18')).toHaveLength(3)
  expect(until('2026-12-17')).toHaveLength(2)
  expect(until('2026-12-03')).toEqual([])
  expect(until('2036-01-01')).toHaveLength(105)
})

test('the rules are told in words of the first day', () => {
  expect(frequencyWords('2026-12-08')).toEqual({
    weekly: 'Every Tuesday',
    biweekly: 'Every other Tuesday',
    monthly: 'Every month on day 8',
    monthly_weekday: 'Every month on the second Tuesday',
  })
  expect(frequencyWords('2026-10-30').monthly_weekday).toBe('Every month on the last Friday')
})
