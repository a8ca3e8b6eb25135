import type { Event } from './events.contract.ts'
import { localValue } from './eventTimes.ts'

/** What the controls of the form hold. */
export type EventValues = Record<
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

export const valuesOf = (event: Event | null): EventValues => ({
  title: event?.title ?? '',
  description: event?.description ?? '',
  event_url: event?.event_url ?? '',
  event_type: event?.event_type ?? '',
  location: event?.location ?? '',
  cost_info: event?.cost_info ?? '',
  start_datetime: event ? localValue(event.start_datetime) : '',
  end_datetime: event ? localValue(event.end_datetime) : '',
  repeats: '',
  repeat_count: '',
  repeat_until: '',
})
