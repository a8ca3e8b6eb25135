import { expect, test } from 'vitest'
import { describeState } from './describeState.ts'
import type { OpeningHours, Times, WeeklyTimes } from './openingHours.ts'
import { weekdays } from './openingHours.ts'
import { openingState } from './openingState.ts'

const none: OpeningHours = { by_appointment: false, weekly: [], seasons: [], holidays: [], exceptions: [], note: null }
const on = (days: string, from: string, until: string): WeeklyTimes[] =>
  [...days].map((day) => ({ day: weekdays[Number(day) - 1] ?? 'monday', from, until }))
const office: OpeningHours = { ...none, weekly: on('12345', '09:00', '17:00') }
const lunch: OpeningHours = { ...none, weekly: [...on('12345', '09:00', '12:00'), ...on('12345', '13:00', '17:00')] }
const bar: OpeningHours = { ...none, weekly: on('56', '16:00', '02:00') }
const always: OpeningHours = { ...none, weekly: on('1234567', '00:00', '24:00') }
const season = (from: string, until: string, weekly: WeeklyTimes[], by_appointment = false) => ({
  ...{ name: null, from, until, weekly, by_appointment },
})
const summer: OpeningHours = { ...none, seasons: [season('05-15', '09-20', on('1234567', '08:00', '20:00'))] }
const winter: OpeningHours = { ...none, seasons: [season('11-15', '03-31', on('67', '10:00', '16:00'))] }
const januaryOff: OpeningHours = { ...office, seasons: [season('01-01', '01-31', [])] }
const quietWinter: OpeningHours = {
  ...none,
  weekly: on('1234567', '08:00', '18:00'),
  seasons: [season('10-01', '04-30', [], true)],
}
const holiday = (name: string, times: Times[] = []) => ({ holiday: name, times })
const exception = (from: string, until: string, times: Times[] = [], note: string | null = null) => ({
  ...{ from, until, times, note },
})

