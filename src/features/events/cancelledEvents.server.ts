import type { RawBuilder } from 'kysely'
import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { type EventListFilters, matchesText, type TimeRange } from './eventList.server.ts'
import { MAX_CALENDAR_EVENTS } from './events.constants.ts'
import type { CancelledEvent } from './icalendar/icalendar.server.ts'

/**
 * Records the cancellation of public events that have not ended, so that subscribed calendars can remove them. It must
 * be called before the events are deleted or deactivated.
 * @param ids a query for the ids of the events.
 * @param withTitle false when an administrator removes the events, so that their titles are no longer published.
 */
export const recordCancellation = (tx: Tx, ids: RawBuilder<unknown>, withTitle: boolean) =>
  sql`
    insert into cancelled_events (event_id, business_id, title, event_type, start_datetime, end_datetime, time_zone,
      sequence, created_at, document)
    select e.id, e.business_id, ${withTitle ? sql`e.title` : sql`null`}, e.event_type, e.start_datetime, e.end_datetime,
      s.time_zone, e.sequence + 1, e.created_at, e.document
    from events as e
    join businesses as b on b.id = e.business_id
    left join event_series as s on s.id = e.series_id
    where e.id in (${ids}) and e.end_datetime >= now() and b.is_listed
      and (e.is_active and e.visibility = 'public' or exists (select from cancelled_events as c where c.event_id = e.id))
    on conflict (event_id) do update set sequence = excluded.sequence, cancelled_at = now(),
      title = ${withTitle ? sql`cancelled_events.title` : sql`null`}`.execute(tx)

export const removeCancellation = (tx: Tx, event_id: number) =>
  tx.deleteFrom('cancelled_events').where('event_id', '=', event_id).execute()

/** Returns the cancelled events of public businesses that match the filters of the list. */
export function listCancelledEvents(
  db: Db,
  { search, type, businessId }: EventListFilters,
  { from, until }: TimeRange,
): Promise<CancelledEvent[]> {
  return selectCancelledEvents(db)
    .$if(search !== undefined, (query) => query.where(matchesText(search ?? '')))
    .$if(type !== undefined, (query) => query.where('e.event_type', '=', type ?? null))
    .$if(businessId !== undefined, (query) => query.where('e.business_id', '=', businessId ?? 0))
    .$if(from !== null, (query) => query.where(sql<boolean>`e.end_datetime >= ${from}`))
    .$if(until !== null, (query) => query.where(sql<boolean>`e.start_datetime < ${until}`))
    .orderBy('e.start_datetime')
    .limit(MAX_CALENDAR_EVENTS)
    .execute()
}

export const readCancelledEvent = (db: Db, event_id: number): Promise<CancelledEvent | undefined> =>
  selectCancelledEvents(db).where('e.event_id', '=', event_id).executeTakeFirst()

/** Returns the cancellation of an event that would not be over yet, for its page. */
export const readCancellation = (db: Db, event_id: number) =>
  selectCancelledEvents(db)
    .where('e.event_id', '=', event_id)
    .where(sql<boolean>`e.end_datetime >= now()`)
    .select(['e.business_id', 'b.display_name as business_name'])
    .executeTakeFirst()

const selectCancelledEvents = (db: Db) =>
  db
    .selectFrom('cancelled_events as e')
    .innerJoin('businesses as b', 'b.id', 'e.business_id')
    .where(sql<boolean>`b.is_listed`)
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
