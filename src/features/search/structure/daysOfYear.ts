import {
  addDays,
  formatDays,
  formatShortDay,
  MONTH,
  monthOf,
  monthRange,
  toDay,
  toMonth,
  toWeekday,
  WEEKDAY,
  weekdayName,
  weekdayNumber,
  yearOf,
} from '../../../kit/text/calendar.ts'
import { compilePattern } from './pattern.ts'
import {
  DAY,
  GAP,
  type ParsePeriod,
  type Period,
  type PeriodOptions,
  resolveDay,
  singleDay,
  toYear,
  YEAR,
} from './periodParts.ts'

const isoDayPattern = compilePattern(String.raw`(20\d\d)[-/](\d{1,2})[-/](\d{1,2})`)
export const parseIsoDay: ParsePeriod = (text) => {
  const [match = '', year, month, day] = isoDayPattern.exec(text) ?? []
  return match ? singleDay(toDay(Number(year), Number(month) - 1, Number(day)), match.length) : null
}

const americanDayPattern = /^(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\p{L}\p{N}/])/u
export const parseAmericanDay: ParsePeriod = (text, options) => {
  const [match = '', month, day, year] = americanDayPattern.exec(text) ?? []
  const number = Number(month) - 1
  // A fraction such as “1/2 off” or “3/4” is not a day.
  const isFraction = !year && /^(1\/[2348]|2\/3|3\/[48]|24\/7)$/.test(match)
  if (!match || (isFraction && !options.afterPreposition) || number > 11) return null
  return singleDay(
    resolveDay((candidate) => toDay(candidate, number, Number(day)), toYear(year), options),
    match.length,
  )
}

const monthDayPattern = compilePattern(
  String.raw`(${MONTH})${GAP}(?:the\s+)?${DAY}(?:\s*(?:-|–|—|to|through|thru|until|till|and|&)\s*(?:the\s+)?${DAY}(?!\s*(?::|am\b|pm\b)))?${YEAR}?`,
)
const dayMonthPattern = compilePattern(
  String.raw`(?:the\s+)?${DAY}(?:\s*(?:-|–|—|to|through|thru|until|till|and|&)\s*(?:the\s+)?${DAY})?\s+(?:of\s+)?(${MONTH})${YEAR}?`,
)
export const parseMonthDay: ParsePeriod = (text, options) => {
  const first = monthDayPattern.exec(text)
  const match = first ?? dayMonthPattern.exec(text)
  if (!match) return null
  const [name = '', day, lastDay] = first ? match.slice(1) : [match[3], match[1], match[2]]
  const month = toMonth(name)
  const year = toYear(match[4], match[5])
  const from = resolveDay((candidate) => toDay(candidate, month, Number(day)), year, options)
  const until = from && lastDay ? toDay(yearOf(from), month, Number(lastDay)) : from
  if (!from || !until || until < from) return null
  return { from, until, length: match[0].length, label: formatDays({ from, until }) }
}
const weekdayPattern = compilePattern(
  String.raw`(?:(this|next|last|coming|this\s+coming|past)\s+)?(${WEEKDAY})(?:${GAP}(?:the\s+)?(?:(${MONTH})${GAP}${DAY}${YEAR}?|(\d{1,2})(?:st|nd|rd|th)|(\d{1,2})/(\d{1,2})(?:/(20\d\d|\d\d))?))?`,
)
export const parseWeekday: ParsePeriod = (text, options) => {
  const match = weekdayPattern.exec(text)
  if (!match) return null
  const [whole, relation, name = '', month, monthDayText, year, otherYear, dayText, monthNumber, dayNumber, shortYear] =
    match
  const { today, isPast } = options
  const monthIndex = month ? toMonth(month) : Number(monthNumber) - 1
  if (monthDayText || (dayNumber && monthIndex < 12)) {
    const day = Number(monthDayText ?? dayNumber)
    const found = resolveDay(
      (candidate) => toDay(candidate, monthIndex, day),
      toYear(year, otherYear, shortYear),
      options,
    )
    return singleDay(found, whole.length)
  }
  if (dayText) return resolveDayOfMonth(Number(dayText), whole.length, options)
  const number = toWeekday(name)
  const ahead = (number + 7 - weekdayNumber(today)) % 7
  const monday = addDays(today, 1 - weekdayNumber(today))
  const day =
    relation === 'next'
      ? addDays(monday, 6 + number)
      : relation === 'last' || relation === 'past'
        ? // The last such day before today: on a Saturday, “last Friday” is yesterday.
          addDays(today, ahead - 7)
        : isPast
          ? addDays(today, ahead === 0 ? 0 : ahead - 7)
          : addDays(today, ahead)
  // “Sat” and “sun” also have other meanings.
  const isWeak = !relation && !options.afterPreposition && /^(sat|sun|wed|mon|thu|fri|tue)$/.test(name)
  return {
    from: day,
    until: day,
    length: whole.length,
    label: `${weekdayName(number)}, ${formatShortDay(day)}`,
    isWeak,
  }
}

/** Returns the next day with this number in its month; the previous one when the text is about the past. */
function resolveDayOfMonth(day: number, length: number, { today, isPast }: PeriodOptions): Period | null {
  const { year, month } = monthOf(today)
  const days = [0, 1, 2].flatMap((distance) => {
    const { year: otherYear, month: otherMonth } = monthOf(
      monthRange(year, month + (isPast ? -distance : distance)).from,
    )
    return toDay(otherYear, otherMonth, day) ?? []
  })
  return singleDay(days.find((found) => (isPast ? found <= today : found >= today)) ?? null, length)
}

const ordinalDayPattern = compilePattern(
  String.raw`(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)(?!\s+(?:street|st|ave|avenue|annual|grade|floor|place|time|century|anniversary))`,
)
export const parseOrdinalDay: ParsePeriod = (text, options) => {
  const [match = '', day] = ordinalDayPattern.exec(text) ?? []
  return match && options.afterPreposition ? resolveDayOfMonth(Number(day), match.length, options) : null
}
