import type { z } from 'zod'
import { type Db, sql, type Tx, toLikePattern } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { checkPassword, hashPassword } from '../../kit/server/passwords.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { hashToken } from '../../kit/server/tokens.server.ts'
import { isOwnPath } from '../../kit/text/path.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { isMailLimited, mailsByClient, mailsByClientToRecipient } from '../mails/mails.limits.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { deleteUnsentMails } from '../mails/unsentMails.server.ts'
import { listMethods } from '../secondFactor/methods.server.ts'
import { isSecondFactorRequired } from '../secondFactor/secondFactor.rules.server.ts'
import { startSecondStep } from '../secondFactor/secondStep.server.ts'
import { confirmPassword } from '../session/confirmPassword.server.ts'
import { assertNoLink } from '../session/names.server.ts'
import { type Origin, recordSecurityEvent, recordWrongPassword } from '../session/securityLog.server.ts'
import type { User } from '../session/session.contract.ts'
import { userColumns } from '../session/session.service.server.ts'
import { closeSessions, openSession } from '../session/sessions.server.ts'
import type { Credentials, ProfileUpdate, Registration } from './accounts.contract.ts'
import { registrations } from './accounts.limits.server.ts'
import { accountsMailKinds } from './accounts.mailKinds.server.ts'
import { canBan } from './accounts.rules.ts'

import { assertPasswordAllowed } from './commonPasswords.server.ts'
import { cancelEmailChange, confirmEmailChange } from './emailChange.server.ts'
import { consumeToken, revokeAllTokens } from './emailTokens.server.ts'
import { provesEmailAddress } from './invitedAddress.server.ts'
import { countLoginAttempt } from './loginLimits.server.ts'

import { assertAdministratorRemains } from './roles.service.server.ts'

