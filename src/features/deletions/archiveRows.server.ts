import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/open.server.ts'
import { derivedTables, type Reference, readStructure, type Structure } from './references.server.ts'

/**
 * Deletes rows, and stores them together with all rows that are deleted by cascade and all references that become null.
 * Each level is locked before the next one is read, so that no rows are added meanwhile. The caller holds `for update`
 * locks on the given rows.
 */
export async function archiveRows(tx: Tx, deletion_id: number, root: string, ids: number[]) {
  const structure = await readStructure(tx)
  let level = 0
  let relations = [root]
  const condition = sql`t.id = any(${ids}::bigint[])`
  await copyRows(tx, structure, { deletion_id, relation: root, depth: 0, condition, mayBeKnown: false })
  const reached = new Set(relations)
  while (relations.length > 0) {
    const next = new Set<string>()
    for (const reference of structure.references) {
      const { relation, target, on_delete } = reference
      if (on_delete !== 'cascade' || !relations.includes(target) || derivedTables.includes(relation)) continue
      const condition = sql`exists (
        select from deleted_rows as p where p.deletion_id = ${deletion_id} and p.relation = ${target} and p.depth = ${level}
          and ${refersTo(reference)})`
      const copy = { deletion_id, relation, depth: level + 1, condition, mayBeKnown: reached.has(relation) }
      if (await copyRows(tx, structure, copy)) {
        next.add(relation)
        reached.add(relation)
      }
    }
    relations = [...next]
    level += 1
  }
  await copyHeldPosts(tx, structure, deletion_id)
  for (const reference of structure.references) {
    if (reference.on_delete === 'set null' && reached.has(reference.target)) {
      await copyReferences(tx, structure, deletion_id, reference)
    }
  }
  await sql`delete from ${sql.table(root)} where id = any(${ids}::bigint[])`.execute(tx)
}

/** The condition that a row `t` refers to a stored row `p` of the deletion. */
const refersTo = ({ pairs }: Reference) =>
  sql.join(
    pairs.map(
      ({ column, target_column, type }) =>
        sql`t.${sql.ref(column)} = (p.content ->> ${target_column})::${sql.raw(type)}`,
    ),
    sql` and `,
  )

type Copy = {
  deletion_id: number
  relation: string
  depth: number
  condition: RawBuilder<unknown>
  /** Whether the deletion may already have stored rows of the table. */
  mayBeKnown: boolean
}

/** Stores copies of the rows `t` that meet the condition, and locks them. @returns whether there are any. */
async function copyRows(tx: Tx, { references, tables }: Structure, copy: Copy) {
  const { deletion_id, relation, depth, condition, mayBeKnown } = copy
  const userColumns = references
    .filter((reference) => reference.relation === relation && reference.target === 'users')
    .flatMap(({ pairs }) => pairs.map(({ column }) => sql`t.${sql.ref(column)}`))
  const content = sql`to_jsonb(t) - ${tables.get(relation)?.generated ?? []}::text[]`
  // Two references may lead to the same row. One condition excludes known rows, because there may be thousands.
  const isNew = mayBeKnown
    ? sql`and ${content} not in (
        select known.content from deleted_rows as known where known.deletion_id = ${deletion_id} and known.relation = ${relation}
      )`
    : sql``
  const { numAffectedRows } = await sql`
    insert into deleted_rows (deletion_id, relation, depth, content, user_ids)
    select ${deletion_id}, ${relation}, ${depth}, ${content},
      array_remove(array[${sql.join([...userColumns, sql`null::bigint`])}], null)
    from ${sql.table(relation)} as t
    where ${condition} ${isNew}
    for update of t`.execute(tx)
  return Boolean(numAffectedRows)
}

/** Stores the entry of a post in the queue of held posts, which a trigger deletes without a foreign key. */
const copyHeldPosts = (tx: Tx, structure: Structure, deletion_id: number) =>
  copyRows(tx, structure, {
    deletion_id,
    relation: 'held_posts',
    depth: 1,
    mayBeKnown: true,
    condition: sql`t.decided_at is null and exists (
      select from deleted_rows as p
      where p.deletion_id = ${deletion_id} and p.depth is not null and p.relation = t.target_type || 's'
        and p.content ->> 'id' = t.target_id::text
    )`,
  })

/** Stores the references to deleted rows that become null. */
async function copyReferences(tx: Tx, { tables }: Structure, deletion_id: number, reference: Reference) {
  const { relation, target, nulled } = reference
  for (const referring of nulled) {
    const columns = [...new Set([...(tables.get(relation)?.key ?? []), referring])]
    await sql`
      insert into deleted_rows (deletion_id, relation, referring, content)
      select ${deletion_id}, ${relation}, ${referring}, jsonb_build_object(${sql.join(
        columns.flatMap((column) => [sql`${column}::text`, sql`t.${sql.ref(column)}`]),
      )})
      from ${sql.table(relation)} as t
      where exists (
        select from deleted_rows as p
        where p.deletion_id = ${deletion_id} and p.relation = ${target} and p.depth is not null and ${refersTo(reference)}
      )
      for no key update of t`.execute(tx)
  }
}
