import type { Db, Tx } from '../../database/open.server.ts'
import type { MailKind } from '../../kit/server/mailKinds.server.ts'
import { enqueue } from '../../kit/server/tasks.server.ts'

/** The name of the task queue for all emails. */
export const MAILS = 'mails'

export type QueuedMail = { kind: string; data: object }

const MINUTE_SECONDS = 60

/** The kind with this name. An unknown kind, from another version of the software, gets no time for retries. */
export const findMailKind = (kinds: ReadonlyMap<string, MailKind>, kind: string): MailKind =>
  kinds.get(kind) ?? { kind, name: kind, hours: 0 }

/** Queue options of an email. Urgent emails run first; emails that expire within a day are retried more often. */
export const mailOptions = ({ hours, urgent }: MailKind) => ({
  priority: urgent ? 1 : 0,
  retryBackoff: true,
  retryDelayMax: (hours <= 24 ? 10 : 30) * MINUTE_SECONDS,
})

/** Queues an email in a transaction. The task composes and sends it after the commit. */
export const queueMail = (tx: Db | Tx, kind: MailKind, data: object): Promise<void> =>
  enqueue(tx, MAILS, { kind: kind.kind, data } satisfies QueuedMail, mailOptions(kind))