// Rate limits count an email address in lower case. The database can match one account for several such spellings, for
// example with “İ” for “i”.
const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`

/**
 * With email verification on, the reply and the response time do not reveal whether the email address has an account.
 * @throws 400 for a link in the name, 409 for an existing account when verification is off, 429 when the client registers too often.
 */
export async function register(services: Services, origin: Origin, registration: z.output<typeof Registration>) {
  const { db, settings, limits } = services
  const { email, full_name, invitation_token, first_login_token, return_path = '/' } = registration
  await assertPasswordAllowed(settings, 'password', registration.password, registration)
  assertNoLink('full_name', 'Full name', full_name)
  await limits.take(registrations, origin.client)
  const is_limited =
    settings.email_verification && (await isMailLimited(limits, accountsMailKinds['accounts.registered'], email))
  const password_hash = await hashPassword(registration.password)
  const is_proven =
    !settings.email_verification ||
    (invitation_token !== undefined && (await provesEmailAddress(db, invitation_token, email)))
  const user = await db.transaction().execute(async (tx) => {
    const created = await tx
      .insertInto('users')
      .values({
        email,
        full_name,
        password_hash,
        state: settings.site.region_code,
        email_verified_at: is_proven ? sql`now()` : null,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(userColumns)
      .executeTakeFirst()
    if (settings.email_verification)
      await queueMail(tx, accountsMailKinds['accounts.registered'], {
        ...{ email, is_new: Boolean(created), is_limited },
        ...(first_login_token && { first_login_hash: hashToken(first_login_token).toString('hex') }),
        ...(isOwnPath(return_path) && { return_path }),
      })
    return created
  })
  if (settings.email_verification && !(user && is_proven)) {
    return { message: 'Account created. Please check your email for a link to verify your address.' }
  }
  if (!user) throw new AppError('conflict', 'An account with this email already exists')
  const token = await db.transaction().execute((tx) => openSession(tx, user.id, origin))
  return { token, user }
}

/**
 * Opens a session, or starts the second step for an account with a second factor.
 * @throws 401 for a wrong email or password, 403 for a banned or unverified account, 429 after too many failures.
 */
export async function logIn(services: Services, origin: Origin, credentials: z.output<typeof Credentials>) {
  const { db, settings, log } = services
  const confirmLogin = await countLoginAttempt(services, origin.client, credentials.email)
  const user = await db
    .selectFrom('users')
    .where(hasEmail(credentials.email))
    .select([...userColumns, 'password_hash', 'email_verified_at'])
    .executeTakeFirst()
  if (!(await checkPassword(credentials.password, user?.password_hash)) || !user) {
    // Not awaited, so that the response time does not reveal whether the email address has an account.
    if (user) void recordFailedLogin(services, user.id, origin)
    throw new AppError('unauthorized', 'Invalid email or password')
  }
  const methods = await listMethods(db, user.id)
  if (methods.length === 0) await confirmLogin()
  if (user.is_banned) throw new AppError('forbidden', 'This account has been suspended')
  if (settings.email_verification && !user.email_verified_at) {
    throw new AppError('forbidden', 'Please verify your email address before logging in', { needsVerification: true })
  }
  if (methods.length > 0) return startSecondStep(db, user, methods)
  const token = await db.transaction().execute((tx) => openSession(tx, user.id, origin, user.password_hash))
  log.info({ user_id: user.id, factor: 'none' }, 'login')
  return { token, user: { ...user, needs_second_factor: isSecondFactorRequired(settings, user) || undefined } }
}

async function recordFailedLogin({ db, log }: Services, user_id: number, origin: Origin) {
  log.info({ user_id }, 'login failed')
  try {
    await recordWrongPassword(db, user_id, origin, 'login.failed')
  } catch (error) {
    log.warn({ err: error }, 'failed login not recorded')
  }
}

/**
 * Queues an email for every email address. The task looks up the account, so that the reply does not reveal whether it exists.
 * @throws 429 when the client has requested too many emails, to this email address or in all.
 */
export async function requestEmail(
  { db, limits }: Services,
  name: 'accounts.resend' | 'accounts.forgot',
  client: string,
  email: string,
) {
  const kind = accountsMailKinds[name]
  await limits.take(mailsByClientToRecipient, name, client, email.toLowerCase())
  await limits.take(mailsByClient, client)
  await queueMail(db, kind, { email, is_limited: await isMailLimited(limits, kind, email) })
}

/** @throws 400 with `expired` when the token cannot be used. */
export function verifyEmail(db: Db, origin: Origin, token: string) {
  return db.transaction().execute(async (tx) => {
    const change = await confirmEmailChange(tx, origin, token)
    if (change) return change
    const { user_id } = await consumeToken(tx, 'verify_email', token, {
      invalid: 'This verification link is not valid. It may have been used already.',
      expired: 'This verification link has expired. Please request a new one.',
    })
    const { email } = await tx
      .updateTable('users')
      .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
      .where('id', '=', user_id)
      .returning('email')
      .executeTakeFirstOrThrow()
    return { message: 'Your email address has been verified. You can log in now.', email }
  })
}

/** @throws 400 for a new name with a link. */
export async function updateProfile(db: Db, viewer: Viewer, profile: z.output<typeof ProfileUpdate>): Promise<User> {
  assertNoLink('full_name', 'Full name', profile.full_name, { before: viewer.full_name })
  return db
    .updateTable('users')
    .set(profile)
    .where('id', '=', viewer.id)
    .returning(userColumns)
    .executeTakeFirstOrThrow()
}

/** @throws 403 for a wrong password, 409 for the owner of a business and for the only administrator, 429. */
export async function deleteAccount(services: Services, viewer: Viewer, origin: Origin, password: string) {
  await confirmPassword(services, viewer, password, origin)
  await services.db.transaction().execute(async (tx) => {
    // The lock prevents a concurrent transaction from making this user an owner.
    await tx.selectFrom('users').where('id', '=', viewer.id).select('id').forUpdate().execute()
    const owned = await tx
      .selectFrom('business_members')
      .innerJoin('businesses', 'businesses.id', 'business_id')
      .where('user_id', '=', viewer.id)
      .where('role', '=', 'owner')
      .select('display_name')
      .executeTakeFirst()
    if (owned) {
      throw new AppError(
        'conflict',
        `You own ${owned.display_name}. Please hand it over or delete it before you delete your account`,
      )
    }
    await assertAdministratorRemains(tx, viewer.id)
    await deleteUnsentMails(tx, viewer.email)
    await tx.deleteFrom('users').where('id', '=', viewer.id).execute()
  })
  return { message: 'Your account has been deleted' }
}

/** Users, newest first. `search` matches substrings of name and email. */
export async function listUsers(db: Db, { search, limit, offset }: { search?: string; limit: number; offset: number }) {
  const matchingUsers = db.selectFrom('users').$if(search !== undefined, (query) =>
    query.where((column) => {
      const pattern = toLikePattern(search as string)
      return column.or([column('full_name', 'ilike', pattern), column('email', 'ilike', pattern)])
    }),
  )
  const [users, { total }] = await Promise.all([
    matchingUsers
      .select(userColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matchingUsers.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { users, total }
}

/** Bans or unbans a user. A ban ends all sessions and makes a moderator a member. @throws 403 for an administrator, 404 for an unknown user. */
export const setBan = (db: Db, actor: Actor, id: number, is_banned: boolean): Promise<User> =>
  db.transaction().execute((tx) => setBanWithin(tx, actor, id, is_banned))

/** Like `setBan`, within a transaction. */
export async function setBanWithin(tx: Tx, actor: Actor, id: number, is_banned: boolean): Promise<User> {
  const user = assertFound(
    await tx.selectFrom('users').where('id', '=', id).select(userColumns).forUpdate().executeTakeFirst(),
    'User not found',
  )
  if (!canBan(actor.viewer, user)) throw new AppError('forbidden', 'Administrators cannot be banned')
  if (user.is_banned === is_banned) return user
  // Unbanning must not silently bring back the rights of a moderator.
  await tx.updateTable('users').set({ is_banned, role: 'member' }).where('id', '=', id).execute()
  if (is_banned) {
    await closeSessions(tx, id)
    await revokeAllTokens(tx, id)
    await cancelEmailChange(tx, id)
  }
  await recordSecurityEvent(tx, id, null, { kind: is_banned ? 'account.banned' : 'account.unbanned' })
  await writeAudit(tx, actor, {
    action: is_banned ? 'user.ban' : 'user.unban',
    target_type: 'user',
    target_id: id,
    target_name: user.full_name,
    ...(user.role !== 'member' && { details: { role: [user.role, 'member'] } }),
  })
  return { ...user, is_banned, role: 'member' }
}
