import type { Db } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { notifyOfWaiting } from '../waiting/notifyOfWaiting.server.ts'
import { ALREADY_CLAIMED, ALREADY_PENDING } from './claims.constants.ts'
import type { ClaimForm, OwnClaim } from './claims.contract.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { selectOwnClaims, serializeOwnClaim } from './claims.query.server.ts'
import { canClaim } from './claims.rules.ts'

/**
 * Stores a pending claim and emails the requester.
 * @throws 404 for a business that the viewer cannot see, 409 when it is claimed or the viewer's claim on it is pending,
 * 429 when the quota of claims is used up.
 */
export function submitClaim({ db, settings }: Services, viewer: Viewer, business_id: number, claim: ClaimForm) {
  return db.transaction().execute(async (tx) => {
    // All transactions lock the business before its claims, which prevents deadlocks.
    assertFound(await lockBusiness(tx, business_id), 'Business not found')
    // Waits for a concurrent deletion of the requester's account.
    const requester = tx.selectFrom('users').where('id', '=', viewer.id).select('id').forKeyShare()
    if (!(await requester.executeTakeFirst())) throw new AppError('unauthorized', 'Please log in')
    if (!canClaim(viewer, await readBusiness(tx, viewer, business_id))) throw new AppError('conflict', ALREADY_CLAIMED)
    await takeQuota(tx, settings, viewer, 'claim')
    const inserted = await tx
      .insertInto('claims')
      .values({ ...claim, business_id, user_id: viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new AppError('conflict', ALREADY_PENDING)
    await queueMail(tx, claimsMailKinds['claims.submitted'], { claim_id: inserted.id })
    await notifyOfWaiting(tx)
    return {
      message: 'Your claim request has been submitted. An administrator will review it.',
      claim: await readOwnClaim(tx, viewer, inserted.id),
    }
  })
}

/** The viewer's claims, newest first. */
export async function listOwnClaims(db: Db, viewer: Viewer): Promise<OwnClaim[]> {
  const rows = await selectOwnClaims(db).where('c.user_id', '=', viewer.id).orderBy('c.id', 'desc').execute()
  return rows.map(serializeOwnClaim)
}

/** @throws 404 when the viewer has no such claim. */
export async function readOwnClaim(db: Db, viewer: Viewer, id: number): Promise<OwnClaim> {
  const row = await selectOwnClaims(db).where('c.id', '=', id).where('c.user_id', '=', viewer.id).executeTakeFirst()
  return serializeOwnClaim(assertFound(row, 'Claim request not found'))
}
