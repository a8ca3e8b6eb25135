import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { createCursorSchema } from '../../kit/api/cursor.ts'
import {
  choice,
  closeness,
  deleted,
  id,
  limit,
  line,
  optional,
  optionalLine,
  search,
  text,
  time,
  webAddress,
} from '../../kit/api/schema.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { Person } from '../accounts/person.contract.ts'
import { businessRoles } from '../businesses/businesses.constants.ts'
import { dateField, isDate, isWithinYears, localTimeField, timestampField, timeZoneField } from './dateFields.ts'
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
    visibility: z.enum(visibilities),
    /** Whether the event waits for a moderator. Then only its author, its team and moderators see it. */
    is_held: z.boolean(),
    business_id: id,
    business_name: z.string(),
    display_name: z.string(),
    city: z.string().nullable(),
    display_city: z.string().nullable(),
    state: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    /** The id of the creator; null when the account was deleted. */
    created_by: id.nullable(),
    created_by_name: z.string().nullable(),
    created_at: time,
    /** The id of the series, shared by all occurrences of a repeating event; else null. */
    series_id: id.nullable(),
    repeats: z.enum(frequencies).nullable(),
    /** The viewer's role in the business. */
    role: z.enum(businessRoles).nullable(),
  })
  .meta({ id: 'Event' })
export type Event = z.output<typeof Event>

const eventFields = <Moment extends z.ZodType>(timeField: (name: string) => Moment) => ({
  title: line(TITLE_MAX, 'Title'),
  description: text(DESCRIPTION_MAX, 'Description'),
  event_url: optional(webAddress('Event page URL', 'Invalid URL format')),
  event_type: optional(choice(eventTypes, 'Event type')),
  location: optionalLine(LOCATION_MAX, 'Location'),
  cost_info: optionalLine(COST_MAX, 'Cost info'),
  start_datetime: timeField('Start date/time'),
  end_datetime: timeField('End date/time'),
})

const COUNT_MESSAGE = `Number of times must be a whole number from 2 to ${OCCURRENCES_MAX}`
const recurrence = {
  repeats: optional(choice(frequencies, 'Repeats')),
  repeat_count: optional(
    z.coerce
      .number({ error: COUNT_MESSAGE })
      .int(COUNT_MESSAGE)
      .min(2, COUNT_MESSAGE)
      .max(OCCURRENCES_MAX, COUNT_MESSAGE),
  ),
  repeat_until: optional(dateField('Until')),
}

type TimeRange = { start_datetime: string; end_datetime: string }
const hasValidTimes = ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
  !issues.some(({ path }) => path?.[0] === 'start_datetime' || path?.[0] === 'end_datetime')
const endsAfterStart = ({ start_datetime, end_datetime }: TimeRange) =>
  Date.parse(end_datetime) > Date.parse(start_datetime)
/** Checked also when other fields are invalid, so that all errors are reported at once. */
const endMessage = {
  path: ['end_datetime'],
  message: 'End date/time must be after start date/time',
  when: hasValidTimes,
}

type RecurrenceFields = { repeats: string | null; repeat_count: number | null; repeat_until: string | null }
const hasOneEnding = ({ repeats, repeat_count, repeat_until }: RecurrenceFields) =>
  repeats === null || (repeat_count === null) !== (repeat_until === null)
const endingMessage = { path: ['repeat_count'], message: 'Say how many times it takes place, or until which day' }

export const EventForm = z.object(eventFields(localTimeField)).refine(endsAfterStart, endMessage)
export const NewEventForm = z
  .object({ ...eventFields(localTimeField), ...recurrence })
  .refine(endsAfterStart, endMessage)
  .refine(hasOneEnding, endingMessage)

const EventSave = z.object(eventFields(timestampField)).refine(endsAfterStart, endMessage)
export type EventSave = z.output<typeof EventSave>
const NewEvent = z
  .object({ ...eventFields(timestampField), ...recurrence, time_zone: optional(timeZoneField) })
  .refine(endsAfterStart, endMessage)
  .refine(hasOneEnding, endingMessage)
export type NewEvent = z.output<typeof NewEvent>

