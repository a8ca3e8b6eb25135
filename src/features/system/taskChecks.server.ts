import { sql } from '../../database/open.server.ts'
import { formatCount, formatTime } from '../../kit/text/text.ts'
import { type Check, type Finding, statusAbove } from './check.server.ts'
import { readQueues } from './queues.server.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

export const queueCheck: Check = {
  id: 'queues',
  name: 'Background tasks',
  async run({ db }): Promise<Finding> {
    const { queues, dead_letters } = await readQueues(db)
    const sum = (key: 'waiting' | 'delayed' | 'active' | 'failed') =>
      queues.reduce((total, queue) => total + queue[key], 0)
    const failed = sum('failed')
    const facts = {
      Waiting: sum('waiting'),
      Running: sum('active'),
      'To be retried': sum('delayed'),
      'Failed within a day': failed,
      'Undelivered emails': dead_letters,
    }
    const status = statusAbove(
      Math.max(0, ...queues.map((queue) => queue.waiting_seconds)),
      MINUTE_SECONDS,
      10 * MINUTE_SECONDS,
    )
    if (status === 'green' && dead_letters > 0) {
      const sentence = `${formatCount(dead_letters, 'email was', 'emails were')} not delivered. Decide on the dashboard whether to retry.`
      return { status: 'amber', facts, sentence }
    }
    if (status === 'green' && failed > 0) {
      const sentence = `${formatCount(failed, 'task')} failed within a day. Search the log for “task failed”.`
      return { status: 'amber', facts, sentence }
    }
    const sentences = {
      green: 'Tasks run as soon as they are queued.',
      amber: 'A task has waited for more than a minute. If this continues, check the log for slow tasks.',
      red: 'A task has waited for more than ten minutes. Check the log for the cause, and restart the server.',
    }
    return { status, facts, sentence: sentences[status] }
  },
}

export const mailCheck: Check = {
  id: 'mail',
  name: 'Email',
  async run({ db, settings }): Promise<Finding> {
    const formatMoment = (time: string) => formatTime(time, settings.site.time_zone)
    const { last_sent_at, last_failed_at, last_error } = await db
      .selectFrom('mail_health')
      .selectAll()
      .executeTakeFirstOrThrow()
    const { retrying, seconds } = await db
      .selectFrom('unsent_mails')
      .where('state', '=', 'retrying')
      .select(({ fn }) => [
        fn.countAll<number>().as('retrying'),
        sql<number>`coalesce(extract(epoch from now() - min(first_tried_at)), 0)`.as('seconds'),
      ])
      .executeTakeFirstOrThrow()
    const facts = {
      'Last sent': last_sent_at ? formatMoment(last_sent_at) : 'never',
      'Last failure': last_failed_at ? `${formatMoment(last_failed_at)}: ${last_error}` : 'never',
      'To be retried': retrying,
    }
    if (!settings.smtp_url) {
      const sentence = 'Emails are written to files and not sent. Set SMTP_URL to send them.'
      return { status: 'amber', facts, sentence }
    }
    const isFailing = retrying > 0 && last_failed_at !== null && (!last_sent_at || last_failed_at > last_sent_at)
    const status = !isFailing ? 'green' : seconds > HOUR_SECONDS ? 'red' : 'amber'
    const sentences = {
      green: 'The mail server accepts emails.',
      amber: 'The mail server did not accept the last email, which will be retried. If this continues, check SMTP_URL.',
      red: 'The mail server has not accepted emails for over an hour. Check SMTP_URL and the log of the mail server.',
    }
    return { status, facts, sentence: sentences[status] }
  },
}
