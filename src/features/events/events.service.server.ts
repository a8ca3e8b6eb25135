import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import type { AuditAction } from '../../kit/server/auditActions.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { notifyFollowersOfNews } from '../businesses/businessNews.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import { assertMayRestore, deleteRestorably, restoreDeleted } from '../deletions/deletions.service.server.ts'
import { heldColumns, recordHold, reviewPost } from '../heldPosts/holdPost.server.ts'
import type { PostTexts } from '../heldPosts/spamScore.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { recordCancellation, removeCancellation } from './cancelledEvents.server.ts'
import { type Event, type EventEdit, type EventSave, eventTexts, type NewEvent } from './event.contract.ts'
import { mergeEdit } from './eventConflicts.server.ts'
import {
  notifyOfCancellation,
  notifyOfEventChanges,
  notifyOfReactivation,
  readWatchedEvents,
} from './eventNotices.server.ts'
import type { EditScope } from './events.constants.ts'
import { cancellations } from './events.limits.server.ts'
import { canCreate, canDelete, canEdit, canToggle } from './events.rules.ts'
import { holdOtherTexts } from './heldEvents.server.ts'
import { readEvent, readEventPage } from './readEvents.server.ts'
import { filterScope, insertOccurrences, moveLaterOccurrences } from './series/series.server.ts'

/** Locks the business and the event until the transaction ends. @throws 404 */
async function lockEvent(tx: Tx, viewer: Viewer, business_id: number, id: number): Promise<Event> {
  assertFound(await lockBusiness(tx, business_id), 'Business not found')
  await readBusiness(tx, viewer, business_id)
  const locked = await tx
    .selectFrom('events')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  assertFound(locked, 'Event not found')
  return readEvent(tx, viewer, id)
}

/** Whether the actor is an administrator who acts on another team's event. */
const isModeration = ({ viewer }: Actor, { created_by, role }: Event) => created_by !== viewer.id && role === null

/** Writes an audit entry when an administrator acts on another team's event. */
async function auditModeration(
  tx: Tx,
  actor: Actor,
  event: Event,
  action: AuditAction & `event.${string}`,
  details?: object,
) {
  if (!isModeration(actor, event)) return
  await writeAudit(tx, actor, {
    action,
    target_type: 'event',
    target_id: event.id,
    target_name: event.title,
    details: { business: event.business_name, ...details },
  })
}

/** Inserts an event with all its occurrences. @returns the id of the first one. @throws 400 for an invalid recurrence */
export async function insertEvent(
  tx: Tx,
  context: { business_id: number; created_by: number; region_zone: string; visibility?: Visibility },
  { repeats, repeat_count, repeat_until, time_zone, ...fields }: NewEvent,
): Promise<number> {
  const { region_zone, ...owner } = context
  const { id } = await tx
    .insertInto('events')
    .values({ ...fields, ...owner })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (repeats) await insertOccurrences(tx, id, { repeats, repeat_count, repeat_until }, time_zone ?? region_zone)
  return id
}

/** The texts that are searched for links. */
const pickTexts = (fields: Pick<EventSave, (typeof eventTexts)[number]>): PostTexts =>
  Object.fromEntries(eventTexts.map((name) => [name, fields[name]]))

/**
 * Creates an event. A repeating event counts as one post.
 * @throws 400, 403, 404, 429 when the quota of posts is used up.
 */
export function createEvent({ db, settings }: Services, viewer: Viewer, business_id: number, fields: NewEvent) {
  const region_zone = settings.site.time_zone
  return db.transaction().execute(async (tx) => {
    assertFound(await lockBusiness(tx, business_id), 'Business not found')
    if (!canCreate(viewer, await readBusiness(tx, viewer, business_id))) {
      throw new AppError('forbidden', 'You do not have permission to create events for this business')
    }
    await takeQuota(tx, settings, viewer, 'post')
    const score = await reviewPost(tx, settings, viewer, pickTexts(fields), null)
    const owner = { business_id, created_by: viewer.id, ...(score && heldColumns) }
    const id = await insertEvent(tx, { ...owner, region_zone }, fields)
    if (score) await recordHold(tx, viewer, { type: 'event', id }, score)
    else await notifyFollowersOfNews(tx, eventNews({ id, business_id, created_by: viewer.id }))
    return readEvent(tx, viewer, id)
  })
}

/** The news about a new event for the followers of the business. A repeating event is one item. */
export const eventNews = ({ id, business_id, created_by }: Pick<Event, 'id' | 'business_id' | 'created_by'>) => ({
  business_id,
  actorId: created_by,
  subject: { type: 'event', id },
  titles: { one: 'New event: “{about}”', many: '{count} new events of a business that you follow' },
  url: `/events/${id}`,
})

/** A higher sequence number signals to subscribed calendars that the event has changed (RFC 5545, 3.8.7.4). */
export const nextRevision = { sequence: sql<number>`sequence + 1`, edited_at: sql<string>`now()` }

