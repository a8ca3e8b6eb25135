import { sql, type Tx } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { canEdit } from '../businesses.rules.ts'
import { lockBusiness } from '../businesses.service.server.ts'
import { readBusiness } from '../readBusinesses.server.ts'
import { notifyOwner } from '../review/notifyOwner.server.ts'
import { selectSuggestions } from './suggestions.query.server.ts'

/**
 * The condition that the suggestion `s` was accepted as a closure and the business `b` is still off the directory. A
 * rejected or suspended business is off the directory for another reason.
 */
export const isUndoable = sql<boolean>`(s.field = 'closed' and s.status = 'accepted' and not b.is_public
  and b.verification_status in ('curated', 'approved'))`

/** After a closure was accepted: accepts the other reports of the same closure, and notifies the owner. */
export async function finishClosure(tx: Tx, actor: Actor, business_id: number) {
  await tx
    .updateTable('business_suggestions')
    .set({ status: 'accepted', decided_by: actor.viewer.id, decided_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('field', '=', 'closed')
    .where('status', '=', 'pending')
    .execute()
  await notifyOwner(tx, actor, business_id, 'unlist', null)
}

/**
 * Puts a business back that was taken off the directory as closed. The reports of the closure become rejected.
 * @throws 403 when the viewer may not edit the business, 404, 409 when the business is not off the directory as closed.
 */
export function undoClosure({ db }: Pick<Services, 'db'>, actor: Actor, id: number) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    const read = () => selectSuggestions(tx, viewer).where('s.id', '=', id).executeTakeFirst()
    const { business_id } = assertFound(await read(), 'Correction not found')
    await lockBusiness(tx, business_id)
    const business = await readBusiness(tx, viewer, business_id)
    if (!canEdit(viewer, business)) throw new AppError('forbidden', 'You do not have permission to edit this business')
    const closure = await selectSuggestions(tx, viewer).where('s.id', '=', id).where(isUndoable).executeTakeFirst()
    if (!closure) throw new AppError('conflict', 'This business is not off the directory because it has closed')
    await tx
      .updateTable('businesses')
      .set({ is_public: true, updated_at: sql`now()` })
      .where('id', '=', business_id)
      .execute()
    await tx
      .updateTable('business_suggestions')
      .set({ status: 'rejected', decided_by: viewer.id, decided_at: sql`now()` })
      .where('business_id', '=', business_id)
      .where('field', '=', 'closed')
      .where('status', '=', 'accepted')
      .execute()
    if (isAdministrator(viewer)) {
      await writeAudit(tx, actor, {
        action: 'suggestion.undo',
        target_type: 'business',
        target_id: business_id,
        target_name: business.business_name,
        details: { is_public: [false, true] },
      })
    }
    await notifyOwner(tx, actor, business_id, 'relist', null)
    return {
      message: `${closure.business_name} is back in the directory.`,
      suggestion: assertFound(await read(), 'Correction not found'),
    }
  })
}
