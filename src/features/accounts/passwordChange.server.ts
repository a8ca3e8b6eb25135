import type { z } from 'zod'
import { type Db, sql } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { hashPassword } from '../../kit/server/passwords.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { confirmPassword } from '../session/confirmPassword.server.ts'
import { describeDevice } from '../session/device.ts'
import { type Origin, recordSecurityEvent } from '../session/securityLog.server.ts'
import { closeSessions } from '../session/sessions.server.ts'
import type { PasswordChange, PasswordReset } from './accounts.contract.ts'
import { passwordResets } from './accounts.limits.server.ts'
import { accountsMailKinds } from './accounts.mailKinds.server.ts'
import { assertPasswordAllowed } from './commonPasswords.server.ts'
import { cancelEmailChange } from './emailChange.server.ts'
import { consumeToken, revokeTokens } from './emailTokens.server.ts'

/**
 * Changes the password, and ends all other sessions.
 * @throws 400 for a refused common password, 403 for a wrong password, also when the password was changed at the same time, 429 after many wrong ones.
 */
export async function changePassword(
  services: Services,
  { viewer, session, origin }: { viewer: Viewer; session: number | null; origin: Origin },
  { password, new_password }: z.output<typeof PasswordChange>,
) {
  await assertPasswordAllowed(services.settings, 'new_password', new_password, viewer)
  const checkedHash = await confirmPassword(services, viewer, password, origin)
  const password_hash = await hashPassword(new_password)
  await services.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', viewer.id)
      .where('password_hash', '=', checkedHash)
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!changed) throw new AppError('forbidden', 'The password is not correct')
    await revokeTokens(tx, viewer.id, 'reset_password')
    await closeSessions(tx, viewer.id, { except: session ?? undefined })
    await finishPasswordChange(tx, origin, changed, 'password.changed')
  })
  return { message: 'Your password has been changed, and you have been logged out everywhere else' }
}

/** Ends all sessions of the user. @throws 400 with `expired` when the token cannot be used, 429 after many attempts. */
export async function resetPassword(
  { db, settings, limits }: Services,
  origin: Origin,
  { token, password }: z.output<typeof PasswordReset>,
) {
  await assertPasswordAllowed(settings, 'password', password)
  await limits.take(passwordResets, origin.client)
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const { user_id } = await consumeToken(tx, 'reset_password', token, {
      invalid: 'This reset link is not valid. It may have been used already.',
      expired: 'This reset link has expired. Please request a new one.',
    })
    // The link was sent to the email address, so using it verifies the email address.
    const user = await tx
      .updateTable('users')
      .set({ password_hash, email_verified_at: sql`coalesce(email_verified_at, now())` })
      .where('id', '=', user_id)
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow()
    await revokeTokens(tx, user_id, 'verify_email')
    // A stranger may have registered this email address.
    await revokeTokens(tx, user_id, 'first_login')
    await closeSessions(tx, user_id)
    await finishPasswordChange(tx, origin, user, 'password.reset')
    return { message: 'Your password has been changed. You can log in now.' }
  })
}

/** Cancels a change of the email address that somebody with the former password requested, and tells the owner. */
async function finishPasswordChange(
  tx: Db,
  origin: Origin,
  { id, email }: { id: number; email: string },
  kind: 'password.changed' | 'password.reset',
) {
  await cancelEmailChange(tx, id)
  await recordSecurityEvent(tx, id, origin, { kind })
  await queueMail(tx, accountsMailKinds['accounts.password_changed'], {
    user_id: id,
    email,
    at: new Date().toISOString(),
    device: describeDevice(origin.user_agent),
  })
}
