import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'

/** Minutes in which a begun login or registration of a passkey can be finished. */
const CHALLENGE_MINUTES = 5
/** The number of wrong answers that ends a challenge. */
const MAX_FAILURES = 5

export const challengePurposes = ['login', 'passkey'] as const
type Purpose = (typeof challengePurposes)[number]

/**
 * Starts a challenge for a member who has entered the password.
 * @param user with the stored hash that the password was checked against.
 * @returns the token of the challenge.
 */
export async function openChallenge(
  db: Db,
  user: { id: number; password_hash: string },
  purpose: Purpose,
): Promise<string> {
  const token = createToken()
  await db
    .insertInto('second_factor_challenges')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      purpose,
      password_proof: hashToken(user.password_hash),
      expires_at: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute()
  return token
}

const openChallenges = (db: Db, purpose: Purpose, token: string) =>
  db
    .selectFrom('second_factor_challenges as c')
    .innerJoin('users', 'users.id', 'c.user_id')
    .where('c.token_hash', '=', hashToken(token))
    .where('c.purpose', '=', purpose)
    .where('c.expires_at', '>', sql<string>`now()`)
    .where('c.failures', '<', MAX_FAILURES)
    .where(sql<boolean>`c.password_proof = sha256(convert_to(password_hash, 'UTF8'))`)

/** The account of an open challenge and the hash of its password; undefined when the challenge has ended. */
export const findChallenge = (db: Db, purpose: Purpose, token: string) =>
  openChallenges(db, purpose, token).select(['c.user_id', 'c.password_proof']).executeTakeFirst()

/**
 * Locks an open challenge until the end of the transaction, so that answers are checked one after the other.
 * @returns false when it has ended.
 */
export async function lockChallenge(tx: Tx, purpose: Purpose, token: string, user_id: number): Promise<boolean> {
  // Lock the user before its rows in other tables, like every transaction.
  await tx.selectFrom('users').where('id', '=', user_id).select('id').forShare().execute()
  const row = await openChallenges(tx, purpose, token)
    .where('c.user_id', '=', user_id)
    .select('c.user_id')
    .forUpdate('c')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts a wrong answer. @returns whether it was the last one that the challenge allows. */
export async function countFailure(tx: Tx, token: string): Promise<boolean> {
  const { failures } = await tx
    .updateTable('second_factor_challenges')
    .set({ failures: sql`failures + 1` })
    .where('token_hash', '=', hashToken(token))
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures >= MAX_FAILURES
}

export const endChallenge = (tx: Tx, token: string) =>
  tx.deleteFrom('second_factor_challenges').where('token_hash', '=', hashToken(token)).execute()

export const deleteExpiredChallenges = (db: Db) =>
  db.deleteFrom('second_factor_challenges').where('expires_at', '<', sql<string>`now()`).execute()
