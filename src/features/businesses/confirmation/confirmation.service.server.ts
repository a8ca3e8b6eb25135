import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { hashToken } from '../../../kit/server/tokens.server.ts'
import { lockBusiness } from '../businesses.service.server.ts'
import { readBusiness } from '../readBusinesses.server.ts'
import { CONFIRM_DAYS } from './confirmation.constants.ts'
import { canConfirm } from './confirmation.rules.ts'

async function confirm(tx: Tx, business_id: number) {
  const { confirmed_at } = await tx
    .insertInto('business_details')
    .values({ business_id, confirmed_at: sql<string>`now()` })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ confirmed_at: sql<string>`now()` }))
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  return {
    message: 'Thank you. The profile says that it was confirmed today.',
    business_id,
    confirmed_at: confirmed_at as string,
  }
}

/** @throws 404, 403 for others than those who may edit the business in its team */
export function confirmBusiness(db: Db, viewer: Viewer, id: number) {
  return db.transaction().execute(async (tx) => {
    await lockBusiness(tx, id)
    const business = await readBusiness(tx, viewer, id)
    if (!canConfirm(viewer, business)) {
      throw new AppError('forbidden', 'Only the owner and the admins of a business can confirm its profile')
    }
    return confirm(tx, id)
  })
}

/**
 * Confirms by the token of the latest email, without a login. The token can be used more than once until it expires.
 * @throws 400 for an unknown or expired token, or when the business has another owner now, 409 when the business is not in the directory
 */
export function confirmByToken(db: Db, token: string) {
  return db.transaction().execute(async (tx) => {
    const confirmation = await tx
      .selectFrom('business_confirmations as c')
      .innerJoin('businesses as b', 'b.id', 'c.business_id')
      .innerJoin('business_members as m', (join) =>
        join.onRef('m.business_id', '=', 'b.id').onRef('m.user_id', '=', 'c.user_id').on('m.role', '=', 'owner'),
      )
      .innerJoin('users as owner', 'owner.id', 'm.user_id')
      .where('owner.is_banned', '=', false)
      .where('c.token_hash', '=', hashToken(token))
      .select(['b.id', 'b.is_listed', sql<boolean>`c.expires_at > now()`.as('is_valid')])
      .forNoKeyUpdate('b')
      .executeTakeFirst()
    if (!confirmation) throw new AppError('invalid', 'This link is not valid. A later email may have replaced it.')
    if (!confirmation.is_valid) {
      throw new AppError('invalid', 'This link has expired. Log in and confirm the profile under My Businesses.')
    }
    if (!confirmation.is_listed) {
      throw new AppError('conflict', 'This business is not in the directory at present. Log in to see why.')
    }
    return confirm(tx, confirmation.id)
  })
}

/** Counts the claimed businesses of the directory by when their team last confirmed them. */
export async function countConfirmations(db: Db) {
  const { rows } = await sql<{ claimed: number; confirmed: number; asked: number }>`
    select count(*)::integer as claimed,
      (count(*) filter (where d.confirmed_at > now() - make_interval(days => ${CONFIRM_DAYS})))::integer as confirmed,
      (count(*) filter (where c.business_id is not null and (d.confirmed_at is null or d.confirmed_at < c.asked_at)))::integer
        as asked
    from businesses as b
    left join business_details as d on d.business_id = b.id
    left join business_confirmations as c on c.business_id = b.id
    where b.is_listed and b.is_claimed`.execute(db)
  return rows[0] as (typeof rows)[0]
}
