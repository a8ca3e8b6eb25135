import type { RawBuilder } from 'kysely'
import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { publicOnly } from '../businesses/businesses.query.server.ts'
import { type Filters, hasWords, type Range } from './eventList.server.ts'
import { CALENDAR_MAX } from './events.constants.ts'
import type { CancelledEvent } from './icalendar.server.ts'

/**
 * Keeps what everybody sees of events that are about to go, for the calendars that hold them; of what is over already
 * nobody needs to be told.
 * @param ids a query for the ids of these events.
 * @param withWords false where their words are the reason why they go.
 */
export const keepCancelled = (tx: Tx, ids: RawBuilder<unknown>, withWords: boolean) =>
  sql`
    insert into cancelled_events (event_id, business_id, title, event_type, start_datetime, end_datetime, time_zone,
      sequence, created_at, document)
    select e.id, e.business_id, ${withWords ? sql`e.title` : sql`null`}, e.event_type, e.start_datetime, e.end_datetime,
      s.time_zone, e.sequence + 1, e.created_at, e.document
    from events as e
    join businesses as b on b.id = e.business_id
    left join event_series as s on s.id = e.series_id
    where e.id in (${ids}) and e.end_datetime >= now() and ${publicOnly}
      and (e.is_active or exists (select from cancelled_events as c where c.event_id = e.id))
    on conflict (event_id) do update set sequence = excluded.sequence, cancelled_at = now(),
      title = ${withWords ? sql`cancelled_events.title` : sql`null`}`.execute(tx)

export const forgetCancelled = (tx: Tx, event_id: number) =>
  tx.deleteFrom('cancelled_events').where('event_id', '=', event_id).execute()

/** Of public businesses, by the filters of the list. */
export function listCancelled(
  db: Db,
  { search, type, businessId }: Filters,
  { from, until }: Range,
): Promise<CancelledEvent[]> {
  return selectCancelled(db)
    .$if(search !== undefined, (query) => query.where(hasWords(search ?? '')))
    .$if(type !== undefined, (query) => query.where('e.event_type', '=', type ?? null))
    .$if(businessId !== undefined, (query) => query.where('e.business_id', '=', businessId ?? 0))
    .$if(from !== null, (query) => query.where(sql<boolean>`e.end_datetime >= ${from}`))
    .$if(until !== null, (query) => query.where(sql<boolean>`e.start_datetime < ${until}`))
    .orderBy('e.start_datetime')
    .limit(CALENDAR_MAX)
    .execute()
}

export const readCancelled = (db: Db, event_id: number): Promise<CancelledEvent | undefined> =>
  selectCancelled(db).where('e.event_id', '=', event_id).executeTakeFirst()

const selectCancelled = (db: Db) =>
  db
    .selectFrom('cancelled_events as e')
    .innerJoin('businesses as b', 'b.id', 'e.business_id')
    .where(publicOnly)
    .select([
      'e.event_id',
      'e.title',
      'e.start_datetime',
      'e.end_datetime',
      'e.time_zone',
      'e.sequence',
      'e.created_at',
      'e.cancelled_at',
    ])
