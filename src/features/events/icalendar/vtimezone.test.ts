import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { formatOffset, isAmbiguous } from '../timeZones.ts'
import { formatVtimezone } from './vtimezone.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Formats the local time of a zone with the time zone data of Node. */
function createLocalTimeFormat(zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment: number) => format.format(moment).replace(' ', 'T')
}

const parse = (zone: string, from: number, to: number) =>
  new ICAL.Timezone(new ICAL.Component(ICAL.parse(formatVtimezone(zone, from, to)) as unknown[]))

function toMoment(clock: string, zone: ICAL.Timezone): number {
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
])('ical.js converts local times of %s with the VTIMEZONE as Node does', (zone) => {
  const [from, to] = [Date.UTC(2025, 0, 1), Date.UTC(2029, 0, 1)]
  const vtimezone = parse(zone, from, to)
  const localTime = createLocalTimeFormat(zone)
  const wrong: string[] = []
  for (let moment = from; moment < to; moment += 7 * HOUR_MS) {
    const clock = localTime(moment)
    // Programs may choose either moment for a local time that occurs twice.
    if ([-1, -0.5, 0.5, 1].some((hours) => localTime(moment + hours * HOUR_MS) === clock)) {
      expect(isAmbiguous(zone, moment)).toBe(true)
      continue
    }
    if (isAmbiguous(zone, moment)) wrong.push(`${clock} occurs once`)
    if (toMoment(clock, vtimezone) !== moment) wrong.push(`${clock} is not ${new Date(moment).toISOString()}`)
  }
  expect(wrong).toEqual([])
})

test('a former rule ends with its last year', () => {
  // Until 2006 daylight saving time began on the first Sunday of April and ended on the last Sunday of October.
  const [from, to] = [Date.UTC(2003, 0, 1), Date.UTC(2012, 0, 1)]
  const vtimezone = formatVtimezone('America/Anchorage', from, to)
  expect(vtimezone.match(/RRULE:.*/g)).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T110000Z',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T100000Z',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  ])
  const zone = parse('America/Anchorage', from, to)
  const localTime = createLocalTimeFormat('America/Anchorage')
  for (let moment = from; moment < to; moment += DAY_MS) expect(toMoment(localTime(moment), zone)).toBe(moment)
})

test('formats offsets as in ISO 8601', () => {
  expect([-9 * HOUR_MS, 0, 5.75 * HOUR_MS, -3.5 * HOUR_MS].map(formatOffset)).toEqual([
    '-09:00',
    '+00:00',
    '+05:45',
    '-03:30',
  ])
})
