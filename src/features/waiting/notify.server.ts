import { locks } from '../../database/locks.ts'
import { type Db, sql, type Tx } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { BUNDLE_MINUTES, DAILY_HOUR } from './waiting.constants.ts'
import { waitingMailKinds } from './waiting.mailKinds.server.ts'
import { selectWaitingItems } from './waiting.query.server.ts'

/**
 * Records the items that are new in the queues, and deletes the records of decided items, so that an item that returns
 * to a queue counts as new.
 */
async function noticeChanges(tx: Tx, { waitingQueues }: Services) {
  const waiting = selectWaitingItems(waitingQueues)
  await sql`
    delete from waiting_items as known
    where not exists (select from (${waiting}) as w where w.kind = known.kind and w.id = known.item_id)`.execute(tx)
  await sql`
    insert into waiting_items (kind, item_id) select kind, id from (${waiting}) as w
    on conflict do nothing`.execute(tx)
}

/**
 * Selects the administrators who can get emails, with their choice of frequency. The generated email address of a first
 * administrator, `admin@localhost`, gets none.
 */
const selectRecipients = (db: Db, { settings }: Pick<Services, 'settings'>) =>
  db
    .selectFrom('users as u')
    .leftJoin('waiting_emails as e', 'e.user_id', 'u.id')
    .where('u.role', '=', 'administrator')
    .where('u.is_banned', '=', false)
    .where(sql<boolean>`u.email not ilike '%@localhost'`)
    .$if(settings.email_verification, (query) => query.where('u.email_verified_at', 'is not', null))
    .where(sql<boolean>`e.frequency is distinct from 'never'`)

/** Selects the administrators with an email due. */
export function selectDueRecipients(tx: Tx, services: Pick<Services, 'settings'>) {
  const { time_zone } = services.settings.site
  const toldUntil = sql`coalesce(e.told_until, u.created_at)`
  const todaysHour = sql`
    (date_trunc('day', now() at time zone ${time_zone}) + make_interval(hours => ${DAILY_HOUR})) at time zone ${time_zone}`
  return selectRecipients(tx, services)
    .where(
      sql<boolean>`case when e.frequency = 'daily'
        then ${toldUntil} < ${todaysHour} and now() >= ${todaysHour} and exists (select from waiting_items)
        else coalesce(e.sent_at <= now() - make_interval(mins => ${BUNDLE_MINUTES}), true)
          and exists (select from waiting_items where noticed_at > ${toldUntil})
        end`,
    )
    .select('u.id')
}

/**
 * Queues an email for every administrator with one due: the first at once, later ones bundled, or one a day. The email
 * counts the waiting items when it is sent.
 */
export async function notifyAdministrators(services: Services) {
  await services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.waitingItems})`.execute(tx)
    await noticeChanges(tx, services)
    for (const { id: user_id } of await selectDueRecipients(tx, services).execute()) {
      await queueMail(tx, waitingMailKinds['waiting.summary'], { user_id })
      const summaryTimes = { told_until: sql<string>`clock_timestamp()`, sent_at: sql<string>`clock_timestamp()` }
      await tx
        .insertInto('waiting_emails')
        .values({ user_id, ...summaryTimes })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(summaryTimes))
        .execute()
    }
  })
}

/** Undefined when the user is no longer an administrator, was banned, or wants no emails. */
export const findRecipient = (services: Services, user_id: number) =>
  selectRecipients(services.db, services)
    .where('u.id', '=', user_id)
    .select(['u.email', 'u.full_name'])
    .executeTakeFirst()
