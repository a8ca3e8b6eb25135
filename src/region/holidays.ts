import { addDays, easterSunday, nthWeekday, toDay, yearOf } from '../kit/text/calendar.ts'
import { region } from './region.ts'
import type { HolidayDate } from './regionFacts.ts'

/** Returns the day of a holiday in a year, such as `2026-11-26`. */
export type DateRule = (year: number) => string | null

export type Holiday = {
  /** The name in the API. */
  name: string
  label: string
  /** Names in searches, in lower case, without apostrophes, and separated by `|`. */
  spoken: string
  kind: 'federal' | 'state' | 'other'
  rule: DateRule
}

export const on =
  (month: number, day: number): DateRule =>
  (year) =>
    toDay(year, month - 1, day)
export const nth =
  (count: number, weekday: number, month: number, later = 0): DateRule =>
  (year) => {
    const day = nthWeekday(year, month - 1, weekday, count)
    return day && addDays(day, later)
  }
export const easter =
  (later: number): DateRule =>
  (year) =>
    addDays(easterSunday(year), later)

const [MONDAY, THURSDAY] = [1, 4]

const list = (kind: Holiday['kind'], holidays: [string, string, string, DateRule][]) =>
  holidays.map(([name, label, spoken, rule]): Holiday => ({ name, label, spoken, kind, rule }))

const toRule = ({ month, day, weekday }: HolidayDate) =>
  weekday === undefined ? on(month, day) : nth(day, weekday, month)

/**
 * Holidays on which businesses close or change their hours. A name comes before any name that is its beginning. Federal
 * holidays: https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
 */
export const holidays: Holiday[] = [
  ...list('other', [['new_years_eve', 'New Year’s Eve', 'new years eve', on(12, 31)]]),
  ...list('federal', [
    ['new_years_day', 'New Year’s Day', 'new years day|new years|new year', on(1, 1)],
    [
      'martin_luther_king_day',
      'Martin Luther King Jr. Day',
      'mlk day|martin luther king jr day|martin luther king day',
      nth(3, MONDAY, 1),
    ],
    ['presidents_day', 'Presidents’ Day', 'presidents day', nth(3, MONDAY, 2)],
    ['memorial_day', 'Memorial Day', 'memorial day', nth(-1, MONDAY, 5)],
    ['juneteenth', 'Juneteenth', 'juneteenth', on(6, 19)],
    ['independence_day', 'Independence Day', 'independence day|fourth of july|july fourth', on(7, 4)],
    ['labor_day', 'Labor Day', 'labor day', nth(1, MONDAY, 9)],
    ['indigenous_peoples_day', 'Indigenous Peoples’ Day', 'columbus day|indigenous peoples day', nth(2, MONDAY, 10)],
    ['veterans_day', 'Veterans Day', 'veterans day', on(11, 11)],
    ['thanksgiving', 'Thanksgiving Day', 'thanksgiving day|thanksgiving', nth(4, THURSDAY, 11)],
  ]),
  ...list('other', [
    ['good_friday', 'Good Friday', 'good friday', easter(-2)],
    ['easter', 'Easter Sunday', 'easter sunday|easter', easter(0)],
    ['black_friday', 'Day after Thanksgiving', 'black friday|day after thanksgiving', nth(4, THURSDAY, 11, 1)],
    ['christmas_eve', 'Christmas Eve', 'christmas eve|xmas eve', on(12, 24)],
  ]),
  ...list('federal', [['christmas_day', 'Christmas Day', 'christmas day|christmas|xmas', on(12, 25)]]),
  ...region.holidays.map(
    ({ name, label, spoken, date }): Holiday => ({ name, label, spoken, kind: 'state', rule: toRule(date) }),
  ),
]

export const findHoliday = (name: string) => holidays.find((holiday) => holiday.name === name)

/** Returns the next day of a holiday from a day on; null when there is none within a year. */
export function nextDayOf({ rule }: Holiday, from: string): string | null {
  const year = yearOf(from)
  return [rule(year), rule(year + 1)].find((day) => day !== null && day >= from) ?? null
}
