import type { Db, Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { selectInvitations } from './invitations.query.server.ts'
import { notifyAccessDecided, notifyRequested } from './teamNotices.server.ts'
import type { AssignableRole } from './teams.constants.ts'
import { teamsMailKinds } from './teams.mailKinds.server.ts'
import { canRequestAccess } from './teams.rules.ts'
import { clearPendingAccess, lockManagedBusiness } from './teams.service.server.ts'

/**
 * Stores the request and emails the owner.
 * @throws 404 when the viewer cannot see the business, 409 when they cannot request access, 429 after too many requests.
 */
export async function requestAccess({ db, settings }: Services, viewer: Viewer, id: number, message: string | null) {
  return db.transaction().execute(async (tx) => {
    await lockBusiness(tx, id)
    const business = await readBusiness(tx, viewer, id)
    if (!canRequestAccess(viewer, business)) {
      throw new AppError(
        'conflict',
        business.role
          ? 'You are already in this team'
          : 'Nobody has claimed this business yet. You can claim it instead',
      )
    }
    const owner = tx
      .selectFrom('business_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .where('m.business_id', '=', id)
      .where('m.role', '=', 'owner')
      .where('u.is_banned', '=', false)
      .select('u.id')
    const owning = await owner.executeTakeFirst()
    if (!owning) {
      throw new AppError(
        'conflict',
        'The owner of this business cannot answer at present. Please contact the administrators of this network',
      )
    }
    const invitation = await selectInvitations(tx, settings, viewer).where('b.id', '=', id).executeTakeFirst()
    if (invitation && !invitation.is_expired) {
      throw new AppError(
        'conflict',
        'You have been invited to this team. Please accept the invitation on My Businesses',
      )
    }
    await takeQuota(tx, settings, viewer, 'access_request')
    const request = await tx
      .insertInto('access_requests')
      .values({ business_id: id, user_id: viewer.id, message })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!request) throw new AppError('conflict', 'You have already asked for access. The owner has not answered yet')
    const sent = { request_id: request.id, business_id: id, owner_id: owning.id }
    if (await notifyRequested(tx, viewer, sent)) {
      await queueMail(tx, teamsMailKinds['teams.accessRequested'], { request_id: request.id })
    }
    return { message: 'Your request has been sent. You will get an email when the owner has answered.' }
  })
}

/**
 * Deletes a request and locks its team. The lock order is the user, then the request, as in the deletion of an account.
 * @throws 404 when the request no longer exists or its user is banned.
 */
async function deleteRequest(tx: Tx, viewer: Viewer, id: number, request_id: number) {
  const { display_name } = await lockManagedBusiness(tx, viewer, id)
  const request = assertFound(
    await tx
      .selectFrom('access_requests as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .where('r.id', '=', request_id)
      .where('r.business_id', '=', id)
      .where('u.is_banned', '=', false)
      .select(['r.user_id', 'u.full_name'])
      .forShare('u')
      .executeTakeFirst(),
    'This request no longer exists',
  )
  await tx.deleteFrom('access_requests').where('id', '=', request_id).execute()
  return { ...request, display_name }
}

/** Adds the requester to the team and emails them. @throws 403 for others than the owner, 404 for a closed request. */
export async function acceptAccessRequest(
  db: Db,
  viewer: Viewer,
  id: number,
  request_id: number,
  role: AssignableRole,
) {
  return db.transaction().execute(async (tx) => {
    const { user_id, full_name, display_name } = await deleteRequest(tx, viewer, id, request_id)
    await clearPendingAccess(tx, id, user_id)
    await tx.insertInto('business_members').values({ business_id: id, user_id, role }).execute()
    if (await notifyAccessDecided(tx, viewer, { business_id: id, user_id, isAccepted: true })) {
      await queueMail(tx, teamsMailKinds['teams.accessDecided'], { business_id: id, user_id, role })
    }
    return { message: `${full_name} is now in the team of ${display_name}.` }
  })
}

/** Deletes the request and emails the requester. @throws 403 for others than the owner, 404 for a closed request. */
export async function declineAccessRequest(db: Db, viewer: Viewer, id: number, request_id: number) {
  return db.transaction().execute(async (tx) => {
    const { user_id, full_name } = await deleteRequest(tx, viewer, id, request_id)
    if (await notifyAccessDecided(tx, viewer, { business_id: id, user_id, isAccepted: false })) {
      await queueMail(tx, teamsMailKinds['teams.accessDecided'], { business_id: id, user_id, role: null })
    }
    return { message: `The request of ${full_name} has been declined.` }
  })
}
