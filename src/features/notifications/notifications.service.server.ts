import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { formatSender } from '../mails/mailNames.server.ts'
import type { NotificationKind } from './notifications.constants.ts'
import type { Notification } from './notifications.contract.ts'

/** SQL: the notifications of an account whose subject exists and is visible to it. */
const selectDelivered = (user_id: number) => sql`
  select n.id, n.created_at, x.kind, x.title, x.plural_title, x.url, x.actor_id, name,
    coalesce(x.group_key, 'notification ' || n.id) as thread,
    coalesce(n.read_at, case when n.created_at < x.restored_at then x.restored_at end) as read_at
  from notifications as n join notices as x on x.id = n.notice_id
  cross join visible_name(x.about_type, x.about_id, n.user_id) as name
  where n.user_id = ${user_id} and x.removed_at is null and name is not null
    and ((x.subject_type, x.subject_id) = (x.about_type, x.about_id)
      or visible_name(x.subject_type, x.subject_id, n.user_id) is not null)`

/** SQL: the notifications that the site shows to an account. */
const selectVisible = (user_id: number) => sql`${selectDelivered(user_id)} and n.on_site`

type Row = Omit<Notification, 'title' | 'kind'> & {
  kind: NotificationKind
  last_id: number
  template: string
  name: string
  actor: string | null
}

/** Replaces the placeholders in the template of a title. */
export function renderTitle({ template, name, actor, count }: Pick<Row, 'template' | 'name' | 'actor' | 'count'>) {
  const values: Record<string, string> = {
    about: name,
    actor: actor === null ? 'A former member' : formatSender(actor),
    count: count.toLocaleString('en-US'),
  }
  return template.replaceAll(/\{(about|actor|count)\}/g, (_, key) => values[key] ?? '')
}

/** SQL: the unread notifications of each group merged into one, which opens the page of the oldest. */
const selectGroups = (notifications: RawBuilder<unknown>, having: RawBuilder<unknown>, limit: number) => sql<Row>`
  with found as materialized (${notifications}),
  grouped as (
    select min(id) as id, max(id) as last_id, count(*)::int as count, max(created_at) as created_at, read_at
    from found group by kind, thread, read_at having ${having} order by max(id) desc limit ${limit}
  )
  select g.*, t.kind, t.url, t.name, u.full_name as actor,
    case when g.count > 1 then coalesce(t.plural_title, t.title) else t.title end as template
  from grouped as g join found as t on t.id = g.id left join users as u on u.id = t.actor_id
  order by g.last_id desc`

const serialize = (row: Row): Notification => ({
  ...{ id: row.id, kind: row.kind, title: renderTitle(row), url: row.url },
  ...{ created_at: row.created_at, read_at: row.read_at, count: row.count },
})

/** One page of notifications, newest first. */
export async function listNotifications(
  db: Db,
  user_id: number,
  { unread, limit, cursor }: { unread: boolean; limit: number; cursor?: number },
) {
  const isAfter = cursor === undefined ? sql`true` : sql`max(id) < ${cursor}`
  const having = unread ? sql`${isAfter} and read_at is null` : isAfter
  const [{ rows }, unread_count] = await Promise.all([
    selectGroups(selectVisible(user_id), having, limit + 1).execute(db),
    countUnread(db, user_id),
  ])
  const { page, next_cursor } = toPage(rows, limit, ({ last_id }) => [last_id])
  return { notifications: page.map(serialize), unread_count, next_cursor }
}

/** The notifications for an email, by ids, newest first. A digest contains only unread ones. */
export async function readForEmail(db: Db, user_id: number, ids: number[], isDigest: boolean) {
  const chosen = sql`${selectDelivered(user_id)} and n.id = any(${ids}::bigint[])`
  const having = isDigest ? sql`read_at is null` : sql`true`
  const { rows } = await selectGroups(chosen, having, ids.length).execute(db)
  return rows.map(serialize)
}

export async function countUnread(db: Db, user_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (kind, thread))::int as count from (${selectVisible(user_id)} and n.read_at is null) as visible
    where read_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks notifications and their groups as read; null means all. Ids of other accounts are ignored. */
export async function markRead(db: Db, user_id: number, ids: number[] | null) {
  const isChosen = ids
    ? sql`and (n.id = any(${ids}::bigint[]) or (x.kind, x.group_key) in (
        select y.kind, y.group_key from notifications as m join notices as y on y.id = m.notice_id
        where m.user_id = ${user_id} and m.id = any(${ids}::bigint[])))`
    : sql``
  await sql`
    update notifications set read_at = now() where read_at is null and id in (
      select n.id from notifications as n join notices as x on x.id = n.notice_id
      where n.user_id = ${user_id} and n.read_at is null ${isChosen})`.execute(db)
  return { unread_count: await countUnread(db, user_id) }
}
