import {
  addDays,
  type Days,
  formatDays,
  MONTH,
  toWeekday,
  WEEKDAY,
  weekdayName,
  weekdayNumber,
} from '../../../kit/text/calendar.ts'
import { capitalize } from '../../../kit/text/text.ts'
import type { DayExpression, DayOptions } from './days.types.ts'
import { compilePattern } from './pattern.ts'
import type { Period } from './periodParts.ts'
import { parsePeriod } from './periods.ts'
import { parseDistance, parseRelativeDay, parseRelativePeriod, parseRollingPeriod } from './relativeDays.ts'

const weekdaysPattern = compilePattern(
  String.raw`(?:every|each)\s+(?:${WEEKDAY}|weekday|weekend)|(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays|weekends|weeknights)`,
)

const NOT_ON = `(?:weekends?|weekdays?|${WEEKDAY})s?`
const excludedDaysPattern = compilePattern(
  String.raw`not\s+(?:on|during|at)\s+(?:the\s+|an?\s+)?(${NOT_ON}(?:\s+(?:or|and|nor)\s+(?:on\s+)?${NOT_ON})*)`,
)

/** Parses excluded days: `not on weekends` or `not on Monday or Tuesday` means all other days of the week. */
function parseExcludedWeekdays(text: string): DayExpression | null {
  const [match, names = ''] = excludedDaysPattern.exec(text) ?? []
  if (match === undefined) return null
  const excluded = names
    .split(/\s+(?:or|and|nor)\s+(?:on\s+)?/)
    .flatMap((name) =>
      /^weekend/.test(name) ? [6, 7] : /^weekday/.test(name) ? [1, 2, 3, 4, 5] : [toWeekday(name.replace(/s$/, ''))],
    )
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => !excluded.includes(day))
  if (weekdays.length === 0) return null
  const label = `Not on ${names.replace(new RegExp(WEEKDAY, 'gu'), (name) => weekdayName(toWeekday(name)))}`
  return { from: null, until: null, weekdays, length: match.length, label }
}

/** Parses days of the week: `Saturdays`, `every Friday`, `weekdays`. */
function parseWeekdays(text: string): DayExpression | null {
  const [match] = weekdaysPattern.exec(text) ?? []
  if (match === undefined) return null
  const name = match.replace(/^(?:every|each)\s+/, '').replace(/s$/, '')
  const weekdays =
    name === 'weekday' || name === 'weeknight' ? [1, 2, 3, 4, 5] : name === 'weekend' ? [6, 7] : [toWeekday(name)]
  const label = weekdays.length > 1 ? `${capitalize(name)}s` : `${weekdayName(weekdays[0] ?? 1)}s`
  return { from: null, until: null, weekdays, length: match.length, label }
}

const adjacentPeriodPattern = compilePattern(
  String.raw`(?:the\s+)?(?:(few)\s+)?(days?|week|weekend)\s+(?:right\s+|just\s+)?(before|after|following)`,
)

/** Parses a period beside another day: `the week before Christmas`, `the days after New Year`. */
function parseAdjacentPeriod(text: string, options: DayOptions): DayExpression | null {
  const [match = '', , unit = '', side = ''] = adjacentPeriodPattern.exec(text) ?? []
  const rest = text.slice(match.length).trimStart()
  const inner = match ? parseClosedPeriod(rest, { ...options, afterPreposition: true }) : null
  if (!inner) return null
  const length = text.length - rest.length + inner.length
  const isBefore = side === 'before'
  const edge = isBefore ? addDays(inner.from, -1) : addDays(inner.until, 1)
  const count = unit === 'day' ? 1 : 7
  const days =
    unit === 'weekend'
      ? nextWeekend(isBefore ? addDays(edge, -6) : edge)
      : { from: isBefore ? addDays(edge, 1 - count) : edge, until: isBefore ? edge : addDays(edge, count - 1) }
  return { ...days, length, label: formatDays(days) }
}

/** The first Saturday from this day on, and the Sunday after it. */
function nextWeekend(day: string): Days {
  const saturday = addDays(day, (6 + 7 - weekdayNumber(day)) % 7)
  return { from: saturday, until: addDays(saturday, 1) }
}

type ConnectedPeriods = { first: Period; second: Period; length: number }

/** Parses “A to B” or, after “between”, “A and B”. */
function parseConnectedPeriods(text: string, connector: string, options: DayOptions): ConnectedPeriods | null {
  const context = { ...options, afterPreposition: true }
  // Both days have the same month: “4 to 12 December”, “from the 4th until the 12th of December”.
  const first =
    parseClosedPeriod(text, context) ??
    ((): Period | null => {
      const [match = '', day = ''] = /^(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?=\s)/.exec(text) ?? []
      const month = new RegExp(
        `^(?:${connector})\\s*(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTH})`,
        'u',
      ).exec(text.slice(match.length))?.[1]
      const period = match && month ? parsePeriod(`${month} ${day}`, context) : null
      return period && { ...period, length: match.length }
    })()
  if (!first) return null
  const [between] = new RegExp(`^(?:${connector})\\s*`, 'u').exec(text.slice(first.length)) ?? []
  if (between === undefined) return null
  const start = first.length + between.length
  const second = parseClosedPeriod(text.slice(start), {
    ...context,
    today: first.from.localeCompare(options.today) > 0 ? first.from : options.today,
  })
  return second && second.until >= first.from ? { first, second, length: start + second.length } : null
}

