import { locks } from '../../../../database/locks.ts'
import { sql, type Tx } from '../../../../database/open.server.ts'
import type { Services } from '../../../../kit/server/services.server.ts'
import { refreshIndexes } from '../../businesses.query.server.ts'
import { type IndustryTexts, storeIndustryTerms } from '../../industries/groups.server.ts'
import { knownKeys } from '../knownKeys.server.ts'
import { assignChanges, changesOf } from './changes.server.ts'
import { createStagedBusinesses } from './createBusinesses.server.ts'
import { createStagingTable, rowColumns } from './staging.server.ts'
import { advance, BATCH_SIZE, type StepResult } from './steps.server.ts'

/** Applies the next rows of an import in the state `applying`, in one transaction. @returns whether rows are left. */
export const applyStep = (
  { background }: Pick<Services, 'background'>,
  id: number,
  size: number = BATCH_SIZE,
): Promise<boolean> =>
  background.transaction().execute(async (tx) => {
    const step = await advance(tx, id, 'applying', size)
    if (!step) return false
    const { from, to } = step
    if (to === null) {
      await finish(tx, id)
      return false
    }
    await createStagingTable(tx)
    // The lock serializes imports, which could not see each other's rows.
    await sql`select pg_advisory_xact_lock(${locks.businessImport})`.execute(tx)
    const range = sql`import_id = ${id} and line > ${from} and line <= ${to}`
    await readTexts(tx, range)
    const created = await createBusinesses(tx, id, range, step.duplicates === 'create')
    const { updated, proposed } = await changeBusinesses(tx, id, range, step.duplicates === 'update')
    const unchanged = await recordUnchanged(tx, id, range)
    await addResults(tx, id, step, { created, updated, proposed, unchanged })
    return true
  })

/** Classifies the industries of these rows, so that their businesses get their groups at once. */
async function readTexts(tx: Tx, range: Range) {
  const { rows } = await sql<IndustryTexts>`
    select distinct naics_code, industry, category from import_lines where ${range} and kind <> 'refused'`.execute(tx)
  await storeIndustryTerms(tx, rows)
}

type Range = ReturnType<typeof sql>

const countOf = (result: { rows: { count: number }[] }) => result.rows[0]?.count ?? 0

/** Whether the business that the check found for a row of `import_lines` is no longer there. */
const isGone = sql`(kind in ('same', 'changed', 'duplicate') and business_id is not null
  and not exists (select from businesses as b where b.id = import_lines.business_id))`

/**
 * Creates the businesses of new rows, except rows that another import has created since the check, and those of rows whose
 * business has been removed since.
 */
async function createBusinesses(tx: Tx, id: number, range: Range, withDuplicates: boolean): Promise<number> {
  const kinds = withDuplicates ? ['new', 'duplicate'] : ['new']
  await sql`
    insert into staged (id, import_key, ${rowColumns})
    select line, import_key(business_name, city, street), ${rowColumns} from import_lines
    where ${range} and (kind = any(${kinds}) or ${isGone})`.execute(tx)
  await sql`
    update import_lines set reason = concat_ws(' ', reason, 'The business that the check found was removed before the import.')
    where ${range} and ${isGone}`.execute(tx)
  await sql`analyze staged (id, import_key)`.execute(tx)
  await sql`delete from staged using ${knownKeys} as k where k.import_key = staged.import_key`.execute(tx)
  const created = await createStagedBusinesses(tx, id)
  await sql`truncate staged`.execute(tx)
  return created
}

/**
 * Writes the changes of a list. Changes of claimed businesses, and of fields that an administrator has edited, become
 * proposals instead.
 */
