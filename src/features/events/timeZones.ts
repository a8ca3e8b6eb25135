import { DAY_MS } from '../../kit/text/milliseconds.ts'

/** A change of the UTC offset of a time zone, such as the start of daylight saving time. */
export type Transition = {
  /** The moment of the change, in epoch milliseconds. */
  time: number
  /** The UTC offset in milliseconds, positive east of Greenwich. */
  offsetBefore: number
  offsetAfter: number
}

const SECOND_MS = 1000

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatZoneName(zone: string, moment: number, style: 'longOffset' | 'short'): string {
  const key = `${style} ${zone}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style })
  formatters.set(key, formatter)
  return formatter.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The abbreviated name of a time zone at a moment, such as `AKST`. */
export const zoneName = (zone: string, moment: number) => formatZoneName(zone, moment, 'short')

function computeOffset(zone: string, moment: number): number {
  // Formats: GMT, GMT-09:00, and GMT-09:59:36 for local mean time.
  const [, sign, ...parts] = formatZoneName(zone, moment, 'longOffset').match(/([+-])(\d\d):(\d\d)(?::(\d\d))?/) ?? []
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  return (sign === '-' ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds) * SECOND_MS
}

/** A date whose UTC fields equal the local time of a zone at a moment. */
export const toLocalClock = (zone: string, moment: number) => new Date(moment + offsetAt(zone, moment))

/** Formats a UTC offset in milliseconds, such as `-09:00`. */
export function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** Binary search for the second at which the UTC offset changes. The range must contain exactly one change. */
function findTransition(zone: string, start: number, end: number): number {
  const offsetBefore = computeOffset(zone, start)
  let [low, high] = [start / SECOND_MS, end / SECOND_MS]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (computeOffset(zone, middle * SECOND_MS) === offsetBefore) low = middle
    else high = middle
  }
  return high * SECOND_MS
}

type ZoneYear = { offset: number; transitions: Transition[] }
const years = new Map<string, ZoneYear>()

/** The UTC offset of a zone at the beginning of a UTC year, and its transitions in that year. Results are cached. */
function computeYear(zone: string, year: number): ZoneYear {
  const key = `${zone} ${year}`
  const cached = years.get(key)
  if (cached) return cached
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)]
  const transitions: Transition[] = []
  for (let week = start; week < end; week += 7 * DAY_MS) {
    const next = Math.min(week + 7 * DAY_MS, end)
    if (computeOffset(zone, week) === computeOffset(zone, next)) continue
    const time = findTransition(zone, week, next)
    transitions.push({
      time,
      offsetBefore: computeOffset(zone, time - SECOND_MS),
      offsetAfter: computeOffset(zone, time),
    })
  }
  const result = { offset: computeOffset(zone, start), transitions }
  years.set(key, result)
  return result
}

export const listTransitions = (zone: string, year: number): Transition[] => computeYear(zone, year).transitions

/** The UTC offset of a zone at a moment, in milliseconds. */
export function offsetAt(zone: string, moment: number): number {
  const { offset, transitions } = computeYear(zone, new Date(moment).getUTCFullYear())
  return transitions.findLast(({ time }) => time <= moment)?.offsetAfter ?? offset
}

/**
 * Whether the local time of this moment occurs twice, because clocks are set back. Calendar programs interpret it
 * differently.
 */
export const isAmbiguous = (zone: string, moment: number) =>
  listTransitions(zone, new Date(moment).getUTCFullYear()).some(
    ({ time, offsetBefore, offsetAfter }) => Math.abs(moment - time + 0.5) < offsetBefore - offsetAfter,
  )
