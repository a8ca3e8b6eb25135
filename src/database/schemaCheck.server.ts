import { readFileSync } from 'node:fs'
import type pg from 'pg'

const CURRENT_SCHEMA = new URL('../../src/database/schema.generated.txt', import.meta.url)

// Contains only properties that PostgreSQL 15 to 18 describe with the same text. Expressions are left out, because
// their text depends on the version.
const description = `
  with ours as (
    select c.* from pg_class c where c.relnamespace = current_schema()::regnamespace
      and c.relname not like 'kysely\\_migration%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select 1 as kind, 'extension ' || extname as line from pg_extension where extname = 'pg_trgm'
  union all
  select 2, 'table ' || relname from ours where relkind in ('r', 'p')
  union all
  select 3, 'sequence ' || relname from ours where relkind = 'S'
  union all
  select 4, concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod),
      case when attcollation not in (0, t.typcollation) then 'collate ' || collname end,
      case when attnotnull then 'not null' end,
      case attidentity when 'a' then 'identity' when 'd' then 'identity by default' end,
      case when attgenerated <> '' then 'generated' when atthasdef then 'default' end)
    from ours join pg_attribute a on a.attrelid = ours.oid join pg_type t on t.oid = atttypid
    left join pg_collation l on l.oid = attcollation
    where relkind in ('r', 'p') and attnum > 0 and not attisdropped
  union all
  select 5, concat_ws(' ', case p.prokind when 'p' then 'procedure' else 'function' end,
      p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', 'returns ' || pg_get_function_result(p.oid),
      lanname, p.provolatile, case when prosecdef then 'security definer' end, nullif(left(md5(prosrc), 12), left(md5(''), 12)))
    from pg_proc p join pg_language l on l.oid = prolang
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 6, concat_ws(' ', 'constraint', conname, 'on', relname, contype::text,
      '(' || (select string_agg(attname, ', ' order by place) from unnest(conkey) with ordinality as k (key, place)
        join pg_attribute on attrelid = conrelid and attnum = key) || ')',
      'references ' || nullif(confrelid, 0)::regclass || ' (' || (
        select string_agg(attname, ', ' order by place) from unnest(confkey) with ordinality as k (key, place)
        join pg_attribute on attrelid = confrelid and attnum = key) || ')',
      'on delete ' || nullif(confdeltype, ' ')::text, case when not convalidated then 'not valid' end)
    from pg_constraint join ours on ours.oid = conrelid where contype in ('c', 'u', 'p', 'f', 'x')
  union all
  select 7, concat_ws(' ', case when indisunique then 'unique index' else 'index' end, i.relname, 'on', ours.relname, amname,
      (select string_agg(concat_ws(' ', coalesce(attname, 'expression'), opcname), ', ' order by place)
        from unnest(indkey::smallint[]) with ordinality as k (key, place)
        left join pg_attribute on attrelid = indrelid and attnum = key and key <> 0
        left join unnest(indclass::oid[]) with ordinality as o (class, at) on at = place
        left join pg_opclass op on op.oid = class),
      case when indpred is not null then 'partial' end, case when not indisvalid then 'invalid' end)
    from pg_index join ours on ours.oid = indrelid join pg_class i on i.oid = indexrelid join pg_am am on am.oid = i.relam
  union all
  select 8, concat_ws(' ', 'trigger', tgname, 'on', relname, tgtype::text, 'calls', tgfoid::regproc::text,
      case tgenabled when 'D' then 'disabled' end)
    from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
  order by kind`

/** A line for each extension, table, sequence, column, function, constraint, index and trigger of the schema. */
export async function describeSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ kind: number; line: string }>(description)
  // Sorted here, because the collation of the database may differ.
  return rows.sort((a, b) => a.kind - b.kind || (a.line < b.line ? -1 : 1)).map(({ line }) => line)
}

/**
 * Compares the schema with a file that has the lines of `describeSchema`.
 * @throws an `Error` that names missing or altered objects. Additional objects are accepted.
 */
export async function assertSchemaComplete(client: pg.Client, expected = CURRENT_SCHEMA) {
  const present = new Set(await describeSchema(client))
  const missing = readFileSync(expected, 'utf8')
    .split('\n')
    .filter((line) => line && !present.has(line))
  if (missing.length === 0) return
  const more = missing.length > 5 ? `\n  and ${missing.length - 5} more` : ''
  throw new Error(
    `The database schema is incomplete. These objects are missing or altered:\n  ${missing.slice(0, 5).join('\n  ')}${more}\nRestore a backup into an empty database. A dump by pg_dump of version 2.9.0 loses tables: make a backup with npm run backup`,
  )
}
