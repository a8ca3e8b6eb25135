import { sql, type Tx } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { assertMayRestore, restoreDeleted } from '../deletions/deletions.service.server.ts'
import { canDelete } from './businesses.rules.ts'
import { readBusiness, readBusinessPage } from './readBusinesses.server.ts'
import { readForAdmin } from './review/verification.service.server.ts'

/** Restores a deleted business with its team, claims, pictures and events. @throws 404 as `restoreDeleted` */
export const restoreBusiness = ({ db, ...services }: Services, actor: Actor, id: number) =>
  db.transaction().execute(async (tx) => {
    await restore(tx, actor, id)
    return { profile: await readBusinessPage({ ...services, db: tx }, actor.viewer, id) }
  })

/** Like `restoreBusiness`, with the reply for administrators. */
export const restoreForAdmin = ({ db, ...services }: Services, actor: Actor, id: number) =>
  db.transaction().execute(async (tx) => {
    await restore(tx, actor, id)
    return readForAdmin({ ...services, db: tx }, actor, id)
  })

async function restore(tx: Tx, actor: Actor, id: number) {
  await restoreDeleted(tx, actor.viewer, 'business', id)
  await endClaimWithoutOwner(tx, id)
  const { role, business_name } = await readBusiness(tx, actor.viewer, id)
  assertMayRestore(actor.viewer, 'business', canDelete(actor.viewer, { role }))
  if (role === 'owner') return
  await writeAudit(tx, actor, {
    action: 'business.restore',
    target_type: 'business',
    target_id: id,
    target_name: business_name,
  })
}

/** Ends the claim when the owner has deleted the account meanwhile, so that the business can be claimed again. */
async function endClaimWithoutOwner(tx: Tx, id: number) {
  const { numUpdatedRows } = await tx
    .updateTable('businesses as b')
    .set({
      is_claimed: false,
      verified_at: null,
      ein: null,
      updated_at: sql`now()`,
      verification_status: sql<string>`case verification_status when 'approved' then 'curated' else verification_status end`,
    })
    .where('b.id', '=', id)
    .where('b.is_claimed', '=', true)
    .where(sql<boolean>`not exists (select from business_members as m where m.business_id = b.id and m.role = 'owner')`)
    .executeTakeFirst()
  if (!numUpdatedRows) return
  await tx.deleteFrom('business_members').where('business_id', '=', id).execute()
  await tx.deleteFrom('access_requests').where('business_id', '=', id).execute()
}
