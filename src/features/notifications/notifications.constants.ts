/** The kinds of notifications. */
export const notificationKinds = [
  'answer.created',
  'answer.accepted',
  'application.created',
  'application.state',
  'claim.decided',
  'business.decided',
  'team.invited',
  'team.requested',
  'report.decided',
  'job.expiring',
  'event.changed',
  'follow.new',
  'search.new',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The times at which an email about a notification is sent. */
export const emailTimes = ['now', 'daily', 'weekly', 'never'] as const
export type EmailTime = (typeof emailTimes)[number]

/** The channels for a kind of notification: whether the site shows it, and when an email is sent. */
export type Preference = { site: boolean; email: EmailTime }

/**
 * The default preference. Notifications about the member's own posts and requests are emailed at once, the others in a
 * weekly digest.
 */
export const standardPreference = (kind: NotificationKind): Preference => ({
  site: true,
  email: kind === 'follow.new' || kind === 'search.new' ? 'weekly' : 'now',
})

/** The types that can be followed. The key is an id, the slug of a topic, or the name of a city. */
export const followTypes = ['question', 'business', 'topic', 'city', 'event'] as const
export type FollowType = (typeof followTypes)[number]
export type FollowTarget = { type: FollowType; key: string }

/** The maximum number of follows of a member. */
export const MAX_FOLLOWS = 1000
/** Days after which a notification is deleted. */
export const RETENTION_DAYS = 90
/** Days for which the link in an email opens the preferences. */
export const LINK_DAYS = 60
/** The maximum seconds for which further notifications delay an email. */
export const MAX_WAIT_SECONDS = 60
/** Minutes within which at most one email is sent about a group, such as the answers to one question. */
export const BURST_MINUTES = 10
/** The hour at which digests are sent, in the time zone of the region. Weekly digests are sent on Mondays. */
export const DIGEST_HOUR = 8
