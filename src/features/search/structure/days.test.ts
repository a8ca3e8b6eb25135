import { expect, test } from 'vitest'
import { parseDays } from './days.ts'

const read = (text: string, today = '2026-11-18', isPast = false) => {
  const days = parseDays(text, { today, isPast })
  return days && [days.from, days.until, text.slice(days.length).trim()]
}

// 2026-11-18 is a Wednesday.
test.each<[string, string | null, string | null]>([
  ['today', '2026-11-18', '2026-11-18'],
  ['tmrw', '2026-11-19', '2026-11-19'],
  ['the day after tomorrow', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-17', '2026-11-17'],
  ['friday', '2026-11-20', '2026-11-20'],
  ['wednesday', '2026-11-18', '2026-11-18'],
  ['on tues', '2026-11-24', '2026-11-24'],
  ['this friday', '2026-11-20', '2026-11-20'],
  ['next friday', '2026-11-27', '2026-11-27'],
  ['last friday', '2026-11-13', '2026-11-13'],
  ['friday the 20th', '2026-11-20', '2026-11-20'],
  ['friday, december 4', '2026-12-04', '2026-12-04'],
  ['wednesday, december 9, 2026', '2026-12-09', '2026-12-09'],
  ['monday 12/14', '2026-12-14', '2026-12-14'],
  ['the week before christmas', '2026-12-18', '2026-12-24'],
  ['the days after christmas', '2026-12-26', '2027-01-01'],
  ['the weekend before christmas', '2026-12-19', '2026-12-20'],
  ['the day after christmas', '2026-12-26', '2026-12-26'],
  ['this week', '2026-11-18', '2026-11-22'],
  ['next week', '2026-11-23', '2026-11-29'],
  ['the week after next', '2026-11-30', '2026-12-06'],
  ['this weekend', '2026-11-21', '2026-11-22'],
  ['over the weekend', '2026-11-21', '2026-11-22'],
  ['next weekend', '2026-11-28', '2026-11-29'],
  ['this month', '2026-11-18', '2026-11-30'],
  ['next month', '2026-12-01', '2026-12-31'],
  ['next year', '2027-01-01', '2027-12-31'],
  ['in 2027', '2027-01-01', '2027-12-31'],
  ['in the next two weeks', '2026-11-18', '2026-12-02'],
  ['within 10 days', '2026-11-18', '2026-11-28'],
  ['in the next couple of weeks', '2026-11-18', '2026-12-02'],
  ['over the next few days', '2026-11-18', '2026-11-21'],
  ['next 3 months', '2026-11-18', '2027-02-18'],
  ['in three days', '2026-11-21', '2026-11-21'],
  ['in two weeks', '2026-11-30', '2026-12-06'],
  ['in about three weeks', '2026-12-06', '2026-12-12'],
  ['in about 10 days', '2026-11-25', '2026-12-01'],
  ['past 2 weeks', '2026-11-04', '2026-11-18'],
  ['in march', '2027-03-01', '2027-03-31'],
  ['during may', '2027-05-01', '2027-05-31'],
  ['in december 2027', '2027-12-01', '2027-12-31'],
  ['dec. 4th, 2027', '2027-12-04', '2027-12-04'],
  ['the 4th of december', '2026-12-04', '2026-12-04'],
  ['january 5', '2027-01-05', '2027-01-05'],
  ['dec 4-6', '2026-12-04', '2026-12-06'],
  ['december 4 through 6', '2026-12-04', '2026-12-06'],
  ['4 to 6 december', '2026-12-04', '2026-12-06'],
  ['12/12', '2026-12-12', '2026-12-12'],
  ['on 1/2', '2027-01-02', '2027-01-02'],
  ['12/12/2027', '2027-12-12', '2027-12-12'],
  ['12/12/27', '2027-12-12', '2027-12-12'],
  ['2026-12-04', '2026-12-04', '2026-12-04'],
  ['12/4 - 12/6', '2026-12-04', '2026-12-06'],
  ['between dec 1 and dec 15', '2026-12-01', '2026-12-15'],
  ['between december 1 and 15', '2026-12-01', '2026-12-15'],
  ['from dec 28 to jan 3', '2026-12-28', '2027-01-03'],
  ['from monday to friday', '2026-11-23', '2026-11-27'],
  ['between christmas and new years', '2026-12-25', '2027-01-01'],
  ['the first week of january', '2027-01-01', '2027-01-07'],
  ['in the last week of december', '2026-12-25', '2026-12-31'],
  ['the second weekend in december', '2026-12-12', '2026-12-13'],
  ['first saturday in december', '2026-12-05', '2026-12-05'],
  ['the last friday of the month', '2026-11-27', '2026-11-27'],
  ['the last friday of the year', '2026-12-25', '2026-12-25'],
  ['the last weekend of the year', '2026-12-26', '2026-12-27'],
  ['the first friday of next year', '2027-01-01', '2027-01-01'],
  ['the first half of january', '2027-01-01', '2027-01-16'],
  ['early december', '2026-12-01', '2026-12-11'],
  ['late january', '2027-01-21', '2027-01-31'],
  ['the end of the month', '2026-11-20', '2026-11-30'],
  ['the week of december 7', '2026-12-07', '2026-12-13'],
  ['on the 5th', '2026-12-05', '2026-12-05'],
  ['after christmas', '2026-12-26', null],
  ['before thanksgiving', null, '2026-11-25'],
  ['by friday', null, '2026-11-20'],
  ['until december 4', null, '2026-12-04'],
  ['after december 4', '2026-12-05', null],
  ['since last month', '2026-10-01', null],
  ['since october', '2026-10-01', null],
  ['since monday', '2026-11-16', null],
  ['starting next week', '2026-11-23', null],
  ['on christmas eve', '2026-12-24', '2026-12-24'],
  ['on new years eve', '2026-12-31', '2026-12-31'],
  ['thanksgiving weekend', '2026-11-26', '2026-11-29'],
  ['the week of christmas', '2026-12-21', '2026-12-27'],
  ['around halloween', '2027-10-28', '2027-11-03'],
  ['on memorial day', '2027-05-31', '2027-05-31'],
  ['memorial day weekend', '2027-05-29', '2027-05-31'],
  ['on labor day', '2027-09-06', '2027-09-06'],
  ['on mlk day', '2027-01-18', '2027-01-18'],
  ['easter sunday', '2027-03-28', '2027-03-28'],
  ['on the fourth of july', '2027-07-04', '2027-07-04'],
  ['4th of july', '2027-07-04', '2027-07-04'],
  ['on sewards day', '2027-03-29', '2027-03-29'],
  ['on black friday', '2026-11-27', '2026-11-27'],
  ['this winter', '2026-12-01', '2027-02-28'],
  ['in summer', '2027-06-01', '2027-08-31'],
  ['next spring', '2027-03-01', '2027-05-31'],
  ['this fall', '2026-09-01', '2026-11-30'],
  ['in fall 2027', '2027-09-01', '2027-11-30'],
])('parses “%s”', (text, from, until) => {
  expect(read(text)).toEqual([from, until, ''])
})

test.each([
  ['may i post a job'],
  ['march for science'],
  ['second hand store'],
  ['first aid'],
  ['fall protection'],
  ['spring cleaning'],
  ['sun room'],
  ['sat phone'],
  ['june bakes bread'],
  ['christmas bazaar'],
])('the first words of “%s” are days only for events', (text) => {
  expect(parseDays(text, { today: '2026-11-18' })?.isWeak ?? true).toBe(true)
})

test.each([
  'february 30',
  '2/30',
  '13/45',
  '2026-13-45',
  '24/7',
  'next to expire',
  'in sitka',
  'in a hurry',
  'on call',
])('finds no days in “%s”', (text) => {
  expect(read(text)).toBe(null)
})

test.each<[string, string, string, string | null, string | null]>([
  ['“next Friday” on a Friday is a week later', '2026-11-20', 'next friday', '2026-11-27', '2026-11-27'],
  ['“Friday” on a Friday is today', '2026-11-20', 'friday', '2026-11-20', '2026-11-20'],
  ['“last Friday” on a Friday is a week ago', '2026-11-20', 'last friday', '2026-11-13', '2026-11-13'],
  ['“this weekend” on a Sunday is that day', '2026-11-22', 'this weekend', '2026-11-22', '2026-11-22'],
  ['“next week” on a Sunday begins the day after', '2026-11-22', 'next week', '2026-11-23', '2026-11-29'],
  ['the year changes', '2026-12-31', 'tomorrow', '2027-01-01', '2027-01-01'],
  ['“New Year’s Day” on that day', '2027-01-01', 'on new years day', '2027-01-01', '2027-01-01'],
  ['“next month” in December', '2026-12-15', 'next month', '2027-01-01', '2027-01-31'],
  ['a leap day may be years away', '2026-03-01', 'february 29', '2028-02-29', '2028-02-29'],
  ['clocks change in the week', '2027-03-10', 'this weekend', '2027-03-13', '2027-03-14'],
  ['winter has begun', '2027-01-10', 'this winter', '2026-12-01', '2027-02-28'],
  ['a month later is the last day of a shorter month', '2027-01-31', 'next 1 month', '2027-01-31', '2027-02-28'],
])('%s', (_, today, text, from, until) => {
  expect(read(text, today)).toEqual([from, until, ''])
})

test('days of the week have no range', () => {
  const weekdays = (text: string) => parseDays(text, { today: '2026-11-18' })
  expect(weekdays('on saturdays')).toMatchObject({ from: null, until: null, weekdays: [6], label: 'Saturdays' })
  expect(weekdays('every friday')).toMatchObject({ weekdays: [5] })
  expect(weekdays('weekdays')).toMatchObject({ weekdays: [1, 2, 3, 4, 5] })
  expect(weekdays('on weekends')).toMatchObject({ weekdays: [6, 7] })
})

test('a day without a year is in the past for posts', () => {
  expect(read('in october', '2026-11-18', true)).toEqual(['2026-10-01', '2026-10-31', ''])
  expect(read('december 4', '2026-11-18', true)).toEqual(['2025-12-04', '2025-12-04', ''])
})

test.each<[string, number[] | undefined]>([
  ['saturdays', [6]],
  ['on weekdays', [1, 2, 3, 4, 5]],
  ['not on weekends', [1, 2, 3, 4, 5]],
  ['not on a monday', [2, 3, 4, 5, 6, 7]],
  ['not on saturday or sunday', [1, 2, 3, 4, 5]],
  ['not on weekends or mondays', [2, 3, 4, 5]],
  ['not on weekdays or weekends', undefined],
])('“%s” are days of the week', (text, weekdays) => {
  expect(parseDays(text, { today: '2026-11-18' })?.weekdays).toEqual(weekdays)
})
