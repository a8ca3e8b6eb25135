import { useLocation } from 'react-router'
import { api } from '../../../kit/api/api.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { MoreRows } from '../../../kit/ui/MoreRows.tsx'
import { EventRows } from '../EventRows.tsx'
import { type EventRow, toEventRow } from '../eventFilters.ts'
import { LABEL } from './interestLabel.ts'

type InterestedEventsProps = { events: EventRow[]; next_cursor: string | null; loadedAt: number }

/** The events that the viewer is interested in. */
export function InterestedEvents({ events, next_cursor, loadedAt }: InterestedEventsProps) {
  const { key } = useLocation()
  return (
    <section aria-labelledby="interested-events" className="grid min-w-0 gap-4">
      <h2 id="interested-events">Events</h2>
      {events.length === 0 ? (
        <p className="text-muted">
          You have not marked an event yet. Choose “{LABEL}” on the page of <Link to="/events">an event</Link> to find
          it here again.
        </p>
      ) : (
        <div>
          <EventRows events={events} loadedAt={loadedAt} />
          <MoreRows
            key={key}
            name="loadedEvents"
            first={events}
            cursor={next_cursor}
            label="Show more events"
            failed="Failed to load events"
            load={async (cursor) => {
              const more = await api('GET /events/user/interested', { query: { cursor } })
              return { items: more.events.map(toEventRow), cursor: more.next_cursor }
            }}
          >
            {(more) => <EventRows events={more} after={events.at(-1)} loadedAt={loadedAt} />}
          </MoreRows>
        </div>
      )}
    </section>
  )
}