/** The moments are local winter or summer times, as their offsets say, in Alaska unless a zone is named. */
test.each<[what: string, hours: OpeningHours | null, moment: string, label: string | null, zone?: string]>([
  ['nothing known', null, '2026-12-02T12:00-09:00', null],
  ['only a note', { ...none, note: 'Call first' }, '2026-12-02T12:00-09:00', null],
  ['only a holiday', { ...none, holidays: [holiday('christmas_day')] }, '2026-12-25T12:00-09:00', null],

  ['open', office, '2026-12-02T12:00-09:00', 'Open until 5 PM'],
  ['the first moment', office, '2026-12-02T09:00-09:00', 'Open until 5 PM'],
  ['before the first moment', office, '2026-12-02T08:59:59-09:00', 'Closed, opens at 9 AM'],
  ['the last second', office, '2026-12-02T16:59:59-09:00', 'Open until 5 PM'],
  ['the moment of closing', office, '2026-12-02T17:00-09:00', 'Closed, opens tomorrow at 9 AM'],
  ['the weekend', office, '2026-12-04T18:00-09:00', 'Closed, opens Monday at 9 AM'],
  ['lunch', lunch, '2026-12-02T12:30-09:00', 'Closed, opens at 1 PM'],
  ['before lunch', lunch, '2026-12-02T11:30-09:00', 'Open until noon'],
  [
    'two times that meet',
    { ...none, weekly: [...on('3', '09:00', '12:00'), ...on('3', '12:00', '17:30')] },
    '2026-12-02T11:30-09:00',
    'Open until 5:30 PM',
  ],
  ['around the clock', always, '2026-12-02T03:00-09:00', 'Open 24 hours'],
  [
    'around the clock on two days',
    { ...none, weekly: on('67', '00:00', '24:00') },
    '2026-12-05T03:00-09:00',
    'Open until Monday, midnight',
  ],
  ['one day a week', { ...none, weekly: on('3', '09:00', '10:00') }, '2026-12-02T11:00-09:00', 'Closed, opens Dec 9'],

  ['past midnight', bar, '2026-12-05T01:30-09:00', 'Open until 2 AM'],
  ['past midnight, after closing', bar, '2026-12-06T02:00-09:00', 'Closed, opens Friday at 4 PM'],
  [
    'past midnight from Sunday to Monday',
    { ...none, weekly: on('7', '20:00', '03:00') },
    '2026-12-07T02:59-09:00',
    'Open until 3 AM',
  ],
  [
    'past midnight into a closed day',
    { ...bar, exceptions: [exception('2026-12-05', '2026-12-05')] },
    '2026-12-05T01:00-09:00',
    'Open until 2 AM',
  ],

  ['in its season', summer, '2026-07-01T19:59-08:00', 'Open until 8 PM'],
  ['after its season', summer, '2026-09-21T12:00-08:00', 'Closed for the season, opens in May'],
  ['the last day of the season', summer, '2026-09-20T12:00-08:00', 'Open until 8 PM'],
  ['the evening of the last day', summer, '2026-09-20T21:00-08:00', 'Closed, opens in May'],
  ['two weeks before the season', summer, '2026-05-01T12:00-08:00', 'Closed for the season, opens May 15'],
  ['the day before the season', summer, '2026-05-14T12:00-08:00', 'Closed for the season, opens tomorrow at 8 AM'],
  ['a season over the new year', winter, '2027-01-02T12:00-09:00', 'Open until 4 PM'],
  [
    'a season over the new year, in summer',
    winter,
    '2026-07-02T12:00-08:00',
    'Closed for the season, opens in November',
  ],
  ['closed in January', januaryOff, '2027-01-10T12:00-09:00', 'Closed for the season, opens Feb 1'],
  ['a winter by appointment', quietWinter, '2026-12-02T12:00-09:00', 'By appointment, opens in May'],
  ['by appointment', { ...none, by_appointment: true }, '2026-12-02T12:00-09:00', 'By appointment'],

  [
    'a holiday',
    { ...office, holidays: [holiday('thanksgiving')] },
    '2026-11-26T12:00-09:00',
    'Closed today (Thanksgiving Day), opens tomorrow at 9 AM',
  ],
  [
    'a holiday in another year',
    { ...office, holidays: [holiday('thanksgiving')] },
    '2027-11-26T12:00-09:00',
    'Open until 5 PM',
  ],
  [
    'a holiday of the state',
    { ...office, holidays: [holiday('sewards_day')] },
    '2027-03-29T12:00-08:00',
    'Closed today (Seward’s Day), opens tomorrow at 9 AM',
  ],
  [
    'a holiday on a day that is closed anyway',
    { ...office, holidays: [holiday('independence_day')] },
    '2026-07-04T12:00-08:00',
    'Closed, opens Monday at 9 AM',
  ],
  [
    'other hours on a holiday',
    { ...office, holidays: [holiday('christmas_eve', [{ from: '09:00', until: '12:00' }])] },
    '2026-12-24T11:00-09:00',
    'Open until noon',
  ],
  [
    'a holiday out of season',
    { ...summer, holidays: [holiday('christmas_day')] },
    '2026-12-25T12:00-09:00',
    'Closed for the season, opens in May',
  ],
  [
    'an exception of some days',
    { ...office, exceptions: [exception('2026-12-01', '2026-12-03', [], 'Inventory')] },
    '2026-12-02T12:00-09:00',
    'Closed today (Inventory), opens Friday at 9 AM',
  ],
  [
    'an exception on a holiday',
    {
      ...office,
      holidays: [holiday('veterans_day')],
      exceptions: [exception('2026-11-11', '2026-11-11', [{ from: '10:00', until: '14:00' }])],
    },
    '2026-11-11T12:00-09:00',
    'Open until 2 PM',
  ],

  // In 2026 the clocks go forward on March 8 and back on November 1, at 2 AM.
  ['the evening before the clocks go forward', always, '2026-03-08T01:59-09:00', 'Open 24 hours'],
  [
    'open until 3 AM when 2 AM is skipped',
    { ...none, weekly: on('6', '22:00', '03:00') },
    '2026-03-08T01:59-09:00',
    'Open until 3 AM',
  ],
  [
    'closed at 3 AM when 2 AM is skipped',
    { ...none, weekly: on('6', '22:00', '03:00') },
    '2026-03-08T03:00-08:00',
    'Closed, opens Saturday at 10 PM',
  ],
  [
    'a time that the clocks skip',
    { ...none, weekly: on('7', '02:30', '09:00') },
    '2026-03-08T03:31-08:00',
    'Open until 9 AM',
  ],
  [
    'a time that comes twice',
    { ...none, weekly: on('7', '01:30', '09:00') },
    '2026-11-01T01:30-08:00',
    'Open until 9 AM',
  ],
  [
    'the hour that is repeated',
    { ...none, weekly: on('7', '00:00', '04:00') },
    '2026-11-01T01:30-09:00',
    'Open until 4 AM',
  ],
  [
    'the Sunday on which the clocks change',
    { ...none, weekly: on('7', '10:00', '16:00') },
    '2026-11-01T15:59-09:00',
    'Open until 4 PM',
  ],

  ['an hour behind the region', office, '2026-12-02T17:30-09:00', 'Open until 5 PM', 'America/Adak'],
  ['an hour behind, in the morning', office, '2026-12-02T09:30-09:00', 'Closed, opens at 9 AM', 'America/Adak'],
  ['Adak in summer', office, '2026-07-01T16:59-09:00', 'Open until 5 PM', 'America/Adak'],
  ['Nome', office, '2026-12-02T16:59-09:00', 'Open until 5 PM', 'America/Nome'],
  [
    'the night in Adak after the clocks go back',
    { ...none, weekly: on('6', '20:00', '03:00') },
    '2026-11-01T02:30-10:00',
    'Open until 3 AM',
    'America/Adak',
  ],
  ['the day in Kiritimati', office, '2026-12-07T09:30+14:00', 'Open until 5 PM', 'Pacific/Kiritimati'],
])('%s', (_, hours, moment, label, zone = 'America/Anchorage') => {
  const now = Date.parse(moment)
  expect(describeState(openingState(hours, now, zone), now, zone)).toBe(label)
})
