import type { Mail } from '../../kit/mail.server.ts'
import type { Services } from '../../kit/services.server.ts'

const HOUR = 1
const FIVE_DAYS = 5 * 24

type MailKindDefinition = {
  /** The name that administrators see. */
  name: string
  /** Hours after the request during which the email is retried. */
  hours: number
  /** The user waits for the email, so it is sent before others. */
  urgent?: true
}

/**
 * Every kind of email and how long it is retried. A link or code is retried while it is valid, all others for five days,
 * the time after which a mail server may give up according to RFC 5321, section 4.5.4.1.
 */
export const mailKinds = {
  'accounts.registered': { name: 'Registration', hours: 24 * HOUR, urgent: true },
  'accounts.resend': { name: 'Email verification', hours: 24 * HOUR, urgent: true },
  'accounts.forgot': { name: 'Password reset', hours: HOUR, urgent: true },
  'businesses.decided': { name: 'Business decision', hours: FIVE_DAYS },
  'claims.submitted': { name: 'Claim confirmation', hours: FIVE_DAYS },
  'claims.decided': { name: 'Claim decision', hours: FIVE_DAYS },
  'claims.domain_code': { name: 'Claim code', hours: HOUR / 2, urgent: true },
  'claims.revoked': { name: 'Claim revocation', hours: FIVE_DAYS },
  'jobs.applied': { name: 'Job application', hours: FIVE_DAYS },
  'jobs.applicationCopy': { name: 'Copy of an application', hours: FIVE_DAYS },
  'jobs.expiring': { name: 'Job reminder', hours: FIVE_DAYS },
  'teams.invited': { name: 'Team invitation', hours: FIVE_DAYS },
  'teams.answered': { name: 'Answer to an invitation', hours: FIVE_DAYS },
  'teams.handedOver': { name: 'Change of ownership', hours: FIVE_DAYS },
  'teams.accessRequested': { name: 'Access request', hours: FIVE_DAYS },
  'teams.accessDecided': { name: 'Access decision', hours: FIVE_DAYS },
} as const satisfies Record<`${string}.${string}`, MailKindDefinition>

export type MailKind = keyof typeof mailKinds
export const mailKindNames = Object.keys(mailKinds) as MailKind[]

/** The definition of a kind; undefined for a kind from another version of the software. */
export const findMailKind = (kind: string): MailKindDefinition | undefined =>
  Object.hasOwn(mailKinds, kind) ? mailKinds[kind as MailKind] : undefined

/** Composes an email when it is sent; null when it is no longer needed. */
export type ComposeMail = (services: Services, data: never) => Promise<Mail | null>
/** The emails of a feature: all kinds that begin with its name. */
export type Mails<Feature extends string> = Record<Extract<MailKind, `${Feature}.${string}`>, ComposeMail>
