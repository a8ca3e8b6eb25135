import type { Db, Tx } from '../../database/open.server.ts'
import { enqueue } from '../../kit/tasks.server.ts'
import { findMailKind, type MailKind } from './mailKinds.ts'

/** The queue of all emails. */
export const MAILS = 'mails'

export type QueuedMail = { kind: string; data: object }

const MINUTE = 60

/** The options of a queued email: urgent ones first, and shorter pauses between retries of those that expire soon. */
export function mailOptions(kind: string) {
  const { hours, urgent } = findMailKind(kind) ?? { hours: 0 }
  return { priority: urgent ? 1 : 0, retryBackoff: true, retryDelayMax: (hours <= 24 ? 10 : 30) * MINUTE }
}

/** Queues an email in the transaction it belongs to; it is composed when it is sent. */
export const queueMail = (tx: Db | Tx, kind: MailKind, data: object): Promise<void> =>
  enqueue(tx, MAILS, { kind, data } satisfies QueuedMail, mailOptions(kind))
