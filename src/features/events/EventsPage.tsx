import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { api, call } from '../../kit/api/api.ts'
import { findRemovals, type Removal } from '../../kit/forms/removals.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSite } from '../../kit/page/site.ts'
import { HomeBreadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { FilterRemovals } from '../../kit/ui/FilterRemovals.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { LinkMenu } from '../../kit/ui/LinkMenu.tsx'
import { MoreRows } from '../../kit/ui/MoreRows.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { SearchNote } from '../../kit/ui/SearchNote.tsx'
import { SaveSearchButton } from '../savedSearches/SaveSearchButton.tsx'
import { chooseDay, toCalendarDay } from './calendar.ts'
import { EventCalendar } from './EventCalendar.tsx'
import { EventFilterForm } from './EventFilterForm.tsx'
import { EventMonths, EventRows } from './EventRows.tsx'
import {
  calendarPath,
  countFilters,
  countLimit,
  type EventFilters,
  eventsPath,
  feedPath,
  formatEventCount,
  listEventFilters,
  parseEventFilters,
  toApiQuery,
  toEventRow,
} from './eventFilters.ts'
import { FIRST_PAGE_SIZE, MAX_DAY_EVENTS } from './events.constants.ts'
import { subscribeLinks } from './icalendar/calendarLinks.ts'

/** The query of the list, which shows each series once. */
const nextOnly = { series: 'next' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const loadedAt = Date.now()
  const filters = parseEventFilters(new URL(request.url).searchParams)
  const query = toApiQuery(filters)
  if (filters.view !== 'calendar') {
    const { events, ...list } = await call(context)('GET /events', {
      query: { ...query, ...nextOnly, limit: String(FIRST_PAGE_SIZE) },
    })
    const countWithout = async ({ changed }: { changed: EventFilters }) => {
      const { total } = await call(context)('GET /events', {
        query: { ...toApiQuery(changed), ...nextOnly, limit: '1' },
      })
      return { count: total, found: formatEventCount(total, countLimit(changed)) }
    }
    const removals = events.length === 0 ? await findRemovals(listEventFilters(filters), countWithout) : []
    return { filters, loadedAt, removals, ...list, events: events.map(toEventRow), calendar: null }
  }
  const month = filters.day.slice(0, 7) || filters.month || undefined
  const days = await call(context)('GET /events/calendar', { query: { ...query, month } })
  const day = filters.day || chooseDay(days.month, days.today, days.days)
  const list = await call(context)('GET /events', {
    query: { ...query, startDate: day, endDate: day, limit: String(MAX_DAY_EVENTS) },
  })
  const events = list.events.map(toEventRow)
  const calendar = { ...days, day, days: days.days.map(toCalendarDay) }
  return { ...list, filters, loadedAt, removals: [], events, next_cursor: null, calendar }
}

export function Component() {
  const { filters, loadedAt, events, total, calendar, next_cursor, partial, corrected, removals } =
    useLoaderData<typeof loader>()
  const { region_name } = useSite()
  const { key } = useLocation()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/events'
  const title = `${region_name} Business Events`
  // Partial matches are sorted by relevance, so they have no month headings.
  const List = partial || corrected ? EventRows : EventMonths

  return (
    <div className="page">
      <Meta
        title={title}
        description={`Workshops, conferences, sales and networking events of businesses in ${region_name}.`}
        path={eventsPath(filters)}
      />
      <HomeBreadcrumb label={title} path="/events" />
      <link rel="alternate" type="application/atom+xml" title={title} href={feedPath(filters, 'atom')} />
      <link rel="alternate" type="text/calendar" title={title} href={calendarPath(filters)} />
      <PageHeading title={title} lead="Workshops, sales and networking events of the businesses here." />
      <EventFilterForm filters={filters} loadedAt={loadedAt} />
      <div className="my-6 flex flex-wrap items-end justify-between gap-x-4 border-line border-b">
        <ViewTabs filters={filters} />
        <SubscribeMenu filters={filters} title={title} />
      </div>
      {filters.businessId && <BusinessFilterNote filters={filters} name={events[0]?.display_name} />}
      <section aria-labelledby="results" aria-busy={pending}>
        <div role="status">
          <SearchNote
            typed={filters.search}
            partial={partial}
            corrected={corrected}
            toSearch={(words) => eventsPath({ ...filters, search: words })}
          />
        </div>
        <p className="no-print -ms-3.5 mb-2">
          <SaveSearchButton list="events" path={eventsPath(filters)} filters={filters} />
        </p>
        <div className={pending ? 'opacity-60 transition-opacity delay-200' : undefined}>
          {calendar ? (
            <EventCalendar filters={filters} calendar={{ ...calendar, events, total }} loadedAt={loadedAt} />
          ) : (
            <>
              <div role="status">
                <h2 id="results" className="mb-4 font-sans text-base">
                  {countHeading(total, filters)}
                </h2>
              </div>
              {events.length === 0 ? (
                <NoEvents filters={filters} removals={removals} />
              ) : (
                <>
                  <List events={events} loadedAt={loadedAt} hideBusinessName={filters.businessId !== ''} />
                  <MoreRows
                    key={key}
                    first={events}
                    cursor={next_cursor}
                    label="Show more events"
                    failed="Failed to load events."
                    load={async (cursor) => {
                      const more = await api('GET /events', { query: { ...toApiQuery(filters), ...nextOnly, cursor } })
                      return { items: more.events.map(toEventRow), cursor: more.next_cursor }
                    }}
                  >
                    {(more) => (
                      <List
                        events={more}
                        after={events.at(-1)}
                        loadedAt={loadedAt}
                        hideBusinessName={filters.businessId !== ''}
                      />
                    )}
                  </MoreRows>
                </>
              )}
            </>
          )}
        </div>
      </section>
    </div>
  )
}

function NoEvents({ filters, removals }: { filters: EventFilters; removals: Removal[] }) {
  const { startDate, endDate, businessId } = filters
  const isReversed = Boolean(startDate && endDate && startDate > endDate)
  return (
    <EmptyState
      heading="h3"
      title={countFilters(filters) > 0 ? 'Try adjusting your filters' : 'Check back soon for upcoming events!'}
    >
      {isReversed ? (
        <p>
          {'The first date is after the last one. '}
          <Link to={eventsPath({ ...filters, startDate: endDate, endDate: startDate })} preventScrollReset>
            Swap the dates
          </Link>
        </p>
      ) : (
        businessId && countFilters(filters) === 1 && <p>This business has no upcoming events.</p>
      )}
      <FilterRemovals removals={isReversed ? [] : removals} />
      <HelpLink page="create-an-event">How to add an event</HelpLink>
    </EmptyState>
  )
}

const countHeading = (total: number, filters: EventFilters) =>
  total === 0 ? 'No events found' : formatEventCount(total, countLimit(filters))

const views = [
  { view: '', label: 'List' },
  { view: 'calendar', label: 'Calendar' },
] as const

function ViewTabs({ filters }: { filters: EventFilters }) {
  return (
    <nav className="tabs border-b-0" aria-label="View">
      {views.map(({ view, label }) => (
        <Link
          key={view}
          to={eventsPath({ ...filters, startDate: '', endDate: '', month: '', day: '', view })}
          className="tab no-underline"
          aria-current={view === filters.view ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Links that subscribe a calendar application to the filtered list. */
function SubscribeMenu({ filters, title }: { filters: EventFilters; title: string }) {
  const site = useSite()
  return (
    <div className="pb-1.5">
      <LinkMenu label="Subscribe" links={subscribeLinks(calendarPath(filters), title, site)} size="sm" align="end" />
    </div>
  )
}

function BusinessFilterNote({ filters, name = 'one business' }: { filters: EventFilters; name?: string }) {
  return (
    <p className="mb-4 wrap-anywhere">
      {'Only events of '}
      <Link to={`/businesses/${filters.businessId}`}>{name}</Link>
      {'. '}
      <Link to={eventsPath({ ...filters, businessId: '' })}>Show the events of all businesses</Link>
    </p>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load events. Please try again." back={{ to: '/events', label: 'Back to Events' }} />
)
