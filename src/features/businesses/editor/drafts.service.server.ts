import { type Db, sql } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { canEdit } from '../businesses.rules.ts'
import { readBusiness } from '../readBusinesses.server.ts'
import { deleteDraft } from './deleteDraft.server.ts'
import type { Draft } from './drafts.contract.ts'

/** @throws 403, 404 when the viewer may not edit the business. */
async function assertEditor(db: Db, viewer: Viewer, id: number | undefined) {
  if (id !== undefined && !canEdit(viewer, await readBusiness(db, viewer, id)))
    throw new AppError('forbidden', 'You do not have permission to edit this business')
}

type DraftRow = { changed: unknown; base: unknown; updated_at: string }
const serializeDraft = (row: DraftRow) => row as Draft

/** @throws 403, 404 */
export async function readDraft(db: Db, viewer: Viewer, id: number | undefined): Promise<Draft | null> {
  await assertEditor(db, viewer, id)
  const row = await db
    .selectFrom('business_drafts')
    .where('user_id', '=', viewer.id)
    .where('business_id', 'is not distinct from', id ?? null)
    .select(['changed', 'base', 'updated_at'])
    .executeTakeFirst()
  return row ? serializeDraft(row) : null
}

/** @throws 403, 404 */
export async function storeDraft(
  db: Db,
  viewer: Viewer,
  { id, changed, base }: { id?: number; changed: object; base: object },
): Promise<Draft> {
  await assertEditor(db, viewer, id)
  const values = {
    changed: sql<string>`${JSON.stringify(changed)}::jsonb`,
    base: sql<string>`${JSON.stringify(base)}::jsonb`,
    updated_at: sql<string>`now()`,
  }
  const row = await db
    .insertInto('business_drafts')
    .values({ user_id: viewer.id, business_id: id ?? null, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'business_id']).doUpdateSet(values))
    .returning(['changed', 'base', 'updated_at'])
    .executeTakeFirstOrThrow()
  return serializeDraft(row)
}

/** @throws 403, 404 */
export async function discardDraft(db: Db, viewer: Viewer, id: number | undefined) {
  await assertEditor(db, viewer, id)
  await deleteDraft(db, viewer, id)
  return { message: 'The draft has been discarded' }
}
