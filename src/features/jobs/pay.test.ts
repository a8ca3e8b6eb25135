import { expect, test } from 'vitest'
import type { PayUnit } from './jobs.constants.ts'
import { parsePay, toYearlyPay } from './pay.ts'

test.each<[string, number | null, number | null, PayUnit]>([
  ['$28–34 an hour', 28, 34, 'hour'],
  ['$38-46/hr plus overtime', 38, 46, 'hour'],
  ['$26.50 an hour, $39 after midnight', 26.5, 26.5, 'hour'],
  ['$4,200 a month, May to September', 4200, 4200, 'month'],
  ['$52,000 – $60,000 per year', 52_000, 60_000, 'year'],
  ['$60-80k a year', 60_000, 80_000, 'year'],
  ['$60k to $80k annually', 60_000, 80_000, 'year'],
  ['65k–80k', 65_000, 80_000, 'year'],
  ['$65k', 65_000, 65_000, 'year'],
  ['70K/yr', 70_000, 70_000, 'year'],
  ['90 thousand a year', 90_000, 90_000, 'year'],
  ['$250 daily', 250, 250, 'day'],
  ['$350/day', 350, 350, 'day'],
  ['$1,500 weekly', 1500, 1500, 'week'],
  ['$1,200 biweekly', 600, 600, 'week'],
  ['$2,400 bi-weekly', 1200, 1200, 'week'],
  ['$2,000 every two weeks', 1000, 1000, 'week'],
  ['$2,000 semi-monthly', 4000, 4000, 'month'],
  ['$25-30/hr', 25, 30, 'hour'],
  ['$25/hr - $30/hr', 25, 30, 'hour'],
  ['25-30/hr', 25, 30, 'hour'],
  ['25 to 30 an hour', 25, 30, 'hour'],
  ['between $25 and $30 per hour', 25, 30, 'hour'],
  ['28 an hour', 28, 28, 'hour'],
  ['$28', 28, 28, 'hour'],
  ['22.50', 22.5, 22.5, 'hour'],
  ['25-30', 25, 30, 'hour'],
  ['Hourly: $25-30', 25, 30, 'hour'],
  ['hourly rate of $31', 31, 31, 'hour'],
  ['Salary: $65,000', 65_000, 65_000, 'year'],
  ['annual salary 65,000 - 80,000', 65_000, 80_000, 'year'],
  ['$30 and tips', 30, 30, 'hour'],
  ['$25/hr DOE', 25, 25, 'hour'],
  ['$25+ DOE', 25, null, 'hour'],
  ['$25+/hr', 25, null, 'hour'],
  ['$25 an hour and up', 25, null, 'hour'],
  ['starting at 22.50', 22.5, null, 'hour'],
  ['Starting pay $24 per hour', 24, null, 'hour'],
  ['from $70,000', 70_000, null, 'year'],
  ['up to $30', null, 30, 'hour'],
  ['up to $34 an hour', null, 34, 'hour'],
  ['$500 per trip', 500, 500, 'fixed'],
  ['$3,000 flat fee', 3000, 3000, 'fixed'],
  ['$12,000 for the season', 12_000, 12_000, 'fixed'],
  ['twenty dollars an hour', 20, 20, 'hour'],
  ['twenty-five an hour', 25, 25, 'hour'],
  ['sixty thousand a year', 60_000, 60_000, 'year'],
  ['20 bucks an hour', 20, 20, 'hour'],
  ['USD 30 per hour', 30, 30, 'hour'],
  ['$30.00–$35.00 p/h', 30, 35, 'hour'],
  ['$28hr', 28, 28, 'hour'],
  ['$18 an hour, 20 hours a week', 18, 18, 'hour'],
  ['$45 an hour, about 20 hours a month', 45, 45, 'hour'],
  ['$2,000 sign-on bonus, $30/hr', 30, 30, 'hour'],
  ['$25/hr, 401k and housing', 25, 25, 'hour'],
  ['$20/hr to $52,000/yr', 20, 25, 'hour'],
  ['$1,800/wk', 1800, 1800, 'week'],
  ['$4k/mo + room and board', 4000, 4000, 'month'],
  ['$300+/day', 300, null, 'day'],
  ['$300 per shift', 300, 300, 'day'],
])('parses %s', (text, pay_from, pay_to, pay_unit) => {
  expect(parsePay(text)).toEqual({ pay_from, pay_to, pay_unit })
})

test.each([
  null,
  '',
  'DOE',
  'Competitive',
  'negotiable, depends on experience',
  'minimum wage',
  'unpaid',
  '€28 an hour',
  'C$28 an hour',
  '28 EUR an hour',
  '$34–28 an hour',
  '$0 an hour',
  '$1.5.6 an hour',
  '$5 a hundred',
  '$0.60 per mile',
  '15% commission',
  '40 hours a week',
  '401k, dental',
  '2 weeks of vacation',
  'May to September 2026',
  '$5,000 sign-on bonus',
  '$3,000',
  `$${'9'.repeat(99)}`,
  `$${'9,999'.repeat(20)}`,
])('returns null for the unclear %s', (text) => {
  expect(parsePay(text)).toBe(null)
})

test('compares pay by 2,080 hours, 260 days, 52 weeks or 12 months a year', () => {
  expect(toYearlyPay(30, 'hour')).toBe(62_400)
  expect(toYearlyPay(200, 'day')).toBe(52_000)
  expect(toYearlyPay(1000, 'week')).toBe(52_000)
  expect(toYearlyPay(4000, 'month')).toBe(48_000)
  expect(toYearlyPay(500, 'fixed')).toBe(null)
})

test('reads hostile text in linear time', () => {
  for (const part of ['$', '1,111', 'twenty ', '$1-', 'up to ', '$25 - ', '9'])
    expect(parsePay(part.repeat(5000)) === undefined).toBe(false)
})
