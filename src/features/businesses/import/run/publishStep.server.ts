import { sql } from '../../../../database/open.server.ts'
import type { Services } from '../../../../kit/server/services.server.ts'
import { refreshIndexes } from '../../businesses.query.server.ts'

/** Businesses in one step. Publishing one takes about a quarter of a millisecond, because its words are indexed. */
const BATCH_SIZE = 1000

/** Publishes the next businesses of an import, in one transaction. @returns whether businesses are left. */
export const publishStep = (
  { background }: Pick<Services, 'background'>,
  id: number,
  size: number = BATCH_SIZE,
): Promise<boolean> =>
  background.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('imports')
      .where('id', '=', id)
      .where('publishing', '=', 'running')
      .select('published_line')
      .forUpdate()
      .executeTakeFirst()
    if (!row) return false
    const { rows } = await sql<{ to: number | null; published: number }>`
      with next as (
        select line, business_id from import_businesses
        where import_id = ${id} and effect = 'created' and line > ${row.published_line} order by line limit ${size}
      ), selected as (
        select b.id from businesses as b where b.verification_status = 'imported' and b.id in (select business_id from next)
        order by b.id for update
      ), published as (
        update businesses as b set verification_status = 'curated', is_public = true, updated_at = now()
        from selected where b.id = selected.id returning b.id, b.business_name
      ), parts as (
        insert into audit_log (actor_id, actor_name, action, target_type, target_name, target_id, part_of, ip_address)
        select e.actor_id, e.actor_name, e.action, e.target_type, p.business_name, p.id, e.id, e.ip_address
        from published as p cross join audit_log as e
        -- An entry about one business has no parts.
        where e.id = (select publish_entry_id from imports where id = ${id}) and e.target_id is null
      )
      select (select max(line) from next) as to, (select count(*)::integer from published) as published`.execute(tx)
    const { to = null, published = 0 } = rows[0] ?? {}
    await tx
      .updateTable('imports')
      .set(
        to === null
          ? { publishing: 'done', published_line: 0 }
          : { published_line: to, published: sql`published + ${published}` },
      )
      .where('id', '=', id)
      .execute()
    if (to === null) await refreshIndexes(tx)
    return to !== null
  })
