import { region } from '../../../region/region.ts'
import { addDays, easterSunday, nthWeekday, toDay } from './calendar.ts'
import { pattern } from './pattern.ts'

type DateRule = (year: number) => string | null

const on =
  (month: number, day: number): DateRule =>
  (year) =>
    toDay(year, month - 1, day)
const nth =
  (count: number, weekday: number, month: number, later = 0): DateRule =>
  (year) => {
    const day = nthWeekday(year, month - 1, weekday, count)
    return day && addDays(day, later)
  }
const easter =
  (later: number): DateRule =>
  (year) =>
    addDays(easterSunday(year), later)

const [MONDAY, TUESDAY, THURSDAY, SUNDAY] = [1, 2, 4, 7]

/** Federal holidays of the United States and days that businesses plan for; a name per line, without apostrophes. */
const rules: [names: string, rule: DateRule][] = [
  ['new years eve', on(12, 31)],
  ['new years day|new years|new year', on(1, 1)],
  ['mlk day|martin luther king jr day|martin luther king day', nth(3, MONDAY, 1)],
  ['valentines day|valentines', on(2, 14)],
  ['presidents day', nth(3, MONDAY, 2)],
  ['st patricks day|saint patricks day', on(3, 17)],
  ['good friday', easter(-2)],
  ['easter monday', easter(1)],
  ['easter sunday|easter', easter(0)],
  ['tax day', on(4, 15)],
  ['earth day', on(4, 22)],
  ['cinco de mayo', on(5, 5)],
  ['mothers day', nth(2, SUNDAY, 5)],
  ['memorial day', nth(-1, MONDAY, 5)],
  ['juneteenth', on(6, 19)],
  ['fathers day', nth(3, SUNDAY, 6)],
  ['summer solstice', on(6, 21)],
  ['independence day|fourth of july|july fourth', on(7, 4)],
  ['labor day', nth(1, MONDAY, 9)],
  ['columbus day|indigenous peoples day', nth(2, MONDAY, 10)],
  ['halloween', on(10, 31)],
  ['election day', nth(1, MONDAY, 11, TUESDAY - MONDAY)],
  ['veterans day', on(11, 11)],
  ['thanksgiving day|thanksgiving', nth(4, THURSDAY, 11)],
  ['black friday', nth(4, THURSDAY, 11, 1)],
  ['small business saturday', nth(4, THURSDAY, 11, 2)],
  ['cyber monday', nth(4, THURSDAY, 11, 4)],
  ['giving tuesday', nth(4, THURSDAY, 11, 5)],
  ['winter solstice', on(12, 21)],
  ['christmas eve|xmas eve', on(12, 24)],
  ['christmas day|christmas|xmas', on(12, 25)],
  ...region.holidays.map(([names, { month, day, weekday }]): [string, DateRule] => [
    names,
    weekday === undefined ? on(month, day) : nth(day, weekday, month),
  ]),
]

const anyName = pattern(`(?:the\\s+)?(${rules.map(([names]) => names).join('|')})`)

/** Finds a holiday at the beginning of a text. @returns its rule and the length of its name in UTF-16 units, or null */
export function readHoliday(text: string): { name: string; rule: DateRule; length: number } | null {
  const [match, name = ''] = anyName.exec(text) ?? []
  const rule = rules.find(([names]) => names.split('|').includes(name))?.[1]
  return match && rule ? { name, rule, length: match.length } : null
}
