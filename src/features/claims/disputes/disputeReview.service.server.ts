import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { lockBusiness } from '../../businesses/businesses.service.server.ts'
import { readBusiness } from '../../businesses/readBusinesses.server.ts'
import { queueMail } from '../../mails/queueMail.server.ts'
import { notify, removeNotificationsOf } from '../../notifications/notify.server.ts'
import { clearPendingAccess } from '../../teams/teams.service.server.ts'
import { endClaim, missingIdentity } from '../identity.server.ts'
import type { Dispute } from './disputes.contract.ts'
import { disputesMailKinds } from './disputes.mailKinds.server.ts'
import { findOwner, selectDisputes } from './disputes.query.server.ts'
import { canDecideDispute } from './disputes.rules.ts'
import { DISPUTE_NOT_FOUND, DISPUTE_NOTICE, readDispute } from './disputes.service.server.ts'

type Position = [is_open: number, id: number]

/** One page of disputes, open ones first, then newest, and the numbers of all and of open ones. */
export async function listDisputes(db: Db, { limit, cursor }: { limit: number; cursor?: Position }) {
  const isOpen = sql<number>`(d.status = 'open')::integer`
  const [rows, counts] = await Promise.all([
    selectDisputes(db)
      .$if(cursor !== undefined, (query) =>
        query.where(sql<boolean>`(${isOpen}, d.id) < (${cursor?.[0]}::integer, ${cursor?.[1]}::bigint)`),
      )
      .orderBy(sql`(d.status = 'open')`, 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom('disputes')
      .select((count) => [
        count.fn.countAll<number>().as('total'),
        count.fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const { page, next_cursor } = toPage(rows, limit, ({ status, id }) => [status === 'open' ? 1 : 0, id])
  return { disputes: page, ...counts, next_cursor }
}

/** A dispute with the current business, its owner and the number of other open disputes. @throws 404 */
export async function readDisputeReview(db: Db, { viewer }: Pick<Actor, 'viewer'>, id: number) {
  const dispute = await readDispute(db, id)
  const { business_id } = dispute
  const [business, owner, { competing }] = await Promise.all([
    readBusiness(db, viewer, business_id),
    findOwner(db, business_id),
    db
      .selectFrom('disputes')
      .where('business_id', '=', business_id)
      .where('status', '=', 'open')
      .where('id', '<>', id)
      .select((count) => count.fn.countAll<number>().as('competing'))
      .executeTakeFirstOrThrow(),
  ])
  return { dispute, business, owner: owner ?? null, competing }
}

/**
 * Locks the business, then the disputant, then all open disputes about the business ordered by disputant. The deletion
 * of an account uses the same order.
 * @throws 404 when the dispute was deleted with its business or disputant, 409 when it has been decided
 */
async function lockOpen(tx: Tx, { viewer }: Actor, id: number) {
  const { business_id, user_id } = assertFound(
    await tx.selectFrom('disputes').where('id', '=', id).select(['business_id', 'user_id']).executeTakeFirst(),
    DISPUTE_NOT_FOUND,
  )
  assertFound(await lockBusiness(tx, business_id), DISPUTE_NOT_FOUND)
  const disputant = assertFound(
    await tx.selectFrom('users').where('id', '=', user_id).select(['id', 'is_banned']).forShare().executeTakeFirst(),
    DISPUTE_NOT_FOUND,
  )
  const open = await tx
    .selectFrom('disputes')
    .where('business_id', '=', business_id)
    .where('status', '=', 'open')
    .select(['id', 'user_id'])
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const dispute = await readDispute(tx, id)
  if (!canDecideDispute(viewer, dispute)) throw new AppError('conflict', 'This dispute has already been decided')
  const owner = await findOwner(tx, business_id)
  return { dispute, disputant, owner, competing: open.filter((other) => other.id !== id) }
}

/** Closes a dispute, and notifies the disputant and the owner at the time before the decision. */
async function closeDispute(
  tx: Tx,
  { viewer }: Actor,
  id: number,
  status: 'approved' | 'rejected',
  admin_notes: string,
  recipients: number[],
) {
  const { business_id } = await tx
    .updateTable('disputes')
    .set({ status, admin_notes, reviewer_id: viewer.id, reviewed_at: sql`now()` })
    .where('id', '=', id)
    .returning('business_id')
    .executeTakeFirstOrThrow()
  // The owner can no longer answer.
  await removeNotificationsOf(tx, { type: 'dispute', id }, DISPUTE_NOTICE)
  await notify(tx, {
    kind: 'claim.decided',
    recipients,
    actorId: viewer.id,
    subject: { type: 'dispute', id },
    about: { type: 'business', id: business_id },
    title: `The dispute about {about} was ${status}`,
    url: '/my-businesses',
    ownEmail: 'always',
  })
  for (const user_id of recipients) {
    await queueMail(tx, disputesMailKinds['disputes.decided'], { dispute_id: id, user_id })
  }
}

/**
 * Hands the business over to the disputant. The former owner leaves the team, their invitations end, and other open
 * disputes about the business are rejected.
 * @throws 404, 409 when business, disputant or owner do not allow it, or the owner can still answer
 */
export function approveDispute({ db, settings }: Services, actor: Actor, id: number, admin_notes: string) {
  return db.transaction().execute(async (tx) => {
    const { dispute, disputant, owner, competing } = await lockOpen(tx, actor, id)
    const { business_id, alaska_business_license, ein, proof_of_ownership, message } = dispute
    const before = await readBusiness(tx, actor.viewer, business_id)
    if (!owner) {
      throw new AppError(
        'conflict',
        'Nobody owns this business any more. Reject the dispute, so that it can be claimed.',
      )
    }
    if (owner.id === disputant.id) {
      throw new AppError('conflict', `${owner.full_name} owns this business already. Reject the dispute.`)
    }
    if (disputant.is_banned) {
      throw new AppError('conflict', 'The disputant has been banned. Reject this dispute, or unban them first.')
    }
    const { verification_status: from } = before
    if (from === 'suspended' || from === 'rejected') {
      throw new AppError('conflict', `This business is ${from}. Approve the business first, or reject the dispute.`)
    }
    if (!dispute.is_owner_heard) {
      const until = formatDate(dispute.answer_until, settings.site.time_zone)
      throw new AppError('conflict', `The owner has not answered yet, and can do so until ${until}.`)
    }
    const dropped = await endClaim(tx, before, admin_notes)
    const acceptedIdentity = missingIdentity({ ...before, ...dropped }, { alaska_business_license, ein })
    await clearPendingAccess(tx, business_id, disputant.id)
    const members = tx.deleteFrom('business_members').where('business_id', '=', business_id)
    await members.where((or) => or.or([or('role', '=', 'owner'), or('status', '=', 'invited')])).execute()
    await tx
      .insertInto('business_members')
      .values({ business_id, user_id: disputant.id, role: 'owner' })
      .onConflict((conflict) => conflict.columns(['business_id', 'user_id']).doUpdateSet({ role: 'owner' }))
      .execute()
    // The dispute replaces the claim of the former owner, so that revoking the ownership works as for a claim.
    await tx
      .insertInto('claims')
      .values({
        ...{ business_id, user_id: disputant.id, alaska_business_license, ein, proof_of_ownership, message },
        ...{ status: 'approved', admin_notes, reviewer_id: actor.viewer.id, reviewed_at: sql<string>`now()` },
        taken_over: Object.keys(acceptedIdentity),
      })
      .execute()
    await tx
      .updateTable('businesses')
      .set({
        ...{ ...dropped, ...acceptedIdentity, verification_status: 'approved', verification_notes: null },
        ...{ verified_at: sql`now()`, updated_at: sql`now()` },
      })
      .where('id', '=', business_id)
      .execute()
    await closeDispute(tx, actor, id, 'approved', admin_notes, [disputant.id, owner.id])
    for (const other of competing) {
      const notes = 'Another dispute about this business was approved'
      await closeDispute(tx, actor, other.id, 'rejected', notes, [other.user_id])
    }
    await auditDecision(tx, actor, 'dispute.approve', dispute, {
      notes: admin_notes,
      former_owner: owner.full_name,
      from,
    })
    return {
      message: `${dispute.disputant_name} is now the owner of ${dispute.display_name}.`,
      dispute: await readDispute(tx, id),
    }
  })
}

/** Keeps the owner. @throws 404, 409 when it has been decided */
export function rejectDispute({ db }: Services, actor: Actor, id: number, admin_notes: string) {
  return db.transaction().execute(async (tx) => {
    const { dispute, disputant, owner } = await lockOpen(tx, actor, id)
    const recipients = new Set([disputant.id, ...(owner ? [owner.id] : [])])
    await closeDispute(tx, actor, id, 'rejected', admin_notes, [...recipients])
    await auditDecision(tx, actor, 'dispute.reject', dispute, { notes: admin_notes })
    return { message: 'The dispute has been rejected.', dispute: await readDispute(tx, id) }
  })
}

const auditDecision = (
  tx: Tx,
  actor: Actor,
  action: 'dispute.approve' | 'dispute.reject',
  { business_id, business_name, disputant_name }: Dispute,
  details: object,
) =>
  writeAudit(tx, actor, {
    action,
    target_type: 'business',
    target_id: business_id,
    target_name: business_name,
    details: { disputant: disputant_name, ...details },
  })
