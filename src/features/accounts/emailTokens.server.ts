import { type Db, sql } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'
import { clearBounce } from '../mails/bouncedAddresses.server.ts'

export const tokenLifetimes = { verify_email: '24 hours', reset_password: '1 hour', first_login: '24 hours' }
type Purpose = keyof typeof tokenLifetimes

/** @returns a new token, which replaces all earlier tokens of the same purpose. */
export async function issueToken(db: Db, user_id: number, purpose: Purpose): Promise<string> {
  const token = createToken()
  await db.transaction().execute(async (tx) => {
    // The row lock serializes concurrent calls, so that only the last token stays valid.
    await tx.selectFrom('users').where('id', '=', user_id).select('id').forUpdate().execute()
    await revokeTokens(tx, user_id, purpose)
    await tx
      .insertInto('email_tokens')
      .values({
        token_hash: hashToken(token),
        user_id,
        purpose,
        expires_at: sql`now() + ${tokenLifetimes[purpose]}::interval`,
      })
      .execute()
  })
  return token
}

/**
 * Whether a link that was issued earlier than `before` is still valid for at least half of its lifetime. Newer links are
 * ignored, because their emails may not be delivered yet.
 */
export async function hasWorkingLink(db: Db, user_id: number, purpose: Purpose, before: Date): Promise<boolean> {
  const lifetime = sql`${tokenLifetimes[purpose]}::interval`
  const token = await db
    .selectFrom('email_tokens')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .where('expires_at', '<', sql<string>`${before.toISOString()}::timestamptz + ${lifetime}`)
    .where('expires_at', '>', sql<string>`now() + ${lifetime} / 2`)
    .select('user_id')
    .executeTakeFirst()
  return token !== undefined
}

/** Ends all unused tokens of one purpose. */
export const revokeTokens = (db: Db, user_id: number, purpose: Purpose) =>
  db
    .updateTable('email_tokens')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .execute()

/** Ends all unused tokens of a user. */
export const revokeAllTokens = (db: Db, user_id: number) =>
  db
    .updateTable('email_tokens')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .execute()

/**
 * Marks a token as used.
 * @throws 400 with `expired: true` for an expired token, with `expired: false` for an unknown, used or replaced one.
 */
export async function consumeToken(
  tx: Db,
  purpose: Purpose,
  token: string,
  messages: { invalid: string; expired: string },
): Promise<{ user_id: number }> {
  // Every change of an account locks the user first, so that two of them do not wait for each other.
  await tx
    .selectFrom('users')
    .where('id', '=', (query) =>
      query.selectFrom('email_tokens').where('token_hash', '=', hashToken(token)).select('user_id'),
    )
    .select('id')
    .forUpdate()
    .execute()
  const row = await tx
    .updateTable('email_tokens')
    .set({ ended_at: sql`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .returning(['user_id', sql<boolean>`expires_at < now()`.as('expired')])
    .executeTakeFirst()
  if (!row) throw new AppError('invalid', messages.invalid, { expired: false })
  if (row.expired) throw new AppError('invalid', messages.expired, { expired: true })
  await clearBounce(tx, row.user_id)
  return row
}
