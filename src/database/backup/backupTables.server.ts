import pg from 'pg'
import type { BackupTable, Totals } from './backupFile.server.ts'

/** The schema of pg-boss. */
export const QUEUE_SCHEMA = 'pgboss'

/** Makes the output of COPY independent of the settings of the server and the user. */
export const PORTABLE_TEXT = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`

/**
 * The tables of a backup: all tables of the network except unlogged ones and the record of migrations, and the queues and tasks of
 * pg-boss. pg-boss creates its other tables itself. Generated columns are omitted.
 */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query(
    `select n.nspname = $1 as is_queue, c.relname as name, (
       select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
       from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
     ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relname in ('queue', 'job')
       or n.nspname = current_schema() and c.relkind in ('r', 'p') and c.relpersistence <> 'u' and not c.relispartition
         and c.relname not in ('kysely_migration', 'kysely_migration_lock')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1, 2 desc`,
    [QUEUE_SCHEMA],
  )
  return rows
}

export const formatQualifiedName = ({ is_queue, name }: Pick<BackupTable, 'is_queue' | 'name'>) =>
  `${is_queue ? `${QUEUE_SCHEMA}.` : ''}${pg.escapeIdentifier(name)}`

export const columnList = ({ columns }: Pick<BackupTable, 'columns'>) =>
  columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')

/** The number of rows of a table and a digest that does not depend on their order. */
export async function readTotals(client: pg.Client, table: BackupTable): Promise<Totals> {
  const { rows } = await client.query(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as digest
     from (select ${columnList(table)} from ${formatQualifiedName(table)}) as t`,
  )
  return rows[0]
}

/** The sequences of the id columns. */
export async function readSequences(client: pg.Client) {
  const { rows } = await client.query(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace order by 1`,
  )
  const sequences = []
  for (const { name } of rows) {
    const state = await client.query(`select last_value::text, is_called from ${pg.escapeIdentifier(name)}`)
    sequences.push({ name: name as string, ...(state.rows[0] as { last_value: string; is_called: boolean }) })
  }
  return sequences
}
