import { sql, type Tx } from '../../database/open.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { notify, wantsEmailNow } from '../notifications/notify.server.ts'

/**
 * Notifies the account of an invited email address, when the account has proven the email address.
 * @returns whether the caller must send an email, which is always so for an email address without an account.
 */
export async function notifyInvited(
  tx: Tx,
  settings: Settings,
  viewer: Viewer,
  { email, association_id }: { email: string; association_id: number },
): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .$if(settings.email_verification, (query) => query.where('email_verified_at', 'is not', null))
    .select('id')
    .executeTakeFirst()
  if (!user) return true
  await notify(tx, {
    kind: 'team.invited',
    recipients: [user.id],
    actorId: viewer.id,
    subject: { type: 'invitation', id: association_id },
    title: '{actor} invites you to the team of {about}',
    url: '/my-businesses',
    ownEmail: 'chosen',
  })
  return wantsEmailNow(tx, 'team.invited', user.id)
}

type Request = { request_id: number; business_id: number; owner_id: number }

/** Notifies the owner of an access request. @returns whether the caller must send an email. */
export async function notifyRequested(tx: Tx, viewer: Viewer, { request_id, business_id, owner_id }: Request) {
  await notify(tx, {
    kind: 'team.requested',
    recipients: [owner_id],
    actorId: viewer.id,
    subject: { type: 'access_request', id: request_id },
    title: '{actor} asks for access to {about}',
    url: `/businesses/${business_id}/team`,
    group: `access:${business_id}`,
    plural: '{count} people ask for access to {about}',
    ownEmail: 'chosen',
  })
  return wantsEmailNow(tx, 'team.requested', owner_id)
}

type Answer = { business_id: number; user_id: number; isAccepted: boolean }

/** Notifies the member who requested access. @returns whether the caller must send an email. */
export async function notifyAccessDecided(tx: Tx, viewer: Viewer, { business_id, user_id, isAccepted }: Answer) {
  await notify(tx, {
    kind: 'team.requested',
    recipients: [user_id],
    actorId: viewer.id,
    subject: { type: 'business', id: business_id },
    title: isAccepted ? 'You are now in the team of {about}' : 'Your request for access to {about} was declined',
    url: isAccepted ? `/my-businesses/${business_id}` : `/businesses/${business_id}`,
    ownEmail: 'chosen',
  })
  return wantsEmailNow(tx, 'team.requested', user_id)
}
