import { type Db, sql } from '../../database/open.server.ts'
import { AppError, invalid } from '../../kit/api/errors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { hashToken } from '../../kit/server/tokens.server.ts'
import { listMethods } from '../secondFactor/methods.server.ts'
import type { Origin } from '../session/securityLog.server.ts'
import { userColumns } from '../session/session.service.server.ts'
import { openSession } from '../session/sessions.server.ts'
import { tokenLifetimes } from './emailTokens.server.ts'

/** Stores the secret of the browser that has registered. A repeated call changes nothing. */
export const addFirstLogin = (db: Db, user_id: number, token_hash: Buffer) =>
  db
    .insertInto('email_tokens')
    .values({
      token_hash,
      user_id,
      purpose: 'first_login',
      expires_at: sql`now() + ${tokenLifetimes.first_login}::interval`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/**
 * Opens a session for the browser that has registered: see docs/decisions/074-log-in-once-with-a-secret-of-the-browser.md.
 * @throws 400 for a secret that cannot be used, 403 for a banned or unverified account.
 */
export function logInFirst({ db, settings, log }: Services, origin: Origin, token: string) {
  return db.transaction().execute(async (tx) => {
    const unusable = invalid('first_login_token', 'Please log in with your email and password.')
    const user = await tx
      .selectFrom('users')
      .where('id', '=', (query) =>
        query
          .selectFrom('email_tokens')
          .where('token_hash', '=', hashToken(token))
          .where('purpose', '=', 'first_login')
          .where('ended_at', 'is', null)
          .where('expires_at', '>', sql<string>`now()`)
          .select('user_id'),
      )
      .select([...userColumns, 'email_verified_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw unusable
    if (user.is_banned) throw new AppError('forbidden', 'This account has been suspended')
    if (settings.email_verification && !user.email_verified_at) {
      const message = 'Your email address is not verified yet. Please open the link in the email first.'
      throw new AppError('forbidden', message, { needsVerification: true })
    }
    // An account with a second factor cannot log in with this secret alone.
    if ((await listMethods(tx, user.id)).length > 0) throw unusable
    const ended = await tx
      .updateTable('email_tokens')
      .set({ ended_at: sql`now()` })
      .where('token_hash', '=', hashToken(token))
      .where('ended_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    if (!ended) throw unusable
    log.info({ user_id: user.id, factor: 'none' }, 'login')
    return { token: await openSession(tx, user.id, origin), user }
  })
}
