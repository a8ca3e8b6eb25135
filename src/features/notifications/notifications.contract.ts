import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { idCursor } from '../../kit/api/cursor.ts'
import { choice, id, limitParam, message, time } from '../../kit/api/schema.ts'
import { emailTimes, followTypes, notificationKinds } from './notifications.constants.ts'

export const Notification = z
  .object({
    id,
    kind: z.enum(notificationKinds),
    title: z.string(),
    url: z.string(),
    created_at: time,
    read_at: time.nullable(),
    /** The number of grouped notifications. */
    count: z.number(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

const unread = z.object({ unread_count: z.number() })

const Preference = z.object({
  site: z.boolean('site must be true or false'),
  email: choice(emailTimes, 'email'),
})
const Preferences = z.object({ preferences: z.record(z.enum(notificationKinds), Preference) })
/** Changed preferences: for some kinds the site, the email, or both. */
const PreferencesUpdate = z.object({
  preferences: z.partialRecord(
    choice(notificationKinds, 'kind'),
    Preference.partial().strict(),
    'preferences is required',
  ),
})

const LinkPreferences = Preferences.extend({
  /** The kinds of notifications in the email that contained the link. */
  kinds: z.array(z.enum(notificationKinds)),
  /** The masked email address. */
  email: z.string(),
})

const follow = z.object({ is_followed: z.boolean() })

export const notificationsContract = {
  'GET /notifications': {
    summary: 'Your notifications, newest first. Unread ones about the same thing are one notification',
    access: 'member',
    query: z.object({
      unread: z
        .enum(['true', 'false'], 'unread must be true or false')
        .optional()
        .transform((value) => value === 'true'),
      limit: limitParam(),
      cursor: idCursor,
    }),
    reply: unread.extend({ notifications: z.array(Notification), next_cursor: z.string().nullable() }),
  },
  'POST /notifications/read': {
    summary: 'Mark notifications as read: those with these ids, or all',
    access: 'member',
    idempotent: true,
    body: z.union(
      [
        z.object({ all: z.literal(true) }),
        z.object({ ids: z.array(id).max(1000, 'ids must be at most 1,000'), all: z.literal(false).optional() }),
      ],
      'Either ids, a list of whole numbers, or all: true is required',
    ),
    reply: unread,
  },
  'GET /notifications/preferences': {
    summary: 'Where and when you are notified of each kind',
    access: 'member',
    reply: Preferences,
  },
  'PUT /notifications/preferences': {
    summary: 'Choose where and when you are notified of some kinds',
    access: 'member',
    body: PreferencesUpdate,
    reply: Preferences,
  },
  'GET /notifications/address': {
    summary: 'Whether emails to your address came back, so that nothing more is sent to it',
    access: 'member',
    reply: z.object({
      bounce: z.object({ email: z.string(), bounced_at: time, reason: z.string() }).nullable(),
    }),
  },
  'POST /notifications/address/confirm': {
    summary: 'Get a link that confirms an address from which emails came back',
    access: 'member',
    reply: message,
  },
  'GET /notifications/links/:token': {
    summary: 'The preferences that the link in an email opens',
    reply: LinkPreferences,
  },
  'PUT /notifications/links/:token': {
    summary: 'Choose where and when you are notified, with the link in an email',
    body: PreferencesUpdate,
    reply: LinkPreferences,
  },
  'GET /notifications/unsubscribe/:token': {
    summary: 'Lead from the List-Unsubscribe header of an email to the page of the preferences',
    reply: message,
  },
  'POST /notifications/unsubscribe/:token': {
    summary: 'Stop the kinds of email that the link came with (RFC 8058)',
    idempotent: true,
    reply: message,
  },
  'GET /follows': {
    summary: 'What you follow, newest first',
    access: 'member',
    reply: z.object({
      follows: z.array(
        z.object({
          target_type: z.enum(followTypes),
          key: z.string(),
          name: z.string(),
          /** The path of the followed page; null when it has none. */
          url: z.string().nullable(),
          created_at: time,
        }),
      ),
    }),
  },
  'GET /follows/:target_type/:key': {
    summary: 'Whether you follow a question, business, topic, city or event',
    access: 'member',
    reply: follow,
  },
  'PUT /follows/:target_type/:key': {
    summary: 'Follow a question, business, topic, city or event',
    access: 'member',
    reply: follow,
  },
  'DELETE /follows/:target_type/:key': {
    summary: 'Stop following',
    access: 'member',
    reply: follow,
  },
} satisfies Contract

type NotificationsContract = typeof notificationsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends NotificationsContract {}
}
