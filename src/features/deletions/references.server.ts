import { type Db, sql } from '../../database/open.server.ts'

/** A column of a foreign key with the column to which it refers, and the type of both. */
type Pair = { column: string; target_column: string; type: string }

export type Reference = {
  relation: string
  target: string
  /** The action on the row when its target is deleted. `restrict` means that the target cannot be deleted. */
  on_delete: 'cascade' | 'set null' | 'restrict'
  pairs: Pair[]
  /** The columns that are set to null. */
  nulled: string[]
}

type Table = { columns: string[]; generated: string[]; key: string[] }

export type Structure = { references: Reference[]; tables: Map<string, Table> }

/** Tables whose rows triggers and tasks derive from other tables. */
export const derivedTables = ['question_search', 'job_search', 'business_keys']

/** Columns that triggers compute from other rows. Restoring those rows computes them again. */
export const countedColumns: Record<string, string[]> = {
  questions: ['upvotes', 'downvotes', 'answer_count'],
  answers: ['upvotes', 'downvotes'],
}

/** Reads tables and foreign keys from the catalog, so that new tables are covered automatically. */
export async function readStructure(db: Db): Promise<Structure> {
  const { rows: references } = await sql<Reference>`
    select r.relname as relation, t.relname as target,
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'restrict' end as on_delete,
      (
        select jsonb_agg(jsonb_build_object('column', a.attname, 'target_column', b.attname,
          'type', format_type(a.atttypid, a.atttypmod)))
        from unnest(c.conkey, c.confkey) as pair (child, parent)
        join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = child
        join pg_attribute as b on b.attrelid = c.confrelid and b.attnum = parent
      ) as pairs,
      array(
        select attname::text from pg_attribute
        where attrelid = c.conrelid and attnum = any(coalesce(c.confdelsetcols, c.conkey)) and c.confdeltype = 'n'
      ) as nulled
    from pg_constraint as c join pg_class as r on r.oid = c.conrelid join pg_class as t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
    order by c.conrelid, c.oid`.execute(db)
  const { rows: tables } = await sql<Table & { name: string }>`
    select c.relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns,
      coalesce(array_agg(attname::text) filter (where attgenerated <> ''), '{}') as generated,
      coalesce(array_agg(attname::text) filter (where attnum = any(i.indkey)), '{}') as key
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and attnum > 0 and not attisdropped
    left join pg_index as i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    group by c.oid`.execute(db)
  return { references, tables: new Map(tables.map((table) => [table.name, table])) }
}
