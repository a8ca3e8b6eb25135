import { type Db, sql } from '../../database/open.server.ts'
import type { Mail } from '../../kit/mail.server.ts'

/** Days after which an email that was given up is deleted. */
export const KEPT_DAYS = 30

type Failure = {
  /** Of the task. */
  id: string
  kind: string
  data: object
  /** Null when it could not be composed. */
  mail: Mail | null
  error: string
  /** The error without addresses. */
  reason: string
  /** It was too late to send the email, so this was not a try. */
  isLate: boolean
  isFinal: boolean
}

/** Records a failed try. @returns how often the email was tried and why the last try failed. */
export async function recordFailure(db: Db, { id, kind, data, mail, error, reason, isLate, isFinal }: Failure) {
  if (mail) await db.updateTable('mail_health').set({ last_failed_at: sql`now()`, last_error: reason }).execute()
  const state = isFinal ? 'given_up' : 'retrying'
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

/** Deletes old emails that were given up, whether or not an administrator has decided on them. */
export const sweepMails = (db: Db) =>
  db
    .deleteFrom('unsent_mails')
    .where('last_tried_at', '<', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute()

/** Deletes all unsent emails to an address. */
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
