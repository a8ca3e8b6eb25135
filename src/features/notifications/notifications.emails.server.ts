import { sql } from '../../database/open.server.ts'
import type { ComposeMail, Services } from '../../kit/server/services.server.ts'
import { formatCount, preview } from '../../kit/text/text.ts'
import { issueToken } from '../accounts/emailTokens.server.ts'
import { formatGreeting } from '../mails/mailNames.server.ts'
import type { Notification } from './notifications.contract.ts'
import type { notificationsMailKinds } from './notifications.mailKinds.server.ts'
import { readForEmail } from './notifications.service.server.ts'
import { createPreferenceLink } from './preferenceLinks.server.ts'
import { stopFields } from './withUnsubscribe.server.ts'

/** The maximum number of titles in an email. */
const MAX_TITLES = 20
const MAX_SUBJECT_LENGTH = 120

/** Undefined for a banned account, and for an email address that is unverified or has bounced. */
const findRecipient = ({ db, settings }: Pick<Services, 'db' | 'settings'>, user_id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', user_id)
    .where('is_banned', '=', false)
    .where(sql<boolean>`email not ilike '%@localhost'`)
    .$if(settings.email_verification, (query) => query.where('email_verified_at', 'is not', null))
    .select(['email', 'full_name'])
    .executeTakeFirst()

type Due = { user_id: number; ids: number[] }

const periods = { now: null, daily: 'day', weekly: 'week' } as const

/** Links that stop the alerts of each saved search in the email. */
function stopLinks(notifications: Notification[], public_url: string, token: string) {
  const urls = new Map(notifications.flatMap(({ kind, url, title }) => (kind === 'search.new' ? [[url, title]] : [])))
  return [...urls].map(([url = '', title]) => {
    const [path = '', query = ''] = url.split('?')
    const params = new URLSearchParams({ token, list: path.slice(1), query })
    return {
      label: notifications.length === 1 ? 'Stop the alerts of this search' : `Stop alerts such as: ${title}`,
      url: `${public_url}/stop-alerts?${params}`,
    }
  })
}

async function compose(services: Services, { user_id, ids }: Due, period: keyof typeof periods) {
  const { db, settings } = services
  const { public_url, site } = settings
  const recipient = await findRecipient(services, user_id)
  const notifications = recipient ? await readForEmail(db, user_id, ids, period !== 'now') : []
  const [first] = notifications
  if (!recipient || !first) return null
  const kinds = [...new Set(notifications.map(({ kind }) => kind))]
  const token = await createPreferenceLink(db, user_id, kinds)
  const otherCount = notifications.length - 1
  const unit = periods[period]
  const more = otherCount === 0 ? '' : ` and ${otherCount.toLocaleString('en-US')} more`
  const title = preview(first.title, MAX_SUBJECT_LENGTH)
  const heading = unit ? `Your ${unit} at ${site.name}` : otherCount === 0 ? first.title : 'What is new for you'
  const hidden = notifications.length - MAX_TITLES
  return {
    to: recipient.email,
    subject: unit ? `Your ${unit} at ${site.name}: ${title}${more}` : `${title}${more}`,
    heading,
    paragraphs: [
      formatGreeting(recipient.full_name),
      unit || otherCount > 0
        ? `${formatCount(notifications.length, 'thing')} happened ${unit ? `this ${unit}` : 'just now'}${unit ? ' that you have not read yet' : ''}:`
        : `This happened just now at ${site.name}. Open the page to read it.`,
    ],
    ...(unit || otherCount > 0
      ? {
          links: [
            ...notifications.slice(0, MAX_TITLES).map(({ title: label, url }) => ({ label, url: public_url + url })),
            ...stopLinks(notifications.slice(0, MAX_TITLES), public_url, token),
          ],
          action: {
            label: hidden > 0 ? `See these and ${hidden.toLocaleString('en-US')} more` : 'Open your notifications',
            url: `${public_url}/notifications`,
          },
        }
      : {
          action: { label: 'Open the page', url: public_url + first.url },
          links: stopLinks(notifications, public_url, token),
        }),
    reason: `You get this because you are a member of ${site.name}, and emails about this are on.`,
    ...stopFields(public_url, token),
  }
}

export const notificationsMails: Record<keyof typeof notificationsMailKinds, ComposeMail> = {
  'notifications.now': (services, due: Due) => compose(services, due, 'now'),
  'notifications.daily': (services, due: Due) => compose(services, due, 'daily'),
  'notifications.weekly': (services, due: Due) => compose(services, due, 'weekly'),

  async 'notifications.confirm'({ db, settings }, { user_id }: { user_id: number }) {
    const user = await db
      .selectFrom('users')
      .where('id', '=', user_id)
      .select(['email', 'full_name'])
      .executeTakeFirst()
    if (!user) return null
    const { site, public_url } = settings
    const token = await issueToken(db, user_id, 'verify_email')
    return {
      to: user.email,
      subject: `Confirm your email address for ${site.name}`,
      heading: 'Confirm your email address',
      paragraphs: [
        formatGreeting(user.full_name),
        'Emails to this address came back, so nothing more was sent to it. If you can read this, follow the link, and you get emails again.',
        'The link works once, for 24 hours.',
      ],
      action: { label: 'Confirm email address', url: `${public_url}/verify-email?token=${token}` },
      reason: 'You get this because you asked for it in your account.',
    }
  },
}
