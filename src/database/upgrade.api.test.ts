import { readFileSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import { describe, expect, inject, test, vi } from 'vitest'
import { expectUpgraded, makeEmptyDatabase, query, readContent } from '../../test/emptyDatabase.ts'
import { migrate } from './migrate.server.ts'
import { readMigrations } from './migrationFiles.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const { user: applicationRole } = inject('application')
const { baseline, later, upgrade } = await readMigrations()

/** A database of version 2.9.0, with Kysely's tables of migrations as they were then, and rows in every table. */
async function makeDatabaseOf290() {
  const connection = await makeEmptyDatabase()
  await migrate(connection, { upTo: '0014-chat' })
  await query(
    connection,
    `alter table kysely_migration drop column checksum;
    create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
    insert into kysely_migration_lock values ('migration_lock', 0)`,
  )
  await query(connection, readFileSync('test/data/content-2.9.0.sql', 'utf8'))
  return connection
}

/** A database of the time between version 2.9.0 and the baseline. Its application has a role of its own. */
async function makeDatabaseOf0019() {
  const connection = await makeEmptyDatabase()
  await migrate(connection, { upTo: '0014-chat' })
  await query(connection, readFileSync('test/data/content-2.9.0.sql', 'utf8'))
  await migrate(connection, { upTo: '0019-application-role', applicationRole })
  return connection
}

test('the migrations of the upgrade are frozen', () => {
  const released = Object.fromEntries(
    readFileSync('test/data/migrations-upgrade-2.9.sha256', 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse()),
  )
  const step = upgrade.at(-1)?.name
  const frozen = upgrade.filter(({ name }) => name !== step)
  expect(step).toBe('to-baseline')
  expect(Object.fromEntries(frozen.map(({ name, checksum }) => [`${name}.sql`, checksum]))).toEqual(released)
})

const catalogs = {
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

/** All that the catalogs say about the schema, one sorted list of lines for each catalog. */
async function readCatalogs(connection: ClientConfig) {
  const lines: Record<string, string[]> = {}
  for (const [catalog, text] of Object.entries(catalogs)) {
    const rows = await query(connection, `select row(t.*)::text as line from (${text}) as t`)
    lines[catalog] = rows.map(({ line }) => line).sort()
  }
  return lines
}

const fresh = await makeEmptyDatabase()
await migrate(fresh, { applicationRole })
const expected = await readCatalogs(fresh)

describe.each([
  ['version 2.9.0', makeDatabaseOf290, '0015-restorable'],
  ['the time since version 2.9.0', makeDatabaseOf0019, 'to-baseline'],
])('the upgrade of a database of %s', async (_, make, first) => {
  const connection = await make()
  const before = await readContent(connection)
  const applied = await migrate(connection, { applicationRole })

  test('applies what is missing and records the baseline instead', async () => {
    const missing = upgrade.slice(upgrade.findIndex(({ name }) => name === first))
    expect(applied).toEqual([...missing, ...later].map(({ name }) => name))
    expect(await query(connection, 'select name, checksum from kysely_migration order by name')).toEqual(
      [...baseline, ...later].map(({ name, checksum }) => ({ name, checksum })),
    )
    expect(await migrate(connection, { applicationRole })).toEqual([])
  })

  test.each(Object.keys(catalogs))('makes the %s equal to those of a new database', async (catalog) => {
    const upgraded = await readCatalogs(connection)
    expect(expected[catalog]?.length).toBeGreaterThanOrEqual(catalog === 'comments' ? 0 : 1)
    expect(upgraded[catalog]).toEqual(expected[catalog])
  })

  test('keeps every row of every table', async () => {
    const unused = ['public.backups', 'public.unsent_mails']
    expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual(
      unused.filter((table) => table in before),
    )
    expectUpgraded(await readContent(connection), before)
  })
})

test('an accepted answer of another question is cleared by the upgrade and refused from then on', async () => {
  const connection = await makeDatabaseOf290()
  await query(connection, 'update questions set accepted_answer_id = 3 where id = 5')
  await migrate(connection)
  const readAccepted = () => query(connection, 'select id, accepted_answer_id from questions order by id')
  expect(await readAccepted()).toEqual([
    { id: '1', accepted_answer_id: '1' },
    { id: '2', accepted_answer_id: null },
    { id: '5', accepted_answer_id: null },
  ])
  const refused = query(connection, 'update questions set accepted_answer_id = 3 where id = 1')
  await expect(refused).rejects.toThrow('questions_accepted_answer')

  await query(connection, 'delete from answers where id = 1')
  expect(await readAccepted()).toContainEqual({ id: '1', accepted_answer_id: null })
})
