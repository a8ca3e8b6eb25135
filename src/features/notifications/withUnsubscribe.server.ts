import { sql } from '../../database/open.server.ts'
import type { Mail } from '../../kit/server/mail.server.ts'
import type { ComposeMail, Services } from '../../kit/server/services.server.ts'
import type { NotificationKind } from './notifications.constants.ts'
import { createPreferenceLink } from './preferenceLinks.server.ts'

/**
 * The header fields and links with which the recipient of an email can change the preferences or unsubscribe without a
 * login (RFC 8058).
 */
export const stopFields = (public_url: string, token: string): Pick<Mail, 'preferences' | 'oneClickUrl'> => ({
  preferences: { label: 'Choose your emails, or stop them', url: `${public_url}/email-preferences?token=${token}` },
  oneClickUrl: `${public_url}/api/notifications/unsubscribe/${token}`,
})

/** Finds the account of an email address, which must be verified if the network requires that. */
const findAccount = ({ db, settings }: Pick<Services, 'db' | 'settings'>, email: string) =>
  db
    .selectFrom('users')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .$if(settings.email_verification, (query) => query.where('email_verified_at', 'is not', null))
    .select('id')
    .executeTakeFirst()

type Compose<Data> = (services: Services, data: Data, task: Parameters<ComposeMail>[2]) => Promise<Mail | null>

/**
 * Wraps an email of a feature that is controlled by a member's preferences. The recipient can stop this kind from the
 * email itself.
 */
export const withUnsubscribe =
  <Data>(kind: NotificationKind, compose: Compose<Data>): Compose<Data> =>
  async (services, data, task) => {
    const mail = await compose(services, data, task)
    const account = mail && (await findAccount(services, mail.to))
    if (!account) return mail
    return {
      ...mail,
      ...stopFields(services.settings.public_url, await createPreferenceLink(services.db, account.id, [kind])),
    }
  }
