import { type Db, sql } from '../../database/open.server.ts'

/** Records a hard bounce of the email address of an account. No more emails are sent to it. */
export const recordBounce = (db: Db, email: string, reason: string) =>
  sql`
    insert into bounced_addresses (user_id, email, reason)
    select id, email, ${reason} from users where lower(email) = lower(${email})
    on conflict (user_id) do update
      set email = excluded.email, reason = excluded.reason, bounced_at = clock_timestamp()`.execute(db)

/** The time and reason of the hard bounce of an account's current email address; undefined without one. */
export const findBounce = (db: Db, email: string) =>
  db
    .selectFrom('bounced_addresses as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .where(sql<boolean>`lower(u.email) = lower(${email})`)
    .whereRef(sql`lower(u.email)`, '=', sql`lower(b.email)`)
    .select(['b.bounced_at', 'b.reason'])
    .executeTakeFirst()

/** Removes the record of a bounce, because the owner has followed a link that was sent to the email address. */
export const clearBounce = (db: Db, user_id: number) =>
  db.deleteFrom('bounced_addresses').where('user_id', '=', user_id).execute()