const event = z.object({ event: Event })
const listedEvent = Event.extend({
  /** The number of later listed occurrences of the series; null unless the query has `series=next`. */
  more_dates: z.number().nullable(),
})
export type ListedEvent = z.output<typeof listedEvent>
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

const interest = z.object({
  /** The number of interested members. */
  interested_count: z.number(),
  /** Whether the viewer is interested; false for visitors. */
  is_interested: z.boolean(),
})

/** An event on its page. */
const eventPage = z.object({
  event: Event.extend({
    description_html: z.string(),
    /** The account of the creator; null without a public page. */
    creator: Person.nullable(),
    ...interest.shape,
    /** Whether visitors can see the event. Feeds contain public events only. */
    is_public: z.boolean(),
    /** The time zone of the series, else of the region. */
    time_zone: z.string(),
    /** The next occurrences of the series. */
    other_dates: z.array(z.object({ id, start_datetime: time })),
  }),
})

export const eventsContract = {
  'GET /events': {
    summary:
      'Events that have not ended, soonest first. startDate and endDate select the events that overlap these days in the region’s time zone. search matches words in title, description, location and business name. series=next lists each series once, with its next date. total counts up to 1,000, in a search up to 100',
    query: z.object({
      ...filters,
      startDate: dateField('startDate').optional(),
      endDate: dateField('endDate').optional(),
      series: z.literal('next', 'series must be next').optional(),
      limit: limit(),
      cursor: createCursorSchema('time', 'id').optional(),
    }),
    reply: z.object({
      events: z.array(listedEvent),
      /** The number of events, counted up to 1,000; in a search up to 100. */
      total: z.number(),
      next_cursor: z.string().nullable(),
      ...closeness,
    }),
  },
  'GET /events/calendar': {
    summary:
      'The days of a month that have events, each with its first three events, in the region’s time zone. The default is the current month. total counts up to 30',
    query: z.object({
      ...filters,
      month: z
        .string()
        .refine((value) => isDate(`${value}-01`) && isWithinYears(value), 'month must be a month such as 2026-12')
        .optional(),
    }),
    reply: z.object({
      month: z.string(),
      /** The current day in the region's time zone. */
      today: z.string(),
      days: z.array(
        z.object({
          date: z.string(),
          /** The number of events on the day, counted up to 30. */
          total: z.number(),
          events: z.array(z.object({ id, title: z.string(), start_datetime: time })),
        }),
      ),
    }),
  },
  'GET /events/:id': {
    summary: 'One event',
    reply: eventPage,
  },
  'PUT /events/:id/interest': {
    summary:
      'Be interested in one date of an event: you are reminded a day before, and told when its time or place changes or when it is cancelled',
    access: 'member',
    reply: interest,
  },
  'DELETE /events/:id/interest': {
    summary: 'Stop being interested in an event',
    access: 'member',
    reply: interest,
  },
  'GET /businesses/:id/events': {
    summary: 'The upcoming events of a business. Its team also gets past and inactive events',
    query: z.object({ limit: limit(1000, 1000) }),
    reply: z.object({ events: z.array(Event) }),
  },
  'POST /businesses/:id/events': {
    summary: 'Create an event. repeats creates one event per occurrence; the reply contains the first one',
    access: 'member',
    body: NewEvent,
    reply: event,
    status: 201,
  },
  'PUT /businesses/:id/events/:event_id': {
    summary: 'Change an event; scope=following also changes the later events of its series',
    access: 'member',
    query: scope,
    body: EventSave,
    reply: event,
  },
  'DELETE /businesses/:id/events/:event_id': {
    summary: 'Delete an event; scope=following also deletes the later events of its series',
    access: 'member',
    query: scope,
    reply: deleted,
  },
  'POST /businesses/:id/events/:event_id/restore': {
    summary:
      'Restore an event with all that were deleted with it: for 10 minutes if you have deleted it, for 30 days as an administrator',
    access: 'member',
    reply: eventPage,
  },
  'PATCH /businesses/:id/events/:event_id/toggle': {
    summary: 'Deactivate or reactivate an event',
    access: 'member',
    reply: event,
  },
} satisfies Contract

type EventsContract = typeof eventsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends EventsContract {}
}
