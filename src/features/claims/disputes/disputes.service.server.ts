import { type Db, sql } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { lockBusiness } from '../../businesses/businesses.service.server.ts'
import { readBusiness } from '../../businesses/readBusinesses.server.ts'
import { queueMail } from '../../mails/queueMail.server.ts'
import { notify } from '../../notifications/notify.server.ts'
import { takeQuota } from '../../quotas/quotas.service.server.ts'
import { notifyOfWaiting } from '../../waiting/notifyOfWaiting.server.ts'
import type { ClaimForm } from '../claims.contract.ts'
import { disputesMailKinds } from './disputes.mailKinds.server.ts'
import { findOwner, selectDisputes } from './disputes.query.server.ts'
import { canAnswer, canDispute } from './disputes.rules.ts'

export const DISPUTE_NOT_FOUND = 'Dispute not found'

/** The kind of the notification about an open dispute, like other requests of members about a business. */
export const DISPUTE_NOTICE = 'team.requested'

/**
 * Stores an open dispute, and asks the owner for an answer.
 * @throws 404 for a business that the viewer cannot see, 403 for its team, 409 when the business is unclaimed or the
 * viewer's dispute about it is open, 429 when the quota of claims is used up
 */
export function submitDispute({ db, settings }: Services, viewer: Viewer, business_id: number, form: ClaimForm) {
  return db.transaction().execute(async (tx) => {
    // All transactions lock the business first, then users, then disputes.
    assertFound(await lockBusiness(tx, business_id), 'Business not found')
    const disputant = tx.selectFrom('users').where('id', '=', viewer.id).select('id').forKeyShare()
    if (!(await disputant.executeTakeFirst())) throw new AppError('unauthorized', 'Please log in')
    const business = await readBusiness(tx, viewer, business_id)
    if (business.role !== null)
      throw new AppError(
        'forbidden',
        'You are in the team of this business. Please contact its owner instead of disputing the ownership',
      )
    if (!canDispute(viewer, business)) {
      throw new AppError('conflict', 'Nobody has claimed this business. You can claim it')
    }
    await takeQuota(tx, settings, viewer, 'claim')
    const owner = await findOwner(tx, business_id)
    const inserted = await tx
      .insertInto('disputes')
      .values({ ...form, business_id, user_id: viewer.id, owner_id: owner?.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new AppError('conflict', 'You already dispute the ownership of this business')
    if (owner) {
      await notify(tx, {
        kind: DISPUTE_NOTICE,
        recipients: [owner.id],
        actorId: viewer.id,
        subject: { type: 'dispute', id: inserted.id },
        about: { type: 'business', id: business_id },
        title: 'Somebody says that {about} is theirs. Please answer',
        url: `/my-businesses/${business_id}`,
        ownEmail: 'always',
      })
      await queueMail(tx, disputesMailKinds['disputes.submitted'], { dispute_id: inserted.id })
    }
    await notifyOfWaiting(tx)
    return {
      message: 'Your dispute has been submitted. The owner is asked, and an administrator decides.',
      dispute: await readDispute(tx, inserted.id),
    }
  })
}

/** @throws 404 */
export const readDispute = async (db: Db, id: number) =>
  assertFound(await selectDisputes(db).where('d.id', '=', id).executeTakeFirst(), DISPUTE_NOT_FOUND)

export const listOwnDisputes = (db: Db, viewer: Viewer) =>
  selectDisputes(db).where('d.user_id', '=', viewer.id).orderBy('d.id', 'desc').execute()

/** The open disputes about a business. @throws 403 for others than the owner, 404 */
export async function listReceivedDisputes(db: Db, viewer: Viewer, business_id: number) {
  if (!canAnswer(viewer, await readBusiness(db, viewer, business_id))) {
    throw new AppError('forbidden', 'Only the owner reads disputes about this business')
  }
  return selectDisputes(db)
    .where('d.business_id', '=', business_id)
    .where('d.status', '=', 'open')
    .orderBy('d.id')
    .execute()
}

/** Stores the answer of the owner; a later one replaces it. @throws 404 for others than the owner, 409 after the decision */
export function answerDispute(db: Db, viewer: Viewer, id: number, answer: string) {
  return db.transaction().execute(async (tx) => {
    const { business_id } = await readDispute(tx, id)
    // The lock keeps the owner the same until the commit.
    await lockBusiness(tx, business_id)
    const owner = await findOwner(tx, business_id)
    assertFound(owner?.id === viewer.id ? owner : null, DISPUTE_NOT_FOUND)
    const { numUpdatedRows } = await tx
      .updateTable('disputes')
      .set({ answer, answered_at: sql`now()`, answerer_id: viewer.id })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    const dispute = await readDispute(tx, id)
    if (!numUpdatedRows) throw new AppError('conflict', 'This dispute has already been decided')
    return { message: 'Your answer has been sent to the administrators.', dispute }
  })
}
