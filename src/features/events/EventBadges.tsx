import { Badge } from '../../kit/ui/Badge.tsx'
import type { Event } from './event.contract.ts'
import { computeTimeStatus } from './eventTimes.ts'

type EventBadgesProps = {
  event: Pick<Event, 'start_datetime' | 'end_datetime' | 'is_active' | 'event_type' | 'cost_info'>
  now: number
}

/** The status, type and cost of an event. */
export function EventBadges({ event, now }: EventBadgesProps) {
  const status = computeTimeStatus(event, now)
  return (
    <>
      {status === 'now' && <Badge tone="success">Happening Now</Badge>}
      {status === 'past' && <Badge>Past Event</Badge>}
      {!event.is_active && <Badge tone="danger">Inactive</Badge>}
      {event.event_type && <Badge tone="info">{event.event_type}</Badge>}
      {event.cost_info && <Badge className="wrap-anywhere">{event.cost_info}</Badge>}
    </>
  )
}
