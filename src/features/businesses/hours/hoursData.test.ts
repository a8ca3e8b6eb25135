import { expect, test } from 'vitest'
import { toHoursData } from './hoursData.ts'
import type { OpeningHours } from './openingHours.ts'

const none: OpeningHours = {
  by_appointment: false,
  weekly: [],
  seasons: [],
  holidays: [],
  exceptions: [],
  note: null,
}
const nine = { from: '09:00', until: '17:00' }
const type = { '@type': 'OpeningHoursSpecification' }

test('days with the same hours are one specification, and midnight is 23:59', () => {
  const weekly = [
    { day: 'tuesday' as const, ...nine },
    { day: 'monday' as const, ...nine },
    { day: 'friday' as const, from: '18:00', until: '24:00' },
  ]
  expect(toHoursData({ ...none, weekly }, '2026-11-22')).toEqual({
    openingHoursSpecification: [
      { ...type, dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
      { ...type, dayOfWeek: ['Friday'], opens: '18:00', closes: '23:59' },
    ],
  })
})

test('seasons have the days of their next occurrence, also over the new year', () => {
  const season = { name: null, by_appointment: false, weekly: [{ day: 'monday' as const, ...nine }] }
  const seasons = [
    { ...season, from: '05-15', until: '09-20' },
    { ...season, from: '10-01', until: '04-30', weekly: [] },
  ]
  const { openingHoursSpecification: list } = toHoursData({ ...none, seasons }, '2026-11-22')
  expect(list).toMatchObject([
    { dayOfWeek: ['Monday'], validFrom: '2027-05-15', validThrough: '2027-09-20' },
    { opens: '00:00', closes: '00:00', validFrom: '2026-10-01', validThrough: '2027-04-30' },
  ])
})

test('holidays and single days override the week until they are over', () => {
  const hours = {
    ...none,
    weekly: [{ day: 'monday' as const, ...nine }],
    holidays: [{ holiday: 'independence_day', times: [] }],
    exceptions: [
      { from: '2026-01-02', until: '2026-01-03', times: [nine], note: null },
      { from: '2026-12-24', until: '2026-12-24', times: [nine], note: 'Party' },
    ],
  }
  expect(toHoursData(hours, '2026-11-22').specialOpeningHoursSpecification).toEqual([
    { ...type, opens: '00:00', closes: '00:00', validFrom: '2027-07-04', validThrough: '2027-07-04' },
    { ...type, opens: '09:00', closes: '17:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
  ])
})

test('hours without information create no structured data', () => {
  expect(toHoursData({ ...none, by_appointment: true, note: 'Call first' }, '2026-11-22')).toEqual({})
})
