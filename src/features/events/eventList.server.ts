import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import { extractWords } from '../../database/textSearch.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { CloseMatches } from '../../kit/server/services.server.ts'
import { dayIn } from '../../kit/text/dayIn.ts'
import { type EventType, MAX_COUNT, MAX_DAY_COUNT, MAX_SEARCH_COUNT } from './events.constants.ts'
import { readEvents } from './events.query.server.ts'

export type EventListFilters = {
  search?: string
  type?: EventType
  businessId?: number
  /** Restricts the list to these events. */
  ids?: number[]
  /** Lists only the first occurrence of each series within the range. */
  series?: 'next'
}
type EventListQuery = EventListFilters & {
  startDate?: string
  endDate?: string
  limit: number
  cursor?: [start_datetime: string, id: number]
}
/** A range of time; null is unbounded. `isUpcomingOnly` is true when no event of the range can be over. */
export type TimeRange = {
  from: RawBuilder<unknown> | null
  until: RawBuilder<unknown> | null
  isUpcomingOnly?: boolean
}

const emptySql = sql``
/** SQL for the time at which a day begins in a time zone, plus a number of days. */
export const midnight = (day: string, zone: string, days = 0) =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone ${zone})`

/** SQL condition: the event contains all words; the last word may be a prefix. @param table the name of the row. */
export function matchesText(search: string, table = 'e') {
  const textMatch = extractWords(search)
  const last = textMatch.at(-1)
  if (last === undefined) return sql<boolean>`false`
  const before = textMatch.slice(0, -1).join(' ')
  return sql<boolean>`${sql.ref(`${table}.document`)} @@ (plainto_tsquery('english', ${before})
    && (plainto_tsquery('english', ${last}) || ${`${last}:*`}::tsquery))`
}

/** SQL condition: visibility and all filters except the text search and the time range. */
export const filterListed = ({ type, businessId, ids }: EventListFilters) => sql`e.is_listed
  ${ids === undefined ? emptySql : sql`and e.id = any(${ids}::bigint[])`}
  ${type === undefined ? emptySql : sql`and e.event_type = ${type}`}
  ${businessId === undefined ? emptySql : sql`and e.business_id = ${businessId}`}`

/** SQL condition: no earlier occurrence of the series passes the filters and overlaps the range. */
const isNextOfSeries = ({ search, type }: EventListFilters, { from }: TimeRange) => sql`
  and (e.series_id is null or not exists (
    select from events as earlier
    where earlier.series_id = e.series_id and earlier.is_listed
      and (earlier.start_datetime, earlier.id) < (e.start_datetime, e.id)
      ${from === null ? emptySql : sql`and earlier.end_datetime >= ${from}`}
      ${type === undefined ? emptySql : sql`and earlier.event_type = ${type}`}
      ${search === undefined ? emptySql : sql`and ${matchesText(search, 'earlier')}`}
  ))`

/**
 * Selects the events that overlap a range: those in progress at its start, and those that start within it. Each of the two selects uses its own index, so neither reads events outside the range.
 * @param orderAndLimit applied to the events that start within the range.
 */
function selectOverlapping(
  filters: EventListFilters,
  { from, until, isUpcomingOnly }: TimeRange,
  orderAndLimit: RawBuilder<unknown>,
  afterCursor: RawBuilder<unknown> = emptySql,
) {
  const textMatch = filters.search === undefined ? null : matchesText(filters.search)
  const nextOnly = filters.series === 'next' ? isNextOfSeries(filters, { from, until }) : emptySql
  const selectPart = (within: RawBuilder<unknown>, textFilter: RawBuilder<unknown>) => sql`
    select e.id, e.start_datetime from events as e
    where ${filterListed(filters)} and ${within} ${textFilter} ${afterCursor} ${nextOnly}`
  const startingWithin = (within: RawBuilder<unknown>) =>
    sql`(${selectPart(
      until === null ? within : sql`${within} and e.start_datetime < ${until}`,
      // Events that have not ended have a separate text index.
      textMatch ? sql`and ${textMatch} ${isUpcomingOnly ? sql`and not e.is_over` : emptySql}` : emptySql,
    )} ${orderAndLimit})`
  if (from === null) return startingWithin(sql`true`)
  const running = selectPart(
    sql`tstzrange(e.start_datetime, e.end_datetime, '[]') @> ${from}`,
    // "is true" keeps the planner off the text index: checking the few events in progress is cheaper.
    textMatch ? sql`and (${textMatch}) is true` : emptySql,
  )
  const starting =
    textMatch && isUpcomingOnly
      ? // Without "is true", the planner also reads the start of every event of every business.
        sql`(e.start_datetime > ${from}) is true`
      : sql`e.start_datetime > ${from}`
  return sql`${running} union all ${startingWithin(starting)}`
}

type ListedRow = { id: number; start_datetime: string; more_dates: number | null }

/** SQL: the number of later listed occurrences of the series of an event. */
const laterDates = sql`(
  select count(*)::integer from events as e join events as later on later.series_id = e.series_id
  where e.id = found.id and later.is_listed and (later.start_datetime, later.id) > (e.start_datetime, e.id)
)`

type DayRange = { startDate?: string; endDate?: string }

/** The range from `startDate` to `endDate` in a time zone; without days, everything that has not ended. */
export const toTimeRange = ({ startDate, endDate }: DayRange, zone: string): TimeRange => ({
  // An event that ends at midnight does not belong to the next day.
  from: startDate ? sql`(${midnight(startDate, zone)} + interval '1 millisecond')` : endDate ? null : sql`now()`,
  until: endDate ? midnight(endDate, zone, 1) : null,
  isUpcomingOnly: !startDate && !endDate,
})

/**
 * Lists the events of public businesses, soonest first.
 * @param zone the time zone of `startDate` and `endDate`.
 * @param findClose finds partial matches when no event contains all words.
 */
export async function listEvents(
  db: Db,
  viewer: Viewer | null,
  zone: string,
  query: EventListQuery,
  findClose?: (limit: number) => Promise<CloseMatches>,
) {
  const { startDate, endDate, limit, cursor, ...filters } = query
  const range = toTimeRange({ startDate, endDate }, zone)
  const afterCursor = cursor
    ? sql`and (e.start_datetime, e.id) > (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)`
    : emptySql
  const selectRows = async (rowLimit: number, after = emptySql) => {
    const soonestFirst = sql`order by start_datetime, id limit ${sql.lit(rowLimit)}`
    const { rows } = await sql<ListedRow>`
      select id, start_datetime, ${filters.series === 'next' ? laterDates : sql`null`} as more_dates
      from (${selectOverlapping(filters, range, soonestFirst, after)}) as found ${soonestFirst}`.execute(db)
    return rows
  }
  const count = async () => {
    const orderAndLimit = sql`limit ${sql.lit(MAX_COUNT)}`
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (select from (${selectOverlapping(filters, range, orderAndLimit)}) as found ${orderAndLimit}) as counted`.execute(
      db,
    )
    return rows[0]?.total ?? 0
  }
  // One query finds and counts the matches, because the text search takes most of the time.
  const searchRows = filters.search === undefined ? null : selectRows(Math.max(MAX_SEARCH_COUNT, limit + 1))
  const listedRows = searchRows && !cursor ? searchRows : selectRows(limit + 1, afterCursor)
  const readTotal = async () => {
    if (searchRows) return Math.min((await searchRows).length, MAX_SEARCH_COUNT)
    const rows = cursor ? null : await listedRows
    return rows && rows.length <= limit ? rows.length : count()
  }
  const [rows, total] = await Promise.all([listedRows, readTotal()])
  if (rows.length === 0 && searchRows && !cursor && findClose) {
    const { ids, partial, corrected } = await findClose(MAX_SEARCH_COUNT)
    const closeRows = ids.slice(0, limit).map((id) => ({ id, more_dates: null }))
    const events = await readListedEvents(db, viewer, closeRows)
    return { events, total: ids.length, next_cursor: null, partial, corrected }
  }
  const { page, next_cursor } = toPage(rows, limit, ({ start_datetime, id }) => [start_datetime, id])
  return {
    events: await readListedEvents(db, viewer, page),
    total,
    next_cursor,
    partial: false,
    corrected: null,
  }
}

