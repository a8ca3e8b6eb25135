import { useNow } from '../../kit/page/clock.ts'
import { CalendarIcon, MapPinIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { EventBadges } from './EventBadges.tsx'
import { EventTime } from './EventTime.tsx'
import type { EventRow } from './eventFilters.ts'

type EventRowsProps = {
  events: EventRow[]
  /** When the events were loaded, in epoch milliseconds. */
  loadedAt: number
  /** For a list of the events of one business. */
  hideBusinessName?: boolean
  className?: string
}

/** A list of events with time, location and business. */
export function EventRows({ events, loadedAt, hideBusinessName = false, className }: EventRowsProps) {
  const now = useNow(loadedAt)
  return (
    <Rows className={className}>
      {events.map((event) => (
        <Row
          key={event.id}
          heading="h3"
          title={event.title}
          to={`/events/${event.id}`}
          badges={<EventBadges event={event} now={now} />}
          meta={
            <>
              <span>
                <CalendarIcon />
                <EventTime form="range" start={event.start_datetime} end={event.end_datetime} />
              </span>
              {event.location && (
                <span>
                  <MapPinIcon />
                  {event.location}
                </span>
              )}
              {!hideBusinessName && <span>{event.display_name}</span>}
            </>
          }
        >
          {event.preview}
        </Row>
      ))}
    </Rows>
  )
}
