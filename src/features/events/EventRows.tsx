import { Fragment } from 'react'
import { useNow } from '../../kit/page/clock.ts'
import { useSite } from '../../kit/page/site.ts'
import { dateFormat, formatCount } from '../../kit/text/text.ts'
import { CalendarIcon, MapPinIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { DateBlock } from './DateBlock.tsx'
import { EventBadges } from './EventBadges.tsx'
import { EventTime } from './EventTime.tsx'
import type { EventRow } from './eventFilters.ts'
import type { Frequency } from './events.constants.ts'

type EventRowsProps = {
  events: EventRow[]
  /** When the events were loaded, in epoch milliseconds. */
  loadedAt: number
  /** The last event before these, when the rows continue a list. */
  after?: EventRow
  /** Omits the business, for the list of one business. */
  hideBusinessName?: boolean
  heading?: 'h3' | 'h4'
}

const frequencyNames: Record<Frequency, string> = {
  weekly: 'Weekly',
  biweekly: 'Every other week',
  monthly: 'Monthly',
  monthly_weekday: 'Monthly',
}

/** A list of events with time, location and business. */
export function EventRows({ events, after, loadedAt, hideBusinessName = false, heading = 'h3' }: EventRowsProps) {
  const now = useNow(loadedAt)
  return (
    <Rows className={after && 'border-t-0'}>
      {events.map((event) => (
        <Row
          key={event.id}
          heading={heading}
          mark={<DateBlock start={event.start_datetime} />}
          title={event.title}
          to={`/events/${event.id}`}
          badges={<EventBadges event={event} now={now} />}
          meta={
            <>
              <span>
                <CalendarIcon />
                <EventTime form="range" start={event.start_datetime} end={event.end_datetime} />
              </span>
              {event.repeats && event.more_dates > 0 && (
                <span>
                  {frequencyNames[event.repeats]}, {formatCount(event.more_dates, 'more date')}
                </span>
              )}
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

const formatMonth = dateFormat({ month: 'long', year: 'numeric' })

/** A list of events under the months of the region's time zone. An event in progress belongs to the current month. */
export function EventMonths({ events, after, loadedAt, ...props }: Omit<EventRowsProps, 'heading'>) {
  const { time_zone } = useSite()
  const monthOf = ({ start_datetime, end_datetime }: EventRow) => {
    const isRunning = Date.parse(start_datetime) < loadedAt && Date.parse(end_datetime) >= loadedAt
    return formatMonth(isRunning ? new Date(loadedAt).toISOString() : start_datetime, time_zone)
  }
  const months: { name: string; events: EventRow[] }[] = []
  for (const event of events) {
    const name = monthOf(event)
    if (months.at(-1)?.name === name) months.at(-1)?.events.push(event)
    else months.push({ name, events: [event] })
  }
  return months.map(({ name, events: ofMonth }, index) => {
    const continues = index === 0 && after !== undefined && monthOf(after) === name
    return (
      <Fragment key={name}>
        {!continues && <h3 className="month-heading">{name}</h3>}
        <EventRows {...props} events={ofMonth} loadedAt={loadedAt} after={continues ? after : undefined} heading="h4" />
      </Fragment>
    )
  })
}
