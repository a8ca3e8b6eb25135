import { sql } from '../../database/open.server.ts'
import type { Person, SpokenFor } from './person.contract.ts'

/** Selects the person of a joined row of `users` as JSON; null without a public page. @param users the alias of the table */
export const selectPerson = (users: string) => {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  return sql<Person | null>`(
    select json_build_object('id', ${column('id')}, 'picture_url', (
      select '/pictures/' || p.hash || '/96.webp' from user_pictures as p where p.user_id = ${column('id')}
    )) where ${column('has_page')}
  )`
}

/** The businesses that are named beside an answer. */
const MAX_NAMED_BUSINESSES = 2

/**
 * Selects as JSON the listed businesses for which the person of a joined row of `users` speaks: those owned first, then the
 * oldest memberships. Viewers of a team do not speak for its business. Empty without a public page.
 */
export const selectSpokenFor = (users: string, { max = MAX_NAMED_BUSINESSES }: { max?: number } = {}) => {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  return sql<SpokenFor[]>`(
    select coalesce(json_agg(json_build_object(
      'id', s.id, 'business_name', s.business_name, 'display_name', s.display_name
    ) order by s.is_owned desc, s.membership_id), '[]') from (
      select b.id, b.business_name, b.display_name, m.role = 'owner' as is_owned, m.id as membership_id
      from business_members as m join businesses as b on b.id = m.business_id
      where m.user_id = ${column('id')} and ${column('has_page')}
        and m.status = 'active' and m.role <> 'viewer' and b.is_listed
      order by is_owned desc, m.id limit ${sql.lit(max)}
    ) as s
  )`
}
