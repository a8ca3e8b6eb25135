import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import type { Viewer } from '../../kit/session.ts'
import { publicOnly } from '../businesses/businesses.query.server.ts'
import { COUNTED_MAX, type EventType } from './events.constants.ts'
import { readEvents } from './events.query.server.ts'

export type Filters = { search?: string; type?: EventType; businessId?: number }
type EventSearch = Filters & {
  startDate?: string
  endDate?: string
  limit: number
  cursor?: { start_datetime: string; id: number }
}
/** Between two moments; null is without end. */
export type Range = { from: RawBuilder<unknown> | null; until: RawBuilder<unknown> | null }

const nothing = sql``
const midnight = (day: string, zone: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${zone})`

/** All words, the last of which may have been begun only. */
export function hasWords(search: string) {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const last = words.at(-1)
  if (last === undefined) return sql<boolean>`false`
  const before = words.slice(0, -1).join(' ')
  return sql<boolean>`e.document @@ (plainto_tsquery('english', words_of(${before}))
    && (plainto_tsquery('english', words_of(${last})) || (phraseto_tsquery('simple', words_of(${last}))::text || ':*')::tsquery))`
}

/** What everybody may see, and what is asked for. */
export const matching = ({ search, type, businessId }: Filters) => sql`${publicOnly} and e.is_active
  ${type === undefined ? nothing : sql`and e.event_type = ${type}`}
  ${businessId === undefined ? nothing : sql`and e.business_id = ${businessId}`}
  ${search === undefined ? nothing : sql`and ${hasWords(search)}`}`

/**
 * Rows of what overlaps a range: what is going on when it begins, and what begins in it. Each part has an index of its own,
 * and is cut by `end`, so that neither reads what is long over or far ahead.
 */
function overlapping(filters: Filters, { from, until }: Range, end: RawBuilder<unknown>) {
  const part = (within: RawBuilder<unknown>) => sql`
    (select e.id, e.start_datetime, e.end_datetime from events as e join businesses as b on b.id = e.business_id
    where ${matching(filters)} and ${within} ${end})`
  const before = until === null ? nothing : sql`and e.start_datetime < ${until}`
  if (from === null) return part(sql`true ${before}`)
  const running = sql`tstzrange(e.start_datetime, e.end_datetime, '[]') @> ${from} and e.start_datetime <= ${from}`
  return sql`${part(running)} union all ${part(sql`e.start_datetime > ${from} ${before}`)}`
}

type Days = { startDate?: string; endDate?: string }

/** What is not over, or what is on some days of a zone. */
export const rangeOf = ({ startDate, endDate }: Days, zone: string): Range => ({
  // what ends when the day begins is not of that day
  from: startDate ? sql`(${midnight(startDate, zone)} + interval '1 millisecond')` : endDate ? null : sql`now()`,
  until: endDate ? midnight(endDate, zone, 1) : null,
})

/**
 * Events of public businesses, soonest first.
 * @param zone whose days are meant.
 */
export async function listEvents(db: Db, viewer: Viewer | null, zone: string, given: EventSearch) {
  const { startDate, endDate, limit, cursor, ...filters } = given
  const range = rangeOf({ startDate, endDate }, zone)
  const onward = cursor
    ? sql`and (e.start_datetime, e.id) > (${cursor.start_datetime}::timestamptz, ${cursor.id}::bigint)`
    : nothing
  const order = sql`order by start_datetime, id limit ${limit + 1}`
  const [page, counted] = await Promise.all([
    sql<{ id: number; start_datetime: string }>`
      select id, start_datetime from (${overlapping(filters, range, sql`${onward} ${order}`)}) as found ${order}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from (
        select from (${overlapping(filters, range, sql`limit ${COUNTED_MAX}`)}) as found limit ${COUNTED_MAX}
      ) as counted`.execute(db),
  ])
  const shown = page.rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    events: await readEvents(
      db,
      viewer,
      shown.map(({ id }) => id),
    ),
    total: counted.rows[0]?.total ?? 0,
    next_cursor: page.rows.length > limit && last ? `${last.start_datetime}_${last.id}` : null,
  }
}

/** How many events a day of the calendar names. */
const NAMED = 3

/** The days of a month on which there are events, each with how many and the first of them. */
export async function listDays(db: Db, zone: string, { month: asked, ...filters }: Filters & { month?: string }) {
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(new Date())
  const month = asked ?? today.slice(0, 7)
  const first = `${month}-01`
  const range = {
    from: sql`(${midnight(first, zone)} + interval '1 millisecond')`,
    until: sql`((${first}::date + interval '1 month') at time zone ${zone})`,
  }
  const { rows } = await sql<{
    date: string
    total: number
    events: { id: number; title: string; start_datetime: string }[]
  }>`
    with found as (${overlapping(filters, range, nothing)}),
    placed as (
      select day::date as date, found.id, found.start_datetime,
        row_number() over (partition by day order by found.start_datetime, found.id) as place
      from found, generate_series(
        greatest((start_datetime at time zone ${zone})::date, ${first}::date)::timestamp,
        least(
          -- what ends at midnight does not reach into the next day
          ((end_datetime - interval '1 millisecond') at time zone ${zone})::date,
          (${first}::date + interval '1 month' - interval '1 day')::date
        )::timestamp,
        interval '1 day'
      ) as day
    )
    select date, count(*) as total, json_agg(
      json_build_object('id', id, 'title', title, 'start_datetime', start_datetime) order by place
    ) filter (where place <= ${NAMED}) as events
    from placed left join lateral (
      select title from events where events.id = placed.id and place <= ${NAMED}
    ) as named on true
    group by date order by date`.execute(db)
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
