import type { Db } from '../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import { deleteExpiredChallenges } from './challenges.server.ts'
import type { secondFactorMailKinds } from './secondFactor.mailKinds.server.ts'
import { deleteAbandonedSecrets } from './totp.server.ts'

const findUser = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('is_banned', '=', false)
    .select(['email', 'full_name'])
    .executeTakeFirst()

const changes = {
  'factor.added': 'An authenticator app or a passkey was added to your account.',
  'factor.removed': 'An authenticator app or a passkey was removed from your account.',
  'factor.recovery_codes': 'New recovery codes were made for your account. The earlier ones no longer work.',
  'factor.recovery_used': 'Somebody logged in to your account with a recovery code.',
}

export const secondFactorMails: Record<keyof typeof secondFactorMailKinds, ComposeMail> = {
  async 'secondFactor.changed'({ db, settings }, { user_id, kind }: { user_id: number; kind: keyof typeof changes }) {
    const user = await findUser(db, user_id)
    if (!user) return null
    return {
      to: user.email,
      subject: `Your login at ${settings.site.name} has changed`,
      heading: 'Your login has changed',
      paragraphs: [
        `Hello ${user.full_name},`,
        changes[kind],
        'If that was you, you do not need to do anything. If not, set a new password at once, then log out everywhere else and look at what your account logs in with.',
      ],
      action: { label: 'Look at your security settings', url: `${settings.public_url}/profile/security` },
      reason: 'You get this whenever the way you log in changes.',
    }
  },

  async 'secondFactor.failed'({ db, settings }, { user_id }: { user_id: number }) {
    const user = await findUser(db, user_id)
    if (!user) return null
    return {
      to: user.email,
      subject: `Somebody knows your password for ${settings.site.name}`,
      heading: 'Somebody entered your password and wrong codes',
      paragraphs: [
        `Hello ${user.full_name},`,
        'Somebody entered the correct password of your account, and then five wrong codes. They are not logged in.',
        'If that was you, please try again with the newest code of your app, a passkey or a recovery code. If not, set a new password now.',
      ],
      action: { label: 'Set a new password', url: `${settings.public_url}/forgot-password` },
      reason: 'You get this because your account asks for a second factor.',
    }
  },
}

export const secondFactorTasks = {
  'secondFactor.sweep': {
    cron: '23 * * * *',
    async run({ db }: Services) {
      await deleteExpiredChallenges(db)
      await deleteAbandonedSecrets(db)
    },
  },
} satisfies Tasks
