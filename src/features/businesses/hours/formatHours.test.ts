import { expect, test } from 'vitest'
import { describeWeek, formatClock, formatExceptionDays, formatSeasonDays } from './formatHours.ts'
import type { WeeklyTimes } from './openingHours.ts'

test.each([
  ['00:00', 'midnight'],
  ['24:00', 'midnight'],
  ['00:30', '12:30 AM'],
  ['09:00', '9 AM'],
  ['12:00', 'noon'],
  ['12:05', '12:05 PM'],
  ['17:30', '5:30 PM'],
])('formats %s as %s', (clock, label) => {
  expect(formatClock(clock)).toBe(label)
})

test('consecutive days with the same hours are one line', () => {
  const weekly: WeeklyTimes[] = [
    ...(['monday', 'tuesday', 'wednesday'] as const).map((day) => ({ day, from: '09:00', until: '17:00' })),
    { day: 'thursday', from: '13:00', until: '20:00' },
    { day: 'thursday', from: '09:00', until: '12:00' },
    { day: 'friday', from: '00:00', until: '24:00' },
  ]
  expect(describeWeek(weekly).map(({ label, hours }) => [label, hours])).toEqual([
    ['Monday to Wednesday', '9 AM – 5 PM'],
    ['Thursday', '9 AM – noon, 1 PM – 8 PM'],
    ['Friday', 'Open 24 hours'],
    ['Saturday and Sunday', 'Closed'],
  ])
})

test.each([
  ['05-15', '09-20', 'May 15 – Sep 20'],
  ['05-01', '09-30', 'May – September'],
  ['11-01', '02-28', 'November – February'],
  ['02-01', '02-29', 'February'],
])('the season from %s to %s is %s', (from, until, label) => {
  expect(formatSeasonDays({ from, until })).toBe(label)
})

test('the days of an exception have their weekday and year', () => {
  expect(formatExceptionDays({ from: '2026-12-24', until: '2026-12-24' })).toBe('Thu, Dec 24, 2026')
  expect(formatExceptionDays({ from: '2026-12-24', until: '2027-01-02' })).toBe('Thu, Dec 24, 2026 – Sat, Jan 2, 2027')
})