export function editEvent(
  { db, settings }: Services,
  actor: Actor,
  business_id: number,
  id: number,
  scope: EditScope,
  { expected, ...fields }: EventEdit,
) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    const event = await lockEvent(tx, viewer, business_id, id)
    if (!canEdit(viewer, event)) throw new AppError('forbidden', 'You do not have permission to edit this event')
    const changes = expected ? mergeEdit(event, fields, expected) : fields
    const score = await reviewEdit(tx, settings, viewer, event, scope, changes)
    if (score) await recordCancellation(tx, sql`select id from events where ${filterScope(event, scope)}`, false)
    const awaited = await readWatchedEvents(tx, sql`select id from events where ${filterScope(event, scope)}`)
    const { start_datetime, end_datetime, ...details } = changes
    const visibility = sql<Visibility>`case visibility when 'public' then 'held' else visibility end`
    await tx
      .updateTable('events')
      .set({ ...details, ...nextRevision, ...(score && { visibility }) })
      .where(filterScope(event, scope))
      .execute()
    if (scope === 'following') await moveLaterOccurrences(tx, event, changes)
    await tx.updateTable('events').set({ start_datetime, end_datetime }).where('id', '=', id).execute()
    await notifyOfEventChanges(tx, viewer.id, awaited, settings.site.time_zone)
    if (score) await recordHold(tx, viewer, { type: 'event', id }, score)
    if (event.visibility === 'held' && event.series_id !== null) await holdOtherTexts(tx, event.series_id, id)
    await auditModeration(tx, actor, event, 'event.edit', scope === 'following' ? { scope } : undefined)
    return readEvent(tx, viewer, id)
  })
}

/** Reviews an edit. With the scope “following”, texts of a held event may be copied to public ones. */
async function reviewEdit(
  tx: Tx,
  settings: Settings,
  viewer: Viewer,
  event: Event,
  scope: EditScope,
  changes: EventSave,
) {
  const before = { type: 'event', id: event.id, visibility: event.visibility, texts: pickTexts(event) } as const
  const score = await reviewPost(tx, settings, viewer, pickTexts(changes), before)
  if (score || event.visibility === 'public' || scope !== 'following') return score
  return reviewPost(tx, settings, viewer, pickTexts(changes), { ...before, visibility: 'public', texts: {} })
}

export async function deleteEvent(
  { db, settings, limits }: Services,
  actor: Actor,
  business_id: number,
  id: number,
  scope: EditScope,
) {
  const { viewer } = actor
  await limits.take(cancellations, String(viewer.id), String(id))
  const undo_until = await db.transaction().execute(async (tx) => {
    const event = await lockEvent(tx, viewer, business_id, id)
    if (!canDelete(viewer, event)) throw new AppError('forbidden', 'You do not have permission to delete this event')
    return removeEvent(tx, actor, event, scope, settings.site.time_zone)
  })
  return { message: 'Event deleted successfully', undo_until }
}

/**
 * Deletes a locked event without checking the permission.
 * @param region_zone null omits the date from the notifications of interested members.
 * @returns until when the actor can restore it.
 */
export async function removeEvent(tx: Tx, actor: Actor, event: Event, scope: EditScope, region_zone: string | null) {
  const events = tx.selectFrom('events').where(filterScope(event, scope)).select('id').orderBy('id').forUpdate()
  const ids = (await events.execute()).map(({ id }) => id)
  // Without the title, because calendars must not show the text of a deleted event.
  const selectIds = sql`select unnest(${ids}::bigint[])`
  await recordCancellation(tx, selectIds, false)
  await notifyOfCancellation(tx, actor.viewer.id, await readWatchedEvents(tx, selectIds), region_zone)
  const undo_until = await deleteRestorably(tx, actor.viewer, { type: 'event', ids, title: event.title })
  await auditModeration(tx, actor, event, 'event.delete', scope === 'following' ? { scope } : undefined)
  return undo_until
}

/**
 * Restores a deleted event with all events that were deleted with it.
 * @throws 404 as `restoreDeleted`, or when the business is deleted or not visible.
 */
export function restoreEvent(db: Db, actor: Actor, business_id: number, id: number, region_zone: string) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    assertFound(await lockBusiness(tx, business_id), 'Business not found')
    await readBusiness(tx, viewer, business_id)
    const ids = await restoreDeleted(tx, viewer, 'event', id)
    const event = await lockEvent(tx, viewer, business_id, id)
    assertMayRestore(viewer, 'event', canDelete(viewer, event))
    const restored = sql<boolean>`id = any(${ids}::bigint[])`
    // The deletion has published `sequence + 1` to calendars, which would ignore a restored event with the same number.
    await tx.updateTable('events').set({ sequence: sql`sequence + 2` }).where(restored).execute()
    await sql`
      delete from cancelled_events where event_id in (
        select id from events where ${restored} and is_active and visibility = 'public'
      )`.execute(tx)
    await notifyOfReactivation(tx, viewer.id, sql`select unnest(${ids}::bigint[])`, region_zone)
    await auditModeration(tx, actor, event, 'event.restore', ids.length > 1 ? { events: ids.length } : undefined)
    return readEventPage(tx, viewer, region_zone, id)
  })
}

export async function toggleEvent({ db, settings, limits }: Services, actor: Actor, business_id: number, id: number) {
  const { viewer } = actor
  await limits.take(cancellations, String(viewer.id), String(id))
  return db.transaction().execute(async (tx) => {
    const event = await lockEvent(tx, viewer, business_id, id)
    if (!canToggle(viewer, event)) {
      throw new AppError('forbidden', 'Only the owner and admins of the business can do this')
    }
    const selectId = sql`${id}::bigint`
    const { time_zone } = settings.site
    if (event.is_active) {
      await recordCancellation(tx, selectId, !isModeration(actor, event))
      await notifyOfCancellation(tx, viewer.id, await readWatchedEvents(tx, selectId), time_zone)
    } else if (event.visibility === 'public') await removeCancellation(tx, id)
    await tx
      .updateTable('events')
      .set({ is_active: !event.is_active, ...nextRevision })
      .where('id', '=', id)
      .execute()
    if (!event.is_active) await notifyOfReactivation(tx, viewer.id, selectId, time_zone)
    await auditModeration(tx, actor, event, event.is_active ? 'event.deactivate' : 'event.activate')
    return readEvent(tx, viewer, id)
  })
}
