import { sql, type Tx } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { enqueue } from '../../kit/server/tasks.server.ts'
import type { NotificationKind } from './notifications.constants.ts'
import { EMAIL, EMAIL_DELAY_SECONDS, selectPreference } from './notify.server.ts'

/** Accounts that are notified in one transaction. */
const BATCH_SIZE = 1000

type Announcement = {
  notice_id: number
  kind: NotificationKind
  recipients: number[] | null
  target_types: string[]
  target_keys: string[]
  last_user_id: number
  own_email: 'chosen' | 'always' | null
}

/** The next accounts of an announcement, in the order of their ids. */
function selectNextRecipients({ recipients, target_types, target_keys, last_user_id }: Announcement) {
  if (recipients) {
    return sql`
      select distinct id from unnest(${recipients}::bigint[]) as id where id > ${last_user_id} order by id limit ${BATCH_SIZE}`
  }
  const followers = target_types.map(
    (type, index) => sql`(
      select user_id as id from follows
      where target_type = ${type} and key = ${target_keys[index]} and user_id > ${last_user_id}
      order by user_id limit ${BATCH_SIZE})`,
  )
  return sql`select id from (${sql.join(followers, sql` union `)}) as f order by id limit ${BATCH_SIZE}`
}

/** Notifies the next accounts. @returns false when no announcement is left for this process. */
async function deliverBatch(tx: Tx): Promise<boolean> {
  const { rows } = await sql<Announcement>`
    select a.*, n.kind from announcements as a join notices as n on n.id = a.notice_id
    order by a.notice_id limit 1 for update of a skip locked`.execute(tx)
  const [announcement] = rows
  if (!announcement) return false
  const { notice_id, kind, own_email } = announcement
  // Skip accounts that the same transaction has already notified about the subject.
  const notified = sql`
    select from notifications as other join notices as x on x.id = other.notice_id
    where other.user_id = u.id and x.id <> n.id and x.created_at = n.created_at
      and x.subject_type = n.subject_type and x.subject_id = n.subject_id`
  const batch = await sql<{ read: number; last_id: number; is_emailed: boolean | null }>`
    with batch as materialized (${selectNextRecipients(announcement)}),
    notified as (
      select u.id, n.id as notice_id, ${selectPreference({ kind, ownEmail: own_email ?? undefined })} from batch
      join users as u on u.id = batch.id
      join notices as n on n.id = ${notice_id}
      left join notification_preferences as p on p.user_id = u.id and p.kind = n.kind
      where not u.is_banned and u.id is distinct from n.actor_id and not exists (${notified})
    ),
    inserted as (
      insert into notifications (user_id, notice_id, on_site, email)
      select id, notice_id, on_site, email from notified where on_site or email is not null order by id
      on conflict (notice_id, user_id) do nothing
      returning email
    )
    select (select count(*)::int from batch) as read, (select coalesce(max(id), 0) from batch) as last_id,
      (select bool_or(email = 'now') from inserted) as is_emailed`.execute(tx)
  const { read, last_id, is_emailed } = batch.rows[0] ?? { read: 0, last_id: 0, is_emailed: null }
  if (read < BATCH_SIZE) await tx.deleteFrom('announcements').where('notice_id', '=', notice_id).execute()
  else await tx.updateTable('announcements').set({ last_user_id: last_id }).where('notice_id', '=', notice_id).execute()
  if (is_emailed) await enqueue(tx, EMAIL, {}, { startAfter: EMAIL_DELAY_SECONDS })
  return true
}

/**
 * Notifies the accounts of all announcements. Each batch is one transaction, so a killed process loses nothing and
 * repeats nothing.
 */
export async function deliverAnnouncements({ background }: Pick<Services, 'background'>, signal?: AbortSignal) {
  while (!signal?.aborted && (await background.transaction().execute(deliverBatch)));
}
