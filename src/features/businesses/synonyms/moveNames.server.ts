import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import type { MergedField } from './synonyms.ts'

/** Businesses in one batch, which is one transaction. */
const BATCH_SIZE = 1000
/** Days within which a merge can be undone. */
export const UNDO_DAYS = 30

type Merge = { id: number; field: MergedField; old_name: string; new_name: string; undone_at: string | null }

/** Changes some of the businesses of a merge, or changes them back. @returns whether all are done. */
function moveBatch(db: Db, id: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const merge = await tx
      .selectFrom('name_merges')
      .where('id', '=', id)
      .where('is_pending', '=', true)
      .select(['id', 'field', 'old_name', 'new_name', 'undone_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!merge) return true
    const isUndone = merge.undone_at !== null
    const moved = await (isUndone ? moveBack : moveOn)(tx, merge as Merge)
    const isDone = moved < BATCH_SIZE
    await tx
      .updateTable('name_merges')
      .set({ is_pending: !isDone, ...(isUndone ? {} : { moved: sql`moved + ${moved}` }) })
      .where('id', '=', id)
      .execute()
    return isDone
  })
}

/** Replaces the name of the city in an address. */
const renameInPostalAddress = (field: MergedField, address: string, { old_name, new_name }: Record<string, unknown>) =>
  field === 'city' ? sql`rename_in_address(${sql.ref(address)}, ${old_name}, ${new_name})` : sql.ref(address)

async function moveOn(tx: Tx, { id, field, old_name, new_name }: Merge): Promise<number> {
  const column = sql.ref(field)
  const { numAffectedRows = 0n } = await sql`
    with batch as (
      select id, ${column} as old_name, location from businesses
      where lower(${column}) = lower(${old_name} collate "en-x-icu") order by id limit ${BATCH_SIZE} for update
    ), kept as (
      insert into name_merge_businesses (merge_id, business_id, old_name, old_location)
      select ${id}::bigint, id, old_name, location from batch on conflict do nothing
    )
    update businesses as b set ${column} = ${new_name}, location = ${renameInPostalAddress(field, 'b.location', { old_name, new_name })}
    from batch where b.id = batch.id`.execute(tx)
  return Number(numAffectedRows)
}

async function moveBack(tx: Tx, { id, field, old_name, new_name }: Merge): Promise<number> {
  const column = sql.ref(`b.${field}`)
  const { rows } = await sql<{ count: number }>`
    with batch as (
      delete from name_merge_businesses where ctid in (
        select ctid from name_merge_businesses where merge_id = ${id} order by business_id limit ${BATCH_SIZE}
      ) returning business_id, old_name, old_location
    ), changed as (
      update businesses as b set ${sql.ref(field)} = batch.old_name,
        location = case when b.location = ${renameInPostalAddress(field, 'batch.old_location', { old_name, new_name })}
          then batch.old_location else b.location end
      from batch where b.id = batch.business_id
        and lower(${column}) = lower(merged_name(${field}, ${new_name}) collate "en-x-icu")
    )
    select count(*) as count from batch`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Changes the businesses of a merge in batches. @returns whether it is complete. */
export async function moveNames(db: Db, id: number, hasTime: () => boolean): Promise<boolean> {
  while (hasTime()) if (await moveBatch(db, id)) return true
  return false
}

/** Continues the merges that a request has left incomplete. */
export async function continueMerges({ background }: Pick<Services, 'background'>, signal: AbortSignal): Promise<void> {
  const pending = await background
    .selectFrom('name_merges')
    .where('is_pending', '=', true)
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of pending) await moveNames(background, id, () => !signal.aborted)
}

/**
 * Deletes the records that undoing needs, once it is too late to undo, and merges that were undone. The synonyms stay.
 */
export async function sweepNameMerges(db: Db): Promise<void> {
  await db
    .deleteFrom('name_merges')
    .where('is_pending', '=', false)
    .where('undone_at', '<=', sql<string>`now() - make_interval(days => ${UNDO_DAYS})`)
    .execute()
  await sql`delete from name_merge_businesses as b using name_merges as m
    where m.id = b.merge_id and not m.is_pending and m.merged_at <= now() - make_interval(days => ${UNDO_DAYS})`.execute(
    db,
  )
}
