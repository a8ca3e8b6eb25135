import type { z } from 'zod'
import { type Db, sql } from '../../database/open.server.ts'
import { AppError, invalid } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'
import { mailsByClient, mailsByClientToRecipient } from '../mails/mails.limits.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { confirmPassword } from '../session/confirmPassword.server.ts'
import { describeDevice } from '../session/device.ts'
import { type Origin, recordSecurityEvent } from '../session/securityLog.server.ts'
import type { EmailChange } from './accounts.contract.ts'
import { emailChanges } from './accounts.limits.server.ts'
import { accountsMailKinds } from './accounts.mailKinds.server.ts'
import { revokeAllTokens } from './emailTokens.server.ts'

/** The lifetime of the link to a new email address. */
const LINK_LIFETIME = '24 hours'

/**
 * Changes the email address: at once without email verification, else with the link in an email to the new address. The
 * reply is then the same for an email address that has an account, whose owner gets an email instead of the link.
 * @throws 400 for the current email address, 403 for a wrong password, 409 for the email address of another account when
 * verification is off, 429.
 */
export async function changeEmail(
  services: Services,
  viewer: Viewer,
  origin: Origin,
  { password, email }: z.output<typeof EmailChange>,
) {
  const { db, settings, limits } = services
  if (email === viewer.email) throw invalid('email', 'This is your email address already')
  const checkedHash = await confirmPassword(services, viewer, password, origin)
  await limits.take(emailChanges, String(viewer.id))
  if (settings.email_verification) {
    // The limit of an email address counts each client separately. Otherwise strangers could use it up, and the owner of the
    // email address could not get a link.
    await limits.take(mailsByClientToRecipient, 'accounts.email_change', origin.client, email.toLowerCase())
    await limits.take(mailsByClient, origin.client)
  }
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, viewer.id)
    if (user?.password_hash !== checkedHash) throw new AppError('forbidden', 'The password is not correct')
    if (!settings.email_verification) {
      await replaceEmail(tx, origin, user, email)
      return { message: 'Your email address has been changed' }
    }
    const change = { email, token_hash: null, requested_at: sql<string>`now()` }
    await tx
      .insertInto('email_changes')
      .values({ user_id: user.id, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute()
    await recordSecurityEvent(tx, user.id, origin, { kind: 'email.requested', detail: email })
    await queueMail(tx, accountsMailKinds['accounts.email_change'], { user_id: user.id, email })
    return { message: `We have sent a link to ${email}. Your address changes when you open it.` }
  })
}

const lockUser = (tx: Db, id: number) =>
  tx
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email', 'is_banned', 'password_hash'])
    .forUpdate()
    .executeTakeFirst()

/** Links that were sent to the former email address end, because another person may read it. @throws 409 */
async function replaceEmail(
  tx: Db,
  origin: Origin,
  { id, email: former }: { id: number; email: string },
  email: string,
) {
  const owner = await tx
    .selectFrom('users')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  if (owner) throw new AppError('conflict', 'An account with this email already exists')
  await tx.updateTable('users').set({ email, email_verified_at: sql`now()` }).where('id', '=', id).execute()
  await revokeAllTokens(tx, id)
  await tx.deleteFrom('preference_links').where('user_id', '=', id).execute()
  await cancelEmailChange(tx, id)
  await recordSecurityEvent(tx, id, origin, { kind: 'email.changed', detail: former })
  await queueMail(tx, accountsMailKinds['accounts.email_changed'], {
    user_id: id,
    email: former,
    at: new Date().toISOString(),
    device: describeDevice(origin.user_agent),
  })
}

/** @returns a new token for the requested change; null when the change was replaced, cancelled or finished. */
export async function issueEmailChangeToken(db: Db, user_id: number, email: string): Promise<string | null> {
  const token = createToken()
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ token_hash: hashToken(token) })
    .where('user_id', '=', user_id)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows ? token : null
}

/**
 * Finishes the change of an email address.
 * @returns null when the token belongs to no change.
 * @throws 400 when the link has expired, 409 when the email address has got an account meanwhile.
 */
export async function confirmEmailChange(tx: Db, origin: Origin, token: string) {
  const emailChange = await tx
    .selectFrom('email_changes')
    .where('token_hash', '=', hashToken(token))
    .select('user_id')
    .executeTakeFirst()
  if (!emailChange) return null
  // The lock comes first, as in every other change of an account.
  const user = await lockUser(tx, emailChange.user_id)
  const change = await tx
    .selectFrom('email_changes')
    .where('token_hash', '=', hashToken(token))
    .select(['email', sql<boolean>`requested_at < now() - ${LINK_LIFETIME}::interval`.as('is_expired')])
    .executeTakeFirst()
  if (!user || user.is_banned || !change) return null
  if (change.is_expired) {
    throw new AppError('invalid', 'This link has expired. Please change your email address again.', {
      expired: true,
      is_change: true,
    })
  }
  await replaceEmail(tx, origin, user, change.email)
  return { message: 'Your email address has been changed.', email: change.email, is_change: true }
}

/** The email address of a change whose link still works. */
export async function readEmailChange(db: Db, user_id: number): Promise<{ email: string | null }> {
  const change = await db
    .selectFrom('email_changes')
    .where('user_id', '=', user_id)
    .where('requested_at', '>', sql<string>`now() - ${LINK_LIFETIME}::interval`)
    .select('email')
    .executeTakeFirst()
  return { email: change?.email ?? null }
}

/** Ends the link of a change that has not been confirmed. */
export const cancelEmailChange = (tx: Db, user_id: number) =>
  tx.deleteFrom('email_changes').where('user_id', '=', user_id).execute()

export const sweepEmailChanges = (db: Db) =>
  db.deleteFrom('email_changes').where('requested_at', '<', sql<string>`now() - interval '7 days'`).execute()
