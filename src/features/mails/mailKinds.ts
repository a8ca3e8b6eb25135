import type { Mail } from '../../kit/mail.server.ts'
import type { Services } from '../../kit/services.server.ts'

const HOUR = 1
const DAYS = 5 * 24

type Worth = {
  /** The name that administrators see. */
  name: string
  /** Hours after the request for which the email is retried; then it is given up. */
  hours: number
  /** Somebody waits for it at the screen, so it is sent before the others. */
  urgent?: true
}

/**
 * Every kind of email and how long it is retried: a link or code as long as it is valid, all others for five days, after
 * which RFC 5321 (4.5.4.1) lets a mail server give up.
 */
export const mailKinds = {
  'accounts.registered': { name: 'Registration', hours: 24 * HOUR, urgent: true },
  'accounts.resend': { name: 'Email verification', hours: 24 * HOUR, urgent: true },
  'accounts.forgot': { name: 'Password reset', hours: HOUR, urgent: true },
  'businesses.decided': { name: 'Business decision', hours: DAYS },
  'claims.submitted': { name: 'Claim confirmation', hours: DAYS },
  'claims.decided': { name: 'Claim decision', hours: DAYS },
  'claims.domain_code': { name: 'Claim code', hours: HOUR / 2, urgent: true },
  'claims.revoked': { name: 'Claim revocation', hours: DAYS },
  'jobs.applied': { name: 'Job application', hours: DAYS },
  'jobs.applicationCopy': { name: 'Copy of an application', hours: DAYS },
  'jobs.expiring': { name: 'Job reminder', hours: DAYS },
  'teams.invited': { name: 'Team invitation', hours: DAYS },
  'teams.answered': { name: 'Answer to an invitation', hours: DAYS },
  'teams.handedOver': { name: 'Change of ownership', hours: DAYS },
  'teams.accessRequested': { name: 'Access request', hours: DAYS },
  'teams.accessDecided': { name: 'Access decision', hours: DAYS },
} as const satisfies Record<`${string}.${string}`, Worth>

export type MailKind = keyof typeof mailKinds
export const mailKindNames = Object.keys(mailKinds) as MailKind[]

/** The definition of a kind; undefined for a kind of another version of this program. */
export const findMailKind = (kind: string): Worth | undefined =>
  Object.hasOwn(mailKinds, kind) ? mailKinds[kind as MailKind] : undefined

/** Composes an email when it is sent; null when it is no longer needed. */
export type ComposeMail = (services: Services, data: never) => Promise<Mail | null>
/** The emails of a feature: all kinds that begin with its name. */
export type Mails<Feature extends string> = Record<Extract<MailKind, `${Feature}.${string}`>, ComposeMail>
