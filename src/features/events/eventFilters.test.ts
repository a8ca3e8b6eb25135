import { expect, test } from 'vitest'
import { countFilters, eventsPath, parseEventFilters } from './eventFilters.ts'
import { computeTimeStatus } from './eventTimes.ts'

const path = (query: string) => eventsPath(parseEventFilters(new URLSearchParams(query)))

test('the canonical URL contains the valid filters in a fixed order', () => {
  expect(path('businessId=7&endDate=2026-12-31&startDate=2026-12-01&type=Sale&search=+coffee+')).toBe(
    '/events?search=coffee&type=Sale&startDate=2026-12-01&endDate=2026-12-31&businessId=7',
  )
  expect(
    path('type=Party&startDate=2026-02-30&endDate=soon&businessId=-1&view=wall&month=2026-12&day=2026-12-01'),
  ).toBe('/events')
})

test('the URL of the calendar contains a month or a day instead of a date range', () => {
  expect(path('view=calendar&startDate=2026-12-01&month=2026-12')).toBe('/events?view=calendar&month=2026-12')
  expect(path('view=calendar&month=2026-12&day=2026-12-04')).toBe('/events?view=calendar&day=2026-12-04')
  expect(path('view=calendar&month=2026-12&day=2026-11-04')).toBe('/events?view=calendar&month=2026-12')
  expect(path('view=calendar&month=2026-13')).toBe('/events?view=calendar')
})

test('counts the active filters without the view', () => {
  expect(countFilters(parseEventFilters(new URLSearchParams('search=x&businessId=1&view=calendar')))).toBe(2)
})

test('an event is in progress from its start to its end, both included', () => {
  const event = { start_datetime: '2026-12-05T03:00:00.000Z', end_datetime: '2026-12-05T05:00:00.000Z' }
  const statusAt = (moment: string) => computeTimeStatus(event, Date.parse(moment))
  expect([statusAt('2026-12-05T02:59:59.999Z'), statusAt('2026-12-05T03:00:00Z')]).toEqual(['upcoming', 'now'])
  expect([statusAt('2026-12-05T05:00:00Z'), statusAt('2026-12-05T05:00:00.001Z')]).toEqual(['now', 'past'])
})
