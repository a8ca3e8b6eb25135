import { capitalize } from '../../kit/text/text.ts'

/** The formats of time zones. Creating one takes longer than parsing a query. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the day of a time in a time zone, as a calendar date such as `2026-12-04`. */
export function formatDayIn(moment: number, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  dayFormats.set(timeZone, format)
  return format.format(moment)
}

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)
const formatDay = (date: Date) => date.toISOString().slice(0, 10)
const addDays = (day: string, days: number) => {
  const date = parseDay(day)
  date.setUTCDate(date.getUTCDate() + days)
  return formatDay(date)
}
/** Returns 1 for Monday to 7 for Sunday. */
const weekdayNumber = (day: string) => parseDay(day).getUTCDay() || 7
const monthRange = (year: number, month: number): DayRange => ({
  from: formatDay(new Date(Date.UTC(year, month, 1))),
  until: formatDay(new Date(Date.UTC(year, month + 1, 0))),
})

/** A range of days, both included; null is unbounded. */
type DayRange = { from: string | null; until: string | null }
/** A parsed date expression: its days, its number of words and a label for people. */
export type DateExpression = DayRange & { words: number; label: string }

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const numbers = 'one two three four five six seven eight nine ten'.split(' ')

/** Finds a month or weekday by its name or usual abbreviation. @returns its index, -1 when there is none */
const findName = (names: string[], word = '') =>
  names.findIndex(
    (name) =>
      word === name ||
      (word === name.slice(0, 3) && word.length === 3) ||
      (word === 'sept' && name === 'september') ||
      (word === 'tues' && name === 'tuesday') ||
      (word === 'thurs' && name === 'thursday'),
  )

const parseNumber = (word = '') => (/^\d{1,3}$/.test(word) ? Number(word) : numbers.indexOf(word) + 1)
const parseDayNumber = (word = '') => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0)

const formatShortDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    parseDay(day),
  )

function resolveMonth(month: number, day: number, year: number | null, today: string): DayRange | null {
  const thisYear = Number(today.slice(0, 4))
  const resolvedYear = year ?? (month < Number(today.slice(5, 7)) - 1 ? thisYear + 1 : thisYear)
  if (day === 0) return monthRange(resolvedYear, month)
  const date = new Date(Date.UTC(resolvedYear, month, day))
  if (date.getUTCMonth() !== month) return null
  const resolvedDay = formatDay(date)
  if (year === null && resolvedDay < today) return resolveMonth(month, day, resolvedYear + 1, today)
  return { from: resolvedDay, until: resolvedDay }
}

/** Parses `december`, `december 2026`, `december 4`, `dec 4th` and `4 december`. */
function parseMonth(words: string[], today: string, afterPreposition: boolean): DateExpression | null {
  const firstWord = findName(months, words[0])
  const swappedMonth = firstWord === -1 && parseDayNumber(words[0]) > 0 ? findName(months, words[1]) : -1
  const month = Math.max(firstWord, swappedMonth)
  if (month === -1) return null
  const day = swappedMonth === -1 ? parseDayNumber(words[1]) : parseDayNumber(words[0])
  const wordCount = swappedMonth === -1 && day === 0 ? 1 : 2
  const year = /^20\d\d$/.test(words[wordCount] ?? '') ? Number(words[wordCount]) : null
  // "may" and "march" are verbs too, so alone they count as months only after a preposition.
  if (!afterPreposition && day === 0 && year === null && (words[0] === 'may' || words[0]?.startsWith('mar')))
    return null
  const days = resolveMonth(month, day > 31 ? 0 : day, year, today)
  if (!days) return null
  const label =
    day === 0 ? `${capitalize(months[month] ?? '')} ${days.from?.slice(0, 4)}` : formatShortDay(days.from ?? today)
  return { ...days, words: wordCount + (year === null ? 0 : 1), label }
}

/** Returns a week, weekend, month, year or weekday, relative to the current one. */
function resolvePeriod(unit: string, offset: number, today: string): DayRange | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const monday = addDays(today, 1 - weekdayNumber(today) + 7 * offset)
  if (unit === 'week') return { from: monday, until: addDays(monday, 6) }
  if (unit === 'weekend') return { from: addDays(monday, 5), until: addDays(monday, 6) }
  if (unit === 'month') return monthRange(year, month + offset)
  if (unit === 'year') return { from: `${year + offset}-01-01`, until: `${year + offset}-12-31` }
  const day = findName(weekdays, unit)
  if (day === -1 || unit.length === 3) return null
  const date = addDays(monday, day)
  return { from: date, until: date }
}

