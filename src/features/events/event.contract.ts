import { z } from 'zod'
import { choice, id, line, optional, optionalLine, text, time, webAddress } from '../../kit/api/schema.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { Person } from '../accounts/person.contract.ts'
import { businessRoles } from '../businesses/businesses.constants.ts'
import { dateField, localTimeField, timestampField, timeZoneField } from './dateFields.ts'
import {
  eventTypes,
  MAX_COST_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_OCCURRENCES,
  MAX_TITLE_LENGTH,
  repeatFrequencies,
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
    repeats: z.enum(repeatFrequencies).nullable(),
    /** The viewer's role in the business. */
    role: z.enum(businessRoles).nullable(),
  })
  .meta({ id: 'Event' })
export type Event = z.output<typeof Event>

const eventFields = <Moment extends z.ZodType>(timeField: (name: string) => Moment) => ({
  title: line(MAX_TITLE_LENGTH, 'Title'),
  description: text(MAX_DESCRIPTION_LENGTH, 'Description'),
  event_url: optional(webAddress('Event page URL', 'Invalid URL format')),
  event_type: optional(choice(eventTypes, 'Event type')),
  location: optionalLine(MAX_LOCATION_LENGTH, 'Location'),
  cost_info: optionalLine(MAX_COST_LENGTH, 'Cost info'),
  start_datetime: timeField('Start date/time'),
  end_datetime: timeField('End date/time'),
})

const COUNT_MESSAGE = `Number of times must be a whole number from 2 to ${MAX_OCCURRENCES}`
const recurrence = {
  repeats: optional(choice(repeatFrequencies, 'Repeats')),
  repeat_count: optional(
    z.coerce
      .number({ error: COUNT_MESSAGE })
      .int(COUNT_MESSAGE)
      .min(2, COUNT_MESSAGE)
      .max(MAX_OCCURRENCES, COUNT_MESSAGE),
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

export const EventSave = z.object(eventFields(timestampField)).refine(endsAfterStart, endMessage)
export type EventSave = z.output<typeof EventSave>
/** A changed event. */
export const EventEdit = z
  .object({
    ...eventFields(timestampField),
    /**
     * The values that the editor has seen. A field that still has its seen value keeps the present one. The reply is 409
     * when a changed field has another value by now.
     */
    expected: z.record(z.string(), z.unknown(), 'expected must be an object of fields').optional(),
  })
  .refine(endsAfterStart, endMessage)
export type EventEdit = z.output<typeof EventEdit>
/** The fields of the form that all occurrences of a series have in common. */
const EventDetail = EventSave.keyof().exclude(['start_datetime', 'end_datetime'])
export const eventDetails = EventDetail.options
/** The texts of an event, which are searched for links. A new text of the form is included automatically. */
export const eventTexts = EventDetail.exclude(['event_type']).options
export const NewEvent = z
  .object({ ...eventFields(timestampField), ...recurrence, time_zone: optional(timeZoneField) })
  .refine(endsAfterStart, endMessage)
  .refine(hasOneEnding, endingMessage)
export type NewEvent = z.output<typeof NewEvent>

export const ListedEvent = Event.extend({
  /** The number of later listed occurrences of the series; null unless the query has `series=next`. */
  more_dates: z.number().nullable(),
})
export type ListedEvent = z.output<typeof ListedEvent>
/** The public data of a cancelled event. */
export const EventCancellation = z
  .object({
    event_id: id,
    /** Null for a deleted event. */
    title: z.string().nullable(),
    start_datetime: time,
    end_datetime: time,
    cancelled_at: time,
    business_id: id,
    business_name: z.string(),
  })
  .meta({ id: 'EventCancellation' })
export type EventCancellation = z.output<typeof EventCancellation>

/** The members who are interested in an event. */
export const EventInterest = z.object({
  /** The number of interested members. */
  interested_count: z.number(),
  /** Whether the viewer is interested; false for visitors. */
  is_interested: z.boolean(),
})

/** An event on its page. */
export const EventOnPage = z.object({
  event: Event.extend({
    description_html: z.string(),
    /** The account of the creator; null without a public page. */
    creator: Person.nullable(),
    ...EventInterest.shape,
    /** Whether visitors can see the event. Feeds contain public events only. */
    is_public: z.boolean(),
    /** The time zone of the series, else of the region. */
    time_zone: z.string(),
    /** The next occurrences of the series. */
    other_dates: z.array(z.object({ id, start_datetime: time })),
    /** The number of all occurrences of the series that are not over, without this one. */
    other_date_count: z.number(),
  }),
})
