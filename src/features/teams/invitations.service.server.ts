import { sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { TeamMember } from '../businesses/business.contract.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { isMailLimited, mailsByClientToRecipient } from '../mails/mails.limits.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { selectInvitations } from './invitations.query.server.ts'
import { notifyInvited } from './teamNotices.server.ts'
import type { AssignableRole } from './teams.constants.ts'
import { teamsMailKinds } from './teams.mailKinds.server.ts'
import { canInvite, canResend } from './teams.rules.ts'
import { clearPendingAccess, lockManagedBusiness, readManagedBusiness, readMember } from './teams.service.server.ts'

type InvitationInput = { email: string; role: AssignableRole }

/** Locks the team of a business that may invite people. @throws 403, 404, 409 for a suspended business. */
async function lockInvitingBusiness(tx: Tx, viewer: Viewer, id: number) {
  const business = await lockManagedBusiness(tx, viewer, id)
  if (canInvite(viewer, business)) return
  throw new AppError(
    'conflict',
    'This business is suspended. It can invite people again once an administrator approves it',
  )
}

/** The maximum number of emails per hour to one invited email address, from all accounts together. */
const MAX_INVITATIONS_TO_RECIPIENT = 3

/**
 * Counts an email to an invited email address.
 * @returns false when the email must not be sent, because many accounts together could flood an email address.
 * @throws 429 when the viewer has invited this email address too often.
 */
async function takeMailLimits({ limits }: Services, viewer: Viewer, email: string) {
  await limits.take(mailsByClientToRecipient, 'teams.invited', String(viewer.id), email.toLowerCase())
  return !(await isMailLimited(limits, teamsMailKinds['teams.invited'], email, MAX_INVITATIONS_TO_RECIPIENT))
}

const describeSending = (email: string, isSent: boolean) =>
  isSent
    ? `The invitation to ${email} has been sent.`
    : `The invitation of ${email} is open, but no email was sent, because this address has received many. They find it on My Businesses, and you can send it again later.`

/**
 * Invites an email address. The task looks up the account, so that the reply does not reveal whether it exists.
 * @throws 403 for others than the owner, 409 when the email address is in the team or invited or the business is suspended, 429
 * after too many invitations.
 */
export async function invite(services: Services, viewer: Viewer, id: number, { email, role }: InvitationInput) {
  const { db, settings } = services
  // Checked before the limits, so that a refused call does not count.
  await readManagedBusiness(db, viewer, id)
  const isSent = await takeMailLimits(services, viewer, email)
  return db.transaction().execute(async (tx) => {
    await lockInvitingBusiness(tx, viewer, id)
    const member = await tx
      .selectFrom('business_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .where('m.business_id', '=', id)
      .where(sql<boolean>`lower(u.email) = lower(${email})`)
      .select('u.id')
      .executeTakeFirst()
    if (member) {
      throw new AppError(
        'conflict',
        member.id === viewer.id ? 'You are already in this team' : `${email} is already in the team`,
      )
    }
    await takeQuota(tx, settings, viewer, 'invitation')
    const invitation = await tx
      .insertInto('business_members')
      .values({ business_id: id, email, role, status: 'invited', joined_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!invitation) throw new AppError('conflict', `${email} has already been invited`)
    const isWanted = await notifyInvited(tx, settings, viewer, { email, association_id: invitation.id })
    if (isSent && isWanted) await queueMail(tx, teamsMailKinds['teams.invited'], { association_id: invitation.id })
    return { message: describeSending(email, isSent), member: await readMember(tx, id, invitation.id) }
  })
}

/**
 * Sends an invitation again, even an expired one. Its period starts anew.
 * @throws 403 for others than the owner, 404, 409 for a member or a suspended business, 429 after too many invitations.
 */
export async function resendInvitation(services: Services, viewer: Viewer, id: number, association_id: number) {
  const { db, settings } = services
  await readManagedBusiness(db, viewer, id)
  const { email } = assertInvited(viewer, await readMember(db, id, association_id))
  const isSent = await takeMailLimits(services, viewer, email)
  return db.transaction().execute(async (tx) => {
    await lockInvitingBusiness(tx, viewer, id)
    assertInvited(viewer, await readMember(tx, id, association_id))
    await takeQuota(tx, settings, viewer, 'invitation')
    await tx.updateTable('business_members').where('id', '=', association_id).set({ invited_at: sql`now()` }).execute()
    if (isSent) await queueMail(tx, teamsMailKinds['teams.invited'], { association_id })
    return { message: describeSending(email, isSent), member: await readMember(tx, id, association_id) }
  })
}

function assertInvited(viewer: Viewer, member: TeamMember) {
  if (canResend(viewer, member)) return member
  throw new AppError('conflict', `${member.email} is already in the team`)
}

/** Locks the team and returns the viewer's invitation to it. @throws 404 when there is none. */
async function lockInvitation(tx: Tx, { settings }: Services, viewer: Viewer, id: number, token?: string) {
  await lockBusiness(tx, id)
  return assertFound(
    await selectInvitations(tx, settings, viewer, token).where('m.business_id', '=', id).executeTakeFirst(),
    'There is no open invitation to this team for you. It may have been withdrawn, or sent to another address',
  )
}

/**
 * Adds the viewer to the team and emails the owner.
 * @throws 404 without an invitation, 409 when it has expired or the viewer is already in the team.
 */
export async function acceptInvitation(services: Services, viewer: Viewer, id: number, token?: string) {
  return services.db.transaction().execute(async (tx) => {
    const { association_id, display_name, is_expired } = await lockInvitation(tx, services, viewer, id, token)
    if (is_expired) throw new AppError('conflict', 'This invitation has expired. Ask the owner to send it again')
    const member = await tx
      .selectFrom('business_members')
      .where('business_id', '=', id)
      .where('user_id', '=', viewer.id)
      .select('id')
      .executeTakeFirst()
    if (member) throw new AppError('conflict', `You are in the team of ${display_name} already`)
    await tx
      .updateTable('business_members')
      .where('id', '=', association_id)
      .set({ user_id: viewer.id, status: 'active', joined_at: sql`now()`, email: null, token_hash: null })
      .execute()
    await clearPendingAccess(tx, id, viewer.id)
    await queueMail(tx, teamsMailKinds['teams.answered'], { business_id: id, user_id: viewer.id, accepted: true })
    return { message: `You are now in the team of ${display_name}.` }
  })
}

/** Deletes the invitation and emails the owner. @throws 404 without an invitation. */
export async function declineInvitation(services: Services, viewer: Viewer, id: number, token?: string) {
  return services.db.transaction().execute(async (tx) => {
    const { association_id, display_name } = await lockInvitation(tx, services, viewer, id, token)
    await tx.deleteFrom('business_members').where('id', '=', association_id).execute()
    await queueMail(tx, teamsMailKinds['teams.answered'], { business_id: id, user_id: viewer.id, accepted: false })
    return { message: `You have declined the invitation to ${display_name}.` }
  })
}