async function readListedEvents(db: Db, viewer: Viewer | null, rows: Pick<ListedRow, 'id' | 'more_dates'>[]) {
  const later = new Map(rows.map(({ id, more_dates }) => [id, more_dates]))
  const events = await readEvents(db, viewer, [...later.keys()])
  return events.map((event) => ({ ...event, more_dates: later.get(event.id) ?? null }))
}

/** The number of event titles that the calendar shows per day. */
const MAX_DAY_TITLES = 3

/** Returns the days of a month that have events, each with their number and the first titles. */
export async function listDays(
  db: Db,
  zone: string,
  { month: requestedMonth, ...filters }: EventListFilters & { month?: string },
) {
  const today = dayIn(Date.now(), zone)
  const month = requestedMonth ?? today.slice(0, 7)
  const first = `${month}-01`
  const day = { from: sql`days.starts + interval '1 millisecond'`, until: sql`days.ends` }
  const soonestFirst = sql`order by start_datetime, id limit ${sql.lit(MAX_DAY_COUNT)}`
  const { rows } = await sql<{
    date: string
    total: number
    events: { id: number; title: string; start_datetime: string }[]
  }>`
    select date, total, events
    from (
      select day::date as date, day at time zone ${zone} as starts, (day + interval '1 day') at time zone ${zone} as ends
      from generate_series(${first}::timestamp, ${first}::timestamp + interval '1 month - 1 day', interval '1 day') as day
    ) as days cross join lateral (
      select count(*) as total, json_agg(json_build_object(
        'id', id, 'title', (select title from events where events.id = placed.id), 'start_datetime', start_datetime
      ) order by place) filter (where place <= ${MAX_DAY_TITLES}) as events
      from (
        select id, start_datetime, row_number() over (order by start_datetime, id) as place
        from (${selectOverlapping(filters, day, soonestFirst)}) as found ${soonestFirst}
      ) as placed
    ) as events_of_day
    where total > 0 order by date`.execute(db)
  return {
    month,
    today,
    days: rows.map((day) => ({
      ...day,
      events: day.events.map((event) => ({
        ...event,
        start_datetime: new Date(event.start_datetime).toISOString(),
      })),
    })),
  }
}
