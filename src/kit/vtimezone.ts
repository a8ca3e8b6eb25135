import { listTransitions, offsetAt, type Transition, zoneName } from './timeZones.ts'

/** Changes of the clocks that follow one rule, a year apart each. */
type AnnualRule = {
  first: Transition
  last: Transition
  lastYear: number
  /** Which weekday of its month it is, if that is what all have in common: the second, or the last (-1). */
  places: number[]
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** What the clocks show when they are about to change. */
const localStart = ({ at, before }: Transition) => new Date(at + before)

const formatDateTime = (date: Date) => date.toISOString().slice(0, 19).replace(/[-:]/g, '')
const formatUtcOffset = (offset: number) => {
  const seconds = Math.abs(offset) / 1000
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  return `${offset < 0 ? '-' : '+'}${parts[0]}${parts[1]}${parts[2] === '00' ? '' : parts[2]}`
}

function weekdayPositions(day: Date): number[] {
  const date = day.getUTCDate()
  const days = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  const place = Math.ceil(date / 7)
  return [...(place < 5 ? [place] : []), ...(date + 7 > days ? [-1] : [])]
}

function groupByRule(transitions: Transition[]): AnnualRule[] {
  const runs: AnnualRule[] = []
  const open = new Map<string, AnnualRule>()
  for (const transition of transitions) {
    const day = localStart(transition)
    const year = day.getUTCFullYear()
    const key = [
      transition.before,
      transition.after,
      day.getUTCMonth(),
      day.getUTCDay(),
      day.getTime() % 86_400_000,
    ].join()
    const run = open.get(key)
    const places = weekdayPositions(day).filter((place) => run?.places.includes(place))
    if (run && year === run.lastYear + 1 && places.length > 0) {
      Object.assign(run, { last: transition, lastYear: year, places })
      continue
    }
    const started = { first: transition, last: transition, lastYear: year, places: weekdayPositions(day) }
    runs.push(started)
    open.set(key, started)
  }
  return runs
}

const formatObservance = (zone: string, { at, before, after }: Transition, start: Date, rule: string[] = []) => {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatDateTime(start)}`,
    `TZOFFSETFROM:${formatUtcOffset(before)}`,
    `TZOFFSETTO:${formatUtcOffset(after)}`,
    `TZNAME:${zoneName(zone, at)}`,
    ...rule,
    `END:${kind}`,
  ]
}

/** A run that lasts until the end of what was looked at goes on. */
function formatRule({ first, last, lastYear, places }: AnnualRule, end: number): string[] {
  if (first === last) return []
  const day = localStart(first)
  const until = lastYear < end ? `;UNTIL=${formatDateTime(new Date(last.at))}Z` : ''
  return [
    `RRULE:FREQ=YEARLY;BYMONTH=${day.getUTCMonth() + 1};BYDAY=${places.at(-1)}${weekdays[day.getUTCDay()]}${until}`,
  ]
}

/** The clocks of a zone from one moment to another: https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5 */
export function formatVtimezone(zone: string, from: number, to: number): string {
  const [start, end] = [new Date(from).getUTCFullYear() - 1, new Date(to).getUTCFullYear() + 1]
  const years = Array.from({ length: end - start + 1 }, (_, at) => start + at)
  const transitions = years.flatMap((year) => listTransitions(zone, year))
  const lines = groupByRule(transitions).flatMap((run) =>
    formatObservance(zone, run.first, localStart(run.first), formatRule(run, end)),
  )
  // clocks that have not changed shortly before
  if ((transitions[0]?.at ?? Number.POSITIVE_INFINITY) > from) {
    const at = Date.UTC(start)
    const offset = offsetAt(zone, at)
    lines.unshift(...formatObservance(zone, { at, before: offset, after: offset }, new Date(at)))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n')
}
