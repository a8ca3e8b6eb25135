import { expect, test } from 'vitest'
import { differingDays } from './daySchedule.ts'
import type { OpeningHours } from './openingHours.ts'

const lunch = [{ from: '11:00', until: '13:00' }]
const hours: OpeningHours = {
  by_appointment: false,
  weekly: [
    { day: 'thursday', from: '09:00', until: '17:00' },
    { day: 'friday', from: '09:00', until: '17:00' },
  ],
  seasons: [],
  holidays: [
    { holiday: 'thanksgiving', times: [] },
    { holiday: 'veterans_day', times: [] },
  ],
  exceptions: [{ from: '2026-11-30', until: '2026-12-02', times: lunch, note: 'Inventory' }],
  note: null,
}

test('lists holidays and exceptions within the next days, and groups consecutive days', () => {
  expect(differingDays(hours, '2026-11-24', 14)).toEqual([
    { from: '2026-11-26', until: '2026-11-26', reason: 'Thanksgiving Day', times: [] },
    { from: '2026-11-30', until: '2026-12-02', reason: 'Inventory', times: lunch },
  ])
})

test('leaves out a holiday on a day on which the business is closed anyway', () => {
  // Veterans Day of 2026 is a Wednesday.
  expect(differingDays(hours, '2026-11-09', 4)).toEqual([])
})

test('an exception that lasts longer than the list is cut at its last day', () => {
  expect(differingDays(hours, '2026-11-29', 2)).toEqual([
    { from: '2026-11-30', until: '2026-11-30', reason: 'Inventory', times: lunch },
  ])
})
