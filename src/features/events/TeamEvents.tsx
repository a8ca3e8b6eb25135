import { useNow } from '../../kit/page/clock.ts'
import { useViewer } from '../../kit/page/session.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { PencilIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import type { Business } from '../businesses/business.contract.ts'
import { VisibilityBadge } from '../reports/VisibilityBadge.tsx'
import { ToggleEventButton } from './EventActions.tsx'
import { EventBadges } from './EventBadges.tsx'
import { EventTime } from './EventTime.tsx'
import type { Event } from './event.contract.ts'
import { canCreate, canEdit, canToggle } from './events.rules.ts'
import { CreateEventLink } from './UpcomingEvents.tsx'

type TeamEventsProps = { business: Pick<Business, 'id' | 'role'>; events: Event[]; loadedAt: number }

/** All events of a business, including past and inactive ones, for its team. */
export function TeamEvents({ business, events, loadedAt }: TeamEventsProps) {
  const viewer = useViewer()
  const now = useNow(loadedAt)
  return (
    <section aria-labelledby="events" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="events">Events</h2>
        {canCreate(viewer, business) && <CreateEventLink business_id={business.id} />}
      </div>
      {events.length === 0 ? (
        <p className="text-muted">This business has no events yet.</p>
      ) : (
        <Rows>
          {events.map((event) => (
            <Row
              key={event.id}
              heading="h3"
              title={event.title}
              to={`/events/${event.id}`}
              badges={
                <>
                  <VisibilityBadge visibility={event.visibility} />
                  <EventBadges event={event} now={now} />
                </>
              }
              meta={<EventTime form="range" start={event.start_datetime} end={event.end_datetime} />}
              aside={
                <>
                  {canEdit(viewer, event) && (
                    <LinkButton
                      variant="quiet"
                      size="sm"
                      to={`/businesses/${event.business_id}/events/${event.id}/edit`}
                    >
                      <PencilIcon />
                      Edit
                      <span className="sr-only">{` ${event.title}`}</span>
                    </LinkButton>
                  )}
                  {canToggle(viewer, event) && <ToggleEventButton event={event} size="sm" />}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}
