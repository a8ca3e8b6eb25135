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

/** The time and place of an event, and the buttons for calendars and interest. */
export function WhenAndWhere({ event, children }: WhenAndWhereProps) {
  const map = mapLink(event)
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
    </section>
  )
}

/** The number of dates that are shown at once. */
const INITIAL_DATE_COUNT = 3

/** The recurrence of an event, and the other occurrences of its series. */
export function OtherDates({ event }: Pick<WhenAndWhereProps, 'event'>) {
  const { repeats, other_dates, other_date_count } = event
  if (!repeats) return null
  const laterDates = other_dates.slice(INITIAL_DATE_COUNT)
  const furtherDates = other_date_count - other_dates.length
  return (
    <section aria-label="Dates">
      <p className="text-muted">
        {frequencyTexts[repeats]}
        {other_date_count > 0 && ` ${formatCount(other_date_count, 'more date')}:`}
      </p>
      {other_date_count > 0 && <DateLinks label="Other dates" dates={other_dates.slice(0, INITIAL_DATE_COUNT)} />}
      {laterDates.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5">
            {formatCount(other_date_count - INITIAL_DATE_COUNT, 'more date')}
          </summary>
          <DateLinks label="Later dates" dates={laterDates} />
          {furtherDates > 0 && <p className="text-muted">and {furtherDates} later</p>}
        </details>
      )}
    </section>
  )
}

const DateLinks = ({ label, dates }: { label: string; dates: WhenAndWhereProps['event']['other_dates'] }) => (
  <ul aria-label={label} className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
    {dates.map(({ id, start_datetime }) => (
      <li key={id} className="py-1">
        <Link to={`/events/${id}`}>
          <EventTime form="short" start={start_datetime} />
        </Link>
      </li>
    ))}
  </ul>
)

const DetailRow = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="pair items-center [--name-width:6.5rem]">
    <dt className="flex items-center gap-3 text-muted text-sm">
      {icon}
      {name}
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
