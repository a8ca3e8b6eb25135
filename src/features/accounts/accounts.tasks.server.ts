import { type Db, sql } from '../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import { formatTime } from '../../kit/text/text.ts'
import { formatGreeting } from '../mails/mailNames.server.ts'
import type { accountsMailKinds } from './accounts.mailKinds.server.ts'
import { issueEmailChangeToken, sweepEmailChanges } from './emailChange.server.ts'
import { hasWorkingLink, issueToken } from './emailTokens.server.ts'
import { addFirstLogin } from './firstLogin.server.ts'

/** Undefined for a banned user, who gets no emails. */
const findUser = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('is_banned', '=', false)
    .select(['id', 'email', 'full_name', 'email_verified_at'])
    .executeTakeFirst()

/** For the owner of an email address that another member entered as their new email address. */
const composeEmailInUse = ({ settings }: Services, owner: { email: string; full_name: string }) => ({
  to: owner.email,
  subject: `Your email address was entered for another account at ${settings.site.name}`,
  heading: 'Your email address was entered for another account',
  paragraphs: [
    formatGreeting(owner.full_name),
    'Somebody wanted to use this address for another account. It already has an account, so nothing was changed.',
    'If that was you, log in with this address, or set a new password.',
  ],
  action: { label: 'Set a new password', url: `${settings.public_url}/forgot-password` },
  reason: 'If it was not you, you do not need to do anything.',
})

type VerificationOptions = {
  skipIfSentBefore?: Date
  /** The hash of the secret of the browser that has registered. */
  first_login_hash?: string
  /** The path that the link leads back to. */
  return_path?: string
}

