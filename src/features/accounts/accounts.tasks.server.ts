import { type Db, sql } from '../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import type { accountsMailKinds } from './accounts.mailKinds.server.ts'
import { issueToken } from './emailTokens.server.ts'

/** Undefined for a banned user, who gets no emails. */
const findUser = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('is_banned', '=', false)
    .select(['id', 'email', 'full_name', 'email_verified_at'])
    .executeTakeFirst()

async function composeVerification({ db, settings }: Services, address: string) {
  const user = await findUser(db, address)
  if (!user || user.email_verified_at) return null
  const token = await issueToken(db, user.id, 'verify_email')
  return {
    to: user.email,
    subject: `Verify your email address for ${settings.site.name}`,
    heading: 'Verify your email address',
    paragraphs: [
      `Hello ${user.full_name},`,
      'Please confirm that this is your email address. Then you can log in.',
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Verify email address', url: `${settings.public_url}/verify-email?token=${token}` },
    reason: 'You get this because an account was created with this address. If that was not you, please ignore it.',
  }
}

export const accountsMails: Record<keyof typeof accountsMailKinds, ComposeMail> = {
  async 'accounts.registered'(
    services,
    { email, is_new, is_limited }: { email: string; is_new: boolean; is_limited: boolean },
  ) {
    if (is_new) return composeVerification(services, email)
    const user = is_limited ? undefined : await findUser(services.db, email)
    if (!user) return null
    const { settings } = services
    return {
      to: user.email,
      subject: `You already have an account at ${settings.site.name}`,
      heading: 'You already have an account',
      paragraphs: [
        `Hello ${user.full_name},`,
        'Somebody just tried to create an account with this address. It already has an account, so nothing was changed.',
        'If that was you, log in as usual, or set a new password.',
      ],
      action: { label: 'Set a new password', url: `${settings.public_url}/forgot-password` },
      reason: 'If it was not you, you do not need to do anything.',
    }
  },

  'accounts.resend': (services, { email }: { email: string }) => composeVerification(services, email),

  async 'accounts.forgot'({ db, settings }, { email }: { email: string }) {
    const user = await findUser(db, email)
    if (!user) return null
    const token = await issueToken(db, user.id, 'reset_password')
    return {
      to: user.email,
      subject: `Set a new password for ${settings.site.name}`,
      heading: 'Set a new password',
      paragraphs: [
        `Hello ${user.full_name},`,
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
}

export const accountsTasks = {
  'accounts.sweep': {
    cron: '17 * * * *',
    async run({ db }: Services) {
      await db.deleteFrom('email_tokens').where('expires_at', '<', sql<string>`now() - interval '7 days'`).execute()
      await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute()
    },
  },
} satisfies Tasks
