import { DAY_MS } from '../../../kit/text/milliseconds.ts'
import { listTransitions, offsetAt, type Transition, zoneName } from '../timeZones.ts'

/** Transitions of consecutive years that follow one rule, such as the second Sunday of March. */
type AnnualRule = {
  first: Transition
  last: Transition
  lastYear: number
  /** Positions of the weekday in its month that all transitions share: 2 for the second, -1 for the last. */
  positions: number[]
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The local time at the transition, before the offset changes. */
const localStart = ({ time, offsetBefore }: Transition) => new Date(time + offsetBefore)

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
  const position = Math.ceil(date / 7)
  return [...(position < 5 ? [position] : []), ...(date + 7 > days ? [-1] : [])]
}

function groupByRule(transitions: Transition[]): AnnualRule[] {
  const rules: AnnualRule[] = []
  const openRules = new Map<string, AnnualRule>()
  for (const transition of transitions) {
    const day = localStart(transition)
    const year = day.getUTCFullYear()
    const key = [
      transition.offsetBefore,
      transition.offsetAfter,
      day.getUTCMonth(),
      day.getUTCDay(),
      day.getTime() % DAY_MS,
    ].join()
    const rule = openRules.get(key)
    const positions = weekdayPositions(day).filter((position) => rule?.positions.includes(position))
    if (rule && year === rule.lastYear + 1 && positions.length > 0) {
      Object.assign(rule, { last: transition, lastYear: year, positions })
      continue
    }
    const newRule = { first: transition, last: transition, lastYear: year, positions: weekdayPositions(day) }
    rules.push(newRule)
    openRules.set(key, newRule)
  }
  return rules
}

const formatObservance = (
  zone: string,
  { time, offsetBefore, offsetAfter }: Transition,
  start: Date,
  rule: string[] = [],
) => {
  const kind = offsetAfter > offsetBefore ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatDateTime(start)}`,
    `TZOFFSETFROM:${formatUtcOffset(offsetBefore)}`,
    `TZOFFSETTO:${formatUtcOffset(offsetAfter)}`,
    `TZNAME:${zoneName(zone, time)}`,
    ...rule,
    `END:${kind}`,
  ]
}

/** Formats a rule. A rule that still applies in the last year has no end date. */
function formatRule({ first, last, lastYear, positions }: AnnualRule, end: number): string[] {
  if (first === last) return []
  const day = localStart(first)
  const until = lastYear < end ? `;UNTIL=${formatDateTime(new Date(last.time))}Z` : ''
  return [
    `RRULE:FREQ=YEARLY;BYMONTH=${day.getUTCMonth() + 1};BYDAY=${positions.at(-1)}${weekdays[day.getUTCDay()]}${until}`,
  ]
}

/**
 * Formats the VTIMEZONE component of a zone for a range of time: https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
export function formatVtimezone(zone: string, from: number, to: number): string {
  const [start, end] = [new Date(from).getUTCFullYear() - 1, new Date(to).getUTCFullYear() + 1]
  const years = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  const transitions = years.flatMap((year) => listTransitions(zone, year))
  const lines = groupByRule(transitions).flatMap((rule) =>
    formatObservance(zone, rule.first, localStart(rule.first), formatRule(rule, end)),
  )
  // Without a transition before the range, the initial offset needs a separate observance.
  if ((transitions[0]?.time ?? Number.POSITIVE_INFINITY) > from) {
    const time = Date.UTC(start)
    const offset = offsetAt(zone, time)
    lines.unshift(...formatObservance(zone, { time, offsetBefore: offset, offsetAfter: offset }, new Date(time)))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n')
}
