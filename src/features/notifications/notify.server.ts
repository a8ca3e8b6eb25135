import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { enqueue } from '../../kit/server/tasks.server.ts'
import { type FollowTarget, type NotificationKind, standardPreference } from './notifications.constants.ts'

/** The task that notifies the accounts of an announcement, in batches. */
export const DELIVER_ANNOUNCEMENTS = 'notifications.announce'
/** The task that sends the emails that are due at once. */
export const EMAIL = 'notifications.email'
/** Seconds between a notice and its email, so that a burst becomes one email. */
export const EMAIL_DELAY_SECONDS = 15
/** The maximum number of recipients that are notified in the caller's transaction. A task notifies more. */
const MAX_DIRECT_RECIPIENTS = 100

/** The subject of a notification. Types without a table are visible to every recipient. */
export type Subject = { type: string; id: number }

export type Notice = {
  kind: NotificationKind
  /** The account whose action caused the notice; null when there is none. The actor is not notified. */
  actorId: number | null
  /** The item that is new or has changed. A notification is not shown while its subject is deleted or hidden from the recipient. */
  subject: Subject
  /** The item that `{about}` in the title names, if not the subject. */
  about?: Subject
  /**
   * The title. `{actor}` and `{about}` are replaced by the current names when it is read. A title must not contain a
   * name itself, because the name may change or be hidden.
   */
  title: string
  /** The path of the page that the notification opens. */
  url: string
  /** Unread notifications of one group are shown as one, with `plural` as its title. */
  group?: string
  /** The title for several grouped notifications, such as `{count} answers to “{about}”`. */
  plural?: string
  /**
   * Set when the caller sends a separate email: `chosen` when the account wants emails of this kind at once (see
   * `wantsEmailNow`), so that only digests contain the notification, or `always`.
   */
  ownEmail?: 'chosen' | 'always'
}

const insertNotice = (notice: Notice, condition = sql`true`) => {
  const { kind, subject, about = subject, title, plural = null, url, group = null, actorId } = notice
  return sql`
    insert into notices (kind, subject_type, subject_id, about_type, about_id, title, plural_title, url, group_key, actor_id)
    select ${kind}, ${subject.type}, ${subject.id}, ${about.type}, ${about.id}, ${title}, ${plural}, ${url}, ${group},
      ${actorId}::bigint
    where ${condition}
    returning id`
}

/**
 * Notifies members, in the caller's transaction. Leaves out the actor and banned accounts, and respects the preferences
 * of each recipient. A task notifies accounts that another transaction has locked, for example to delete them, because
 * waiting for their locks could deadlock.
 */
export async function notify(tx: Tx, { recipients, ...notice }: Notice & { recipients: (number | null)[] }) {
  const ids = [...new Set(recipients)].filter((id): id is number => id !== null && id !== notice.actorId)
  if (ids.length === 0) return
  if (ids.length > MAX_DIRECT_RECIPIENTS) return insertAnnouncement(tx, notice, { recipients: ids })
  const { rows } = await sql<{ is_emailed: boolean | null; is_incomplete: boolean }>`
    with found as materialized (
      select u.id, ${selectPreference(notice)} from users as u
      left join notification_preferences as p on p.user_id = u.id and p.kind = ${notice.kind}
      where u.id = any(${ids}::bigint[]) and not u.is_banned
    ),
    notified as materialized (select * from found where on_site or email is not null),
    locked as materialized (
      select u.id from users as u where u.id in (select id from notified) order by u.id for key share skip locked
    ),
    notice as (${insertNotice(notice, sql`exists (select from notified)`)}),
    inserted as (
      insert into notifications (user_id, notice_id, on_site, email)
      select notified.id, notice.id, notified.on_site, notified.email from notice cross join notified join locked on locked.id = notified.id
      returning email
    ),
    later as (
      insert into announcements (notice_id, recipients, own_email)
      select notice.id, array(select id from notified), ${notice.ownEmail ?? null}::text from notice
      where exists (select from notified where id not in (select id from locked))
      returning notice_id
    )
    select (select bool_or(email = 'now') from inserted) as is_emailed,
      exists (select from later) as is_incomplete`.execute(tx)
  if (rows[0]?.is_emailed) await enqueue(tx, EMAIL, {}, { startAfter: EMAIL_DELAY_SECONDS })
  if (rows[0]?.is_incomplete) await enqueue(tx, DELIVER_ANNOUNCEMENTS, {})
}

