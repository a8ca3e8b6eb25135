import type { z } from 'zod'
import { type Event, eventDetails, type NewEventForm } from './event.contract.ts'
import { toInputValue } from './eventTimes.ts'

/** The values of the form fields. */
export type EventFormValues = Record<keyof z.output<typeof NewEventForm>, string>

const toDetailValues = (event: Event | null) =>
  Object.fromEntries(eventDetails.map((name) => [name, event?.[name] ?? ''])) as Record<
    (typeof eventDetails)[number],
    string
  >

/** The values of the fields that a save sends. */
export const pickSavedFields = (event: Event): Record<string, unknown> =>
  Object.fromEntries(
    [...eventDetails, 'start_datetime', 'end_datetime'].map((name) => [name, event[name as keyof Event]]),
  )

export const toFormValues = (event: Event | null): EventFormValues => ({
  ...toDetailValues(event),
  start_datetime: event ? toInputValue(event.start_datetime) : '',
  end_datetime: event ? toInputValue(event.end_datetime) : '',
  repeats: '',
  repeat_count: '',
  repeat_until: '',
})
