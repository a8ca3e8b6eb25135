import type { Event } from './event.contract.ts'

type TimeRange = Pick<Event, 'start_datetime' | 'end_datetime'>

export function computeTimeStatus(
  { start_datetime, end_datetime }: TimeRange,
  now: number,
): 'upcoming' | 'now' | 'past' {
  if (now > Date.parse(end_datetime)) return 'past'
  return now < Date.parse(start_datetime) ? 'upcoming' : 'now'
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats a time as the value of a `datetime-local` input, in the time zone of the browser. */
export function toInputValue(moment: string): string {
  const date = new Date(moment)
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}
