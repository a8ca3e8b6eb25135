import { sql, type Tx } from '../src/database/open.server.ts'
import { notificationKinds } from '../src/features/notifications/notifications.constants.ts'

/** Something about which members are notified. */
export type Happening = { hours_ago: number; notify(): Promise<unknown> }

/** The maximum age of a notification in hours. The network would soon delete older ones. */
const OLDEST_HOURS = 60 * 24
/** The age in hours from which notifications are already read. */
const UNREAD_HOURS = 72

/** Notifies members about the last weeks, oldest first, without emails. */
export async function notifyMembers(tx: Tx, happenings: Happening[]) {
  // All members have turned emails off, so none is queued.
  await sql`
    insert into notification_preferences (user_id, kind, site, email)
    select id, kind, true, 'never' from users cross join unnest(${notificationKinds}::text[]) as kind`.execute(tx)
  const recent = happenings.filter(({ hours_ago }) => hours_ago < OLDEST_HOURS)
  for (const { hours_ago, notify } of recent.sort((one, other) => other.hours_ago - one.hours_ago)) {
    await notify()
    const time = sql`now() - make_interval(mins => ${Math.round(hours_ago * 60)}::integer)`
    await sql`
      with told as (update notices set created_at = ${time} where created_at = now() returning id)
      update notifications set created_at = ${time}, read_at = ${hours_ago > UNREAD_HOURS ? time : sql`null`}
      where notice_id in (select id from told)`.execute(tx)
  }
  await sql`delete from notification_preferences`.execute(tx)
}
