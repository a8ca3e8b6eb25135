import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatCount } from '../../kit/text/text.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { PlusIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { LinkMenu } from '../../kit/ui/LinkMenu.tsx'
import type { Business } from '../businesses/business.contract.ts'
import { EventRows } from './EventRows.tsx'
import type { EventRow } from './eventFilters.ts'
import { canCreate } from './events.rules.ts'
import { subscribeLinks } from './icalendar/calendarLinks.ts'

type UpcomingEventsProps = {
  business: Pick<Business, 'id' | 'role' | 'display_name'>
  upcoming: { events: EventRow[]; total: number; loadedAt: number }
}

/** The next events of a business, for its public page. */
export function UpcomingEvents({ business, upcoming: { events, total, loadedAt } }: UpcomingEventsProps) {
  const site = useSite()
  const viewer = useViewer()
  if (events.length === 0 && !canCreate(viewer, business)) return null
  return (
    <section aria-labelledby="events" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="events">Upcoming Events</h2>
        <div className="flex flex-wrap gap-3">
          {canCreate(viewer, business) && <CreateEventLink business_id={business.id} />}
          {events.length > 0 && (
            <LinkMenu
              label="Subscribe"
              links={subscribeLinks(`/businesses/${business.id}/events.ics`, business.display_name, site)}
              size="sm"
              align="end"
            />
          )}
        </div>
      </div>
      {events.length === 0 ? (
        <p className="text-muted">No upcoming events.</p>
      ) : (
        <>
          <EventRows events={events} loadedAt={loadedAt} hideBusinessName />
          <p className="no-print mt-4">
            <Link to={`/events?businessId=${business.id}`}>
              {total > events.length ? `View all ${formatCount(total, 'event')}` : 'View all events'}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

export const CreateEventLink = ({ business_id }: { business_id: number }) => (
  <LinkButton variant="secondary" size="sm" to={`/businesses/${business_id}/events/new`}>
    <PlusIcon />
    Create Event
  </LinkButton>
)
