import { classifyDatabaseError } from '../../database/databaseErrors.server.ts'
import { type Db, sql } from '../../database/open.server.ts'
import { prepareQuery } from '../../database/prepared.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'
import { type Origin, recordNewDevice } from './securityLog.server.ts'

/** A session ends this many days after its last use. */
const UNUSED_DAYS = 30
/** A session ends this many days after the login, even when it is used. */
const TOTAL_DAYS = 180

/** SQL condition: the session has not expired. */
export const isAlive = sql<boolean>`last_used_at > now() - make_interval(days => ${UNUSED_DAYS})
  and sessions.created_at > now() - make_interval(days => ${TOTAL_DAYS})`

/**
 * Opens a session, and records a new device. Call it in a transaction.
 * @param password_hash the stored hash that the password was checked against. Without one, nothing is compared.
 * @returns the token of the session.
 * @throws 403 when the user is banned, 401 when the password was changed meanwhile. The row lock makes it wait for a
 * concurrent ban or change.
 */
export async function openSession(db: Db, user_id: number, origin: Origin, password_hash?: string): Promise<string> {
  const token = createToken()
  const user = await db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(['is_banned', 'password_hash'])
    .forShare()
    .executeTakeFirst()
  if (!user || (password_hash !== undefined && user.password_hash !== password_hash)) {
    throw new AppError('unauthorized', 'Invalid email or password')
  }
  if (user.is_banned) throw new AppError('forbidden', 'This account has been suspended')
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id, user_agent: origin.user_agent })
    .execute()
  await recordNewDevice(db, user_id, origin)
  return token
}

// Members see when a session was used. Renewing at most every five minutes avoids a write per request.
const needsRenewal = sql<boolean>`last_used_at < now() - interval '5 minutes'`

const readSession = prepareQuery((db, { token_hash }: { token_hash: Buffer }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('token_hash', '=', token_hash)
    .where(isAlive)
    .where('is_banned', '=', false)
    .select([
      'users.id',
      'email',
      'full_name',
      'role',
      'is_admin',
      'sessions.id as session',
      needsRenewal.as('is_stale'),
    ]),
)

/** The user and the id of the session of a token; null when it is unknown or has ended, or its user is banned. */
export async function findSession(db: Db, token: string): Promise<{ viewer: Viewer; session: number } | null> {
  const [row] = await readSession(db, { token_hash: hashToken(token) })
  if (!row) return null
  const { is_stale, session, ...viewer } = row
  if (is_stale) await renewSession(db, session)
  return { viewer, session }
}

async function renewSession(db: Db, id: number) {
  try {
    await db
      .updateTable('sessions')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', id)
      // Only one of several concurrent requests writes.
      .where(needsRenewal)
      .execute()
  } catch (error) {
    // Members can read while the database is read-only.
    if (!classifyDatabaseError(error)?.affectsWritesOnly) throw error
  }
}

/** Ends sessions of a user: one of them, all, or all except one. @returns the sessions that have ended. */
export const closeSessions = (db: Db, user_id: number, { only, except }: { only?: number; except?: number } = {}) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    .$if(except !== undefined, (query) => query.where('id', '!=', except as number))
    .returning(['id', 'user_agent', isAlive.as('was_alive')])
    .execute()

/** Deletes expired sessions. */
export const sweepSessions = (db: Db) => db.deleteFrom('sessions').where(sql<boolean>`not (${isAlive})`).execute()
