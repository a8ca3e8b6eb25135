import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { readEventRow, readEvents, toVisibleEvent } from '../events.query.server.ts'

const notFound = 'Event not found'

async function readVisible(db: Db, viewer: Viewer, id: number) {
  const [row] = await readEventRow(db, { id, viewer_id: viewer.id })
  return assertFound(toVisibleEvent(viewer, row) && row, notFound)
}

/** Adds the viewer's interest. @throws 404, 409 for an event that is over or cancelled. */
export const addInterest = (db: Db, viewer: Viewer, event_id: number) =>
  db.transaction().execute(async (tx) => {
    // The lock serializes this with edits, so that a later edit notifies this member.
    await tx.selectFrom('events').where('id', '=', event_id).select('id').forKeyShare().execute()
    const { is_listed, end_datetime } = await readVisible(tx, viewer, event_id)
    if (Date.parse(end_datetime) < Date.now()) throw new AppError('conflict', 'This event is over')
    if (!is_listed) throw new AppError('conflict', 'This event is not public at the moment')
    await tx
      .insertInto('event_interests')
      .values({ event_id, user_id: viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return readInterest(tx, viewer, event_id)
  })

/** Removes the viewer's interest, including in an event that they can no longer see. @throws 404 */
export const removeInterest = (db: Db, viewer: Viewer, event_id: number) =>
  db.transaction().execute(async (tx: Tx) => {
    const removed = await tx
      .deleteFrom('event_interests')
      .where('event_id', '=', event_id)
      .where('user_id', '=', viewer.id)
      .returning('event_id')
      .executeTakeFirst()
    if (!removed) await readVisible(tx, viewer, event_id)
    return readInterest(tx, viewer, event_id)
  })

async function readInterest(db: Db, viewer: Viewer, id: number) {
  const [row] = await readEventRow(db, { id, viewer_id: viewer.id })
  const { is_interested, interested_count } = assertFound(row, notFound)
  return { is_interested, interested_count }
}

type InterestedQuery = {
  limit: number
  cursor?: [time: string, is_over: number, start_datetime: string, id: number]
}

/**
 * Lists the public events that the viewer is interested in: upcoming ones, soonest first, then past ones, latest first.
 * The cursor has the time of the first page, so that an event that ends between two pages keeps its place in the list.
 */
export async function listInterested(db: Db, viewer: Viewer, { limit, cursor }: InterestedQuery) {
  const [time = new Date().toISOString(), over, start, id] = cursor ?? []
  const isOver = sql<number>`(e.end_datetime < ${time}::timestamptz)::int`
  // A number by which both the upcoming and the past events are sorted ascending: the start time, negated for past events.
  const order = sql`extract(epoch from e.start_datetime) * (case when e.end_datetime < ${time}::timestamptz then -1 else 1 end)`
  const rows = await db
    .selectFrom('event_interests as i')
    .innerJoin('events as e', 'e.id', 'i.event_id')
    .where('i.user_id', '=', viewer.id)
    .where('e.is_listed', '=', true)
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(${isOver}, ${order}, e.id) >
          (${over}::int, extract(epoch from ${start}::timestamptz) * (case when ${over}::int = 1 then -1 else 1 end), ${id}::bigint)`,
      ),
    )
    .select(['e.id', 'e.start_datetime', isOver.as('is_over')])
    .orderBy('is_over')
    .orderBy(order)
    .orderBy('e.id')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ is_over, start_datetime, id }) => [
    time,
    is_over,
    start_datetime,
    id,
  ])
  return {
    events: await readEvents(
      db,
      viewer,
      page.map(({ id }) => id),
    ),
    next_cursor,
  }
}
