import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import { isAdministrator, isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { removeNotificationsOf, restoreNotificationsOf } from '../notifications/notify.server.ts'
import { archiveRows } from './archiveRows.server.ts'
import { type DeletedType, RESTORE_DAYS, UNDO_MINUTES } from './deletions.constants.ts'
import { restoreRows } from './restoreRows.server.ts'

const tables: Record<DeletedType, string> = {
  question: 'questions',
  answer: 'answers',
  job: 'jobs',
  event: 'events',
  business: 'businesses',
}

const undoUntil = sql<string>`deleted_at + make_interval(mins => ${sql.lit(UNDO_MINUTES)})`
const restoreUntil = sql<string>`deleted_at + make_interval(days => ${sql.lit(RESTORE_DAYS)})`

export type Deletion = { type: DeletedType; ids: number[]; title: string }

/**
 * Deletes rows and all dependent rows so that they can be restored, without checking the permission. The caller holds
 * `for update` locks on the rows.
 * @returns until when the viewer can restore them.
 */
export async function deleteRestorably(tx: Tx, viewer: Viewer, { type, ids, title }: Deletion): Promise<string> {
  const { id, undo_until } = await tx
    .insertInto('deletions')
    .values({ target_type: type, target_ids: sql<number[]>`${ids}::bigint[]`, title, deleted_by: viewer.id })
    .returning(['id', undoUntil.as('undo_until')])
    .executeTakeFirstOrThrow()
  await archiveRows(tx, id, tables[type], ids)
  for (const id of ids) await removeNotificationsOf(tx, { type, id })
  return undo_until
}

/** The error when a required row is missing, by the type of the deleted row. */
const missing: Record<DeletedType, string> = {
  question: 'This question cannot be restored any more',
  answer: 'The question of this answer is deleted. Restore the question first.',
  job: 'This job cannot be restored any more, because its author has deleted the account',
  event: 'The business of this event is deleted. Restore the business first.',
  business: 'This business cannot be restored any more',
}

const notFound: Record<DeletedType, string> = {
  question: 'Question not found',
  answer: 'Answer not found',
  job: 'Job not found',
  event: 'Event not found',
  business: 'Business not found',
}

/**
 * Restores the whole deletion that contains this row. Its actor can do so for 10 minutes, administrators for 30 days.
 * The lock on the deletion makes a second call wait and fail.
 * @returns the ids of the restored rows.
 * @throws 404 for everybody else, or when the row is not deleted, 409 when its parent is deleted.
 */
export async function restoreDeleted(tx: Tx, viewer: Viewer, type: DeletedType, id: number): Promise<number[]> {
  const deletion = await tx
    .selectFrom('deletions')
    .where('target_type', '=', type)
    .where(sql<boolean>`target_ids @> array[${id}::bigint]`)
    .where(
      sql<boolean>`(${restoreUntil} > now() and ${isAdministrator(viewer)} or ${undoUntil} > now() and deleted_by = ${viewer.id})`,
    )
    .select(['id', 'target_ids'])
    .forUpdate()
    .executeTakeFirst()
  const { id: deletion_id, target_ids } = assertFound(deletion, notFound[type])
  if (!(await restoreRows(tx, deletion_id))) throw new AppError('conflict', missing[type])
  await tx.deleteFrom('deletions').where('id', '=', deletion_id).execute()
  for (const id of target_ids) await restoreNotificationsOf(tx, { type, id })
  return target_ids
}

/**
 * Checks the rule again, because the actor may have left a team or lost a role since. Moderators may restore reported
 * posts that they deleted.
 * @throws 404
 */
export function assertMayRestore(viewer: Viewer, type: DeletedType, canDelete: boolean) {
  if (!canDelete && !isModerator(viewer)) throw new AppError('not_found', notFound[type])
}

type DeletionsQuery = { limit: number; cursor?: number; type?: DeletedType }

/** Deletions that administrators can restore, the latest first. */
export async function listDeletions(db: Db, { limit, cursor, type }: DeletionsQuery) {
  const rows = await db
    .selectFrom('deletions as d')
    .leftJoin('users as u', 'u.id', 'd.deleted_by')
    .where(sql<boolean>`${restoreUntil} > now()`)
    .$if(cursor !== undefined, (query) => query.where('d.id', '<', cursor as number))
    .$if(type !== undefined, (query) => query.where('d.target_type', '=', type as string))
    .select(['d.id', sql<DeletedType>`target_type`.as('target_type'), sql<number>`target_ids[1]`.as('target_id')])
    .select(['d.title', 'd.deleted_by', 'u.full_name as deleted_by_name', 'd.deleted_at'])
    .select([restoreUntil.as('restore_until'), sql<number>`cardinality(target_ids)`.as('count')])
    // The endpoint that restores an event needs the id of its business.
    .select(
      sql<number | null>`(
        select (content ->> 'business_id')::bigint from deleted_rows as r
        where r.deletion_id = d.id and r.depth = 0 and d.target_type = 'event' limit 1
      )`.as('business_id'),
    )
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { deletions: page, next_cursor }
}

/** The number of rows in one batch. */
const BATCH_SIZE = 5000

/** Purges deletions after the period for restoring them, in batches. */
export async function sweepDeletions(db: Db, signal: AbortSignal) {
  const isOld = sql`select id from deletions where ${restoreUntil} <= now()`
  let rows: bigint | undefined
  do {
    const batch = sql`delete from deleted_rows where id in (
      select id from deleted_rows where deletion_id in (${isOld}) limit ${BATCH_SIZE}
    )`
    rows = (await batch.execute(db)).numAffectedRows
  } while (rows && !signal.aborted)
  if (!signal.aborted) await sql`delete from deletions where id in (${isOld})`.execute(db)
}
