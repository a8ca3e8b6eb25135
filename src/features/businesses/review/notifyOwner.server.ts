import { sql, type Tx } from '../../../database/open.server.ts'
import type { Actor } from '../../audit/audit.service.server.ts'
import { queueMail } from '../../mails/queueMail.server.ts'
import { notify, wantsEmailNow } from '../../notifications/notify.server.ts'
import { businessesMailKinds } from '../businesses.mailKinds.server.ts'

const titles = {
  approve: '{about} has been verified',
  reject: '{about} was not verified',
  suspend: '{about} has been suspended',
  unlist: '{about} was reported as closed and taken off the directory',
  relist: '{about} is back in the directory',
}
/** The action of an administrator on a business, of which its owner is notified. */
export type OwnerNews = keyof typeof titles

/** Notifies and emails the owner of a business, if it has one other than the actor. */
export async function notifyOwner(tx: Tx, { viewer }: Actor, id: number, decision: OwnerNews, reason: string | null) {
  const owner = await tx
    .selectFrom('business_members')
    .where('business_id', '=', id)
    .where('role', '=', 'owner')
    .select(sql<number>`user_id`.as('user_id'))
    .executeTakeFirst()
  if (!owner) return
  await notify(tx, {
    ...{ kind: 'business.decided', recipients: [owner.user_id], actorId: viewer.id },
    ...{ subject: { type: 'business', id }, title: titles[decision], url: `/my-businesses/${id}`, ownEmail: 'chosen' },
  })
  if (owner.user_id === viewer.id && decision === 'relist') return
  if (await wantsEmailNow(tx, 'business.decided', owner.user_id)) {
    await queueMail(tx, businessesMailKinds['businesses.decided'], { business_id: id, decision, reason })
  }
}
