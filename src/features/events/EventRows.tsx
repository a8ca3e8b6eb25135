import { useNow } from '../../kit/clock.ts'
import { CalendarIcon, MapPinIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { EventBadges } from './EventBadges.tsx'
import type { EventRow } from './eventFilters.ts'
import { useEventTimes } from './eventTimes.ts'

type EventRowsProps = {
  events: EventRow[]
  /** When they were loaded. */
  loaded: number
  /** Among the events of one business its name says nothing. */
  hostKnown?: boolean
  className?: string
}

/** Events to be scanned: what, when, where and by whom. */
export function EventRows({ events, loaded, hostKnown = false, className }: EventRowsProps) {
  const now = useNow(loaded)
  const times = useEventTimes()
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
                {times.span(event)}
              </span>
              {event.location && (
                <span>
                  <MapPinIcon />
                  {event.location}
                </span>
              )}
              {!hostKnown && <span>{event.business_name}</span>}
            </>
          }
        >
          {event.preview}
        </Row>
      ))}
    </Rows>
  )
}
