import { type Db, sql } from '../../database/open.server.ts'
import { anyId, prepareQuery } from '../../database/prepared.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import { selectPerson } from '../accounts/person.server.ts'
import { roleOf } from '../businesses/businesses.constants.ts'
import { type Event, eventDetails } from './event.contract.ts'
import { canSee } from './events.rules.ts'
import { interestColumns } from './interest/interestColumns.server.ts'

/** Additional fields that calendars and feeds need. */
export type Revision = {
  sequence: number
  edited_at: string | null
  /** Whether visitors can see the event. */
  is_listed: boolean
  /** The time zone of the series; null for that of the region. */
  time_zone: string | null
}

/** Returns when the next public event starts or ends, in epoch milliseconds; Infinity when there is none. */
export async function readNextEventChange(db: Db): Promise<number> {
  // An event is listed until its end, inclusive.
  const { rows } = await sql<{ remaining_ms: number | null }>`
    select extract(epoch from least(
      (select min(start_datetime) from events where is_listed and start_datetime > now()),
      (select min(end_datetime) from events
        where is_listed and tstzrange(start_datetime, end_datetime, '[]') @> now()) + interval '1 millisecond'
    ) - now())::float8 * 1000 as remaining_ms`.execute(db)
  return Date.now() + (rows[0]?.remaining_ms ?? Number.POSITIVE_INFINITY)
}

const detailColumns = eventDetails.map((name) => `e.${name}` as const)

/** Selects the columns that `serializeEvent` needs, with the viewer's role in the business. */
export const selectEvents = (db: Db, viewer: Viewer | null) => selectColumns(db, viewer?.id ?? null)

const selectColumns = (db: Db, viewer_id: number | null) =>
  db
    .selectFrom('events as e')
    .innerJoin('businesses as b', 'b.id', 'e.business_id')
    .leftJoin('business_members as own_membership', (join) =>
      join
        .onRef('own_membership.business_id', '=', 'b.id')
        .on('own_membership.user_id', '=', viewer_id)
        .on('own_membership.status', '=', 'active'),
    )
    .leftJoin('users as creator', 'creator.id', 'e.created_by')
    .leftJoin('event_series as s', 's.id', 'e.series_id')
    .select([
      'e.id',
      ...detailColumns,
      'e.start_datetime',
      'e.end_datetime',
      'e.is_active',
      'e.is_listed',
      sql<Visibility>`e.visibility`.as('visibility'),
      sql<Visibility>`b.visibility`.as('business_visibility'),
      'e.business_id',
      'b.business_name',
      'b.display_name',
      'b.city',
      'b.display_city',
      'b.state',
      'b.phone',
      'b.website',
      'e.created_by',
      'creator.full_name as created_by_name',
      'e.created_at',
      'e.series_id',
      'e.sequence',
      'e.edited_at',
      's.frequency as repeats',
      's.time_zone',
      'own_membership.role',
    ])

export const readEventRow = prepareQuery((db, { id, viewer_id }: { id: number; viewer_id: number | null }) =>
  selectColumns(db, viewer_id)
    .where('e.id', '=', id)
    .select(selectPerson('creator').as('creator'))
    .select(interestColumns(viewer_id)),
)
const readByIds = prepareQuery((db, { ids, viewer_id }: { ids: number[]; viewer_id: number | null }) =>
  selectColumns(db, viewer_id).where('e.id', '=', anyId(ids)),
)

type EventRow = Awaited<ReturnType<typeof readByIds>>[number]

export const serializeEvent = ({ business_visibility: _, ...row }: EventRow): Event & Revision => ({
  ...row,
  is_held: row.visibility === 'held',
  event_type: row.event_type as Event['event_type'],
  repeats: row.repeats as Event['repeats'],
  role: row.role === null ? null : roleOf(row.role),
})

/** Returns the serialized event when the viewer may see it, else null. */
export function toVisibleEvent(viewer: Viewer | null, row: EventRow | undefined): (Event & Revision) | null {
  if (!row) return null
  const event = serializeEvent(row)
  return canSee(viewer, { ...event, business_visibility: row.business_visibility }) ? event : null
}

/** Returns the events in the order of `ids`, without those that were deleted meanwhile. */
export async function readEvents(db: Db, viewer: Viewer | null, ids: number[]): Promise<(Event & Revision)[]> {
  if (ids.length === 0) return []
  const rows = await readByIds(db, { ids, viewer_id: viewer?.id ?? null })
  const byId = new Map(rows.map((row) => [row.id, serializeEvent(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
