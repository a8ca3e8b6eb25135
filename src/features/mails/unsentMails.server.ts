import { type Db, sql } from '../../database/open.server.ts'
import type { Mail } from '../../kit/server/mail.server.ts'

/** Days after which an undelivered email is deleted. */
export const RETENTION_DAYS = 30

export const unsentMailStates = ['retrying', 'given_up', 'sent_again', 'dismissed'] as const
export type UnsentMailState = (typeof unsentMailStates)[number]

type Failure = {
  /** The id of the task. */
  id: string
  kind: string
  data: object
  /** The composed email; null when it could not be composed. */
  mail: Mail | null
  error: string
  /** The error without email addresses. */
  reason: string
  /** Whether the time limit passed before this run, which then does not count as a try. */
  isLate: boolean
  /** Whether no retry follows. */
  isFinal: boolean
}

/** Records a failed try. @returns the number of tries and the error of the last one. */
export async function recordFailure(db: Db, { id, kind, data, mail, error, reason, isLate, isFinal }: Failure) {
  if (mail) await db.updateTable('mail_health').set({ last_failed_at: sql`now()`, last_error: reason }).execute()
  const state: UnsentMailState = isFinal ? 'given_up' : 'retrying'
  return db
    .insertInto('unsent_mails')
    .values({
      task_id: id,
      kind,
      data: JSON.stringify(data),
      recipient: mail?.to ?? null,
      subject: mail?.subject ?? null,
      error,
      attempts: isLate ? 0 : 1,
      first_tried_at: sql`now()`,
      last_tried_at: sql`now()`,
      state,
    })
    .onConflict((conflict) =>
      conflict.column('task_id').doUpdateSet((update) => ({
        state,
        recipient: sql`coalesce(excluded.recipient, unsent_mails.recipient)`,
        subject: sql`coalesce(excluded.subject, unsent_mails.subject)`,
        ...(!isLate && {
          error: update.ref('excluded.error'),
          attempts: sql`unsent_mails.attempts + 1`,
          last_tried_at: sql`now()`,
        }),
      })),
    )
    .returning(['attempts', 'error as last_error'])
    .executeTakeFirstOrThrow()
}

/** Records that an email was sent, or that it is no longer needed. */
export async function recordSent(db: Db, task_id: string, wasSent: boolean) {
  await db.deleteFrom('unsent_mails').where('task_id', '=', task_id).where('state', '=', 'retrying').execute()
  if (wasSent) await db.updateTable('mail_health').set({ last_sent_at: sql`now()` }).execute()
}

/** Deletes old undelivered emails, with or without a decision. */
export const sweepMails = (db: Db) =>
  db
    .deleteFrom('unsent_mails')
    .where('last_tried_at', '<', sql<string>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute()

/** Deletes all undelivered emails to an email address. */
export const deleteUnsentMails = (tx: Db, email: string) =>
  tx
    .deleteFrom('unsent_mails')
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(recipient)`, '=', email.toLowerCase()),
        eb(sql`lower(data ->> 'email')`, '=', email.toLowerCase()),
      ]),
    )
    .execute()
