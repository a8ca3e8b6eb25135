import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/open.server.ts'
import { countedColumns, type Reference, readStructure, type Structure } from './references.server.ts'

type Step = { relation: string; depth: number; rows: number; columns: string[] }

/**
 * Inserts the rows of a deletion again, and restores the references that became null and still are null.
 * @returns false when a required row is missing, such as the question of an answer. The caller must then roll back.
 */
export async function restoreRows(tx: Tx, deletion_id: number): Promise<boolean> {
  const structure = await readStructure(tx)
  const { rows: steps } = await sql<Step>`
    select relation, min(depth) as depth, count(*)::integer as rows,
      array(
        select jsonb_object_keys(content) from deleted_rows where id = min(d.id)
      ) as columns
    from deleted_rows as d where deletion_id = ${deletion_id} and depth is not null
    group by relation order by min(depth), min(id)`.execute(tx)
  for (const step of steps) {
    const inserted = await insertRows(tx, structure, deletion_id, step)
    if (step.depth === 0 && inserted < step.rows) return false
  }
  const { rows: referring } = await sql<{ relation: string; referring: string }>`
    select distinct relation, referring from deleted_rows
    where deletion_id = ${deletion_id} and referring is not null`.execute(tx)
  for (const { relation, referring: column } of referring) {
    const reference = structure.references.find((known) => known.relation === relation && known.nulled.includes(column))
    if (reference) await setReferences(tx, structure, deletion_id, reference, column)
  }
  return true
}

/**
 * SQL condition: the target of a reference exists. Locks the target.
 * @param nameOf returns a column of the referring row.
 */
const targetExists = ({ target, pairs }: Reference, nameOf = (column: string) => sql`r.${sql.ref(column)}`) =>
  sql`exists (
    select from ${sql.table(target)} as p where ${sql.join(
      pairs.map(({ column, target_column }) => sql`p.${sql.ref(target_column)} = ${nameOf(column)}`),
      sql` and `,
    )} for key share)`

/**
 * Inserts the rows of one table. Optional references to missing rows become null. Skips rows whose required target is
 * missing, and rows that have been created again.
 * @returns the number of inserted rows.
 */
async function insertRows(tx: Tx, { references, tables }: Structure, deletion_id: number, { relation, columns }: Step) {
  const counted = countedColumns[relation] ?? []
  const names = (tables.get(relation)?.columns ?? []).filter(
    (name) => columns.includes(name) && !counted.includes(name),
  )
  if (names.length === 0) return 0
  const own = references.filter((reference) => reference.relation === relation)
  const values = names.map((name) => {
    const reference = own.find(({ nulled }) => nulled.includes(name))
    const value = sql`r.${sql.ref(name)}`
    return reference ? sql`case when ${targetExists(reference)} then ${value} end` : value
  })
  const conditions: RawBuilder<unknown>[] = own
    .filter(({ on_delete }) => on_delete !== 'set null')
    .map(
      (reference) =>
        sql`(num_nulls(${sql.join(reference.pairs.map(({ column }) => sql`r.${sql.ref(column)}`))}) > 0 or ${targetExists(reference)})`,
    )
  const { numAffectedRows } = await sql`
    insert into ${sql.table(relation)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.join(values)}
    from deleted_rows as d cross join lateral jsonb_populate_record(null::${sql.table(relation)}, d.content) as r
    where d.deletion_id = ${deletion_id} and d.relation = ${relation} and d.depth is not null
      and ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by d.id on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Restores the references that the deletion set to null, unless they have a new value. */
async function setReferences(tx: Tx, { tables }: Structure, deletion_id: number, reference: Reference, column: string) {
  const { relation } = reference
  const key = tables.get(relation)?.key ?? []
  const matches = key.map((name) => sql`t.${sql.ref(name)} = r.${sql.ref(name)}`)
  await sql`
    update ${sql.table(relation)} as t set ${sql.ref(column)} = r.${sql.ref(column)}
    from deleted_rows as d cross join lateral jsonb_populate_record(null::${sql.table(relation)}, d.content) as r
    where d.deletion_id = ${deletion_id} and d.relation = ${relation} and d.referring = ${column}
      -- Not by the index of the column: statistics do not know of the references that became null a moment ago.
      and ${sql.join(matches, sql` and `)} and num_nonnulls(t.${sql.ref(column)}) = 0
      and ${targetExists(reference, (name) => (name === column ? sql`r.${sql.ref(name)}` : sql`t.${sql.ref(name)}`))}`.execute(
    tx,
  )
}
