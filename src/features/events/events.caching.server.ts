import { type CachingOf, nextMidnight } from '../../kit/server/caching.server.ts'
import type { Event } from './event.contract.ts'
import type { eventsContract } from './events.contract.ts'

/** Milliseconds for which a reply is cached when the time of its next change is unknown. */
const UNKNOWN_EXPIRY_MS = 60_000

const tagsOf = ({ id, business_id, created_by }: Event) => [
  `event:${id}`,
  `business:${business_id}`,
  ...(created_by === null ? [] : [`user:${created_by}`]),
]

/** The next moment at which an event begins or is over. An event is listed until its end, inclusive. */
function nextMoment({ start_datetime, end_datetime }: Pick<Event, 'start_datetime' | 'end_datetime'>, now: number) {
  const moments = [Date.parse(start_datetime), Date.parse(end_datetime) + 1]
  return moments.find((moment) => moment > now) ?? Number.POSITIVE_INFINITY
}

/** Another occurrence is shown until its end, which is after its start. */
const otherDateUntil = (start_datetime: string, now: number) =>
  Date.parse(start_datetime) > now ? Date.parse(start_datetime) : now + UNKNOWN_EXPIRY_MS

/**
 * The tag `events` stands for the set of listed events and their times, `eventsOf:5` for those of business 5,
 * `series:3` for the occurrences of a series.
 */
export const eventsCaching: CachingOf<typeof eventsContract> = {
  'GET /events': ({ query, reply: { events, next_cursor }, site, now }) => ({
    tags: [
      query?.businessId ? `eventsOf:${query.businessId}` : 'events',
      ...(query?.search ? ['events.search'] : []),
      ...events.flatMap(tagsOf),
    ],
    until: Math.min(
      // The quick dates of the page begin today.
      nextMidnight(site.time_zone, now),
      ...events.map((event) => nextMoment(event, now)),
      // The total of a business also counts events that the reply does not contain. Other lists change with the tag
      // `events`, which has its own time limit.
      query?.businessId && next_cursor !== null ? now + UNKNOWN_EXPIRY_MS : Number.POSITIVE_INFINITY,
    ),
  }),
  'GET /events/calendar': ({ query, reply: { days }, site, now }) => ({
    tags: [
      'events',
      ...(query?.search ? ['events.search'] : []),
      ...days.flatMap(({ events }) => events.map(({ id }) => `event:${id}`)),
    ],
    until: nextMidnight(site.time_zone, now),
  }),
  'GET /events/:id': ({ reply: { event }, now }) => ({
    tags: [...tagsOf(event), ...(event.series_id === null ? [] : [`series:${event.series_id}`])],
    until: Math.min(
      nextMoment(event, now),
      ...event.other_dates.map(({ start_datetime }) => otherDateUntil(start_datetime, now)),
    ),
  }),
}