/** Parses a period that has a first and a last day. */
function parseClosedPeriod(text: string, options: DayOptions & { afterPreposition?: boolean }): Period | null {
  const found = parseRelativeDay(text, options) ?? parsePeriod(text, options) ?? parseRelativePeriod(text, options)
  return found?.from && found.until ? ({ ...found } as Period) : null
}

function parseRange(text: string, options: DayOptions): DayExpression | null {
  const [prefix = ''] = /^(?:between|from|starting)\s+/.exec(text) ?? []
  const connector = prefix.startsWith('between')
    ? String.raw`\s+(?:and|to|-)\s+`
    : String.raw`\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b)\s+|\s*[-–—]\s*`
  const found = parseConnectedPeriods(text.slice(prefix.length), connector, options)
  // Both days have the same month: “between December 1 and 15”.
  const whole = found || !prefix ? null : parsePeriod(text.slice(prefix.length), { ...options, afterPreposition: true })
  if (whole && whole.from !== whole.until && /\d\D+\d/.test(text.slice(prefix.length, prefix.length + whole.length)))
    return { ...whole, length: prefix.length + whole.length }
  if (!found) return null
  const { first, second, length } = found
  const days = { from: first.from, until: second.until }
  return { ...days, length: prefix.length + length, label: formatDays(days) }
}

const prepositionPattern =
  /^((?:in|on|during|for|over|at|around|about|by|until|till|through|from|since|after|before|beginning|starting|as of|no later than|later than|prior to|past|up to)(?:\s+(?:in|on|from))?)\s+(?:the\s+)?(?:(?:entire|whole|month\s+of|weeks?\s+of(?=\s+[a-z]+$))\s+)?/

/** Parses days after “before”, “since” or a similar word. */
function parseAfterPreposition(text: string, options: DayOptions): DayExpression | null {
  const [match = '', word = ''] = prepositionPattern.exec(text) ?? []
  if (!match) return null
  const isPast = options.isPast || word === 'since'
  const context = { ...options, isPast, afterPreposition: true }
  const plural = /^(?:on|during|over)/.test(word) ? parseWeekdays(text.slice(match.length)) : null
  if (plural) return { ...plural, length: match.length + plural.length }
  const inner =
    parseRelativeDay(text.slice(match.length), options) ?? parseClosedPeriod(text.slice(match.length), context)
  if (!inner?.from || !inner.until) return null
  const length = match.length + inner.length
  const toDays = (from: string | null, until: string | null, name: string): DayExpression => ({
    from,
    until,
    length,
    label: `${name} ${/^(Next|This|Last|Today|Tomorrow|Yesterday|Tonight)/.test(inner.label) ? inner.label.toLowerCase() : inner.label}`,
  })
  if (/^(after|later than|past)/.test(word)) return toDays(addDays(inner.until, 1), null, 'After')
  if (/^(from|since|beginning|starting|as of)/.test(word))
    return toDays(inner.from, null, capitalize(word.split(' ')[0] ?? ''))
  if (/^(before|prior)/.test(word)) return toDays(null, addDays(inner.from, -1), 'Before')
  if (/^(by|until|till|through|no later|up to)/.test(word))
    return toDays(null, inner.until, /^(by|no)/.test(word) ? 'By' : 'Until')
  if (/^(around|about)/.test(word)) return toDays(addDays(inner.from, -3), addDays(inner.until, 3), 'Around')
  return { ...inner, isWeak: false, length }
}

/**
 * Parses days at the beginning of a text in lower case without apostrophes.
 * @param options `today` in the region's time zone; `isPast` when a day without a year is in the past, as for posts.
 */
export function parseDays(text: string, options: DayOptions): DayExpression | null {
  const found =
    parseRelativeDay(text, options) ??
    parseDistance(text, options) ??
    parseRollingPeriod(text, options) ??
    parseRange(text, options) ??
    parseAdjacentPeriod(text, options) ??
    parseAfterPreposition(text, options) ??
    parseExcludedWeekdays(text) ??
    parseWeekdays(text) ??
    parsePeriod(text, options) ??
    parseRelativePeriod(text, options)
  if (found) return found
  const [word] = /^(?:past|previous|upcoming)(?=\s|$)/.exec(text) ?? []
  if (word === 'upcoming') return { from: options.today, until: null, length: 8, label: 'Upcoming', isWeak: true }
  if (word !== undefined)
    return { from: null, until: addDays(options.today, -1), length: word.length, label: 'Past', isWeak: true }
  return null
}
