import type { RawBuilder } from 'kysely'
import { sql, type Tx } from '../../../database/open.server.ts'
import { invalid } from '../../../kit/api/errors.ts'
import { type Event, type EventSave, eventDetails } from '../event.contract.ts'
import { type EditScope, MAX_OCCURRENCES } from '../events.constants.ts'
import { occurrenceDays, type Recurrence } from './recurrence.ts'

/** SQL condition: the event, or with the scope "following" also the later events of its series. */
export const filterScope = (event: Event, scope: EditScope) =>
  scope === 'following' && event.series_id !== null
    ? sql<boolean>`series_id = ${event.series_id} and start_datetime >= ${event.start_datetime}::timestamptz`
    : sql<boolean>`id = ${event.id}`

/**
 * The end of an occurrence that starts at this local time. An occurrence shorter than a day has the duration of the
 * first one, even when the clocks change. A longer one, such as a weekend, ends at the same time of day.
 */
const occurrenceEnd = (
  starts: RawBuilder<unknown>,
  ends: RawBuilder<unknown>,
  length: RawBuilder<unknown>,
  zone: RawBuilder<unknown>,
) =>
  sql`case when ${length} < interval '1 day' then (${starts} at time zone ${zone}) + ${length}
    else (${ends}) at time zone ${zone} end`

const details = sql.join(eventDetails.map((name) => sql.ref(name)))

/** Inserts the other occurrences, at the same local time in the zone, also across daylight saving time changes. */
export async function insertOccurrences(tx: Tx, id: number, recurrence: Recurrence, zone: string) {
  const { first } = await tx
    .selectFrom('events')
    .where('id', '=', id)
    .select(sql<string>`(start_datetime at time zone ${zone})::date`.as('first'))
    .executeTakeFirstOrThrow()
  const days = occurrenceDays(first, recurrence)
  if (days.length < 2) throw invalid('repeat_until', 'It has to take place at least twice to repeat')
  if (days.length > MAX_OCCURRENCES) {
    throw invalid('repeat_until', `An event can take place at most ${MAX_OCCURRENCES} times`)
  }
  await sql`
    with first as (
      select *, start_datetime at time zone ${zone} as starts, end_datetime at time zone ${zone} as ends,
        end_datetime - start_datetime as length
      from events where id = ${id}
    ),
    series as (
      insert into event_series (business_id, frequency, time_zone)
      select business_id, ${recurrence.repeats}, ${zone} from first returning id
    ),
    joined as (
      update events set series_id = (select id from series) where id = ${id}
    ),
    later as (
      select day + starts::time as starts, day + (ends - starts::date) as ends
      from first, unnest(${days.slice(1)}::date[]) as day
    )
    insert into events (business_id, series_id, created_by, visibility, ${details}, start_datetime, end_datetime)
    select business_id, (select id from series), created_by, visibility, ${details},
      later.starts at time zone ${zone}, ${occurrenceEnd(sql`later.starts`, sql`later.ends`, sql`length`, sql`${zone}`)}
    from first, later`.execute(tx)
}

/** Moves the later events of a series by as much as this event was moved, in local time of the series. */
export async function moveLaterOccurrences(tx: Tx, event: Event, { start_datetime, end_datetime }: EventSave) {
  if (start_datetime === event.start_datetime && end_datetime === event.end_datetime) return
  const local = (moment: RawBuilder<unknown>) => sql`(${moment}::timestamptz at time zone time_zone)`
  const [start, end, oldStart] = [sql`${start_datetime}`, sql`${end_datetime}`, sql`${event.start_datetime}`]
  await sql`
    with moved as (
      select e.id, time_zone, ${local(sql`e.start_datetime`)} + (${local(start)} - ${local(oldStart)}) as starts,
        ${local(end)} - ${local(start)} as clock_length, ${end}::timestamptz - ${start}::timestamptz as length
      from events as e join event_series as s on s.id = e.series_id
      where s.id = ${event.series_id} and e.start_datetime > ${oldStart}::timestamptz
    )
    update events
    set start_datetime = moved.starts at time zone time_zone,
      end_datetime = ${occurrenceEnd(sql`moved.starts`, sql`moved.starts + clock_length`, sql`length`, sql`time_zone`)}
    from moved where events.id = moved.id`.execute(tx)
}
