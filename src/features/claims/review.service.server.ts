import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { AuditAction } from '../../kit/server/auditActions.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { notify, wantsEmailNow } from '../notifications/notify.server.ts'
import { clearPendingAccess } from '../teams/teams.service.server.ts'
import { ALREADY_CLAIMED, type ClaimStatus, claimStatuses } from './claims.constants.ts'
import type { Claim } from './claims.contract.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { selectClaims } from './claims.query.server.ts'
import { canDecide } from './claims.rules.ts'
import { missingIdentity } from './identity.server.ts'
import { websiteDomainOf } from './websiteDomain.server.ts'

type ClaimSearch = { status?: ClaimStatus; sort?: 'newest' | 'pending'; limit: number; offset: number }

/** One page of claims, newest first or those first that have been pending longest, and the number of claims by status. */
export async function listClaims(db: Db, { status, sort, limit, offset }: ClaimSearch) {
  const [claims, counted] = await Promise.all([
    selectClaims(db)
      .$if(status !== undefined, (query) => query.where('c.status', '=', status as string))
      .$if(sort === 'pending', (query) =>
        query.orderBy(sql`(c.status = 'pending')`, 'desc').orderBy(sql`case when c.status = 'pending' then c.id end`),
      )
      .orderBy('c.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('claims')
      .select(['status', (count) => count.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
  ])
  const counts = Object.fromEntries(
    claimStatuses.map((name) => [name, counted.find((row) => row.status === name)?.count ?? 0]),
  ) as Record<ClaimStatus, number>
  return {
    claims,
    total: status ? counts[status] : Object.values(counts).reduce((sum, number) => sum + number, 0),
    counts,
  }
}

const NOT_FOUND = 'Claim request not found'
const readClaim = async (db: Db, id: number): Promise<Claim> =>
  assertFound(await selectClaims(db).where('c.id', '=', id).executeTakeFirst(), NOT_FOUND)

/** The columns that had no value when the claim was decided: this claim or a later one has filled them in. */
async function findTakenOver(db: Db, { business_id, reviewed_at }: Claim): Promise<string[]> {
  if (reviewed_at === null) return []
  const rows = await db
    .selectFrom('claims')
    .where('business_id', '=', business_id)
    .where('reviewed_at', '>=', reviewed_at)
    .select('taken_over')
    .execute()
  return [...new Set(rows.flatMap(({ taken_over }) => taken_over))]
}

/** A claim with the current business and the number of other pending claims on it. @throws 404 */
export async function reviewClaim(db: Db, { viewer }: Pick<Actor, 'viewer'>, id: number) {
  const claim = await readClaim(db, id)
  const business = await readBusiness(db, viewer, claim.business_id)
  const { competing } = await db
    .selectFrom('claims')
    .where('business_id', '=', claim.business_id)
    .where('status', '=', 'pending')
    .where('id', '<>', id)
    .select((count) => count.fn.countAll<number>().as('competing'))
    .executeTakeFirstOrThrow()
  return {
    claim,
    business,
    website_domain: websiteDomainOf(business.website).website_domain,
    taken_over: await findTakenOver(db, claim),
    competing,
  }
}

/**
 * Locks the business, then the requester, then all pending claims on the business ordered by requester. This order avoids
 * deadlocks with the deletion of accounts, which locks the user and then their claims.
 * @throws 404 when the claim was deleted with its business or requester, 409 when it has been decided.
 */
async function lockPending(tx: Tx, { viewer }: Actor, id: number) {
  const { business_id, user_id } = assertFound(
    await tx.selectFrom('claims').where('id', '=', id).select(['business_id', 'user_id']).executeTakeFirst(),
    NOT_FOUND,
  )
  assertFound(await lockBusiness(tx, business_id), NOT_FOUND)
  const requester = assertFound(
    await tx.selectFrom('users').where('id', '=', user_id).select('is_banned').forShare().executeTakeFirst(),
    NOT_FOUND,
  )
  const pending = await tx
    .selectFrom('claims')
    .where('business_id', '=', business_id)
    .where('status', '=', 'pending')
    .select(['id', 'user_id'])
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const claim = await readClaim(tx, id)
  if (!canDecide(viewer, claim)) throw new AppError('conflict', 'This claim request has already been decided')
  return { claim, user_id, requester, competing: pending.filter((claim) => claim.id !== id) }
}

async function closeClaims(tx: Tx, { viewer }: Actor, ids: number[], status: ClaimStatus, admin_notes: string | null) {
  if (ids.length === 0) return
  const claims = await tx
    .updateTable('claims')
    .set({ status, admin_notes, reviewer_id: viewer.id, reviewed_at: sql`now()` })
    .where('id', 'in', ids)
    .returning(['id', 'user_id', 'business_id'])
    .execute()
  for (const { id, user_id, business_id } of claims) {
    await notify(tx, {
      kind: 'claim.decided',
      recipients: [user_id],
      actorId: viewer.id,
      subject: { type: 'claim', id },
      title: `Your claim on {about} was ${status}`,
      url: status === 'approved' ? `/my-businesses/${business_id}` : '/my-businesses',
      ownEmail: 'chosen',
    })
    if (await wantsEmailNow(tx, 'claim.decided', user_id)) {
      await queueMail(tx, claimsMailKinds['claims.decided'], { claim_id: id })
    }
  }
}

/**
 * Makes the requester the owner of the verified business, and rejects all other pending claims on it.
 * @throws 404, or 409 when the claim or business does not allow it or the requester is banned.
 */
export function approveClaim({ db }: Services, actor: Actor, id: number, admin_notes: string | null) {
  return db.transaction().execute(async (tx) => {
    const { claim, user_id, requester, competing } = await lockPending(tx, actor, id)
    const { business_id, display_name, alaska_business_license, ein } = claim
    const before = await readBusiness(tx, actor.viewer, business_id)
    if (before.is_claimed) throw new AppError('conflict', ALREADY_CLAIMED)
    if (requester.is_banned) {
      throw new AppError('conflict', 'The requester has been banned. Reject this claim, or unban them first.')
    }
    const { verification_status: from } = before
    if (from === 'suspended' || from === 'rejected') {
      throw new AppError('conflict', `This business is ${from}. Approve the business first, or reject the claim.`)
    }
    const missingFields = missingIdentity(before, { alaska_business_license, ein })
    await clearPendingAccess(tx, business_id, user_id)
    await closeClaims(tx, actor, [id], 'approved', admin_notes)
    await tx
      .updateTable('claims')
      .set({ taken_over: Object.keys(missingFields) })
      .where('id', '=', id)
      .execute()
    const competingIds = competing.map((other) => other.id)
    await closeClaims(tx, actor, competingIds, 'rejected', 'Another claim for this business was approved')
    await tx
      .insertInto('business_members')
      .values({ business_id, user_id, role: 'owner' })
      .onConflict((conflict) => conflict.columns(['business_id', 'user_id']).doUpdateSet({ role: 'owner' }))
      .execute()
    await tx
      .updateTable('businesses')
      .set({
        is_claimed: true,
        ...missingFields,
        verification_status: 'approved',
        verification_notes: null,
        verified_at: sql`now()`,
        updated_at: sql`now()`,
      })
      .where('id', '=', business_id)
      .execute()
    const rejected = await listNames(
      tx,
      competing.map((other) => other.user_id),
    )
    await auditDecision(tx, actor, 'claim.approve', claim, admin_notes, { from, ...(rejected && { rejected }) })
    return {
      message: `${claim.requester_name} is now the owner of ${display_name}.`,
      claim: await readClaim(tx, id),
    }
  })
}

/** @throws 404 for an unknown claim, 409 for a decided one. */
export function rejectClaim({ db }: Services, actor: Actor, id: number, admin_notes: string) {
  return db.transaction().execute(async (tx) => {
    const { claim } = await lockPending(tx, actor, id)
    await closeClaims(tx, actor, [id], 'rejected', admin_notes)
    await auditDecision(tx, actor, 'claim.reject', claim, admin_notes)
    return { message: 'The claim request has been rejected.', claim: await readClaim(tx, id) }
  })
}

/** The names of users for the audit log; null without users. */
async function listNames(tx: Tx, ids: number[]) {
  if (ids.length === 0) return null
  const users = await tx.selectFrom('users').where('id', 'in', ids).select('full_name').orderBy('id').execute()
  return users.map(({ full_name }) => full_name).join(', ')
}

const auditDecision = (
  tx: Tx,
  actor: Actor,
  action: AuditAction,
  { business_id, business_name, requester_name }: Claim,
  notes: string | null,
  details: object = {},
) =>
  writeAudit(tx, actor, {
    action,
    target_type: 'business',
    target_id: business_id,
    target_name: business_name,
    details: { requester: requester_name, ...(notes && { notes }), ...details },
  })
