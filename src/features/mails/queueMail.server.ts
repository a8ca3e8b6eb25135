import type { Db, Tx } from '../../database/open.server.ts'
import { enqueue } from '../../kit/tasks.server.ts'
import { findMailKind, type MailKind } from './mailKinds.ts'

/** The name of the task queue for all emails. */
export const MAILS = 'mails'

export type QueuedMail = { kind: string; data: object }

const MINUTE = 60

/** Queue options of an email. Urgent emails run first; emails that expire within a day are retried more often. */
export function mailOptions(kind: string) {
  const { hours, urgent } = findMailKind(kind) ?? { hours: 0 }
  return { priority: urgent ? 1 : 0, retryBackoff: true, retryDelayMax: (hours <= 24 ? 10 : 30) * MINUTE }
}

/** Queues an email in the given transaction. The task composes and sends it after the commit. */
export const queueMail = (tx: Db | Tx, kind: MailKind, data: object): Promise<void> =>
  enqueue(tx, MAILS, { kind, data } satisfies QueuedMail, mailOptions(kind))
