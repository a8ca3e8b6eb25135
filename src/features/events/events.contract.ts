import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { createCursorSchema } from '../../kit/api/cursor.ts'
import { choice, closeness, deleted, id, limitParam, searchParam, time } from '../../kit/api/schema.ts'
import { dateField, isDate, isWithinYears } from './dateFields.ts'
import {
  Event,
  EventCancellation,
  EventEdit,
  EventInterest,
  EventOnPage,
  ListedEvent,
  NewEvent,
} from './event.contract.ts'
import { editScopes, eventTypes } from './events.constants.ts'

const event = z.object({ event: Event })
const scope = z.object({ scope: choice(editScopes, 'scope').default('this') })
const filters = {
  search: searchParam,
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
      'Events that have not ended, soonest first. startDate and endDate select the events that overlap these days in the region’s time zone. search matches words in title, description, location and business name. series=next lists each series once, with its next date. total counts up to 1,000, in a search up to 100',
    query: z.object({
      ...filters,
      startDate: dateField('startDate').optional(),
      endDate: dateField('endDate').optional(),
      series: z.literal('next', 'series must be next').optional(),
      limit: limitParam(),
      cursor: createCursorSchema('time', 'id').optional(),
    }),
    reply: z.object({
      events: z.array(ListedEvent),
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
    reply: EventOnPage,
  },
  'GET /events/:id/cancellation': {
    summary:
      'That an event of a public business is cancelled, from its cancellation or deletion until it would have ended',
    reply: z.object({ cancellation: EventCancellation }),
  },
  'PUT /events/:id/interest': {
    summary:
      'Be interested in one date of an event: you are reminded a day before, and told when its time or place changes or when it is cancelled',
    access: 'member',
    reply: EventInterest,
  },
  'DELETE /events/:id/interest': {
    summary: 'Stop being interested in an event',
    access: 'member',
    reply: EventInterest,
  },
  'GET /events/user/interested': {
    summary:
      'The events that you are interested in: those that have not ended, soonest first, then those that are over, latest first. Events that are not public are left out',
    access: 'member',
    query: z.object({ limit: limitParam(), cursor: createCursorSchema('time', 'number', 'time', 'id').optional() }),
    reply: z.object({ events: z.array(Event), next_cursor: z.string().nullable() }),
  },
  'GET /businesses/:id/events': {
    summary: 'The upcoming events of a business. Its team also gets past and inactive events',
    query: z.object({ limit: limitParam(1000, 1000) }),
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
    summary:
      'Change an event; scope=following also changes the later events of its series. With expected, 409 when it was changed meanwhile',
    access: 'member',
    query: scope,
    body: EventEdit,
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
    reply: EventOnPage,
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
