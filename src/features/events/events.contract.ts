import { z } from 'zod'
import type { Contract } from '../../kit/contract.ts'
import { choice, id, limit, message, optional, optionalText, search, text, time, webAddress } from '../../kit/schema.ts'
import { businessRoles } from '../businesses/businesses.constants.ts'
import { asMoment, day, isDate, isWithinYears, moment, typed, zone } from './eventMoments.ts'
import {
  COST_MAX,
  DESCRIPTION_MAX,
  eventTypes,
  frequencies,
  LOCATION_MAX,
  OCCURRENCES_MAX,
  scopes,
  TITLE_MAX,
} from './events.constants.ts'

export const Event = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    start_datetime: time,
    end_datetime: time,
    location: z.string().nullable(),
    event_type: z.enum(eventTypes).nullable(),
    cost_info: z.string().nullable(),
    event_url: z.string().nullable(),
    is_active: z.boolean(),
    business_id: id,
    business_name: z.string(),
    city: z.string().nullable(),
    state: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    /** Null once the account is gone. */
    created_by: id.nullable(),
    created_by_name: z.string().nullable(),
    created_at: time,
    /** The same for all occurrences of an event that repeats. */
    series_id: id.nullable(),
    repeats: z.enum(frequencies).nullable(),
    /** Yours in its business. */
    role: z.enum(businessRoles).nullable(),
  })
  .meta({ id: 'Event' })
export type Event = z.output<typeof Event>

const fields = <Moment extends z.ZodType>(when: (name: string) => Moment) => ({
  title: text(TITLE_MAX, 'Title'),
  description: text(DESCRIPTION_MAX, 'Description'),
  event_url: optional(webAddress('Event page URL', 'Invalid URL format')),
  event_type: optional(choice(eventTypes, 'Event type')),
  location: optionalText(LOCATION_MAX, 'Location'),
  cost_info: optionalText(COST_MAX, 'Cost info'),
  start_datetime: when('Start date/time'),
  end_datetime: when('End date/time'),
})

const COUNT = `Number of times must be a whole number from 2 to ${OCCURRENCES_MAX}`
const recurrence = {
  repeats: optional(choice(frequencies, 'Repeats')),
  repeat_count: optional(z.coerce.number({ error: COUNT }).int(COUNT).min(2, COUNT).max(OCCURRENCES_MAX, COUNT)),
  repeat_until: optional(day('Until')),
}

type Span = { start_datetime: string; end_datetime: string }
const isSpan = ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
  !issues.some(({ path }) => path?.[0] === 'start_datetime' || path?.[0] === 'end_datetime')
const endsLater = ({ start_datetime, end_datetime }: Span) => Date.parse(end_datetime) > Date.parse(start_datetime)
/** Told together with what else is wrong. */
const lasting = {
  path: ['end_datetime'],
  message: 'End date/time must be after start date/time',
  when: isSpan,
}

type Repeating = { repeats: string | null; repeat_count: number | null; repeat_until: string | null }
const endsOnce = ({ repeats, repeat_count, repeat_until }: Repeating) =>
  repeats === null || (repeat_count === null) !== (repeat_until === null)
const ending = { path: ['repeat_count'], message: 'Say how many times it takes place, or until which day' }

export const EventForm = z.object(fields(typed)).refine(endsLater, lasting)
export const NewEventForm = z
  .object({ ...fields(typed), ...recurrence })
  .refine(endsLater, lasting)
  .refine(endsOnce, ending)

const EventSave = z.object(fields(moment)).refine(endsLater, lasting)
export type EventSave = z.output<typeof EventSave>
const NewEvent = z
  .object({ ...fields(moment), ...recurrence, time_zone: optional(zone) })
  .refine(endsLater, lasting)
  .refine(endsOnce, ending)
export type NewEvent = z.output<typeof NewEvent>

/** Where a page of the list ended: the moment and the id of its last event. */
const cursor = z
  .string()
  .refine((value) => {
    const [moment = '', last = ''] = value.split('_')
    return /^[12]\d{3}-/.test(moment) && asMoment(moment) === moment && /^\d{1,15}$/.test(last)
  }, 'cursor must be the next_cursor of an earlier answer')
  .transform((value) => {
    const [start_datetime = '', last] = value.split('_')
    return { start_datetime, id: Number(last) }
  })

const event = z.object({ event: Event })
const scope = z.object({ scope: choice(scopes, 'scope').default('this') })
const filters = {
  search,
  type: choice(eventTypes, 'type').optional(),
  businessId: z.coerce
    .number('businessId must be a positive whole number')
    .int('businessId must be a positive whole number')
    .positive('businessId must be a positive whole number')
    .optional(),
}

export const eventsContract = {
  'GET /events': {
    summary:
      'Events that have not ended, soonest first; with startDate or endDate those that overlap these days of the region. total counts up to 1,000, or up to 100 of a search. search finds words in title, description, location and business name',
    query: z.object({
      ...filters,
      startDate: day('startDate').optional(),
      endDate: day('endDate').optional(),
      limit: limit(),
      cursor: cursor.optional(),
    }),
    reply: z.object({
      events: z.array(Event),
      /** Counted up to 1,000, or up to 100 of a search. */
      total: z.number(),
      next_cursor: z.string().nullable(),
    }),
  },
  'GET /events/calendar': {
    summary:
      'The days of a month, in the region’s time zone and this one unless said, on which there are events, with the first three of each; total counts up to 30',
    query: z.object({
      ...filters,
      month: z
        .string()
        .refine((value) => isDate(`${value}-01`) && isWithinYears(value), 'month must be one such as 2026-12')
        .optional(),
    }),
    reply: z.object({
      month: z.string(),
      /** The day that it is there now. */
      today: z.string(),
      days: z.array(
        z.object({
          date: z.string(),
          /** Counted up to 30. */
          total: z.number(),
          events: z.array(z.object({ id, title: z.string(), start_datetime: time })),
        }),
      ),
    }),
  },
  'GET /events/:id': {
    summary: 'One event',
    reply: z.object({
      event: Event.extend({
        description_html: z.string(),
        /** Whether everybody sees it: feeds have what everybody sees. */
        is_public: z.boolean(),
        /** Whose clocks it follows. */
        time_zone: z.string(),
        /** The next occurrences of its series. */
        other_dates: z.array(z.object({ id, start_datetime: time })),
      }),
    }),
  },
  'GET /businesses/:id/events': {
    summary: 'The events of a business: upcoming ones, then, for its team, past ones. Its team sees inactive ones too',
    query: z.object({ limit: limit(1000, 1000) }),
    reply: z.object({ events: z.array(Event) }),
  },
  'POST /businesses/:id/events': {
    summary: 'Create an event, or, with repeats, one for each time it takes place; the answer is the first of them',
    access: 'member',
    body: NewEvent,
    reply: event,
    status: 201,
  },
  'PUT /businesses/:id/events/:event_id': {
    summary: 'Change an event; with scope=following those that come after it in its series too',
    access: 'member',
    query: scope,
    body: EventSave,
    reply: event,
  },
  'DELETE /businesses/:id/events/:event_id': {
    summary: 'Delete an event; with scope=following those that come after it in its series too',
    access: 'member',
    query: scope,
    reply: message,
  },
  'PATCH /businesses/:id/events/:event_id/toggle': {
    summary: 'Make an event inactive, or active again',
    access: 'member',
    reply: event,
  },
} satisfies Contract

type EventsContract = typeof eventsContract
declare module '../../kit/contract.ts' {
  interface AllContracts extends EventsContract {}
}
