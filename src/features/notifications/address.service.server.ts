import type { Db } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { findBounce } from '../mails/bouncedAddresses.server.ts'
import { mailsByClientToRecipient } from '../mails/mails.limits.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { notificationsMailKinds } from './notifications.mailKinds.server.ts'

export async function readBounce(db: Db, { email }: Viewer) {
  const bounce = await findBounce(db, email)
  return { bounce: bounce ? { email, ...bounce } : null }
}

/** @throws 409 when no email to the email address has bounced, 429 after too many requests */
export async function requestEmailConfirmation({ db, limits }: Pick<Services, 'db' | 'limits'>, { id, email }: Viewer) {
  if (!(await findBounce(db, email)))
    throw new AppError('conflict', 'Emails to your address arrive. There is nothing to confirm.')
  await limits.take(mailsByClientToRecipient, 'notifications.confirm', String(id), email.toLowerCase())
  await queueMail(db, notificationsMailKinds['notifications.confirm'], { user_id: id })
  return { message: `A link is on its way to ${email}. Once you follow it, you get emails again.` }
}
