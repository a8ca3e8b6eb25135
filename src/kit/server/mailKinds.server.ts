/** A kind of email. */
export type MailKind = {
  /** Names the kind in the queue: the feature, a dot and a word. */
  kind: string
  /** The name that administrators see. */
  name: string
  /** Hours after the request during which the email is retried. */
  hours: number
  /** The user waits for the email, so it is sent before others. */
  urgent?: true
  /** It is sent to a banned account too, such as the notice of the ban itself. Other emails are dropped. */
  reachesBanned?: true
  /** It is sent to an address that has bounced too, because it lets its owner confirm the address. */
  reachesBounced?: true
}

/** The hours after which an SMTP server may give up (RFC 5321, section 4.5.4.1). */
const FIVE_DAYS = 5 * 24

type Given = Omit<MailKind, 'kind' | 'hours'> & {
  /** Five days unless given: a link or code is retried only while it is valid. */
  hours?: number
}

/** The kinds of email of a feature, by their names in the queue. */
export const defineMailKinds = <Kind extends string>(kinds: Record<Kind, Given>): Record<Kind, MailKind> =>
  Object.fromEntries(
    Object.entries<Given>(kinds).map(([kind, given]) => [kind, { kind, hours: FIVE_DAYS, ...given }]),
  ) as Record<Kind, MailKind>
