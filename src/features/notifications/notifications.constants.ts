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

/** When an email about a notification is sent. */
export const emailTimes = ['now', 'daily', 'weekly', 'never'] as const
export type EmailTime = (typeof emailTimes)[number]

/** The channels of a kind: the site, and when an email is sent. */
export type Preference = { site: boolean; email: EmailTime }

/** The defaults: kinds about the member's own posts and requests at once, the others in a weekly digest. */
export const standardPreference = (kind: NotificationKind): Preference => ({
  site: true,
  email: kind === 'follow.new' || kind === 'search.new' ? 'weekly' : 'now',
})

/** What can be followed. The key is an id, the slug of a topic, or the name of a city. */
export const followTypes = ['question', 'business', 'topic', 'city', 'event'] as const
export type FollowType = (typeof followTypes)[number]
export type FollowTarget = { type: FollowType; key: string }

/** The most things that a member can follow. */
export const MAX_FOLLOWS = 1000
/** Days after which a notification is deleted. */
export const KEPT_DAYS = 90
/** Days for which the link in an email opens the preferences. */
export const LINK_DAYS = 60
/** The maximum seconds for which further notifications delay an email. */
export const LONGEST_WAIT = 60
/** Minutes in which there is one email about a group, such as the answers to one question. */
export const BURST_MINUTES = 10
/** The hour of the digests, in the time zone of the region. Those of a week are sent on Mondays. */
export const DIGEST_HOUR = 8
