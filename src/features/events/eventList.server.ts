import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import { wordsIn } from '../../database/textSearch.server.ts'
import type { Viewer } from '../../kit/session.ts'
import { COUNTED_MAX, DAY_COUNTED_MAX, type EventType, FOUND_MAX } from './events.constants.ts'
import { readEvents } from './events.query.server.ts'

export type Filters = { search?: string; type?: EventType; businessId?: number }
type EventSearch = Filters & {
  startDate?: string
  endDate?: string
  limit: number
  cursor?: { start_datetime: string; id: number }
}
/** Between two moments, null being without end; `ahead` when nothing in it can be over. */
export type Range = { from: RawBuilder<unknown> | null; until: RawBuilder<unknown> | null; ahead?: boolean }

const nothing = sql``
/** The moment at which a day of a zone begins, or the one so many days later. */
export const midnight = (day: string, zone: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${zone})`

/** Matches events with all words; the last word may be a prefix. */
export function hasWords(search: string) {
  const words = wordsIn(search)
  const last = words.at(-1)
  if (last === undefined) return sql<boolean>`false`
  const before = words.slice(0, -1).join(' ')
  return sql<boolean>`e.document @@ (plainto_tsquery('english', ${before})
    && (plainto_tsquery('english', ${last}) || ${`${last}:*`}::tsquery))`
}

/** What everybody may see, and what is asked for but the words. */
export const matching = ({ type, businessId }: Filters) => sql`e.listed
  ${type === undefined ? nothing : sql`and e.event_type = ${type}`}
  ${businessId === undefined ? nothing : sql`and e.business_id = ${businessId}`}`

/**
 * Rows of what overlaps a range: what is going on when it begins, and what begins in it, cut by `end`. Each part has an
 * index of its own, so that neither reads what is long over or far ahead.
 */
function overlapping(
  filters: Filters,
  { from, until, ahead }: Range,
  end: RawBuilder<unknown>,
  onward: RawBuilder<unknown> = nothing,
) {
  const words = filters.search === undefined ? null : hasWords(filters.search)
  const part = (within: RawBuilder<unknown>, having: RawBuilder<unknown>) => sql`
    select e.id, e.start_datetime from events as e where ${matching(filters)} and ${within} ${having} ${onward}`
  const begin = (within: RawBuilder<unknown>) =>
    sql`(${part(
      until === null ? within : sql`${within} and e.start_datetime < ${until}`,
      // what is ahead has an index of words of its own
      words ? sql`and ${words} ${ahead ? sql`and not e.is_over` : nothing}` : nothing,
    )} ${end})`
  if (from === null) return begin(sql`true`)
  const running = part(
    sql`tstzrange(e.start_datetime, e.end_datetime, '[]') @> ${from}`,
    // they are few: looking each up costs less than asking the index of words for all that have them
    words ? sql`and (${words}) is true` : nothing,
  )
  return sql`${running} union all ${begin(sql`e.start_datetime > ${from}`)}`
}

type Days = { startDate?: string; endDate?: string }

/** What is not over, or what is on some days of a zone. */
export const rangeOf = ({ startDate, endDate }: Days, zone: string): Range => ({
  // what ends when the day begins is not of that day
  from: startDate ? sql`(${midnight(startDate, zone)} + interval '1 millisecond')` : endDate ? null : sql`now()`,
  until: endDate ? midnight(endDate, zone, 1) : null,
  ahead: !startDate && !endDate,
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
  const read = async (most: number, after = nothing) => {
    const soonest = sql`order by start_datetime, id limit ${sql.lit(most)}`
    const { rows } = await sql<{ id: number; start_datetime: string }>`
      select id, start_datetime from (${overlapping(filters, range, soonest, after)}) as found ${soonest}`.execute(db)
    return rows
  }
  const count = async () => {
    const end = sql`limit ${sql.lit(COUNTED_MAX)}`
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (select from (${overlapping(filters, range, end)}) as found ${end}) as counted`.execute(
      db,
    )
    return rows[0]?.total ?? 0
  }
  // to find words is what takes time: they are counted as they are found
  const found = filters.search === undefined ? null : read(Math.max(FOUND_MAX, limit + 1))
  const [rows, total] = await Promise.all([
    found && !cursor ? found : read(limit + 1, onward),
    found ? found.then(({ length }) => Math.min(length, FOUND_MAX)) : count(),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    events: await readEvents(
      db,
      viewer,
      shown.map(({ id }) => id),
    ),
    total,
    next_cursor: rows.length > limit && last ? `${last.start_datetime}_${last.id}` : null,
  }
}

/** How many events a day of the calendar names. */
const NAMED = 3

/** The days of a month on which there are events, each with how many and the first of them. */
export async function listDays(db: Db, zone: string, { month: asked, ...filters }: Filters & { month?: string }) {
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(new Date())
  const month = asked ?? today.slice(0, 7)
  const first = `${month}-01`
  const day = { from: sql`days.starts + interval '1 millisecond'`, until: sql`days.ends` }
  const soonest = sql`order by start_datetime, id limit ${sql.lit(DAY_COUNTED_MAX)}`
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
      ) order by place) filter (where place <= ${NAMED}) as events
      from (
        select id, start_datetime, row_number() over (order by start_datetime, id) as place
        from (${overlapping(filters, day, soonest)}) as found ${soonest}
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
