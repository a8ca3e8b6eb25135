import type { Db, Tx } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { readEventRow, toVisibleEvent } from '../events.query.server.ts'

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
