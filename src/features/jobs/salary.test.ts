import { expect, test } from 'vitest'
import { parseSalary } from './salary.ts'

test.each([
  ['$28–34 an hour', 28, 34, 'HOUR'],
  ['$38-46/hr plus overtime', 38, 46, 'HOUR'],
  ['$26.50 an hour, $39 after midnight', 26.5, 26.5, 'HOUR'],
  ['$4,200 a month, May to September', 4200, 4200, 'MONTH'],
  ['$52,000 – $60,000 per year', 52_000, 60_000, 'YEAR'],
  ['$60-80k a year', 60_000, 80_000, 'YEAR'],
  ['$60k to $80k annually', 60_000, 80_000, 'YEAR'],
  ['$250 daily', 250, 250, 'DAY'],
  ['$1,500 weekly', 1500, 1500, 'WEEK'],
])('parses %s', (text, minValue, maxValue, unitText) => {
  expect(parseSalary(text)).toEqual({ minValue, maxValue, unitText })
})

test.each([
  null,
  '',
  'DOE',
  '$28',
  '28 an hour',
  '€28 an hour',
  '$34–28 an hour',
  '$0 an hour',
  'up to $34 an hour',
  '$30 and tips',
  '$1.5.6 an hour',
  '$5 a hundred',
  `$${'9'.repeat(99)}`,
])('returns null for the ambiguous %s', (text) => {
  expect(parseSalary(text)).toBe(null)
})
