/** A kind of email. */
export type MailKind = {
  /** The name of the kind in the queue: the feature, a dot and a word. */
  kind: string
  /** The display name for administrators. */
  name: string
  /** Hours after the request for which the email is retried. */
  hours: number
  /** Set when the user is waiting for the email, so that it is sent before others. */
  urgent?: true
  /** Set for an email that a banned account gets too, such as the notice of the ban. Other emails are dropped. */
  reachesBanned?: true
  /** Set for an email that an email address with a bounce gets too, because it lets its owner confirm the email address. */
  reachesBounced?: true
}

/** The hours after which an SMTP server may give up (RFC 5321, section 4.5.4.1). */
const FIVE_DAYS = 5 * 24

type MailKindOptions = Omit<MailKind, 'kind' | 'hours'> & {
  /** Five days by default. An email with a link or code is retried only while that is valid. */
  hours?: number
}

/** The kinds of email of a feature, by their names in the queue. */
export const defineMailKinds = <Kind extends string>(kinds: Record<Kind, MailKindOptions>): Record<Kind, MailKind> =>
  Object.fromEntries(
    Object.entries<MailKindOptions>(kinds).map(([kind, options]) => [kind, { kind, hours: FIVE_DAYS, ...options }]),
  ) as Record<Kind, MailKind>
