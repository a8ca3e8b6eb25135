import { type DateRule, easter, holidays, nth, on } from '../../../region/holidays.ts'
import { compilePattern } from './pattern.ts'

const [MONDAY, TUESDAY, THURSDAY, SUNDAY] = [1, 2, 4, 7]

/**
 * First special days that are not holidays, then holidays. The names are separated by lines and have no apostrophes.
 */
const rules: [names: string, rule: DateRule][] = [
  ['valentines day|valentines', on(2, 14)],
  ['st patricks day|saint patricks day', on(3, 17)],
  ['easter monday', easter(1)],
  ['tax day', on(4, 15)],
  ['earth day', on(4, 22)],
  ['cinco de mayo', on(5, 5)],
  ['mothers day', nth(2, SUNDAY, 5)],
  ['fathers day', nth(3, SUNDAY, 6)],
  ['summer solstice', on(6, 21)],
  ['halloween', on(10, 31)],
  ['election day', nth(1, MONDAY, 11, TUESDAY - MONDAY)],
  ['small business saturday', nth(4, THURSDAY, 11, 2)],
  ['cyber monday', nth(4, THURSDAY, 11, 4)],
  ['giving tuesday', nth(4, THURSDAY, 11, 5)],
  ['winter solstice', on(12, 21)],
  ...holidays.map(({ spoken, rule }): [string, DateRule] => [spoken, rule]),
]

const holidayPattern = compilePattern(`(?:the\\s+)?(${rules.map(([names]) => names).join('|')})`)

/** Parses a holiday at the beginning of a text. @returns its rule and the length of its name in UTF-16 units, or null */
export function parseHoliday(text: string): { name: string; rule: DateRule; length: number } | null {
  const [match, name = ''] = holidayPattern.exec(text) ?? []
  const rule = rules.find(([names]) => names.split('|').includes(name))?.[1]
  return match && rule ? { name, rule, length: match.length } : null
}
