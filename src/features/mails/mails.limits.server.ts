import { AppError } from '../../kit/api/errors.ts'
import { HOUR, type Limit, type Limits } from '../../kit/server/limits.server.ts'
import type { MailKind } from '../../kit/server/mailKinds.server.ts'

/** Emails that somebody without an account can request to any email address, by client. */
export const mailsByClient: Limit = {
  name: 'mail-client',
  points: 30,
  seconds: HOUR,
  message: 'Too many emails have been requested from this network.',
}

/** Emails by kind, recipient, and the client or account that requests them. */
export const mailsByClientToRecipient: Limit = {
  name: 'mail',
  points: 3,
  seconds: HOUR,
  message: 'Too many emails to this address.',
}

/**
 * Emails by kind and recipient, over all clients. This limit refuses no request, because otherwise a stranger could use
 * it up and lock the recipient out. Beyond it, fewer emails are sent. It is high, so that only many clients together
 * reach it.
 */
export const mailsToRecipient: Limit = { ...mailsByClientToRecipient, name: 'mail-recipient', points: 30 }

/**
 * Counts an email.
 * @returns whether the recipient has received more than `points` of this kind, from all clients together.
 */
export async function isMailLimited(
  limits: Limits,
  { kind }: MailKind,
  email: string,
  points = mailsToRecipient.points,
): Promise<boolean> {
  try {
    // The headers are discarded, because they would reveal that others have requested emails to this email address.
    await limits.reportTo(new Headers()).take({ ...mailsToRecipient, points }, kind, email.toLowerCase())
    return false
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return true
    throw error
  }
}