const relativeDays = new Map([
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
])

/**
 * Parses the date expression at the beginning of the words.
 * @param words normalized words.
 * @param today the current day in the region's time zone.
 * @returns null when the words do not begin with a date expression.
 */
export function parseDateExpression(words: string[], today: string): DateExpression | null {
  const [firstWord = '', second = '', third = ''] = words
  const offset = relativeDays.get(firstWord)
  if (offset !== undefined) {
    const day = addDays(today, offset)
    return { from: day, until: day, words: 1, label: capitalize(firstWord) }
  }
  if (['in', 'on', 'during', 'for', 'by', 'until', 'from', 'since', 'after', 'before'].includes(firstWord)) {
    const inner =
      parseDateExpression(second === 'the' ? words.slice(2) : words.slice(1), today) ??
      parseMonth(words.slice(1), today, true)
    if (!inner) return null
    const openRange = ['from', 'since', 'after'].includes(firstWord)
      ? { from: firstWord === 'after' ? addDays(inner.until ?? today, 1) : inner.from, until: null }
      : ['until', 'by', 'before'].includes(firstWord)
        ? { from: null, until: firstWord === 'before' ? addDays(inner.from ?? today, -1) : inner.until }
        : {}
    const label = 'from' in openRange ? `${capitalize(firstWord)} ${inner.label}` : inner.label
    return { ...inner, ...openRange, words: inner.words + (second === 'the' ? 2 : 1), label }
  }
  // Of the current week or month only the remaining days are meant.
  const withoutPast = (days: DayRange): DayRange => ({
    ...days,
    from: days.from && days.from < today ? today : days.from,
  })
  if (firstWord === 'this' || firstWord === 'next' || firstWord === 'last' || firstWord === 'coming') {
    const count = parseNumber(second)
    if (count > 0 && /^(day|week|month)s?$/.test(third)) {
      const days = count * (third.startsWith('day') ? 1 : third.startsWith('week') ? 7 : 30)
      const range =
        firstWord === 'last'
          ? { from: addDays(today, -days), until: today }
          : { from: today, until: addDays(today, days) }
      return { ...range, words: 3, label: `${capitalize(firstWord)} ${second} ${third}` }
    }
    const offset = firstWord === 'next' ? 1 : firstWord === 'last' ? -1 : 0
    const label = `${capitalize(firstWord)} ${second}`
    const month = findName(months, second)
    if (month !== -1) {
      const year = Number(today.slice(0, 4))
      const days =
        firstWord === 'last'
          ? monthRange(month < Number(today.slice(5, 7)) - 1 ? year : year - 1, month)
          : resolveMonth(month, 0, null, today)
      return days && { ...days, words: 2, label: `${capitalize(months[month] ?? '')} ${days.from?.slice(0, 4)}` }
    }
    const days = resolvePeriod(second, offset, today)
    if (!days) return null
    // On a Sunday, "this Friday" means the next one.
    const upcoming = offset === 0 && (days.until ?? '') < today ? resolvePeriod(second, 1, today) : days
    return { ...(firstWord === 'last' ? days : withoutPast(upcoming ?? days)), words: 2, label }
  }
  if (firstWord === 'weekend')
    return { ...withoutPast(resolvePeriod('weekend', 0, today) as DayRange), words: 1, label: 'This weekend' }
  const day = firstWord.length > 3 ? findName(weekdays, firstWord.replace(/s$/, '')) : -1
  if (day !== -1) {
    const date = addDays(today, (day + 8 - weekdayNumber(today)) % 7)
    return { from: date, until: date, words: 1, label: `${capitalize(weekdays[day] ?? '')}, ${formatShortDay(date)}` }
  }
  const iso = [firstWord, second, third].join('-')
  if (/^20\d\d-[01]?\d-[0-3]?\d$/.test(iso)) {
    const days = resolveMonth(Number(second) - 1, Number(third), Number(firstWord), today)
    return days && { ...days, words: 3, label: formatShortDay(days.from ?? today) }
  }
  if (firstWord === 'past' || firstWord === 'previous')
    return { from: null, until: addDays(today, -1), words: 1, label: 'Past' }
  if (firstWord === 'upcoming') return { from: today, until: null, words: 1, label: 'Upcoming' }
  return parseMonth(words, today, false)
}
