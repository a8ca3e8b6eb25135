import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError, assertFound, invalid } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { readBusinessPage } from '../readBusinesses.server.ts'
import { addPicturesAsPhotos, removePhotos } from './mergePictures.server.ts'

/** Days within which a merge can be undone. */
const UNDO_DAYS = 30
const undoUntil = sql<string>`merged_at + make_interval(days => ${sql.lit(UNDO_DAYS)})`

/** The fields that are copied from the other business when the kept one has no value. */
const filled = [
  ...(['tagline', 'industry', 'category', 'description', 'street', 'city', 'zip_code', 'location', 'phone'] as const),
  ...(['website', 'about_url', 'alaska_business_license', 'ein', 'business_structure', 'year_established'] as const),
  'naics_code' as const,
]

const selectMerges = (db: Db) =>
  db
    .selectFrom('business_merges as m')
    .innerJoin('businesses as kept', 'kept.id', 'm.kept_id')
    .leftJoin('users as u', 'u.id', 'm.merged_by')
    .where('m.undone_at', 'is', null)
    .where('m.gone_row', 'is not', null)
    .where(sql<boolean>`${undoUntil} > now()`)
    .select(['m.id', 'm.kept_id', 'kept.display_name as kept_name', 'm.gone_id', 'm.gone_name', 'm.merged_at'])
    .select(['u.full_name as merged_by_name', undoUntil.as('undo_until')])
    .orderBy('m.id', 'desc')

export const listMerges = async (db: Db) => ({ merges: await selectMerges(db).limit(100).execute() })

/** Locks both businesses in the order of their ids, so that concurrent merges do not deadlock. */
const lockBoth = (tx: Tx, ids: number[]) =>
  tx.selectFrom('businesses').where('id', 'in', ids).selectAll().orderBy('id').forUpdate().execute()

