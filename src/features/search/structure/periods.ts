import {
  addDays,
  type Days,
  formatDays,
  MONTH,
  monthLabel,
  monthOf,
  monthRange,
  nthWeekday,
  toMonth,
  toWeekday,
  WEEKDAY,
  weekdayNumber,
  yearOf,
} from '../../../kit/text/calendar.ts'
import { capitalize } from '../../../kit/text/text.ts'
import { parseAmericanDay, parseIsoDay, parseMonthDay, parseOrdinalDay, parseWeekday } from './daysOfYear.ts'
import { parseHoliday } from './holidays.ts'
import { compilePattern, END } from './pattern.ts'
import {
  addToDay,
  NUMBER,
  type ParsePeriod,
  type Period,
  type PeriodOptions,
  resolveDay,
  resolveMonth,
  resolveRelativePeriod,
  toNumber,
  toYear,
  YEAR,
} from './periodParts.ts'

/** Months whose names are also verbs or personal names, and abbreviations that are also words. */
const weakMonthPattern = /^(may|march|mar|april|june|august|jan|dec|sep)$/
const monthPattern = compilePattern(String.raw`(?:the\s+month\s+of\s+)?(${MONTH})\.?(?:${YEAR})?`)
const parseMonth: ParsePeriod = (text, options) => {
  const match = monthPattern.exec(text)
  // A day that does not exist, such as February 30, or an incomplete one.
  if (!match || /^[\s.,]+\d{1,2}(?:st|nd|rd|th)?(?![\p{L}\p{N}:])/u.test(text.slice(match[0].trimEnd().length)))
    return null
  const year = toYear(match[2], match[3])
  const days = resolveMonth(toMonth(match[1] ?? ''), year, options)
  const isWeak = year === null && weakMonthPattern.test(match[1] ?? '') && !options.afterPreposition
  return { ...days, length: match[0].trimEnd().length, label: monthLabel(days.from), isWeak }
}

const partOfPeriodPattern = compilePattern(
  String.raw`(?:the\s+)?(?:(early|mid|middle|late|beginning|start|end)(?:\s+of|\s+in|-)?)\s*(?:the\s+)?(?:(${MONTH})${YEAR}?|(?:(this|next)\s+)?(week|month|year))`,
)
const parsePartOfPeriod: ParsePeriod = (text, options) => {
  const [match = '', part = '', name, firstYear, secondYear, relation, unit] = partOfPeriodPattern.exec(text) ?? []
  if (!match) return null
  const whole = name
    ? resolveMonth(toMonth(name), toYear(firstYear, secondYear), options)
    : resolveRelativePeriod(unit ?? '', relation === 'next' ? 1 : 0, options.today)
  if (!whole) return null
  const length = Math.round((Date.parse(whole.until) - Date.parse(whole.from)) / 86_400_000)
  const third = Math.round(length / 3)
  const days = /^(early|beginning|start)/.test(part)
    ? { from: whole.from, until: addDays(whole.from, third) }
    : /^mid/.test(part)
      ? { from: addDays(whole.from, third), until: addDays(whole.from, 2 * third) }
      : { from: addDays(whole.until, -third), until: whole.until }
  return { ...days, length: match.length, label: formatDays(days) }
}

const ordinals: Record<string, number> = {
  ...{ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, fifth: 5, '5th': 5, last: -1 },
}
const nthPattern = compilePattern(
  String.raw`(?:the\s+)?(${Object.keys(ordinals).join('|')})\s+(?:full\s+)?(week(?:end)?|half|${WEEKDAY}|day|days|few\s+days)\s+(?:of|in)\s+(?:the\s+)?(?:(${MONTH})${YEAR}?|(?:(this|next)\s+)?(month|year))`,
)
const parseNthPart: ParsePeriod = (text, options) => {
  const [match = '', ordinal = '', what = '', name, firstYear, secondYear, relation, unit] = nthPattern.exec(text) ?? []
  const nth = ordinals[ordinal]
  if (!match || nth === undefined) return null
  const whole = name
    ? resolveMonth(toMonth(name), toYear(firstYear, secondYear), options)
    : resolveRelativePeriod(unit ?? 'month', relation === 'next' ? 1 : 0, options.today)
  if (!whole) return null
  // In a year, “last” counts from December, and the others count from January.
  const { year, month } = monthOf(nth === -1 ? whole.until : whole.from)
  const days = ((): Days | null => {
    if (what === 'half') {
      if (nth > 2) return null
      const middle = addDays(whole.from, Math.floor((Date.parse(whole.until) - Date.parse(whole.from)) / 172_800_000))
      return nth === 1 ? { from: whole.from, until: middle } : { from: addDays(middle, 1), until: whole.until }
    }
    if (what === 'week') {
      if (nth === -1) return { from: addDays(whole.until, -6), until: whole.until }
      const from = addDays(whole.from, 7 * (nth - 1))
      const until = addDays(from, 6)
      return { from, until: until.localeCompare(whole.until) > 0 ? whole.until : until }
    }
    if (what === 'weekend') {
      const saturday = nthWeekday(year, month, 6, nth)
      return saturday === null ? null : { from: saturday, until: addDays(saturday, 1) }
    }
    if (/^day|^few/.test(what)) {
      const count = what === 'day' ? 0 : 2
      if (nth === -1) return { from: addDays(whole.until, -count), until: whole.until }
      return { from: addDays(whole.from, nth - 1), until: addDays(whole.from, nth - 1 + count) }
    }
    const day = nthWeekday(year, month, toWeekday(what), nth)
    return day === null ? null : { from: day, until: day }
  })()
  return days && { ...days, length: match.length, label: formatDays(days) }
}

