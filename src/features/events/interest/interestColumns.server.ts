import { sql } from '../../../database/open.server.ts'

/**
 * SQL columns of an event `e`: the number of interested members, and whether this account is one. Banned accounts do
 * not count.
 */
export const interestColumns = (viewer_id: number | null) => [
  sql<number>`(select count(*)::int from event_interests as i join users as u on u.id = i.user_id
    where i.event_id = e.id and not u.is_banned)`.as('interested_count'),
  sql<boolean>`exists (select from event_interests as i where i.event_id = e.id and i.user_id = ${viewer_id})`.as(
    'is_interested',
  ),
]
