import { sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { selectMembers } from '../businesses/businesses.query.server.ts'
import { isListed } from '../businesses/businesses.rules.ts'
import { lockBusiness } from '../businesses/businesses.service.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { canRevoke } from './claims.rules.ts'
import { endClaim, identityColumns } from './identity.server.ts'

/**
 * Removes the team of a business, so that it can be claimed again. A listed business stays listed, as curated.
 * @throws 404 for an unknown business, 409 for an unclaimed one.
 */
export function revokeClaim({ db }: Services, actor: Actor, business_id: number, reason: string) {
  return db.transaction().execute(async (tx) => {
    assertFound(await lockBusiness(tx, business_id), 'Business not found')
    const before = await readBusiness(tx, actor.viewer, business_id)
    if (!canRevoke(actor.viewer, before)) throw new AppError('conflict', 'This business is not claimed')
    const recipients = await removeTeam(tx, business_id)
    const dropped = await endClaim(tx, before, reason)
    await tx
      .updateTable('businesses')
      .set({
        is_claimed: false,
        verified_at: null,
        updated_at: sql`now()`,
        ...(before.verification_status === 'approved' && { verification_status: 'curated' }),
        ...dropped,
      })
      .where('id', '=', business_id)
      .execute()
    const claimable = isListed(before)
    for (const { email, full_name, in_team } of recipients) {
      // People outside the team of a business that was not listed know neither the business nor the sender of their
      // invitation.
      if (!in_team && !claimable) continue
      const { display_name } = before
      // Only members of the team get the reason.
      await queueMail(tx, claimsMailKinds['claims.revoked'], {
        business_name: display_name,
        email,
        full_name,
        claimable,
        reason: in_team ? reason : null,
      })
    }
    await writeAudit(tx, actor, {
      action: 'business.revoke',
      target_type: 'business',
      target_id: business_id,
      target_name: before.business_name,
      details: {
        ...{ reason, owner: before.owner_name, from: before.verification_status },
        ...Object.fromEntries(
          identityColumns.filter((field) => field in dropped).map((field) => [field, [before[field], null]]),
        ),
      },
    })
    return {
      message: `The ownership of ${before.display_name} has been revoked. It can be claimed again${claimable ? '' : ' once it is public'}.`,
      business: await readBusiness(tx, actor.viewer, business_id),
    }
  })
}

/** Removes the team. @returns the recipients of the email: members, invited people and people who requested access. */
async function removeTeam(tx: Tx, business_id: number) {
  const team = await selectMembers(tx, business_id).clearOrderBy().orderBy('m.user_id').forUpdate('m').execute()
  const requesters = await tx
    .selectFrom('access_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where('r.business_id', '=', business_id)
    .select(['u.email', 'u.full_name'])
    .execute()
  await tx.deleteFrom('business_members').where('business_id', '=', business_id).execute()
  await tx.deleteFrom('access_requests').where('business_id', '=', business_id).execute()
  return [
    ...team.map((member) => ({ ...member, in_team: member.status === 'active' })),
    ...requesters.map((user) => ({ ...user, in_team: false })),
  ]
}
