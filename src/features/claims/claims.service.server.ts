import type { Db } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/errors.ts'
import type { Viewer } from '../../kit/session.ts'
import { lockBusiness, readBusiness } from '../businesses/businesses.service.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { ALREADY_CLAIMED, ALREADY_PENDING } from './claims.constants.ts'
import type { ClaimForm, OwnClaim } from './claims.contract.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { selectOwnClaims, serializeOwnClaim } from './claims.query.server.ts'
import { canClaim } from './claims.rules.ts'

export function submitClaim(db: Db, viewer: Viewer, business_id: number, given: ClaimForm) {
  return db.transaction().execute(async (tx) => {
    // the business first, then its claims: everywhere, so that nobody waits in a circle
    assertFound(await lockBusiness(tx, business_id), 'Business not found')
    // whose account is being deleted at this moment has gone when this comes to an answer
    const requester = tx.selectFrom('users').where('id', '=', viewer.id).select('id').forKeyShare()
    if (!(await requester.executeTakeFirst())) throw new AppError('unauthorized', 'Please log in')
    if (!canClaim(viewer, await readBusiness(tx, viewer, business_id))) throw new AppError('conflict', ALREADY_CLAIMED)
    const made = await tx
      .insertInto('claims')
      .values({ ...given, business_id, user_id: viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('conflict', ALREADY_PENDING)
    await queueMail(tx, claimsMailKinds['claims.submitted'], { claim_id: made.id })
    return {
      message: 'Your claim request has been submitted. An administrator will review it.',
      claim: await readOwnClaim(tx, viewer, made.id),
    }
  })
}

export async function listOwnClaims(db: Db, viewer: Viewer): Promise<OwnClaim[]> {
  const rows = await selectOwnClaims(db).where('c.user_id', '=', viewer.id).orderBy('c.id', 'desc').execute()
  return rows.map(serializeOwnClaim)
}

/** @throws 404 when it is not there, or somebody else's. */
export async function readOwnClaim(db: Db, viewer: Viewer, id: number): Promise<OwnClaim> {
  const row = await selectOwnClaims(db).where('c.id', '=', id).where('c.user_id', '=', viewer.id).executeTakeFirst()
  return serializeOwnClaim(assertFound(row, 'Claim request not found'))
}
