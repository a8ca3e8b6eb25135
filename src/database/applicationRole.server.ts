import pg from 'pg'

/**
 * Grants a role the rights of the application: read and write rows, but not change tables, the audit log or the record
 * of migrations. The role becomes the owner of the tables of pg-boss, because pg-boss migrates them itself.
 * @param client a client of the owner, in the transaction of the migrations.
 */
export async function grantToApplication(client: pg.Client, role: string) {
  // Each grant writes to the catalog, so grant only what is missing.
  const { rows } = await client.query(
    `select
       exists (
         select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S')
           and not has_table_privilege($1, oid, 'select')
       ) or has_table_privilege($1, 'audit_log', 'delete')
         or not has_schema_privilege($1, 'pgboss', 'create') as lacks_rights,
       array(
         select format('alter %s %s owner to %I', kind, name, $1) from (
           select 1 as place, case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind,
             oid::regclass::text as name, relowner as owner, relnamespace as namespace
           from pg_class c where relkind in ('r', 'p', 'v', 'S')
             and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and relkind = 'S')
           union all
           select 2, 'routine', oid::regprocedure::text, proowner, pronamespace from pg_proc
           union all
           select 3, 'type', oid::regtype::text, typowner, typnamespace from pg_type where typtype in ('e', 'd')
         ) as object
         where namespace = to_regnamespace('pgboss') and owner <> $1::regrole order by place
       ) as transfers`,
    [role],
  )
  const { lacks_rights, transfers } = rows[0]
  if (lacks_rights) await grantRights(client, pg.escapeIdentifier(role))
  for (const transfer of transfers) await client.query(transfer)
}

async function grantRights(client: pg.Client, role: string) {
  const schema = (await client.query('select quote_ident(current_schema()) as name')).rows[0].name
  await client.query(`
    grant usage on schema ${schema} to ${role};
    grant select, insert, update, delete on all tables in schema ${schema} to ${role};
    grant usage, select on all sequences in schema ${schema} to ${role};
    revoke update, delete on audit_log from ${role};
    revoke insert, update, delete on kysely_migration from ${role};
    grant usage, create on schema pgboss to ${role}`)
}
