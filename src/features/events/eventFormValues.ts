import type { Event } from './event.contract.ts'
import { toInputValue } from './eventTimes.ts'

/** The values of the form fields. */
export type EventFormValues = Record<
  | 'title'
  | 'description'
  | 'event_url'
  | 'event_type'
  | 'location'
  | 'cost_info'
  | 'start_datetime'
  | 'end_datetime'
  | 'repeats'
  | 'repeat_count'
  | 'repeat_until',
  string
>

export const toFormValues = (event: Event | null): EventFormValues => ({
  title: event?.title ?? '',
  description: event?.description ?? '',
  event_url: event?.event_url ?? '',
  event_type: event?.event_type ?? '',
  location: event?.location ?? '',
  cost_info: event?.cost_info ?? '',
  start_datetime: event ? toInputValue(event.start_datetime) : '',
  end_datetime: event ? toInputValue(event.end_datetime) : '',
  repeats: '',
  repeat_count: '',
  repeat_until: '',
})