/** Merges a pair. @throws 400, 404 when it is decided or gone, 409 when both have an owner. */
export async function mergePair({ db }: Pick<Services, 'db'>, actor: Actor, id: number, keep: number) {
  return db.transaction().execute(async (tx) => {
    const pair = await tx.selectFrom('duplicate_pairs').where('id', '=', id).selectAll().executeTakeFirst()
    const { first_id, second_id } = assertFound(pair, 'This pair is no longer there')
    if (keep !== first_id && keep !== second_id) throw invalid('keep', 'Please choose one of the two businesses')
    const businesses = await lockBoth(tx, [first_id, second_id])
    const keptBusiness = businesses.find((business) => business.id === keep)
    const removedBusiness = businesses.find((business) => business.id !== keep)
    if (!keptBusiness || !removedBusiness) throw new AppError('not_found', 'One of the businesses is no longer there')
    if (keptBusiness.is_claimed && removedBusiness.is_claimed) {
      throw new AppError('conflict', 'Both businesses have an owner. Revoke one of the claims first.')
    }
    const changes = Object.fromEntries(
      filled
        .filter((name) => keptBusiness[name] === null && removedBusiness[name] !== null)
        .map((name) => [name, removedBusiness[name]]),
    )
    const before = Object.fromEntries(
      [...Object.keys(changes), 'is_claimed'].map((name) => [name, keptBusiness[name as 'phone']]),
    )
    const { rows } = await sql<{ moved: object[]; gone_row: object }>`
      select move_business_rows(${removedBusiness.id}, ${keep}) as moved, to_jsonb(b) as gone_row from businesses as b
      where b.id = ${removedBusiness.id}`.execute(tx)
    const reports = await moveReports(tx, removedBusiness.id, keep)
    const photos = await addPicturesAsPhotos(tx, removedBusiness.id, keep)
    await sql`update business_merges set kept_id = ${keep}, kept_before = null where kept_id = ${removedBusiness.id}`.execute(
      tx,
    )
    await tx.deleteFrom('businesses').where('id', '=', removedBusiness.id).execute()
    await tx
      .updateTable('businesses')
      .set({ ...changes, is_claimed: keptBusiness.is_claimed || removedBusiness.is_claimed, updated_at: sql`now()` })
      .where('id', '=', keep)
      .execute()
    await refreshEvents(tx, keep)
    const merge = await tx
      .insertInto('business_merges')
      .values({
        kept_id: keep,
        gone_id: removedBusiness.id,
        gone_name: removedBusiness.business_name,
        gone_key: removedBusiness.import_key,
        gone_row: JSON.stringify(rows[0]?.gone_row),
        moved: JSON.stringify([...(rows[0]?.moved ?? []), ...reports]),
        kept_before: JSON.stringify(before),
        added_pictures: photos,
        merged_by: actor.viewer.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit(tx, actor, {
      action: 'duplicate.merge',
      target_type: 'business',
      target_id: keep,
      target_name: keptBusiness.business_name,
      details: {
        merged: removedBusiness.business_name,
        merged_id: removedBusiness.id,
        taken_over: Object.keys(changes),
      },
    })
    return {
      message: `“${removedBusiness.display_name}” is now a part of “${keptBusiness.display_name}”.`,
      merge: await selectMerges(tx).where('m.id', '=', merge.id).executeTakeFirstOrThrow(),
    }
  })
}

/** Moves the reports, except an open one where the kept business has one. @returns the rows, for undoing. */
async function moveReports(tx: Tx, removedId: number, keptId: number) {
  const { rows } = await sql<{ row: object }>`
    update reports as r set target_id = ${keptId} where target_type = 'business' and target_id = ${removedId}
      and not (status = 'open' and exists (
        select from reports where target_type = 'business' and target_id = ${keptId} and status = 'open'))
    returning to_jsonb(r) as row`.execute(tx)
  return rows.map(({ row }) => ({ table: 'reports', column: 'target_id', row, is_moved: true }))
}

/** Refreshes the events of a business, whose listing depends on the business. */
const refreshEvents = (tx: Tx, business_id: number) =>
  sql`update events set is_active = is_active where business_id = ${business_id}`.execute(tx)

type Values = Record<string, unknown>

/** The values of the kept business from before the merge, without those that somebody has changed since. */
function valuesBefore({ kept_before, gone_row }: { kept_before: unknown; gone_row: unknown }, keptBusiness: Values) {
  if (!kept_before) return {}
  const { is_claimed, ...texts } = kept_before as Values
  const unchanged = Object.entries(texts).filter(([name]) => keptBusiness[name] === (gone_row as Values)[name])
  return {
    ...Object.fromEntries(unchanged),
    // A claim may have been approved since the merge.
    is_claimed: sql<boolean>`${is_claimed === true} or exists (
      select from business_members as m where m.business_id = businesses.id and m.role = 'owner')`,
  }
}

/** Undoes a merge. @throws 404, 409 when it was undone already or is too old. */
export async function undoMerge({ db }: Pick<Services, 'db'>, actor: Actor, id: number) {
  return db.transaction().execute(async (tx) => {
    const merge = assertFound(
      await tx
        .selectFrom('business_merges')
        .where('id', '=', id)
        .selectAll()
        .select(sql<boolean>`${undoUntil} > now()`.as('is_recent'))
        .forUpdate()
        .executeTakeFirst(),
      'There is no such merge',
    )
    if (merge.undone_at) throw new AppError('conflict', 'This merge was undone already')
    if (!merge.gone_row || !merge.is_recent) throw new AppError('conflict', 'This merge can no longer be undone')
    const { kept_id, gone_id, gone_name } = merge
    const [keptBusiness] = await lockBoth(tx, [kept_id])
    await sql`select insert_row('businesses', ${JSON.stringify(merge.gone_row)}::jsonb)`.execute(tx)
    await removePhotos(tx, kept_id, merge.added_pictures)
    await sql`select return_business_rows(${gone_id}, ${kept_id}, ${JSON.stringify(merge.moved)}::jsonb)`.execute(tx)
    await tx
      .updateTable('businesses')
      .set({ ...(keptBusiness && valuesBefore(merge, keptBusiness)), updated_at: sql`now()` })
      .where('id', '=', kept_id)
      .execute()
    await refreshEvents(tx, kept_id)
    await refreshEvents(tx, gone_id)
    await tx
      .updateTable('business_merges')
      .set({ undone_at: sql`now()`, gone_row: null, moved: null, kept_before: null })
      .where('id', '=', id)
      .execute()
    await writeAudit(tx, actor, {
      action: 'duplicate.undo',
      target_type: 'business',
      target_id: gone_id,
      target_name: gone_name,
      details: { was_merged_with: kept_id },
    })
    return { message: `${gone_name} is back.` }
  })
}

/** The business into which a business was merged, directly or over several merges; null when it was not merged. */
export async function findMergeTarget(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ kept_id: number }>`
    with recursive merged (kept_id, depth) as (
      select kept_id, 1 from business_merges where gone_id = ${id} and undone_at is null
      union all
      select m.kept_id, depth + 1 from merged join business_merges as m on m.gone_id = merged.kept_id and m.undone_at is null
      where depth < 10
    ) select kept_id from merged order by depth desc limit 1`.execute(db)
  return rows[0]?.kept_id ?? null
}

/**
 * Deletes the records that undoing needs, once it is too late to undo. The old URLs still redirect to the kept
 * business.
 */
export const sweepMerges = (db: Db) =>
  sql`update business_merges set gone_row = null, moved = null, kept_before = null
    where gone_row is not null and ${undoUntil} <= now()`.execute(db)

/** The page data of a business; of a merged business, those of the business that remained. @throws 404 */
export async function readPageAfterMerge(services: Services, viewer: Viewer | null, id: number) {
  try {
    return await readBusinessPage(services, viewer, id)
  } catch (error) {
    const kept_id = error instanceof AppError && error.status === 404 ? await findMergeTarget(services.db, id) : null
    if (kept_id === null) throw error
    return readBusinessPage(services, viewer, kept_id)
  }
}
