import { classifyDatabaseError } from '../../database/databaseErrors.server.ts'
import { type Db, sql } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'

/**
 * @returns the token of a new session.
 * @throws 403 when the user is banned. The row lock makes it wait for a concurrent ban.
 */
export async function openSession(db: Db, user_id: number): Promise<string> {
  const token = createToken()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .columns(['token_hash', 'user_id'])
    .expression((query) =>
      query
        .selectFrom('users')
        .where('id', '=', user_id)
        .where('is_banned', '=', false)
        .select([sql<Buffer>`${hashToken(token)}::bytea`.as('token_hash'), 'id'])
        .forShare(),
    )
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new AppError('forbidden', 'This account has been suspended')
  return token
}

/** The user and the session id of a token; null when it is unknown, unused for 30 days, or its user is banned. */
export async function findSession(db: Db, token: string): Promise<{ viewer: Viewer; session: Uint8Array } | null> {
  const token_hash = hashToken(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('token_hash', '=', token_hash)
    .where('last_used_at', '>', sql<string>`now() - interval '30 days'`)
    .where('is_banned', '=', false)
    .select([
      'users.id',
      'email',
      'full_name',
      'role',
      'is_admin',
      sql<boolean>`last_used_at < now() - interval '1 hour'`.as('is_stale'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { is_stale, ...viewer } = row
  // Renewing at most once an hour avoids a write per request.
  if (is_stale) await renewSession(db, token_hash)
  return { viewer, session: token_hash }
}

async function renewSession(db: Db, token_hash: Buffer) {
  try {
    await db.updateTable('sessions').set({ last_used_at: sql`now()` }).where('token_hash', '=', token_hash).execute()
  } catch (error) {
    // A read-only database must not prevent members from reading.
    if (!classifyDatabaseError(error)?.affectsWritesOnly) throw error
  }
}

export const closeSession = (db: Db, session: Uint8Array) =>
  db.deleteFrom('sessions').where('token_hash', '=', Buffer.from(session)).execute()

export const closeAllSessions = (db: Db, user_id: number) =>
  db.deleteFrom('sessions').where('user_id', '=', user_id).execute()
