import { type Db, sql } from '../../database/open.server.ts'
import type { Task, TaskQueue } from '../../kit/jobs.server.ts'
import { isPermanent, MAIL_CONNECTIONS, type Mail } from '../../kit/mail.server.ts'
import { count } from '../../kit/text.ts'
import type { ComposeMail, Services } from '../services.server.ts'
import { findMailKind, type MailKind, mailKindNames } from './mailKinds.ts'
import { MAILS, mailOptions, type QueuedMail } from './queueMail.server.ts'
import { recordFailure, recordSent } from './unsentMails.server.ts'

const HOUR = 3600_000
/** Connections that only urgent emails may use. */
const URGENT_CONNECTIONS = 4
/** Characters that are kept of what a mail server answered. */
const LONGEST_ERROR = 1000
/** How many sent emails a process remembers. */
const REMEMBERED = 10_000

/**
 * Whether the same email was asked for again since. After an outage only the last of several links is sent: each ends the
 * ones before, and they would arrive in any order.
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

/** What the log may say of a failure: mail servers repeat the address in their answers. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '(address)')

/**
 * Composes and sends the queued emails. A refused one is retried as long as its kind is worth it, and is then given up:
 * it goes to the administrators' list.
 */
export function mailQueue(services: Services, composers: Record<MailKind, ComposeMail>): TaskQueue {
  const { db, mailer, log } = services
  // When the database does not take the record of a sent email, the task comes back, but the email must not go again.
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
      throw new TooLate(`It could not be sent within ${count(worth.hours, 'hour')}`)
    }
    if (task.tries > 0 && (await isSuperseded(db, task))) return null
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
        // whoever has the task now records what becomes of it
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
    run,
    workers: { any: MAIL_CONNECTIONS - URGENT_CONNECTIONS, urgent: URGENT_CONNECTIONS },
    options: {
      // the kind of email decides how long it is retried
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
