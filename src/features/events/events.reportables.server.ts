import type { Tx } from '../../database/open.server.ts'
import { sql } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Reportable } from '../../kit/server/services.server.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { notifyFollowersOfApprovedPost } from '../businesses/businessNews.server.ts'
import { recordCancellation, removeCancellation } from './cancelledEvents.server.ts'
import { selectEvents, serializeEvent, toVisibleEvent } from './events.query.server.ts'
import { eventNews, nextRevision, removeEvent } from './events.service.server.ts'
import { listHeldCopies, listRejectedCopies } from './heldEvents.server.ts'

/** Locks the business and then the event, which is the lock order of all transactions. @throws 404 */
async function lockEvent(tx: Tx, viewer: Viewer | null, id: number) {
  const event = await tx.selectFrom('events').where('id', '=', id).select('business_id').executeTakeFirst()
  await lockBusiness(tx, assertFound(event, 'Event not found').business_id)
  await tx.selectFrom('events').where('id', '=', id).select('id').forUpdate().execute()
  const row = await selectEvents(tx, viewer).where('e.id', '=', id).executeTakeFirst()
  return serializeEvent(assertFound(row, 'Event not found'))
}

/** @returns the event before the change. @throws 404 */
async function setVisibility(tx: Tx, id: number, visibility: 'public' | 'hidden') {
  const event = await lockEvent(tx, null, id)
  // Subscribed calendars remove the event, and add it again when it is shown again.
  if (visibility === 'hidden') await recordCancellation(tx, sql`${id}::bigint`, false)
  else if (event.is_active) await removeCancellation(tx, id)
  await tx
    .updateTable('events')
    .set({ visibility, ...nextRevision })
    .where('id', '=', id)
    .execute()
  return event
}

export const eventsReportable: Reportable = {
  type: 'event',

  async load(db, id) {
    const event = await selectEvents(db, null).where('e.id', '=', id).executeTakeFirst()
    if (!event) return null
    const { title, description, created_by, visibility } = event
    return { title, path: `/events/${id}`, author_id: created_by, content: description, visibility }
  },

  async isVisible(db, viewer, id) {
    return toVisibleEvent(viewer, await selectEvents(db, viewer).where('e.id', '=', id).executeTakeFirst()) !== null
  },

  async setVisibility(tx, id, visibility) {
    const event = await setVisibility(tx, id, visibility)
    const { visibility: former } = event
    if (visibility === 'public') await notifyFollowersOfApprovedPost(tx, eventNews(event))
    if (former !== 'hidden' || visibility !== 'public') return
    for (const copy of await listRejectedCopies(tx, id)) await setVisibility(tx, copy, visibility)
  },

  listHeldCopies,

  async remove(tx, actor, id) {
    await removeEvent(tx, actor, await lockEvent(tx, actor.viewer, id), 'this', null)
  },
}
