import { addDays, weekdayNumber } from '../../../kit/text/calendar.ts'
import { isQuestion } from '../keywords.ts'
import type { Kind } from '../kinds.ts'
import { parseDays } from './days.ts'
import type { DayMeaning } from './structure.constants.ts'
import type { StructureFields } from './structure.types.ts'
import { parseTimeOfDay } from './timesOfDay.ts'
import type { WordScanner } from './wordScanner.ts'

export const postedPattern = /^(posted|added|listed|asked|published|advertised|created|submitted)$/
export const closingPattern = /^(clos(e|es|ing)|expir(e|es|ing)|deadline|due)$/

type DayContext = { fields: StructureFields; namedKinds: Set<Kind>; kinds: Set<Kind>; today: string }

/** Parses the days and the times of day of a query into its fields. A time of day adds events to the kinds. */
export function parseDaysAndTimes(
  { words, isUsed, take, scan, countWords }: WordScanner,
  { fields, namedKinds, kinds, today }: DayContext,
) {
  const isAbout = (kind: Kind) => namedKinds.has(kind) || kinds.has(kind)
  const isOnlyPosts = (isAbout('job') || isAbout('question')) && !namedKinds.has('event')
  const hasClosingWord =
    isAbout('job') && words.some((word, position) => closingPattern.test(word) && !isUsed[position])
  const hasPostedWord =
    isOnlyPosts && !hasClosingWord && words.some((word) => postedPattern.test(word) || word === 'new')
  const meaning: DayMeaning = hasClosingWord ? 'closes' : hasPostedWord ? 'posted' : 'takes_place'
  const isAnyEvent = namedKinds.has('event') || (namedKinds.size === 0 && !isQuestion(words))
  let hasDays = false
  scan((rest, position, restWords) => {
    // “First Friday” is the name of an event, not a day.
    const isNth = /^(first|1st|second|2nd|third|3rd|fourth|4th)$/.test(words[position - 1] ?? '')
    const days = hasDays || isNth ? null : parseDays(rest, { today, isPast: meaning === 'posted' })
    if (!days) return 0
    const isWithTime = parseTimeOfDay(rest.slice(days.length).trimStart()) !== null
    if (days.isWeak && !namedKinds.has('event') && !isWithTime) return 0
    // “Questions about Christmas” are about a topic, not about a day.
    if (!namedKinds.has('event') && /^(about|around|for)$/.test(restWords[0] ?? '') && isQuestion(words)) return 0
    let used: DayMeaning = meaning
    if (isOnlyPosts && meaning === 'takes_place') {
      const isPast = days.until !== null && days.until < today
      if (!isPast && restWords[0] !== 'since' && !(isAbout('question') && days.label.startsWith('This'))) return 0
      used = 'posted'
    }
    hasDays = true
    Object.assign(fields, { from: days.from, until: days.until, day_meaning: used })
    // “Posted this week” includes the days of the week before today.
    const period =
      used === 'posted' && /^This (week|month|year)/.test(days.label) ? days.label.split(' ')[1] : undefined
    if (period) fields.from = startOf(period, today)
    if (days.weekdays) fields.weekdays = days.weekdays
    if (days.time) fields.time = days.time
    take(position, countWords(rest, days.length), 'date', days.label)
    return days.length
  })
  if (!hasDays && !isAnyEvent) return
  // “Something early in the morning” names no kind, so it asks for events.
  const isAnything =
    namedKinds.size === 0 && /^(?:is there )?(?:something|anything|what)(?! open)(?=\s)/.test(words.join(' '))
  scan((rest, position, restWords) => {
    // “While I am in town” names no time; “Saturday am” does.
    if (
      restWords[0] === 'am' &&
      !/^(?:\d|today|tomorrow|\w+day|weekend|mon|tues?|wed|thur?s?|fri|sat|sun$)/.test(words[position - 1] ?? '')
    )
      return 0
    const time = parseTimeOfDay(rest)
    // A clock time is more specific than a part of the day: “evening events after 7 pm”.
    if (fields.time && !hasDays && time?.isWeak) return 0
    if (!time || meaning !== 'takes_place' || isOnlyPosts) return 0
    if (time.isWeak && !hasDays && !namedKinds.has('event') && !isAnything) return 0
    if (/^\s*(shift|club|audit|nurse|school|baker|clerk|manager|auditor)/.test(rest.slice(time.length))) return 0
    // “At 8” after “tonight” is in the evening, but “after 4 pm” is exact.
    const isClear = /\d\s*(?::\d\d\s*)?[ap]\.?m/.test(rest.slice(0, time.length))
    const isTonight = fields.time !== null && time.from !== null && time.from < '17:00' && !isClear
    if (fields.time && isTonight) {
      take(position, countWords(rest, time.length), null)
      return time.length
    }
    fields.time = { from: time.from ?? fields.time?.from ?? null, until: time.until ?? fields.time?.until ?? null }
    if (!hasDays && !namedKinds.has('event')) kinds.add('event')
    take(position, countWords(rest, time.length), 'time', time.label)
    return time.length
  })
}

/** The first day of the current week, month or year. */
const startOf = (period: string, today: string) =>
  period === 'year'
    ? `${today.slice(0, 4)}-01-01`
    : period === 'month'
      ? `${today.slice(0, 7)}-01`
      : addDays(today, 1 - weekdayNumber(today))
