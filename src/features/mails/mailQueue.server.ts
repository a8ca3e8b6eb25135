import { type Db, sql } from '../../database/open.server.ts'
import { isPermanent, MAIL_CONNECTIONS, type Mail } from '../../kit/mail.server.ts'
import type { Services } from '../../kit/services.server.ts'
import type { Task, TaskQueue } from '../../kit/tasks.server.ts'
import { formatCount } from '../../kit/text.ts'
import { type ComposeMail, findMailKind, type MailKind, mailKindNames } from './mailKinds.ts'
import { MAILS, mailOptions, type QueuedMail } from './queueMail.server.ts'
import { recordFailure, recordSent } from './unsentMails.server.ts'

const HOUR = 3600_000
/** Connections that only urgent emails may use. */
const URGENT_CONNECTIONS = 4
/** The largest number of characters of an error that are stored. */
const LONGEST_ERROR = 1000
/** The number of sent emails that a process remembers. */
const REMEMBERED = 10_000

/**
 * Whether the same email was requested again later. After an outage only the last of several links is sent: each link
 * ends the earlier ones, and the emails could arrive in any order.
 */
async function isSuperseded(db: Db, { id, data, created_at }: Task) {
  const { rows } = await sql`
    select from pgboss.job
    where name = ${MAILS} and state in ('created', 'retry', 'active') and data = ${JSON.stringify(data)}::jsonb
      and id <> ${id} and created_on > ${created_at.toISOString()}::timestamptz + interval '1 millisecond'
    limit 1`.execute(db)
  return rows.length > 0
}

class TooLate extends Error {}
class UnknownKind extends Error {}

/** Removes addresses, which mail servers repeat in their errors and which must not be logged. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '(address)')

/**
 * Composes and sends queued emails. A failed one is retried for the time of its kind; then it is given up and appears
 * on
 * the administrators' list.
 */
export function mailQueue(services: Services, composers: Record<MailKind, ComposeMail>): TaskQueue {
  const { db, mailer, log } = services
  // When a sent email cannot be recorded, its task runs again but must not send the email again.
  const sent = new Set<string>()

  function remember(id: string) {
    sent.add(id)
    const [oldest] = sent
    if (sent.size > REMEMBERED && oldest) sent.delete(oldest)
  }

  async function compose(task: Task): Promise<Mail | null> {
    const { created_at } = task
    const { kind, data: about } = task.data as QueuedMail
    const worth = findMailKind(kind)
    if (!worth) throw new UnknownKind(`There is no kind of email named ${kind}`)
    if (Date.now() - created_at.getTime() > worth.hours * HOUR) {
      throw new TooLate(`It could not be sent within ${formatCount(worth.hours, 'hour')}`)
    }
    if (task.attempts > 0 && (await isSuperseded(db, task))) return null
    return composers[kind as MailKind](services, about as never)
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
        // The process that owns the task now records the result.
        if (signal.aborted) throw error
        const message = (error as Error).message.slice(0, LONGEST_ERROR)
        const isLate = error instanceof TooLate
        const isFinal = isLate || error instanceof UnknownKind || (mail !== null && isPermanent(error))
        const reason = withoutAddresses(message)
        const failed = { id, kind, data, mail, error: message, reason, isLate, isFinal }
        const { attempts, last_error } = await recordFailure(db, failed)
        if (!isFinal) throw new Error(`${kind}: ${reason}`)
        log.error({ kind, task_id: id, attempts, reason: withoutAddresses(last_error) }, 'mail given up')
        return
      }
      if (mail) {
        remember(id)
        log.info({ kind, task_id: id }, 'mail sent')
      }
    }
    await recordSent(db, id, sent.has(id))
  }

  return {
    cron: null,
    run,
    workers: { any: MAIL_CONNECTIONS - URGENT_CONNECTIONS, urgent: URGENT_CONNECTIONS },
    options: {
      // The kind of the email limits its retries, by time.
      retryLimit: 10_000,
      retentionSeconds: 30 * 24 * 3600,
      expireInSeconds: 10 * 60,
      heartbeatSeconds: 30,
    },
    former: {
      names: mailKindNames,
      convert: (kind, data) => ({ data: { kind, data } satisfies QueuedMail, options: mailOptions(kind) }),
    },
  }
}
