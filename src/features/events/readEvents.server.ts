import { type Db, sql } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import type { Event } from './event.contract.ts'
import { readEventRow, selectEvents, toVisibleEvent } from './events.query.server.ts'

const selectEvent = async (db: Db, viewer: Viewer | null, id: number) => {
  const [row] = await readEventRow(db, { id, viewer_id: viewer?.id ?? null })
  return row
}

/** @throws 404 when the event does not exist or the viewer may not see it. */
export const readEvent = async (db: Db, viewer: Viewer | null, id: number): Promise<Event> =>
  assertFound(toVisibleEvent(viewer, await selectEvent(db, viewer, id)), 'Event not found')

/** The number of links to other occurrences on the page of an event. */
const MAX_OTHER_DATES = 12

/** Reads the occurrences of a series that are not over, without this one: the next ones, and the number of all. */
async function readOtherDates(db: Db, series_id: number | null, id: number) {
  if (series_id === null) return { other_dates: [], other_date_count: 0 }
  const rows = await db
    .selectFrom('events')
    .where('series_id', '=', series_id)
    .where('id', '!=', id)
    .where('is_active', '=', true)
    .where('visibility', '=', 'public')
    .where('end_datetime', '>=', sql<string>`now()`)
    .select(['id', 'start_datetime', sql<number>`count(*) over ()::integer`.as('count')])
    .orderBy('start_datetime')
    .limit(MAX_OTHER_DATES)
    .execute()
  return { other_dates: rows, other_date_count: rows[0]?.count ?? 0 }
}

export async function readEventPage(db: Db, viewer: Viewer | null, region_zone: string, id: number) {
  const row = await selectEvent(db, viewer, id)
  const event = assertFound(toVisibleEvent(viewer, row), 'Event not found')
  return {
    event: {
      ...event,
      creator: row?.creator ?? null,
      interested_count: row?.interested_count ?? 0,
      is_interested: row?.is_interested ?? false,
      description_html: renderMarkdown(event.description),
      is_public: event.is_listed,
      time_zone: event.time_zone ?? region_zone,
      ...(await readOtherDates(db, event.series_id, id)),
    },
  }
}

/**
 * Returns upcoming events, soonest first, then past events, latest first. Only the team and administrators get past and
 * inactive events.
 * @throws 404
 */
export async function listBusinessEvents(db: Db, viewer: Viewer | null, business_id: number, limit: number) {
  const { role } = await readBusiness(db, viewer, business_id)
  const isInsider = role !== null || isAdministrator(viewer)
  const isOver = sql<boolean>`(e.end_datetime < now())`
  const rows = await selectEvents(db, viewer)
    .where('e.business_id', '=', business_id)
    .$if(!isInsider, (query) => query.where('e.is_active', '=', true).where(isOver, '=', false))
    .orderBy(isOver)
    .orderBy(sql`case when ${isOver} then null else e.start_datetime end`)
    .orderBy('e.start_datetime', 'desc')
    .orderBy('e.id')
    .limit(limit)
    .execute()
  return { events: rows.flatMap((row) => toVisibleEvent(viewer, row) ?? []) }
}