const afterHolidayPattern = new RegExp(String.raw`^(?:[\s,]+(20\d\d))?(?:\s+(weekend|week|season|break))?${END}`, 'u')
const parseHolidayPeriod: ParsePeriod = (text, options) => {
  const holiday = parseHoliday(text)
  if (!holiday) return null
  const [match = '', year, around] = afterHolidayPattern.exec(text.slice(holiday.length)) ?? []
  const day = resolveDay(holiday.rule, toYear(year), options)
  if (!day) return null
  const monday = addDays(day, 1 - weekdayNumber(day))
  // On a Thursday or Friday, the weekend begins on that day; on a Monday, it ends on that day.
  const days =
    around === 'weekend'
      ? weekdayNumber(day) <= 2
        ? { from: addDays(monday, -2), until: day }
        : {
            from: weekdayNumber(day) >= 4 && weekdayNumber(day) < 6 ? day : addDays(monday, 5),
            until: addDays(monday, 6),
          }
      : around === 'season'
        ? { from: addDays(day, -30), until: addDays(day, 7) }
        : around
          ? { from: monday, until: addDays(monday, 6) }
          : { from: day, until: day }
  const length = holiday.length + match.length
  // “Christmas” alone may be the subject of an event.
  const isWeak = !options.afterPreposition && !around && !year && !/day|eve|july/.test(holiday.name)
  return { ...days, length, label: formatDays(days), isWeak }
}

const seasons: Record<string, [month: number, label: string]> = {
  ...{ spring: [2, 'Spring'], summer: [5, 'Summer'], fall: [8, 'Fall'], autumn: [8, 'Fall'], winter: [11, 'Winter'] },
}
const seasonPattern = compilePattern(
  String.raw`(?:(this|next|last|the|coming)\s+)?(?:coming\s+)?(spring|summer|fall|autumn|winter)${YEAR}?`,
)
const parseSeason: ParsePeriod = (text, options) => {
  const [match = '', relation, name = '', firstYear, secondYear] = seasonPattern.exec(text) ?? []
  const found = seasons[name]
  if (!match || !found) return null
  const { today } = options
  const year = toYear(firstYear, secondYear)
  const of = (start: number): Days => ({
    from: monthRange(start, found[0]).from,
    until: monthRange(start, found[0] + 2).until,
  })
  const near = [-2, -1, 0, 1, 2].map((distance) => of(yearOf(today) + distance))
  const current = near.findIndex(({ until }) => until >= today)
  const isNow = (near[current]?.from ?? '') <= today
  const days =
    year !== null
      ? of(year)
      : near[relation === 'last' || options.isPast ? current - 1 : relation === 'next' && isNow ? current + 1 : current]
  const isWeak = !options.afterPreposition && year === null && (!relation || relation === 'the')
  return days ? { ...days, length: match.length, label: `${found[1]} ${yearOf(days.from)}`, isWeak } : null
}
const yearPattern = compilePattern('(?:the\\s+year\\s+)?(20\\d\\d)(?![-/])')
const parseYear: ParsePeriod = (text, { afterPreposition }) => {
  const [match = '', number] = yearPattern.exec(text) ?? []
  return match && afterPreposition
    ? { from: `${number}-01-01`, until: `${number}-12-31`, length: match.length, label: String(number) }
    : null
}

const parseWeekOf: ParsePeriod = (text, options) => {
  const [match = ''] = /^(?:the\s+)?week(?:end)?\s+(?:of|beginning|starting)\s+/.exec(text) ?? []
  const inner = match && parsePeriod(text.slice(match.length), { ...options, afterPreposition: true })
  if (!inner) return null
  const unit = match.includes('weekend') ? 'weekend' : 'week'
  const days = resolveRelativePeriod(unit, 0, inner.from) as Days
  return { ...days, length: match.length + inner.length, label: formatDays(days) }
}

const countedPeriodPattern = compilePattern(
  String.raw`(?:the\s+)?(next|last|past|coming|following)\s+(${NUMBER})\s+(day|week|weekend|month|year)s?`,
)
const parseCountedPeriod: ParsePeriod = (text, { today }) => {
  const [match = '', relation = '', number = '', unit = ''] = countedPeriodPattern.exec(text) ?? []
  if (!match) return null
  const isBefore = relation === 'last' || relation === 'past'
  const end = addToDay(today, (isBefore ? -1 : 1) * toNumber(number), unit)
  return {
    ...(isBefore ? { from: end, until: today } : { from: today, until: end }),
    length: match.length,
    label: capitalize(match.replace(/^the\s+/, '').replace(/\s+/g, ' ')),
  }
}

const parsers: ParsePeriod[] = [
  ...[
    parseIsoDay,
    parseAmericanDay,
    parseNthPart,
    parsePartOfPeriod,
    parseWeekOf,
    parseHolidayPeriod,
    parseMonthDay,
    parseCountedPeriod,
  ],
  ...[parseWeekday, parseSeason, parseMonth, parseOrdinalDay, parseYear],
]

/** Parses a period without “this” or “after” at the beginning of a text in lower case. */
export function parsePeriod(text: string, options: PeriodOptions): Period | null {
  for (const parse of parsers) {
    const period = parse(text, options)
    if (period) return period
  }
  return null
}
