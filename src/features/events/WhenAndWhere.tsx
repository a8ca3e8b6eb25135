import type { ReactNode } from 'react'
import type { ReplyOf } from '../../kit/api/contract.ts'
import { formatCount } from '../../kit/text/text.ts'
import { CalendarIcon, MapPinIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { EventTime } from './EventTime.tsx'
import type { eventsContract } from './events.contract.ts'
import { mapLink } from './mapLink.ts'

type WhenAndWhereProps = ReplyOf<(typeof eventsContract)['GET /events/:id']> & { children: ReactNode }

const frequencyTexts = {
  weekly: 'Takes place every week.',
  biweekly: 'Takes place every other week.',
  monthly: 'Takes place every month.',
  monthly_weekday: 'Takes place every month.',
}

/** The time and place of an event, the buttons for calendars and interest, and the other occurrences of its series. */
export function WhenAndWhere({ event, children }: WhenAndWhereProps) {
  const map = mapLink(event)
  const { other_dates, other_date_count } = event
  const furtherDates = other_date_count - other_dates.length
  return (
    <section aria-label="When and where">
      <dl className="grid gap-3">
        <DetailRow icon={<CalendarIcon />} name="Starts">
          <EventTime form="long" start={event.start_datetime} />
        </DetailRow>
        <DetailRow icon={<CalendarIcon />} name="Ends">
          <EventTime form="long" start={event.end_datetime} />
        </DetailRow>
        {event.location && (
          <DetailRow icon={<MapPinIcon />} name="Location">
            {event.location}
            {map && (
              <>
                {' · '}
                <a href={map} target="_blank" rel="nofollow ugc noopener">
                  Map
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </>
            )}
          </DetailRow>
        )}
      </dl>
      {children && <div className="no-print mt-5 grid gap-3">{children}</div>}
      {event.repeats && (
        <div className="mt-4">
          <p className="text-muted">
            {frequencyTexts[event.repeats]}
            {other_date_count > 0 && ` ${formatCount(other_date_count, 'more date')}:`}
          </p>
          {other_date_count > 0 && (
            <ul aria-label="Other dates" className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
              {other_dates.map(({ id, start_datetime }) => (
                <li key={id} className="py-1">
                  <Link to={`/events/${id}`}>
                    <EventTime form="short" start={start_datetime} />
                  </Link>
                </li>
              ))}
              {furtherDates > 0 && <li className="py-1 text-muted">and {furtherDates} later</li>}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}

const DetailRow = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="pair items-center [--name-width:6.5rem]">
    <dt className="flex items-center gap-3 text-muted text-sm">
      {icon}
      {name}
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
