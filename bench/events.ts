import { type Plan, paths } from './compare.ts'
import type { Server } from './server.ts'

/** Scenarios for the events of `bench:seed`. */
export async function planEvents(server: Server): Promise<Plan> {
  const { events } = await (await fetch(`${server.url}/api/events?limit=100`)).json()
  const ids: number[] = events.map(({ id }: { id: number }) => id)
  const hosts: number[] = [...new Set<number>(events.map(({ business_id }: { business_id: number }) => business_id))]
  const searches: string[] = events.flatMap(({ title }: { title: string }) => {
    const [first = '', second = '', third = ''] = title.split(' ')
    return [third, `${first} ${second}`]
  })
  const types = ['Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other']
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const weeks = Array.from(
    { length: 100 },
    (_, index) => `startDate=${inDays(index * 7 - 500)}&endDate=${inDays(index * 7 - 494)}`,
  )
  const months = Array.from({ length: 24 }, (_, index) => inDays(index * 30 - 500).slice(0, 7))
  const search = (words: string) => `/api/events?search=${encodeURIComponent(words)}`
  return {
    floorQuery: 'select * from events where id = $1',
    ids,
    scenarios: [
      ['events, HTML', [{ path: '/events' }]],
      ['events, JSON', [{ path: '/api/events' }]],
      ['events of a type, JSON', paths(types.map((type) => `/api/events?type=${type}`))],
      ['events of a week, JSON', paths(weeks.map((week) => `/api/events?${week}`))],
      ['events of a business, JSON', paths(hosts.map((host) => `/api/events?businessId=${host}`))],
      ['events of a month, calendar', paths(months.map((month) => `/api/events/calendar?month=${month}`))],
      ['search of events, JSON', paths(searches.map(search))],
      ['search of events, a rare word', paths([search('rareword')])],
      ['event, HTML', paths(ids.map((id) => `/events/${id}`))],
      ['event, JSON', paths(ids.map((id) => `/api/events/${id}`))],
    ],
  }
}
