import { sql, type Tx } from '../src/database/open.server.ts'
import { notificationKinds } from '../src/features/notifications/notifications.constants.ts'

/** Something that members are notified of. */
export type Happening = { hours_ago: number; notify(): Promise<unknown> }

/** Older ones would be deleted by the network soon. */
const OLDEST_HOURS = 60 * 24
/** Members have read what is older. */
const UNREAD_HOURS = 72

/** Notifies members of what happened in the last weeks, the oldest first, without emails. */
export async function notifyMembers(tx: Tx, happenings: Happening[]) {
  // Nobody wants emails, so none is queued.
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