/** SQL for the columns `on_site` and `email` from the preference `p` of an account. */
export function selectPreference({ kind, ownEmail }: Pick<Notice, 'kind' | 'ownEmail'>) {
  const { site, email } = standardPreference(kind)
  const times = { always: [], chosen: ['daily', 'weekly'], none: ['now', 'daily', 'weekly'] }[ownEmail ?? 'none']
  return sql`coalesce(p.site, ${site}::boolean) as on_site,
    case when coalesce(p.email, ${email}) = any(${times}::text[]) then coalesce(p.email, ${email}) end as email`
}

/** Whether an account wants emails of this kind at once, for callers that send a separate email. */
export async function wantsEmailNow(tx: Db | Tx, kind: NotificationKind, user_id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('notification_preferences')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .select('email')
    .executeTakeFirst()
  return (row?.email ?? standardPreference(kind).email) === 'now'
}

/**
 * Notifies the followers of any of these targets. The transaction writes one row, regardless of the number of followers; a
 * task notifies them in batches. An account that already has a notification about the same subject from this transaction
 * gets no second one.
 */
export const notifyFollowers = (tx: Tx, { targets, ...notice }: Notice & { targets: FollowTarget[] }) =>
  insertAnnouncement(tx, notice, { targets })

/** The key in its stored form. */
export const followKey = ({ type, key }: FollowTarget) => (type === 'city' ? key.trim().toLowerCase() : key)

async function insertAnnouncement(tx: Tx, notice: Notice, to: { recipients?: number[]; targets?: FollowTarget[] }) {
  const { recipients = null, targets = [] } = to
  const types = targets.map(({ type }) => type)
  const keys = targets.map(followKey)
  const condition = recipients
    ? sql`true`
    : sql`exists (
        select from unnest(${types}::text[], ${keys}::text[]) as t (type, key)
        join follows as f on f.target_type = t.type and f.key = t.key
        where f.user_id is distinct from ${notice.actorId}::bigint
      )`
  const { rows } = await sql`
    with notice as (${insertNotice(notice, condition)})
    insert into announcements (notice_id, recipients, target_types, target_keys, own_email)
    select id, ${recipients}::bigint[], ${types}::text[], ${keys}::text[], ${notice.ownEmail ?? null}::text from notice
    returning notice_id`.execute(tx)
  if (rows.length > 0) await enqueue(tx, DELIVER_ANNOUNCEMENTS, {})
}

const isAboutItem = ({ type, id }: Subject) =>
  sql<boolean>`((subject_type, subject_id) = (${type}, ${id}::bigint) or (about_type, about_id) = (${type}, ${id}::bigint))`

/**
 * Hides all notifications that name a deleted item as their subject or in their title. With a kind, deletes the obsolete notifications of
 * that kind, which are not restored.
 */
export async function removeNotificationsOf(tx: Tx, subject: Subject, kind?: NotificationKind) {
  if (kind) {
    await tx.deleteFrom('notices').where(isAboutItem(subject)).where('kind', '=', kind).execute()
    return
  }
  await tx
    .updateTable('notices')
    .set({ removed_at: sql<string>`clock_timestamp()` })
    .where(isAboutItem(subject))
    .where('removed_at', 'is', null)
    .execute()
}

/** Shows the notifications of a restored subject again, as read. */
export const restoreNotificationsOf = (tx: Tx, subject: Subject) =>
  tx
    .updateTable('notices')
    .set({ removed_at: null, restored_at: sql<string>`clock_timestamp()` })
    .where(isAboutItem(subject))
    .where('removed_at', 'is not', null)
    .execute()
