import { compilePattern, END } from './pattern.ts'
import type { TimeOfDay } from './structure.types.ts'

/** A time of day that a text names, and the length of the expression in UTF-16 units. */
export type TimeExpression = TimeOfDay & {
  length: number
  label: string
  /** Whether the words count as a time only next to days or events. */
  isWeak: boolean
}

/** The hours within which events of each part of the day begin. */
const partsOfDay: [names: string, from: string, until: string | null, label: string][] = [
  ['early\\s+(?:in\\s+the\\s+)?mornings?|before\\s+work', '05:00', '09:00', 'Early morning'],
  ['late\\s+nights?|late\\s+(?:at\\s+night|in\\s+the\\s+evening)', '21:00', null, 'Late night'],
  ['mornings?|am', '05:00', '12:00', 'Morning'],
  ['lunch(?:\\s*time)?|noon\\s*time|lunch\\s+hour|midday', '11:00', '14:00', 'Lunchtime'],
  ['afternoons?', '12:00', '17:00', 'Afternoon'],
  ['after\\s+school', '15:00', null, 'After school'],
  ['after\\s+work', '17:00', null, 'After work'],
  ['evenings?|eve(?=\\s*$)', '17:00', null, 'Evening'],
  ['nights?|nighttime', '18:00', null, 'Night'],
  ['daytime|the\\s+day', '08:00', '17:00', 'Daytime'],
]
const partOfDayPattern = new RegExp(
  `^((?:(?:in|during|over|at|on)\\s+)?(?:the\\s+|this\\s+)?)(?:${partsOfDay.map(([names]) => `(${names})`).join('|')})${END}`,
  'u',
)

const CLOCK = String.raw`(noon|midnight)|(\d{1,2})(?::([0-5]\d))?\s*(a\.?m\b\.?|p\.?m\b\.?|o\s?clock)?`
const clockPattern = compilePattern(CLOCK)
const prepositionPattern =
  /^(before|until|till|by|no later than|after|from|past|later than|starting at|starting after|beginning at|at|around|about|between|no earlier than)\s+(?:the\s+)?/

const dayHalfPattern = /^\s*(?:in\s+the\s+(?:morning|afternoon|evening)|at\s+night)(?!\S)/

type Clock = { time: string; length: number; isClear: boolean }

/** Parses a clock time. Without “am” or “pm”, 1 to 7 are in the afternoon, because few events begin earlier. */
function parseClock(text: string): Clock | null {
  const match = clockPattern.exec(text)
  if (!match) return null
  const [whole, word, hourText, minutes] = match
  // “8 in the morning” is 8 am; “12 at night” is midnight.
  const [part = ''] = word || /[ap]/.test(match[4] ?? '') ? [] : (dayHalfPattern.exec(text.slice(whole.length)) ?? [])
  const isEarly = part.includes('morning') || (part.includes('night') && (hourText === '12' || Number(hourText) < 5))
  const half = part ? (isEarly ? 'am' : 'pm') : match[4]
  if (word) return { time: word === 'noon' ? '12:00' : '24:00', length: whole.length, isClear: true }
  const typed = Number(hourText)
  if (typed > 24 || (half && !half.startsWith('o') && (typed > 12 || typed === 0))) return null
  const isAfternoon = half?.startsWith('p') || (!half?.startsWith('a') && typed >= 1 && typed <= 7)
  const hour = half?.startsWith('a') && typed === 12 ? 0 : isAfternoon && typed < 12 ? typed + 12 : typed
  const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  return { time, length: whole.length + part.length, isClear: Boolean(half ?? minutes) }
}

const addHour = (time: string) => {
  const hour = Number(time.slice(0, 2)) + 1
  return hour >= 24 ? null : `${String(hour).padStart(2, '0')}${time.slice(2)}`
}
const toEnd = (time: string) => (time === '24:00' ? null : time)

/** Formats a time for people: `5:30 pm`. */
const formatClock = (time: string) => {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  if (minutes === 0 && (hour === 12 || hour === 24)) return hour === 12 ? 'noon' : 'midnight'
  return `${hour % 12 || 12}${minutes ? `:${time.slice(3)}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}

/** Parses a time of day at the beginning of a text in lower case without apostrophes. */
export function parseTimeOfDay(text: string): TimeExpression | null {
  const [prefix = '', word = ''] = prepositionPattern.exec(text) ?? []
  const first = parseClock(text.slice(prefix.length))
  // In “6-8pm”, the second time states whether both are am or pm.
  const isRange =
    first &&
    /^\s*(?:-|–|—|to|or)\s*\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m|in\s+the\s+(?:morning|afternoon|evening)|at\s+night)/.test(
      text.slice(prefix.length + first.length),
    )
  if (first && (word || first.isClear || isRange)) {
    const start = prefix.length + first.length
    const [connector = ''] = /^\s*(?:-|–|—|to|and|or|until|till)\s*/.exec(text.slice(start)) ?? []
    const second =
      connector && (word === 'between' || word === 'from' || word === '')
        ? parseClock(text.slice(start + connector.length))
        : null
    if (second) {
      const isMorning =
        /^\s*a/.test(text.slice(start + connector.length + second.length - 2)) ||
        (second.isClear && second.time < '12:00')
      const from =
        !first.isClear && isMorning && first.time > second.time
          ? `${String(Number(first.time.slice(0, 2)) - 12).padStart(2, '0')}${first.time.slice(2)}`
          : first.time
      const label = `${formatClock(from)} to ${formatClock(second.time)}`
      return {
        from,
        until: toEnd(second.time),
        length: start + connector.length + second.length,
        label,
        isWeak: !first.isClear && !second.isClear,
      }
    }
    const range = /^(before|until|till|by|no later)/.test(word)
      ? { from: null, until: toEnd(first.time), label: `Before ${formatClock(first.time)}` }
      : /^(after|from|past|later|starting|beginning|no earlier)/.test(word)
        ? { from: first.time, until: null, label: `After ${formatClock(first.time)}` }
        : word === 'between'
          ? null
          : { from: first.time, until: addHour(first.time), label: `At ${formatClock(first.time)}` }
    const [orLater = ''] = /^\s+(?:or|and) (?:later|after|onwards?|earlier|before)\b/.exec(text.slice(start)) ?? []
    if (orLater && (word === '' || word === 'at')) {
      const span = { length: start + orLater.length, isWeak: !first.isClear }
      return /earlier|before/.test(orLater)
        ? { ...span, from: null, until: addHour(first.time), label: `Until ${formatClock(first.time)}` }
        : { ...span, from: first.time, until: null, label: `From ${formatClock(first.time)}` }
    }
    // “5” in “by 5” may be another number.
    if (range && (first.isClear || /^(before|after|at|until|till)/.test(word)))
      return { ...range, length: start, isWeak: !first.isClear }
  }
  const match = partOfDayPattern.exec(text)
  const found = match && partsOfDay[match.slice(2).findIndex((name) => name !== undefined)]
  if (!match || !found) return null
  return { from: found[1], until: found[2], length: match[0].length, label: found[3], isWeak: true }
}
