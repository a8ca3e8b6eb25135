import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSite } from '../../kit/site.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../kit/ui/icons.tsx'
import { addDays, addMonths, dayWords, monthWords, weekdayOf, weeksOf } from './calendar.ts'
import { EventRows } from './EventRows.tsx'
import { countEvents, type EventFilters, type EventRow, eventsPath, mostCounted } from './eventFilters.ts'
import { DAY_COUNTED_MAX } from './events.constants.ts'
import { useEventTimes } from './eventTimes.ts'

type Day = { date: string; total: number; events: { id: number; title: string; start_datetime: string }[] }
type CalendarData = { month: string; today: string; day: string; days: Day[]; events: EventRow[]; total: number }

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Where a key leads from a day. */
const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

type EventCalendarProps = { filters: EventFilters; calendar: CalendarData; loaded: number }

/** A month of events, and those of one of its days. The arrow keys walk over the days, Page Up and Down over the months. */
export function EventCalendar({ filters, calendar, loaded }: EventCalendarProps) {
  const { month, day, events, total } = calendar
  const { region_name } = useSite()
  // whoever is elsewhere reads times by their own clocks, but the days are the region's
  const { isElsewhere } = useEventTimes()
  const pathTo = (target: string) => eventsPath({ ...filters, day: target, month: '' })
  const monthPath = (by: number) => eventsPath({ ...filters, day: '', month: addMonths(`${month}-01`, by).slice(0, 7) })

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="results" className="font-sans text-lg">
          <span role="status">{monthWords(month)}</span>
        </h2>
        <nav aria-label="Months" className="flex gap-2">
          <LinkButton variant="secondary" size="sm" to={monthPath(-1)} preventScrollReset rel="nofollow">
            <ChevronLeftIcon />
            Previous
          </LinkButton>
          <LinkButton
            variant="secondary"
            size="sm"
            to={eventsPath({ ...filters, day: '', month: '' })}
            preventScrollReset
          >
            Today
          </LinkButton>
          <LinkButton variant="secondary" size="sm" to={monthPath(1)} preventScrollReset rel="nofollow">
            Next
            <ChevronRightIcon />
          </LinkButton>
        </nav>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <Month {...calendar} pathTo={pathTo} />
        <section aria-labelledby="day">
          <h3 id="day" className="card-title mb-3">
            {dayWords(day)}
          </h3>
          <p className="hint mb-3" role="status">
            {total === 0 ? 'No events on this day.' : countEvents(total, mostCounted(filters))}
          </p>
          {events.length > 0 && <EventRows events={events} loaded={loaded} hostKnown={filters.businessId !== ''} />}
          {total > events.length && (
            <p className="mt-4">
              <Link to={eventsPath({ ...filters, view: '', month: '', day: '', startDate: day, endDate: day })}>
                All events of this day
              </Link>
            </p>
          )}
          {isElsewhere(`${day}T12:00:00Z`) && <p className="hint mt-4">{`The days are those of ${region_name}.`}</p>}
        </section>
      </div>
    </>
  )
}

type MonthProps = Omit<CalendarData, 'events' | 'total'> & { pathTo: (day: string) => string }

function Month({ month, today, day, days, pathTo }: MonthProps) {
  const navigate = useNavigate()
  const [reached, setReached] = useState(day)
  const table = useRef<HTMLTableElement>(null)
  const walking = useRef(false)
  const byDate = new Map(days.map((one) => [one.date, one]))
  const active = reached.startsWith(month) ? reached : day

  // the day that was walked to is on the page once its month is
  useEffect(() => {
    if (!walking.current || !reached.startsWith(month)) return
    walking.current = false
    table.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus()
  }, [reached, month])

  function walk(event: KeyboardEvent, from: string) {
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = move(from)
    walking.current = true
    setReached(to)
    if (!to.startsWith(month)) navigate(pathTo(to), { replace: true, preventScrollReset: true })
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are walked over as in any date grid
    <table ref={table} role="grid" className="calendar" aria-labelledby="results">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <span className="sr-only">{name}</span>
              <span aria-hidden="true">
                {name.charAt(0)}
                <span className="max-sm:hidden">{name.slice(1, 3)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, at) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is all that an empty cell is
              if (date === null) return <td key={at} />
              const { total = 0, events = [] } = byDate.get(date) ?? {}
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
                <td key={date} aria-selected={date === day}>
                  <Link
                    to={pathTo(date)}
                    preventScrollReset
                    replace
                    tabIndex={date === active ? 0 : -1}
                    aria-current={date === today ? 'date' : undefined}
                    className={cx('calendar-day', total > 0 && 'calendar-busy')}
                    onFocus={() => setReached(date)}
                    onKeyDown={(event) => walk(event, date)}
                  >
                    <span className="sr-only">
                      {`${dayWords(date)}, ${total === 0 ? 'no events' : countEvents(total, DAY_COUNTED_MAX)}`}
                    </span>
                    <span className="calendar-number" aria-hidden="true">
                      {Number(date.slice(8))}
                    </span>
                    {events.map(({ id, title }) => (
                      <span key={id} className="calendar-title" aria-hidden="true">
                        {title}
                      </span>
                    ))}
                    {total > events.length && (
                      <span
                        className="calendar-title"
                        aria-hidden="true"
                      >{`${total - events.length}${total < DAY_COUNTED_MAX ? '' : '+'} more`}</span>
                    )}
                  </Link>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
