import { type Db, sql } from '../../database/open.server.ts'
import { CONFIRM_DAYS } from '../businesses/confirmation/confirmation.constants.ts'
import { isPublic } from '../jobs/jobs.query.server.ts'
import { MAX_WAITING_ITEMS, RENEWAL_DAYS } from './home.constants.ts'
import type { WaitingKind } from './home.contract.ts'

/** The maximum number of businesses that are checked, and the days for which a new application is listed. */
const [MAX_BUSINESSES, APPLICATION_DAYS] = [50, 60]

type Item = {
  kind: Exclude<WaitingKind, 'queues' | 'answers' | 'invitation'>
  /** The id of the job or business. */
  id: number
  name: string
  count: number
  /** The expiry of a job. */
  at: string | null
  /** The profile fields that have no value. */
  gaps: string[] | null
}

/**
 * The open tasks of a member in their jobs and in the businesses that they manage, most urgent first, and the number of
 * items that they follow.
 */
export async function readOwnItems(db: Db, user_id: number) {
  const { rows } = await sql<Item | { kind: null; count: number }>`
    with managed as materialized (
      select b.id, b.display_name as name, b.is_listed, b.description, b.phone, b.website, b.verified_at, b.created_at,
        m.role = 'owner' as is_owner
      from business_members as m join businesses as b on b.id = m.business_id
      where m.user_id = ${user_id} and m.status = 'active' and m.role in ('owner', 'admin')
      order by m.id limit ${sql.lit(MAX_BUSINESSES)}
    ), items as (
      select 1 as place, 'access_requests' as kind, b.id, b.name, count(*)::int as count,
        null::timestamptz as at, null::text[] as gaps
      from managed as b join access_requests as r on r.business_id = b.id join users as u on u.id = r.user_id
      where b.is_owner and not u.is_banned
      group by b.id, b.name
      union all
      select 2, 'applications', j.id, j.title, count(*)::int, null, null
      from jobs as j join job_applications as a on a.job_id = j.id
      where j.user_id = ${user_id} and ${isPublic} and a.state = 'new'
        and a.created_at > now() - make_interval(days => ${sql.lit(APPLICATION_DAYS)})
      group by j.id, j.title
      union all
      select 3, 'dispute', b.id, b.name, 1, null, null
      from managed as b
      where b.is_owner and exists (
        select from disputes as d where d.business_id = b.id and d.status = 'open' and d.answered_at is null
      )
      union all
      select 4, 'renewal', j.id, j.title, 1, j.expires_at, null
      from jobs as j
      where j.user_id = ${user_id} and ${isPublic} and j.closed_at is null
        and j.expires_at > now() and j.expires_at < now() + make_interval(days => ${sql.lit(RENEWAL_DAYS)})
      union all
      select 5, 'corrections', b.id, b.name, waiting.count, null, null
      from managed as b cross join lateral (
        select (select count(*)::int from business_suggestions as s where s.business_id = b.id and s.status = 'pending')
          + (select count(*)::int from import_proposals as p where p.business_id = b.id and p.status = 'pending') as count
      ) as waiting
      where waiting.count > 0
      union all
      select 6, 'confirmation', b.id, b.name, 1, null, null
      from managed as b left join business_details as d on d.business_id = b.id
      where b.is_owner and b.is_listed
        and coalesce(d.confirmed_at, b.verified_at, b.created_at) < now() - make_interval(days => ${sql.lit(CONFIRM_DAYS)})
      union all
      select 7, 'gaps', b.id, b.name, 1, null, lacking.gaps
      from managed as b left join business_details as d on d.business_id = b.id
      cross join lateral (
        select array_remove(array[
          case when b.description is null then 'a description' end,
          case when d.opening_hours is null then 'opening hours' end,
          case when b.phone is null and b.website is null then 'a phone number or website' end,
          case when not exists (select from business_pictures as p where p.business_id = b.id) then 'a logo or photo' end
        ], null) as gaps
      ) as lacking
      where b.is_listed and cardinality(lacking.gaps) > 0
    )
    (select kind, id, name, count, at, gaps from items order by place, at, id desc limit ${sql.lit(MAX_WAITING_ITEMS)})
    union all
    select null, 0, '', (select count(*)::int from follows where user_id = ${user_id}), null, null`.execute(db)
  return {
    items: rows.filter((row): row is Item => row.kind !== null),
    follow_count: rows.find(({ kind }) => kind === null)?.count ?? 0,
  }
}
