import { addDays, formatDays, formatShortDay } from '../../../kit/text/calendar.ts'
import { capitalize } from '../../../kit/text/text.ts'
import type { DayExpression, DayOptions } from './days.types.ts'
import { compilePattern } from './pattern.ts'
import { addToDay, NUMBER, resolveRelativePeriod, toNumber } from './periodParts.ts'

const relativeDays: [RegExp, number, string][] = [
  [compilePattern('(?:the\\s+)?day\\s+after\\s+tomorrow'), 2, 'Day after tomorrow'],
  [compilePattern('(?:the\\s+)?day\\s+before\\s+yesterday'), -2, 'Day before yesterday'],
  [compilePattern('today|this\\s+day'), 0, 'Today'],
  // A time of day follows: “this evening”.
  [/^this(?=\s+(?:morning|afternoon|evening)\b)/, 0, 'Today'],
  [compilePattern('tonight|tonite|this\\s+night'), 0, 'Tonight'],
  [compilePattern('tomorrow|tomorow|tommorow|tommorrow|tmrw|tomorrows'), 1, 'Tomorrow'],
  [compilePattern('yesterday|yesterdays|last\\s+night'), -1, 'Yesterday'],
]

export function parseRelativeDay(text: string, { today }: DayOptions): DayExpression | null {
  for (const [expression, offset, label] of relativeDays) {
    const [match] = expression.exec(text) ?? []
    if (match === undefined) continue
    const day = addDays(today, offset)
    const time = label === 'Tonight' ? ({ from: '17:00', until: null } as const) : undefined
    return { from: day, until: day, length: match.length, label, ...(time && { time }) }
  }
  return null
}

const relativePeriodPattern = compilePattern(
  String.raw`(?:the\s+)?(?:(this|next|last|past|coming|current|following|this\s+coming)\s+)?(week|weekend|month|year)(\s+after\s+next)?`,
)

/** Parses `this week`, `next weekend` or `the week after next`. The current period includes only the remaining days. */
export function parseRelativePeriod(text: string, { today }: DayOptions): DayExpression | null {
  const [match = '', word, unit = '', afterNext] = relativePeriodPattern.exec(text) ?? []
  if (!match || (!word && unit !== 'weekend' && !afterNext)) return null
  const relation = word ?? 'this'
  const offset = afterNext ? 2 : /next|following/.test(relation) ? 1 : /last|past/.test(relation) ? -1 : 0
  // On a weekday, “the coming week” means the next seven days.
  if (relation === 'coming' && unit === 'week')
    return { from: today, until: addDays(today, 7), length: match.length, label: 'Coming week' }
  const days = resolveRelativePeriod(unit, offset, today)
  if (!days) return null
  const from = offset === 0 && days.from < today ? today : days.from
  const label = afterNext ? formatDays(days) : `${capitalize(relation)} ${unit}`
  return { from, until: days.until, length: match.length, label }
}

const rollingPeriodPattern = compilePattern(
  String.raw`(?:in|within|over|during|for|inside)\s+(?:the\s+)?(?:last|past|next|coming)\s+(?:week|month|year)(?!\s+of\b)|(?:the\s+)?past\s+(?:week|month|year)`,
)

/** Parses a rolling period. “In the last week” means the last seven days; “last week” begins on a Monday. */
export function parseRollingPeriod(text: string, { today }: DayOptions): DayExpression | null {
  const [match] = rollingPeriodPattern.exec(text) ?? []
  if (match === undefined) return null
  const unit = /week|month|year/.exec(match)?.[0] ?? ''
  const isPast = /last|past/.test(match)
  const end = addToDay(today, isPast ? -1 : 1, unit)
  const days = isPast ? { from: end, until: today } : { from: today, until: end }
  return { ...days, length: match.length, label: `${isPast ? 'Last' : 'Next'} ${unit}` }
}

const distancePattern = compilePattern(
  String.raw`(?:(in|within|inside)\s+(?:the\s+)?(next\s+|coming\s+)?(?:(about|around|roughly|approximately)\s+)?)?(${NUMBER})\s+(day|week|month|year)s?(?:\s+(from\s+(?:now|today)|ago|out))?`,
)

/** Parses a distance in time: `in three days`, `within two weeks`, `two weeks from now`, `a week ago`. */
export function parseDistance(text: string, { today }: DayOptions): DayExpression | null {
  const [match = '', before, ahead, roughly, number = '', unit = '', after] = distancePattern.exec(text) ?? []
  // “A course in one day” states a duration.
  const isDuration = unit === 'day' && toNumber(number) === 1 && before !== undefined && !after
  if (!match || (!after && !before) || (before === 'in' && ahead) || toNumber(number) === 0 || isDuration) return null
  const label = capitalize(match.replace(/\s+/g, ' '))
  const end = addToDay(today, (after === 'ago' ? -1 : 1) * toNumber(number), unit)
  if (before !== 'in' && before) return { from: today, until: end, length: match.length, label }
  if (roughly) {
    const days = { from: addDays(end, -3), until: addDays(end, 3) }
    return { ...days, length: match.length, label: `Around ${formatShortDay(end)}` }
  }
  if (unit === 'day') return { from: end, until: end, length: match.length, label: formatShortDay(end) }
  // “In two weeks” means any day of that week.
  const days = resolveRelativePeriod(unit, 0, end)
  return days && { ...days, length: match.length, label: `${label} (${formatDays(days)})` }
}
