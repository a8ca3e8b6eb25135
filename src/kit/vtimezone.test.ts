import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { formatOffset, isAmbiguous } from './timeZones.ts'
import { formatVtimezone } from './vtimezone.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What clocks show, by the runtime's own tables. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment: number) => format.format(moment).replace(' ', 'T')
}

const parse = (zone: string, from: number, to: number) =>
  new ICAL.Timezone(new ICAL.Component(ICAL.parse(formatVtimezone(zone, from, to)) as unknown[]))

function momentOf(clock: string, zone: ICAL.Timezone): number {
  const read = ICAL.Time.fromDateTimeString(clock)
  read.zone = zone
  return read.toUnixTime() * 1000
}

test.each([
  'America/Anchorage',
  'America/Adak',
  'America/Phoenix',
  'Europe/Berlin',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
])('a calendar program knows the clocks of %s by what it is told of them', (zone) => {
  const [from, to] = [Date.UTC(2025, 0, 1), Date.UTC(2029, 0, 1)]
  const told = parse(zone, from, to)
  const shown = clockOf(zone)
  const wrong: string[] = []
  for (let moment = from; moment < to; moment += 7 * HOUR) {
    const clock = shown(moment)
    // of an hour that comes twice programs take the one or the other
    if ([-1, -0.5, 0.5, 1].some((hours) => shown(moment + hours * HOUR) === clock)) {
      expect(isAmbiguous(zone, moment)).toBe(true)
      continue
    }
    if (isAmbiguous(zone, moment)) wrong.push(`${clock} comes once`)
    if (momentOf(clock, told) !== moment) wrong.push(`${clock} is not ${new Date(moment).toISOString()}`)
  }
  expect(wrong).toEqual([])
})

test('what was the rule once is told with its end', () => {
  // until 2006 clocks changed on the first Sunday of April and the last of October
  const [from, to] = [Date.UTC(2003, 0, 1), Date.UTC(2012, 0, 1)]
  const told = formatVtimezone('America/Anchorage', from, to)
  expect(told.match(/RRULE:.*/g)).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T110000Z',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T100000Z',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  ])
  const zone = parse('America/Anchorage', from, to)
  const shown = clockOf('America/Anchorage')
  for (let moment = from; moment < to; moment += DAY) expect(momentOf(shown(moment), zone)).toBe(moment)
})

test('offsets are written as ISO 8601 has them', () => {
  expect([-9 * HOUR, 0, 5.75 * HOUR, -3.5 * HOUR].map(formatOffset)).toEqual(['-09:00', '+00:00', '+05:45', '-03:30'])
})
