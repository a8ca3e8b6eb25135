import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { TeamMember } from '../businesses/business.contract.ts'
import { type BusinessRole, roleOf } from '../businesses/businesses.constants.ts'
import { selectMembers, serializeMember } from '../businesses/businesses.query.server.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { selectInvitations } from './invitations.query.server.ts'
import { teamsMailKinds } from './teams.mailKinds.server.ts'
import { canChangeMember, canLeave, canManageTeam, canTransferTo } from './teams.rules.ts'

/** @throws 404 when the viewer may not see the business, 403 when they do not own it. */
export async function readManagedBusiness(db: Db, viewer: Viewer, id: number) {
  const business = await readBusiness(db, viewer, id)
  if (!canManageTeam(viewer, business)) throw new AppError('forbidden', 'Only the owner manages the team')
  return business
}

/**
 * Locks the business, so that concurrent changes of its team run one after the other.
 * @throws 403 or 404 as `readManagedBusiness`.
 */
export async function lockManagedBusiness(tx: Tx, viewer: Viewer, id: number) {
  await lockBusiness(tx, id)
  return readManagedBusiness(tx, viewer, id)
}

/** @throws 404 when the person is not in the team. */
export async function readMember(db: Db, business_id: number, association_id: number): Promise<TeamMember> {
  const row = await selectMembers(db, business_id).where('m.id', '=', association_id).executeTakeFirst()
  return serializeMember(assertFound(row, 'This person is not in the team any more'))
}

/** Members, invitations and access requests. @throws 403 for others than the owner, 404 for a hidden business. */
export async function readTeam(db: Db, viewer: Viewer, id: number) {
  await readManagedBusiness(db, viewer, id)
  const [members, access_requests] = await Promise.all([
    selectMembers(db, id).execute(),
    db
      .selectFrom('access_requests as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .where('r.business_id', '=', id)
      .where('u.is_banned', '=', false)
      .select(['r.id', 'r.user_id', 'u.full_name', 'u.email', 'r.message', 'r.created_at'])
      .orderBy('r.id')
      .execute(),
  ])
  return { members: members.map(serializeMember), access_requests }
}

/** The viewer's open invitations and access requests. */
export async function listPendingAccess({ db, settings }: Services, viewer: Viewer, token?: string) {
  const [invitations, access_requests] = await Promise.all([
    selectInvitations(db, settings, viewer, token).execute(),
    db
      .selectFrom('access_requests as r')
      .innerJoin('businesses as b', 'b.id', 'r.business_id')
      .where('r.user_id', '=', viewer.id)
      .select(['r.id', 'r.business_id', 'b.business_name', 'b.display_name', 'r.created_at'])
      .orderBy('r.id')
      .execute(),
  ])
  return { invitations: invitations.map((row) => ({ ...row, role: roleOf(row.role) })), access_requests }
}

const OWNER_REQUIRED = 'A business needs an owner. Hand it over to another member of the team first'

const displayName = ({ full_name, email }: TeamMember) => full_name ?? email

/** Changes a role. The role `owner` transfers the business. @throws 403, 404 or 409 when the change is not allowed. */
export function changeRole(db: Db, viewer: Viewer, id: number, association_id: number, role: BusinessRole) {
  return db.transaction().execute(async (tx) => {
    await lockManagedBusiness(tx, viewer, id)
    const member = await readMember(tx, id, association_id)
    if (member.role !== role) {
      if (!canChangeMember(viewer, member)) throw new AppError('conflict', OWNER_REQUIRED)
      if (role === 'owner') await transferOwnership(tx, viewer, id, member)
      else await tx.updateTable('business_members').where('id', '=', association_id).set({ role }).execute()
    }
    return {
      message:
        role === 'owner'
          ? `${displayName(member)} is now the owner.`
          : `The role of ${displayName(member)} is now ${role}.`,
      member: await readMember(tx, id, association_id),
    }
  })
}

async function transferOwnership(tx: Tx, viewer: Viewer, business_id: number, member: TeamMember) {
  if (!canTransferTo(viewer, member)) {
    throw new AppError(
      'conflict',
      `${member.email} has not accepted the invitation yet. After that, the business can be handed over`,
    )
  }
  // The lock order is the user, then the membership, as in the deletion of an account. A concurrent deletion of the
  // account then either completes first, or is refused because the user owns this business.
  const { is_banned } = assertFound(
    await tx.selectFrom('users').where('id', '=', member.user_id).select('is_banned').forShare().executeTakeFirst(),
    'This person is not in the team any more',
  )
  if (is_banned) {
    throw new AppError('conflict', `The account of ${displayName(member)} is suspended, so it cannot own a business`)
  }
  const members = tx.updateTable('business_members').where('business_id', '=', business_id)
  await members.where('role', '=', 'owner').set({ role: 'admin' }).execute()
  await members.where('id', '=', member.association_id).set({ role: 'owner' }).execute()
  await queueMail(tx, teamsMailKinds['teams.handedOver'], { business_id, user_id: member.user_id })
}

/** Removes a member or withdraws an invitation. @throws 403 for others than the owner, 404, 409 for the owner. */
export async function removeMember(db: Db, viewer: Viewer, id: number, association_id: number) {
  return db.transaction().execute(async (tx) => {
    await lockManagedBusiness(tx, viewer, id)
    const member = await readMember(tx, id, association_id)
    if (!canChangeMember(viewer, member)) throw new AppError('conflict', OWNER_REQUIRED)
    await tx.deleteFrom('business_members').where('id', '=', association_id).execute()
    const message = member.status === 'invited' ? 'The invitation has been withdrawn.' : 'The member has been removed.'
    return { message }
  })
}

/** @throws 404 when the viewer is not in the team, 409 when they own the business. */
export async function leaveTeam(db: Db, viewer: Viewer, id: number) {
  return db.transaction().execute(async (tx) => {
    await lockBusiness(tx, id)
    const business = await readBusiness(tx, viewer, id)
    if (business.role === null) throw new AppError('not_found', 'You are not in the team of this business')
    if (!canLeave(viewer, business)) {
      throw new AppError(
        'conflict',
        `You own ${business.display_name}, and a business needs an owner. Hand it over or delete it before you leave`,
      )
    }
    await tx.deleteFrom('business_members').where('business_id', '=', id).where('user_id', '=', viewer.id).execute()
    return { message: `You have left ${business.display_name}.` }
  })
}

/** Deletes the access request and the invitations of a user who joins the team. */
export async function clearPendingAccess(tx: Tx, business_id: number, user_id: number) {
  await tx.deleteFrom('access_requests').where('business_id', '=', business_id).where('user_id', '=', user_id).execute()
  await tx
    .deleteFrom('business_members')
    .where('business_id', '=', business_id)
    .where(sql<boolean>`lower(email) = (select lower(email) from users where id = ${user_id})`)
    .execute()
}