/** Somebody else may have typed the email address and the name, so the email contains no name. */
async function composeVerification(
  { db, settings }: Services,
  address: string,
  { skipIfSentBefore, first_login_hash, return_path = '/' }: VerificationOptions,
) {
  const user = await findUser(db, address)
  if (!user || user.email_verified_at) return null
  if (skipIfSentBefore && (await hasWorkingLink(db, user.id, 'verify_email', skipIfSentBefore))) return null
  const token = await issueToken(db, user.id, 'verify_email')
  if (first_login_hash) await addFirstLogin(db, user.id, Buffer.from(first_login_hash, 'hex'))
  const query = new URLSearchParams({ token, ...(return_path !== '/' && { return: return_path }) })
  return {
    to: user.email,
    subject: `Verify your email address for ${settings.site.name}`,
    heading: 'Verify your email address',
    paragraphs: [
      formatGreeting(null),
      'Please confirm that this is your email address. Then you can log in.',
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Verify email address', url: `${settings.public_url}/verify-email?${query}` },
    reason: 'You get this because an account was created with this address. If that was not you, please ignore it.',
  }
}

/** The data of the emails about a changed account. `email` is the email address before the change. */
type Notice = { user_id: number; email: string; at: string; device: string }

async function findNoticeName(db: Db, id: number) {
  const user = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('is_banned', '=', false)
    .select('full_name')
    .executeTakeFirst()
  return user?.full_name
}

/** `on Dec 4, 2026, 6:00 PM AKST with Firefox on Windows` */
const describeNotice = ({ settings }: Services, { at, device }: Notice) =>
  `on ${formatTime(at, settings.site.time_zone)} with ${device === 'Unknown device' ? 'an unknown device' : device}`

/** Null until the owner of the email address has proven that the account is theirs. */
const pickProvenName = (user: { full_name: string; email_verified_at: string | null }) =>
  user.email_verified_at === null ? null : user.full_name

type LinkRequest = {
  email: string
  /** The email address has received many links, so no further one is sent while the last one works. */
  is_limited: boolean
}

export const accountsMails: Record<keyof typeof accountsMailKinds, ComposeMail> = {
  async 'accounts.registered'(
    services,
    { email, is_new, is_limited, ...options }: LinkRequest & { is_new: boolean } & VerificationOptions,
  ) {
    if (is_new) return composeVerification(services, email, options)
    const user = is_limited ? undefined : await findUser(services.db, email)
    if (!user) return null
    const { settings } = services
    return {
      to: user.email,
      subject: `You already have an account at ${settings.site.name}`,
      heading: 'You already have an account',
      paragraphs: [
        formatGreeting(pickProvenName(user)),
        'Somebody just tried to create an account with this address. It already has an account, so nothing was changed.',
        'If that was you, log in as usual, or set a new password.',
      ],
      action: { label: 'Set a new password', url: `${settings.public_url}/forgot-password` },
      reason: 'If it was not you, you do not need to do anything.',
    }
  },

  'accounts.resend': (services, { email, is_limited }: LinkRequest, { created_at }) =>
    composeVerification(services, email, is_limited ? { skipIfSentBefore: created_at } : {}),

  async 'accounts.forgot'({ db, settings }, { email, is_limited }: LinkRequest, { created_at }) {
    const user = await findUser(db, email)
    if (!user) return null
    if (is_limited && (await hasWorkingLink(db, user.id, 'reset_password', created_at))) return null
    const token = await issueToken(db, user.id, 'reset_password')
    return {
      to: user.email,
      subject: `Set a new password for ${settings.site.name}`,
      heading: 'Set a new password',
      paragraphs: [
        formatGreeting(pickProvenName(user)),
        'Follow the link to choose a new password. It works once, for one hour, and logs you out everywhere.',
      ],
      action: {
        label: 'Choose a new password',
        url: `${settings.public_url}/reset-password?token=${token}`,
        grantsAccess: true,
      },
      reason: 'If you did not ask for this, please ignore it: your password stays as it is.',
    }
  },

  async 'accounts.email_change'(services, { user_id, email }: { user_id: number; email: string }) {
    const { db, settings } = services
    const owner = await findUser(db, email)
    if (owner && owner.id !== user_id) return composeEmailInUse(services, owner)
    if (!(await findNoticeName(db, user_id))) return null
    const token = await issueEmailChangeToken(db, user_id, email)
    if (!token) return null
    return {
      to: email,
      subject: `Confirm your new email address for ${settings.site.name}`,
      heading: 'Confirm your new email address',
      // The name of the account is left out, because this email address may belong to a stranger.
      paragraphs: [
        'Hello,',
        `A member of ${settings.site.name} has entered this as their new email address. If that was you, follow the link. From then on you log in with this address.`,
        'The link works once, for 24 hours. A later change of the password or of the address ends it.',
      ],
      action: { label: 'Confirm email address', url: `${settings.public_url}/verify-email?token=${token}` },
      reason: 'If that was not you, please ignore this email: nothing changes.',
    }
  },

  async 'accounts.email_changed'(services, notice: Notice) {
    const name = await findNoticeName(services.db, notice.user_id)
    if (!name) return null
    const { site, public_url } = services.settings
    return {
      to: notice.email,
      subject: `Your email address for ${site.name} was changed`,
      heading: 'Your email address was changed',
      paragraphs: [
        `Hello ${name},`,
        `The email address of your account was changed ${describeNotice(services, notice)}. From now on, emails go to the new address, and you log in with it.`,
        'If that was you, you do not need to do anything.',
        `If it was not you, somebody knows your password. Tell the operator of ${site.name} at once, with this address and the time above, so that you get your account back. Change the password wherever else you use it.`,
      ],
      action: { label: 'How to reach the operator', url: `${public_url}/help/contact-the-administrators` },
      reason: 'You get this because this was the email address of your account.',
    }
  },

  async 'accounts.password_changed'(services, notice: Notice) {
    const name = await findNoticeName(services.db, notice.user_id)
    if (!name) return null
    const { site, public_url } = services.settings
    return {
      to: notice.email,
      subject: `Your password for ${site.name} was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        `Hello ${name},`,
        `The password of your account was changed ${describeNotice(services, notice)}. All other sessions have ended.`,
        'If that was you, you do not need to do anything.',
        'If it was not you, set a new password at once. That logs out everybody who uses your account.',
      ],
      action: { label: 'Set a new password', url: `${public_url}/forgot-password` },
      reason: 'You get this because it is the email address of your account.',
    }
  },
}

export const accountsTasks = {
  'accounts.sweep': {
    cron: '17 * * * *',
    async run({ db }: Services) {
      await sweepEmailChanges(db)
      await db.deleteFrom('email_tokens').where('expires_at', '<', sql<string>`now() - interval '7 days'`).execute()
      // The clock of the database, as in the limits.
      await db.deleteFrom('rate_limits').where('expire', '<', sql<number>`extract(epoch from now()) * 1000`).execute()
    },
  },
} satisfies Tasks
