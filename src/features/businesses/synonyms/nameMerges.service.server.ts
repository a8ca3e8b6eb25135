import { locks } from '../../../database/locks.ts'
import { type Db, sql } from '../../../database/open.server.ts'
import { AppError, assertFound, invalid } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { moveNames, UNDO_DAYS } from './moveNames.server.ts'
import type { NameMerge } from './nameMerges.contract.ts'
import { loadSynonyms } from './synonyms.server.ts'
import type { MergedField } from './synonyms.ts'

/** Milliseconds for which a request changes businesses. A task changes the rest. */
const MAX_REQUEST_MS = 3000
/** The maximum number of merges in the list. */
const MAX_MERGES = 100

type NamePair = { field: MergedField; old_name: string; new_name: string }
type MergeServices = Pick<Services, 'db' | 'background'>

const untilDeadline = () => {
  const deadline = Date.now() + MAX_REQUEST_MS
  return () => Date.now() < deadline
}

const undoUntil = sql<string>`m.merged_at + make_interval(days => ${sql.lit(UNDO_DAYS)})`

const selectMerges = (db: Db) =>
  db
    .selectFrom('name_merges as m')
    .leftJoin('users as u', 'u.id', 'm.merged_by')
    .where('m.undone_at', 'is', null)
    .select(['m.id', sql<MergedField>`m.field`.as('field'), 'm.old_name', 'm.new_name', 'm.moved', 'm.is_pending'])
    .select(['m.merged_at', 'u.full_name as merged_by_name'])
    .select(sql<string | null>`case when ${undoUntil} > now() then ${undoUntil} end`.as('undo_until'))
    .orderBy('m.id', 'desc')

export const listNameMerges = async (db: Db) => ({ merges: await selectMerges(db).limit(MAX_MERGES).execute() })

async function countNamed(db: Db, field: MergedField, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from businesses where lower(${sql.ref(field)}) = lower(${name} collate "en-x-icu")`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/**
 * Resolves the new name through earlier merges.
 * @throws 400 when both names are the same, 409 when the old name was merged already.
 */
async function checkPair(db: Db, { field, old_name, new_name }: NamePair): Promise<string> {
  const synonyms = await loadSynonyms(db)
  const target = synonyms.resolve(field, new_name)
  if (old_name.toLowerCase() === new_name.toLowerCase()) {
    throw invalid('new_name', 'The names are the same. Capitals make no difference.')
  }
  const merged = synonyms.resolve(field, old_name)
  if (merged !== old_name) throw new AppError('conflict', `“${old_name}” was merged into “${merged}” already`)
  if (target.toLowerCase() === old_name.toLowerCase()) {
    throw new AppError('conflict', `“${new_name}” was merged into “${old_name}”. Undo that merge first.`)
  }
  return target
}

/** @throws 404 when no business has the name. */
function assertNamed({ field, old_name }: NamePair, count: number) {
  if (count === 0) throw new AppError('not_found', `No business has the ${field} “${old_name}”`)
}

/** Counts the businesses that a merge would change. @throws 400, 404, 409 */
export async function previewMerge(db: Db, pair: NamePair) {
  const new_name = await checkPair(db, pair)
  const [count, new_count] = await Promise.all([
    countNamed(db, pair.field, pair.old_name),
    countNamed(db, pair.field, new_name),
  ])
  assertNamed(pair, count)
  return { count, new_name, new_count }
}

/** Merges a name into another one. Many businesses are changed in batches, which a task completes. @throws 400, 404, 409 */
export async function mergeNames({ db, background }: MergeServices, actor: Actor, pair: NamePair) {
  const { field, old_name } = pair
  const id = await db.transaction().execute(async (tx) => {
    // Without the lock, two concurrent merges could lead to each other.
    await sql`select pg_advisory_xact_lock(${locks.nameMerges})`.execute(tx)
    const new_name = await checkPair(tx, pair)
    const count = await countNamed(tx, field, old_name)
    assertNamed(pair, count)
    const merge = await tx
      .insertInto('name_merges')
      .values({ field, old_name, new_name, merged_by: actor.viewer.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit(tx, actor, {
      action: 'name.merge',
      target_type: 'business',
      target_name: old_name,
      details: { field, new_name, businesses: count },
    })
    return merge.id
  })
  const isDone = await moveNames(background, id, untilDeadline())
  const merge: NameMerge = await selectMerges(db).where('m.id', '=', id).executeTakeFirstOrThrow()
  const changed = formatCount(merge.moved, 'business now has', 'businesses now have')
  return {
    message: isDone
      ? `${changed} the ${field} “${merge.new_name}”.`
      : `${changed} the ${field} “${merge.new_name}”. The others follow in the next minutes.`,
    merge,
  }
}

/** Undoes a merge. @throws 404, 409 when it was undone already or is too old. */
export async function undoNameMerge({ db, background }: MergeServices, actor: Actor, id: number) {
  const old_name = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.nameMerges})`.execute(tx)
    const merge = assertFound(
      await tx
        .selectFrom('name_merges as m')
        .where('m.id', '=', id)
        .select([
          'm.field',
          'm.old_name',
          'm.new_name',
          'm.undone_at',
          sql<boolean>`${undoUntil} > now()`.as('is_recent'),
        ])
        .forUpdate()
        .executeTakeFirst(),
      'There is no such merge',
    )
    if (merge.undone_at) throw new AppError('conflict', 'This merge was undone already')
    if (!merge.is_recent) throw new AppError('conflict', 'This merge can no longer be undone')
    await tx.updateTable('name_merges').set({ undone_at: sql`now()`, is_pending: true }).where('id', '=', id).execute()
    await writeAudit(tx, actor, {
      action: 'name.undo',
      target_type: 'business',
      target_name: merge.old_name,
      details: { field: merge.field, new_name: merge.new_name },
    })
    return merge.old_name
  })
  const isDone = await moveNames(background, id, untilDeadline())
  return { message: isDone ? `“${old_name}” is back.` : `“${old_name}” comes back in the next minutes.` }
}

/** Records that a name is right and must not be proposed again. */
export async function keepName({ db }: Pick<Services, 'db'>, actor: Actor, field: MergedField, name: string) {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('kept_names')
      .values({ field, name, kept_by: actor.viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await writeAudit(tx, actor, {
      action: 'name.keep',
      target_type: 'business',
      target_name: name,
      details: { field },
    })
  })
  return { message: `“${name}” will not be proposed again.` }
}
