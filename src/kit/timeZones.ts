export type Transition = {
  at: number
  /** How far clocks are ahead of UTC, in milliseconds. */
  before: number
  after: number
}

const SECOND = 1000
const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()
function formatZoneName(zone: string, moment: number, style: 'longOffset' | 'short'): string {
  const key = `${style} ${zone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style })
  formats.set(key, format)
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** `AKST` */
export const zoneName = (zone: string, moment: number) => formatZoneName(zone, moment, 'short')

function readOffset(zone: string, moment: number): number {
  // GMT, GMT-09:00 or, before there were zones, GMT-09:59:36
  const [, sign, ...parts] = formatZoneName(zone, moment, 'longOffset').match(/([+-])(\d\d):(\d\d)(?::(\d\d))?/) ?? []
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  return (sign === '-' ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds) * SECOND
}

/** A date whose UTC parts are what the clocks of a zone show at a moment. */
export const toLocalClock = (zone: string, moment: number) => new Date(moment + offsetAt(zone, moment))

/** `-09:00` */
export function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The first moment, to the second, at which the clocks are no longer as at the beginning of a span. */
function findTransition(zone: string, start: number, end: number): number {
  const before = readOffset(zone, start)
  let [low, high] = [start / SECOND, end / SECOND]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (readOffset(zone, middle * SECOND) === before) low = middle
    else high = middle
  }
  return high * SECOND
}

type Year = { offset: number; transitions: Transition[] }
const years = new Map<string, Year>()

/** The clocks of a zone in a year (of UTC): how they begin it, and when they change. */
function readYear(zone: string, year: number): Year {
  const key = `${zone} ${year}`
  const kept = years.get(key)
  if (kept) return kept
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)]
  const transitions: Transition[] = []
  for (let week = start; week < end; week += 7 * DAY) {
    const next = Math.min(week + 7 * DAY, end)
    if (readOffset(zone, week) === readOffset(zone, next)) continue
    const at = findTransition(zone, week, next)
    transitions.push({ at, before: readOffset(zone, at - SECOND), after: readOffset(zone, at) })
  }
  const found = { offset: readOffset(zone, start), transitions }
  years.set(key, found)
  return found
}

export const listTransitions = (zone: string, year: number): Transition[] => readYear(zone, year).transitions

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(zone: string, moment: number): number {
  const { offset, transitions } = readYear(zone, new Date(moment).getUTCFullYear())
  return transitions.findLast(({ at }) => at <= moment)?.after ?? offset
}

/** Whether the clocks show this time twice, because they are put back: programs do not agree on which is meant. */
export const isAmbiguous = (zone: string, moment: number) =>
  listTransitions(zone, new Date(moment).getUTCFullYear()).some(
    ({ at, before, after }) => Math.abs(moment - at + 0.5) < before - after,
  )
