import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays, addMonths, formatLongDay } from '../../kit/text/calendar.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { type CalendarDay, daysSinceSunday, formatMonth, listWeeks } from './calendar.ts'
import { EventRows } from './EventRows.tsx'
import { RegionDayNote } from './EventTime.tsx'
import { countLimit, type EventFilters, type EventRow, eventsPath, formatEventCount } from './eventFilters.ts'
import { MAX_DAY_COUNT } from './events.constants.ts'

type CalendarData = {
  month: string
  today: string
  day: string
  days: CalendarDay[]
  events: EventRow[]
  total: number
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The day to which each key moves the focus. */
const moveByKey: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -daysSinceSunday(day)),
  End: (day) => addDays(day, 6 - daysSinceSunday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

type EventCalendarProps = { filters: EventFilters; calendar: CalendarData; loadedAt: number }

/** A month with the events of one day. Arrow keys move the focus by day, Page Up and Page Down by month. */
export function EventCalendar({ filters, calendar, loadedAt }: EventCalendarProps) {
  const { month, day, events, total } = calendar
  const dayPath = (target: string) => eventsPath({ ...filters, day: target, month: '' })
  const monthPath = (months: number) =>
    eventsPath({ ...filters, day: '', month: addMonths(`${month}-01`, months).slice(0, 7) })

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div role="status">
          <h2 id="results" className="font-sans text-lg">
            {formatMonth(month)}
          </h2>
        </div>
        <nav aria-label="Months" className="flex flex-wrap gap-2">
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
        <Month {...calendar} dayPath={dayPath} />
        <section aria-labelledby="day">
          <h3 id="day" className="card-title mb-3">
            {formatLongDay(day)}
          </h3>
          <p className="hint mb-3" role="status">
            {total === 0 ? 'No events on this day.' : formatEventCount(total, countLimit(filters))}
          </p>
          {events.length > 0 && (
            <EventRows events={events} loadedAt={loadedAt} hideBusinessName={filters.businessId !== ''} />
          )}
          {total > events.length && (
            <p className="mt-4">
              <Link to={eventsPath({ ...filters, view: '', month: '', day: '', startDate: day, endDate: day })}>
                All events of this day
              </Link>
            </p>
          )}
          <RegionDayNote day={day} />
        </section>
      </div>
    </>
  )
}

type MonthProps = Omit<CalendarData, 'events' | 'total'> & { dayPath: (day: string) => string }

function Month({ month, today, day, days, dayPath }: MonthProps) {
  const navigate = useNavigate()
  const [focusedDay, setFocusedDay] = useState(day)
  const table = useRef<HTMLTableElement>(null)
  const shouldFocus = useRef(false)
  const byDate = new Map(days.map((entry) => [entry.date, entry]))
  const active = focusedDay.startsWith(month) ? focusedDay : day

  // After a move to another month the focused day exists only when that month is rendered.
  useEffect(() => {
    if (!shouldFocus.current || !focusedDay.startsWith(month)) return
    shouldFocus.current = false
    table.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus()
  }, [focusedDay, month])

  function moveFocus(event: KeyboardEvent, from: string) {
    const moveDay = moveByKey[event.key]
    if (!moveDay || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const target = moveDay(from)
    shouldFocus.current = true
    setFocusedDay(target)
    if (!target.startsWith(month)) navigate(dayPath(target), { replace: true, preventScrollReset: true })
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between the days, as in every date grid
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
        {listWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, weekday) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other identity
              if (date === null) return <td key={weekday} />
              const { total = 0, titles = [] } = byDate.get(date) ?? {}
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
                <td key={date} aria-selected={date === day}>
                  <Link
                    to={dayPath(date)}
                    preventScrollReset
                    replace
                    tabIndex={date === active ? 0 : -1}
                    aria-current={date === today ? 'date' : undefined}
                    className={cx('calendar-day', total > 0 && 'calendar-busy')}
                    onFocus={() => setFocusedDay(date)}
                    onKeyDown={(event) => moveFocus(event, date)}
                  >
                    <span className="sr-only">
                      {`${formatLongDay(date)}, ${total === 0 ? 'no events' : formatEventCount(total, MAX_DAY_COUNT)}`}
                    </span>
                    <span className="calendar-number" aria-hidden="true">
                      {Number(date.slice(8))}
                    </span>
                    {titles.map((title, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the titles of a day are shown in a fixed order
                      <span key={place} className="calendar-title" aria-hidden="true">
                        {title}
                      </span>
                    ))}
                    {total > titles.length && (
                      <span
                        className="calendar-title"
                        aria-hidden="true"
                      >{`${total - titles.length}${total < MAX_DAY_COUNT ? '' : '+'} more`}</span>
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
