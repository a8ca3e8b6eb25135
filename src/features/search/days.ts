/** Days of a calendar, `2026-12-04`, whatever the zone. */
export const dayOf = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(moment))

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const text = (date: Date) => date.toISOString().slice(0, 10)
const later = (day: string, days: number) => {
  const date = at(day)
  date.setUTCDate(date.getUTCDate() + days)
  return text(date)
}
/** 1 is Monday, 7 Sunday. */
const weekday = (day: string) => at(day).getUTCDay() || 7
const monthOf = (year: number, month: number): Days => ({
  from: text(new Date(Date.UTC(year, month, 1))),
  until: text(new Date(Date.UTC(year, month + 1, 0))),
})

/** From a day until another, both of them meant; without one it is open on that side. */
type Days = { from: string | null; until: string | null }
/** Days that were meant, how many words said them, and how they are called. */
export type Said = Days & { words: number; label: string }

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const numbers = 'one two three four five six seven eight nine ten'.split(' ')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A name or its usual abbreviation. @returns its place, -1 for none */
const placeIn = (names: string[], word = '') =>
  names.findIndex(
    (name) =>
      word === name ||
      (word === name.slice(0, 3) && word.length === 3) ||
      (word === 'sept' && name === 'september') ||
      (word === 'tues' && name === 'tuesday') ||
      (word === 'thurs' && name === 'thursday'),
  )

const numberOf = (word = '') => (/^\d{1,3}$/.test(word) ? Number(word) : numbers.indexOf(word) + 1)
const dayNumber = (word = '') => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0)

const short = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(at(day))

function inMonth(month: number, day: number, year: number | null, today: string): Days | null {
  const thisYear = Number(today.slice(0, 4))
  const guess = year ?? (month < Number(today.slice(5, 7)) - 1 ? thisYear + 1 : thisYear)
  if (day === 0) return monthOf(guess, month)
  const date = new Date(Date.UTC(guess, month, day))
  if (date.getUTCMonth() !== month) return null
  const found = text(date)
  if (year === null && found < today) return inMonth(month, day, guess + 1, today)
  return { from: found, until: found }
}

/** `december`, `in december 2026`, `december 4`, `dec 4th`, `4 december`: how many words of it there are. */
function readMonth(words: string[], today: string, sure: boolean): Said | null {
  const first = placeIn(months, words[0])
  const swapped = first === -1 && dayNumber(words[0]) > 0 ? placeIn(months, words[1]) : -1
  const month = Math.max(first, swapped)
  if (month === -1) return null
  const day = swapped === -1 ? dayNumber(words[1]) : dayNumber(words[0])
  const used = swapped === -1 && day === 0 ? 1 : 2
  const year = /^20\d\d$/.test(words[used] ?? '') ? Number(words[used]) : null
  // may and march are verbs too, and sat, sun and mar begin other words
  if (!sure && day === 0 && year === null && (words[0] === 'may' || words[0]?.startsWith('mar'))) return null
  const days = inMonth(month, day > 31 ? 0 : day, year, today)
  if (!days) return null
  const label = day === 0 ? `${capital(months[month] ?? '')} ${days.from?.slice(0, 4)}` : short(days.from ?? today)
  return { ...days, words: used + (year === null ? 0 : 1), label }
}

/** What a week, a month or a year is, counted from this one. */
function period(unit: string, offset: number, today: string): Days | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const monday = later(today, 1 - weekday(today) + 7 * offset)
  if (unit === 'week') return { from: monday, until: later(monday, 6) }
  if (unit === 'weekend') return { from: later(monday, 5), until: later(monday, 6) }
  if (unit === 'month') return monthOf(year, month + offset)
  if (unit === 'year') return { from: `${year + offset}-01-01`, until: `${year + offset}-12-31` }
  const day = placeIn(weekdays, unit)
  if (day === -1 || unit.length === 3) return null
  const date = later(monday, day)
  return { from: date, until: date }
}

const relative = new Map([
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
])

/**
 * The days that the words begin with, if they do.
 * @param words as they are compared.
 * @param today the day of the region.
 */
export function readDays(words: string[], today: string): Said | null {
  const [first = '', second = '', third = ''] = words
  const shift = relative.get(first)
  if (shift !== undefined) {
    const day = later(today, shift)
    return { from: day, until: day, words: 1, label: capital(first) }
  }
  if (['in', 'on', 'during', 'for', 'by', 'until', 'from', 'since', 'after', 'before'].includes(first)) {
    const rest =
      readDays(second === 'the' ? words.slice(2) : words.slice(1), today) ?? readMonth(words.slice(1), today, true)
    if (!rest) return null
    const open = ['from', 'since', 'after'].includes(first)
      ? { from: first === 'after' ? later(rest.until ?? today, 1) : rest.from, until: null }
      : ['until', 'by', 'before'].includes(first)
        ? { from: null, until: first === 'before' ? later(rest.from ?? today, -1) : rest.until }
        : {}
    const label = 'from' in open ? `${capital(first)} ${rest.label}` : rest.label
    return { ...rest, ...open, words: rest.words + (second === 'the' ? 2 : 1), label }
  }
  // what is over of the present is not asked for
  const present = (days: Days): Days => ({ ...days, from: days.from && days.from < today ? today : days.from })
  if (first === 'this' || first === 'next' || first === 'last' || first === 'coming') {
    const count = numberOf(second)
    if (count > 0 && /^(day|week|month)s?$/.test(third)) {
      const days = count * (third.startsWith('day') ? 1 : third.startsWith('week') ? 7 : 30)
      const range =
        first === 'last' ? { from: later(today, -days), until: today } : { from: today, until: later(today, days) }
      return { ...range, words: 3, label: `${capital(first)} ${second} ${third}` }
    }
    const offset = first === 'next' ? 1 : first === 'last' ? -1 : 0
    const label = `${capital(first)} ${second}`
    const month = placeIn(months, second)
    if (month !== -1) {
      const year = Number(today.slice(0, 4))
      const days =
        first === 'last'
          ? monthOf(month < Number(today.slice(5, 7)) - 1 ? year : year - 1, month)
          : inMonth(month, 0, null, today)
      return days && { ...days, words: 2, label: `${capital(months[month] ?? '')} ${days.from?.slice(0, 4)}` }
    }
    const days = period(second, offset, today)
    if (!days) return null
    // on a Sunday the coming Friday is not the one before
    const passed = offset === 0 && (days.until ?? '') < today ? period(second, 1, today) : days
    return { ...(first === 'last' ? days : present(passed ?? days)), words: 2, label }
  }
  if (first === 'weekend') return { ...present(period('weekend', 0, today) as Days), words: 1, label: 'This weekend' }
  const day = first.length > 3 ? placeIn(weekdays, first.replace(/s$/, '')) : -1
  if (day !== -1) {
    const date = later(today, (day + 8 - weekday(today)) % 7)
    return { from: date, until: date, words: 1, label: `${capital(weekdays[day] ?? '')}, ${short(date)}` }
  }
  const iso = [first, second, third].join('-')
  if (/^20\d\d-[01]?\d-[0-3]?\d$/.test(iso)) {
    const days = inMonth(Number(second) - 1, Number(third), Number(first), today)
    return days && { ...days, words: 3, label: short(days.from ?? today) }
  }
  if (first === 'past' || first === 'previous') return { from: null, until: later(today, -1), words: 1, label: 'Past' }
  if (first === 'upcoming') return { from: today, until: null, words: 1, label: 'Upcoming' }
  return readMonth(words, today, false)
}