async function changeBusinesses(tx: Tx, id: number, range: Range, withDuplicates: boolean) {
  await sql`
    insert into staged (id, has_state, import_key, ${rowColumns})
    select line, has_state, import_key(business_name, city, street), ${rowColumns} from import_lines
    where ${range} and business_id is not null and kind = any(${withDuplicates ? ['changed', 'duplicate'] : ['changed']})`.execute(
    tx,
  )
  await sql`
    create temporary table compared on commit drop as
    with locked as (
      select b.* from businesses as b
      where b.id in (select l.business_id from import_lines as l join staged on staged.id = l.line where l.import_id = ${id})
      order by b.id for update
    )
    select distinct on (b.id) r.id as line, b.id as business_id, r.readable_name, r.readable_city, all_changes,
      -- The key of an audit entry of an edit is the field.
      case when b.is_claimed then '{}'::jsonb else all_changes - coalesce((
        select array_agg(distinct field) from audit_log as e cross join json_object_keys(e.details) as field
        where e.target_type = 'business' and e.target_id = b.id and e.action = 'business.edit'
      ), '{}') end as changes
    from staged as r join import_lines as l on l.import_id = ${id} and l.line = r.id join locked as b on b.id = l.business_id
      cross join lateral (select ${changesOf} as all_changes) as changed
    where all_changes <> '{}' order by b.id, r.id`.execute(tx)
  const updated = await sql<{ count: number }>`
    with updated as (
      update businesses as b set ${assignChanges}, updated_at = now(),
        imported_name = case when c.changes ? 'business_name' then c.changes -> 'business_name' ->> 1 else b.imported_name end,
        readable_name = case when c.changes ? 'business_name' then c.readable_name else b.readable_name end,
        imported_city = case when c.changes ? 'city' then c.changes -> 'city' ->> 1 else b.imported_city end,
        readable_city = case when c.changes ? 'city' then c.readable_city else b.readable_city end
      from compared as c where c.business_id = b.id and c.changes <> '{}'
      returning c.line, b.id, c.changes
    ), recorded as (
      insert into import_businesses (import_id, line, business_id, effect, changes)
      select ${id}, line, id, 'updated', changes from updated returning line
    )
    select count(*)::integer as count from recorded`.execute(tx)
  await sql`
    with proposals as (
      select c.business_id, change.key as field, change.value ->> 0 as from_value, change.value ->> 1 as to_value
      from compared as c cross join jsonb_each(c.all_changes) as change
      -- The address that people see is the location.
      where not c.changes ? change.key and change.key not in ('street', 'latitude', 'longitude')
    )
    insert into import_proposals (import_id, business_id, field, from_value, to_value)
    select ${id}, business_id, field, from_value, to_value from proposals as p
    where not exists (
      select from import_proposals as o
      where o.business_id = p.business_id and o.field = p.field and o.to_value = p.to_value and o.status = 'rejected'
    )
    on conflict (business_id, field) where status = 'pending'
    do update set import_id = excluded.import_id, from_value = excluded.from_value, to_value = excluded.to_value`.execute(
    tx,
  )
  const proposed = await sql<{ count: number }>`
    with recorded as (
      insert into import_businesses (import_id, line, business_id, effect)
      select ${id}, line, business_id, 'proposed' from compared where changes = '{}' returning line
    )
    select count(*)::integer as count from recorded`.execute(tx)
  return { updated: countOf(updated), proposed: countOf(proposed) }
}

/** Records the unchanged businesses of the range, so that the next import of the list knows that they were in it. */
async function recordUnchanged(tx: Tx, id: number, range: Range): Promise<number> {
  const result = await sql<{ count: number }>`
    with recorded as (
      insert into import_businesses (import_id, line, business_id, effect)
      select ${id}, line, business_id, 'unchanged' from import_lines as l
      where ${range} and kind in ('same', 'changed', 'duplicate')
        and exists (select from businesses as b where b.id = l.business_id)
        and not exists (select from import_businesses as b where b.import_id = ${id} and b.line = l.line)
      returning line
    )
    select count(*)::integer as count from recorded`.execute(tx)
  return countOf(result)
}

async function addResults(tx: Tx, id: number, step: StepResult, counted: Record<string, number>) {
  const results = { ...step.results }
  for (const [name, number] of Object.entries(counted)) results[name] = (results[name] ?? 0) + number
  await tx
    .updateTable('imports')
    .set({ results: JSON.stringify(results), last_line: step.to as number, processed: step.processed + step.rows })
    .where('id', '=', id)
    .execute()
}

/** Ends the import and remembers its mapping for the next file with these headings. */
async function finish(tx: Tx, id: number) {
  await sql`
    insert into import_mappings (headings_key, mapping)
    select headings_key, mapping from imports where id = ${id} and headings_key is not null
    on conflict (headings_key) do update set mapping = excluded.mapping, used_at = now()`.execute(tx)
  await sql`
    update imports set state = 'applied', applied_at = now(), last_line = 0, processed = total,
      results = results || jsonb_build_object('skipped', total - coalesce((
        select sum((results ->> effect)::integer) from unnest(array['created', 'updated', 'proposed', 'unchanged']) as effect
      ), 0))
    where id = ${id}`.execute(tx)
  await refreshIndexes(tx)
}
