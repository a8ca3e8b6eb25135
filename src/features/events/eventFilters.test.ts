import { expect, test } from 'vitest'
import { countFilters, eventsPath, readEventFilters } from './eventFilters.ts'
import { timeStatus } from './eventTimes.ts'

const path = (query: string) => eventsPath(readEventFilters(new URLSearchParams(query)))

test('the URL keeps the filters that make sense, in one order', () => {
  expect(path('businessId=7&endDate=2026-12-31&startDate=2026-12-01&type=Sale&search=+coffee+')).toBe(
    '/events?search=coffee&type=Sale&startDate=2026-12-01&endDate=2026-12-31&businessId=7',
  )
  expect(
    path('type=Party&startDate=2026-02-30&endDate=soon&businessId=-1&view=wall&month=2026-12&day=2026-12-01'),
  ).toBe('/events')
})

test('the calendar has a month or a day of it instead of dates', () => {
  expect(path('view=calendar&startDate=2026-12-01&month=2026-12')).toBe('/events?view=calendar&month=2026-12')
  expect(path('view=calendar&month=2026-12&day=2026-12-04')).toBe('/events?view=calendar&day=2026-12-04')
  expect(path('view=calendar&month=2026-12&day=2026-11-04')).toBe('/events?view=calendar&month=2026-12')
  expect(path('view=calendar&month=2026-13')).toBe('/events?view=calendar')
})

test('filters are counted', () => {
  expect(countFilters(readEventFilters(new URLSearchParams('search=x&businessId=1&view=calendar')))).toBe(2)
})

test('an event is happening from its start to its end, both included', () => {
  const event = { start_datetime: '2026-12-05T03:00:00.000Z', end_datetime: '2026-12-05T05:00:00.000Z' }
  const at = (moment: string) => timeStatus(event, Date.parse(moment))
  expect([at('2026-12-05T02:59:59.999Z'), at('2026-12-05T03:00:00Z')]).toEqual(['upcoming', 'now'])
  expect([at('2026-12-05T05:00:00Z'), at('2026-12-05T05:00:00.001Z')]).toEqual(['now', 'past'])
})
