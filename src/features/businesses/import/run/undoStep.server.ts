import { sql } from '../../../../database/open.server.ts'
import type { Services } from '../../../../kit/server/services.server.ts'
import { refreshIndexes } from '../../businesses.query.server.ts'
import { assignEarlier, isAnyUnchangedSince } from './changes.server.ts'
import { advance, BATCH_SIZE } from './steps.server.ts'

/** Whether somebody has acted on a business `b` since it was imported, so that undoing the import must keep it. */
export const isTouched = sql`(
  b.is_claimed or b.verification_status not in ('imported', 'curated')
  or exists (select from business_members as m where m.business_id = b.id)
  or exists (select from claims as c where c.business_id = b.id)
  or exists (select from access_requests as a where a.business_id = b.id)
  or exists (select from disputes as d where d.business_id = b.id)
  or exists (select from jobs as j where j.business_id = b.id)
  or exists (select from events as e where e.business_id = b.id)
  or exists (
    select from audit_log as e
    where e.target_type = 'business' and e.target_id = b.id and e.action not in ('business.publish', 'business.unpublish', 'import.reject')
  )
)`

/** Undoes the next rows of an import in the state `undoing`, in one transaction. @returns whether rows are left. */
export const undoStep = (
  { background }: Pick<Services, 'background'>,
  id: number,
  size: number = BATCH_SIZE,
): Promise<boolean> =>
  background.transaction().execute(async (tx) => {
    const step = await advance(tx, id, 'undoing', size)
    if (!step) return false
    if (step.to === null) {
      await sql`delete from import_proposals where import_id = ${id} and status = 'pending'`.execute(tx)
      await sql`
        update businesses as b set is_public = true, updated_at = now()
        from import_missing as m where m.import_id = ${id} and m.unpublished and m.business_id = b.id and not b.is_public
          and b.verification_status in ('curated', 'approved')`.execute(tx)
      await sql`
        update imports set state = 'undone', undone_at = now(), processed = total, publishing = null where id = ${id}`.execute(
        tx,
      )
      // An import is often undone because of a wrong mapping, so its mapping is not suggested for the next list.
      await sql`
        delete from import_mappings as m using imports as i
        where i.id = ${id} and m.headings_key = i.headings_key and m.mapping = i.mapping`.execute(tx)
      await refreshIndexes(tx)
      return false
    }
    const range = sql`i.import_id = ${id} and i.line > ${step.from} and i.line <= ${step.to}`
    await sql`
      select b.id from businesses as b join import_businesses as i on i.business_id = b.id
      where ${range} and i.effect in ('created', 'updated') order by b.id for update of b`.execute(tx)
    await sql`
      with removed as (
        delete from businesses as b using import_businesses as i
        where ${range} and i.effect = 'created' and i.business_id = b.id and not ${isTouched}
          and not exists (
            select from import_businesses as later
            where later.business_id = b.id and later.import_id > ${id} and later.effect = 'updated' and later.undone is null
          )
        returning i.line
      )
      update import_businesses as i set undone = 'removed' from removed
      where i.import_id = ${id} and i.line = removed.line`.execute(tx)
    await sql`
      with restored as (
        update businesses as b set ${assignEarlier}, updated_at = now()
        from import_businesses as c
        where c.import_id = ${id} and c.line > ${step.from} and c.line <= ${step.to} and c.effect = 'updated'
          and c.business_id = b.id and not b.is_claimed and ${isAnyUnchangedSince}
        returning c.line
      )
      update import_businesses as i set undone = 'restored' from restored
      where i.import_id = ${id} and i.line = restored.line`.execute(tx)
    await sql`
      update import_businesses as i set undone = 'kept'
      where ${range} and i.effect in ('created', 'updated') and i.undone is null
        and exists (select from businesses as b where b.id = i.business_id)`.execute(tx)
    await sql`
      update imports set last_line = ${step.to}, processed = processed + ${step.rows},
        results = results || (
          select jsonb_build_object(
            'removed', coalesce((results ->> 'removed')::integer, 0) + count(*) filter (where undone = 'removed'),
            'restored', coalesce((results ->> 'restored')::integer, 0) + count(*) filter (where undone = 'restored'),
            'kept', coalesce((results ->> 'kept')::integer, 0) + count(*) filter (where undone = 'kept')
          ) from import_businesses as i where ${range}
        )
      where id = ${id}`.execute(tx)
    return true
  })
