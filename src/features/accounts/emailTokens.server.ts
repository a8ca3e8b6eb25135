import { type Db, sql } from '../../database/open.server.ts'
import { AppError } from '../../kit/errors.ts'
import { hashToken, newToken } from '../../kit/tokens.server.ts'

type Purpose = 'verify_email' | 'reset_password'
const lifetimes: Record<Purpose, string> = { verify_email: '24 hours', reset_password: '1 hour' }

/** @returns a new token; it ends the older ones of the same purpose. */
export async function issueToken(db: Db, user_id: number, purpose: Purpose): Promise<string> {
  const token = newToken()
  await db.transaction().execute(async (tx) => {
    // Serializes concurrent issues, so that the later token ends the earlier one.
    await tx.selectFrom('users').where('id', '=', user_id).select('id').forUpdate().execute()
    await revokeTokens(tx, user_id, purpose)
    await tx
      .insertInto('email_tokens')
      .values({
        token_hash: hashToken(token),
        user_id,
        purpose,
        expires_at: sql`now() + ${lifetimes[purpose]}::interval`,
      })
      .execute()
  })
  return token
}

export const revokeTokens = (db: Db, user_id: number, purpose: Purpose) =>
  db
    .updateTable('email_tokens')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .execute()

/** Uses a token up. Throws a 400 with `expired` when it is unknown, used, replaced or too old. */
export async function consumeToken(
  tx: Db,
  purpose: Purpose,
  token: string,
  sentences: { invalid: string; expired: string },
): Promise<{ user_id: number }> {
  const row = await tx
    .updateTable('email_tokens')
    .set({ ended_at: sql`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .returning(['user_id', sql<boolean>`expires_at < now()`.as('expired')])
    .executeTakeFirst()
  if (!row) throw new AppError('invalid', sentences.invalid, { expired: false })
  if (row.expired) throw new AppError('invalid', sentences.expired, { expired: true })
  return row
}
