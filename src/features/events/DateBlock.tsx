import { EventTime } from './EventTime.tsx'

/** The month, day and weekday of an event as a block. It is decorative, because the time stands beside it. */
export const DateBlock = ({ start }: { start: string }) => (
  <span className="date-block" aria-hidden="true">
    <EventTime form="month" start={start} />
    <EventTime form="day" start={start} />
    <EventTime form="weekday" start={start} />
  </span>
)
