import { type Db, sql } from '../../database/open.server.ts'
import { isInvalidEmail, isPermanent, MAIL_CONNECTIONS, type Mail } from '../../kit/server/mail.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { Task, TaskQueue } from '../../kit/server/tasks.server.ts'
import { formatCount } from '../../kit/text/text.ts'
import { findBounce, recordBounce } from './bouncedAddresses.server.ts'
import { findMailKind, MAILS, mailOptions, type QueuedMail } from './queueMail.server.ts'
import { recordFailure, recordSent } from './unsentMails.server.ts'

const HOUR_MS = 3600_000
/** Connections that are reserved for urgent emails. */
const URGENT_CONNECTIONS = 4
/** The maximum length of a stored error message. */
const MAX_ERROR_LENGTH = 1000
/** The maximum number of ids of sent emails that a process remembers. */
const MAX_SENT_IDS = 10_000

/**
 * Whether the same email was requested again later. Each new link invalidates the earlier ones, so after an outage only
 * the last email is sent. An urgent email contains such a link, so a later one that was already sent supersedes it too.
 * Finding sent emails reads all finished tasks.
 */
async function isSuperseded(db: Db, { id, data, created_at }: Task, isUrgent: boolean) {
  const states = ['created', 'retry', 'active', ...(isUrgent ? ['completed'] : [])]
  const { rows } = await sql`
    select from pgboss.job
    where name = ${MAILS} and state = any(${states}::pgboss.job_state[]) and data = ${JSON.stringify(data)}::jsonb
      and id <> ${id} and created_on > ${created_at.toISOString()}::timestamptz + interval '1 millisecond'
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Whether the recipient is banned at the time of sending. A banned account gets no emails, including those that were
 * queued before the ban.
 */
const isBanned = async (db: Db, email: string) =>
  Boolean(
    await db
      .selectFrom('users')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('is_banned', '=', true)
      .select('id')
      .executeTakeFirst(),
  )

class TooLate extends Error {}
class UnknownKind extends Error {}

/** Replaces email addresses, which errors of mail servers contain and which must not be logged. */
const maskEmails = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '(address)')

/**
 * Composes and sends queued emails. A failed email is retried until the time limit of its kind, and then appears on the
 * administrators' list.
 */
export function mailQueue(services: Services): TaskQueue {
  const { db, mailer, mailKinds, log } = services
  // The ids of tasks whose email was sent. When the success cannot be recorded, the task runs again but must not send
  // again.
  const sent = new Set<string>()

  function markSent(id: string) {
    sent.add(id)
    const [oldest] = sent
    if (sent.size > MAX_SENT_IDS && oldest) sent.delete(oldest)
  }

  async function compose(task: Task): Promise<Mail | null> {
    const { created_at } = task
    const { kind, data: about } = task.data as QueuedMail
    const definition = mailKinds.get(kind)
    if (!definition) throw new UnknownKind(`There is no kind of email named ${kind}`)
    if (Date.now() - created_at.getTime() > definition.hours * HOUR_MS) {
      throw new TooLate(`It could not be sent within ${formatCount(definition.hours, 'hour')}`)
    }
    if (task.attempts > 0 && (await isSuperseded(db, task, definition.urgent === true))) return null
    const mail = await definition.compose(services, about as never, task)
    if (!mail || (!definition.reachesBanned && (await isBanned(db, mail.to)))) return null
    return !definition.reachesBounced && (await findBounce(db, mail.to)) ? null : mail
  }

  async function run(task: Task) {
    const { id, signal } = task
    const { kind, data } = task.data as QueuedMail
    let mail: Mail | null = null
    if (!sent.has(id)) {
      try {
        mail = await compose(task)
        if (mail) await mailer.send(mail, task)
      } catch (error) {
        // Another process owns the task now and records the result.
        if (signal.aborted) throw error
        const message = (error as Error).message.slice(0, MAX_ERROR_LENGTH)
        const isLate = error instanceof TooLate
        const isFinal = isLate || error instanceof UnknownKind || (mail !== null && isPermanent(error))
        const reason = maskEmails(message)
        if (mail && isInvalidEmail(error)) await recordBounce(db, mail.to, reason)
        const failed = { id, kind, data, mail, error: message, reason, isLate, isFinal }
        const { attempts, last_error } = await recordFailure(db, failed)
        if (!isFinal) throw new Error(`${kind}: ${reason}`)
        log.error({ kind, task_id: id, attempts, reason: maskEmails(last_error) }, 'email not delivered')
        return
      }
      if (mail) {
        markSent(id)
        log.info({ kind, task_id: id }, 'email sent')
      }
    }
    await recordSent(db, id, sent.has(id))
  }

  return {
    cron: null,
    run,
    workers: { any: MAIL_CONNECTIONS - URGENT_CONNECTIONS, urgent: URGENT_CONNECTIONS },
    options: {
      // Retries are limited by the time limit of the kind, not by their number.
      retryLimit: 10_000,
      retentionSeconds: 30 * 24 * 3600,
      expireInSeconds: 10 * 60,
      heartbeatSeconds: 30,
    },
    former: {
      names: [...mailKinds.keys()],
      convert: (kind, data) => ({
        data: { kind, data } satisfies QueuedMail,
        options: mailOptions(findMailKind(mailKinds, kind)),
      }),
    },
  }
}
