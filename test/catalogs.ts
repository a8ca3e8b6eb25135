import type { ClientConfig } from 'pg'
import { query } from './emptyDatabase.ts'

/**
 * Queries that describe the schema from PostgreSQL's catalogs. Object ids are left out, because they differ between
 * databases.
 */
export const catalogs = {
  tables: `select relname, relkind, relpersistence, reloptions, pg_get_userbyid(relowner) from pg_class
    where relnamespace = 'public'::regnamespace`,
  columns: `select relname, row_number() over (partition by attrelid order by attnum), attname, attstorage, attcompression,
      format_type(atttypid, atttypmod), collname, attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_collation l on l.oid = attcollation
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`,
  constraints: `select conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace = 'public'::regnamespace`,
  indexes: `select indexrelid::regclass, pg_get_indexdef(indexrelid), indisvalid from pg_index
    join pg_class c on c.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  functions: `select oid::regprocedure, pg_get_functiondef(oid), pg_get_userbyid(proowner) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`,
  triggers: `select tgname, pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal`,
  sequences: `select seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle
    from pg_sequence`,
  comments: `select pg_describe_object(classoid, objoid, objsubid), description from pg_description
    where objoid >= 16384 and classoid <> 'pg_extension'::regclass`,
  privileges: `select name, grantor::regrole, grantee::regrole, privilege_type, is_grantable from (
      select relname::text as name, relacl as acl from pg_class where relnamespace = 'public'::regnamespace
      union all select oid::regprocedure::text, proacl from pg_proc where pronamespace = 'public'::regnamespace
      union all select attrelid::regclass || '.' || attname, attacl from pg_attribute
      union all select nspname, nspacl from pg_namespace where nspname in ('public', 'pgboss')
    ) as object, aclexplode(acl)`,
  others: `select 'extension', extname, extversion from pg_extension
    union all select 'rule', rulename, ev_class::regclass::text from pg_rewrite where oid >= 16384
    union all select 'policy', polname, polrelid::regclass::text from pg_policy
    union all select 'statistics', stxname, stxrelid::regclass::text from pg_statistic_ext
    union all select 'type', typname, typtype::text from pg_type where typnamespace = 'public'::regnamespace`,
}

/** Sorted lines for each catalog. Two schemas are equal if their lines are. */
export async function readSystemCatalogs(connection: ClientConfig) {
  const lines: Record<string, string[]> = {}
  for (const [catalog, text] of Object.entries(catalogs)) {
    const rows = await query(connection, `select row(t.*)::text as line from (${text}) as t`)
    lines[catalog] = rows.map(({ line }) => line).sort()
  }
  return lines
}
