import { sql, type Tx } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { BURST_MINUTES, DIGEST_HOUR, MAX_WAIT_SECONDS } from './notifications.constants.ts'
import { notificationsMailKinds } from './notifications.mailKinds.server.ts'
import { EMAIL_DELAY_SECONDS } from './notify.server.ts'

/** Accounts whose emails are queued in one transaction. */
const BATCH_SIZE = 200
/** The maximum number of notifications in one email. */
const MAX_IDS = 200

type Period = 'now' | 'daily' | 'weekly'
type EmailServices = Pick<Services, 'background' | 'settings'>

/**
 * SQL for the accounts with an immediate email due: their last notification is some seconds old, or their first one has
 * reached the maximum wait. A group that was emailed recently waits, so that a burst causes one email.
 */
const selectDueNow = sql`
  select n.user_id from notifications as n join notices as x on x.id = n.notice_id
  where n.email = 'now'
  group by n.user_id
  having (max(n.created_at) <= now() - make_interval(secs => ${EMAIL_DELAY_SECONDS})
      or min(n.created_at) <= now() - make_interval(secs => ${MAX_WAIT_SECONDS}))
    and bool_or(x.group_key is null or not exists (
      select from notifications as m join notices as y on y.id = m.notice_id
      where m.user_id = n.user_id and y.group_key = x.group_key and y.kind = x.kind
        and m.emailed_at > now() - make_interval(mins => ${BURST_MINUTES})))
  limit ${BATCH_SIZE}`

/** SQL for the accounts with unsent notifications from before the last digest, which was today or on Monday. */
const selectDueBefore = (period: Period, before: ReturnType<typeof selectLastDigestTime>) => sql`
  select distinct user_id from notifications where email = ${period} and created_at < ${before} limit ${BATCH_SIZE}`

const selectLastDigestTime = (period: Period, time_zone: string) => {
  const unit = period === 'weekly' ? 'week' : 'day'
  const hours = sql`make_interval(hours => ${DIGEST_HOUR})`
  return sql`((date_trunc(${unit}, (now() at time zone ${time_zone}) - ${hours}) + ${hours}) at time zone ${time_zone})`
}

/** Queues the next emails. @returns whether more may be due. */
async function queueEmailBatch(tx: Tx, period: Period, time_zone: string): Promise<boolean> {
  const before = selectLastDigestTime(period, time_zone)
  const { rows } = await sql<{ user_id: number; ids: number[] }>`
    with due as materialized (${period === 'now' ? selectDueNow : selectDueBefore(period, before)}),
    -- Another process that takes the same rows at the same time finds none.
    taken as (
      update notifications set email = null, emailed_at = now()
      where email = ${period} and user_id in (select user_id from due) ${period === 'now' ? sql`` : sql`and created_at < ${before}`}
      returning user_id, id
    )
    select user_id, (array_agg(id order by id desc))[:${MAX_IDS}] as ids from taken group by user_id`.execute(tx)
  for (const { user_id, ids } of rows) {
    await queueMail(tx, notificationsMailKinds[`notifications.${period}`], { user_id, ids: ids.map(Number) })
  }
  return rows.length === BATCH_SIZE
}

/** Queues one email for each account with an email due, in the transaction that marks the notifications as emailed. */
export async function emailNotifications({ background, settings }: EmailServices, periods: Period[]) {
  for (const period of periods) {
    while (await background.transaction().execute((tx) => queueEmailBatch(tx, period, settings.site.time_zone)));
  }
}
