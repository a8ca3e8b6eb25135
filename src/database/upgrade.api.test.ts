import { readFileSync } from 'node:fs'
import { describe, expect, inject, test, vi } from 'vitest'
import { catalogs, readSystemCatalogs } from '../../test/catalogs.ts'
import { expectUpgraded, makeEmptyDatabase, query, readContent } from '../../test/emptyDatabase.ts'
import { migrate } from './migrate.server.ts'
import { readMigrations } from './migrationFiles.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const { user: applicationRole } = inject('application')
const { baseline, later, upgrade } = await readMigrations()

/** A database of version 2.9.0, with Kysely's tables of migrations as they were then, and rows in every table. */
async function makeDatabaseOfVersion290() {
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

/** A database of version 2.9.0 with the migrations up to 0019, in which the application has a separate role. */
async function makeDatabaseOfMigration19() {
  const connection = await makeEmptyDatabase()
  await migrate(connection, { upTo: '0014-chat' })
  await query(connection, readFileSync('test/data/content-2.9.0.sql', 'utf8'))
  await migrate(connection, { upTo: '0019-application-role', applicationRole })
  return connection
}

const fresh = await makeEmptyDatabase()
await migrate(fresh, { applicationRole })
const expected = await readSystemCatalogs(fresh)

describe.each([
  ['version 2.9.0', makeDatabaseOfVersion290, '0015-restorable'],
  ['the time since version 2.9.0', makeDatabaseOfMigration19, 'to-baseline'],
])('the upgrade of a database of %s', async (_, make, first) => {
  const connection = await make()
  const before = await readContent(connection)
  const applied = await migrate(connection, { applicationRole })

  test('applies the missing migrations and records the baseline instead of the former ones', async () => {
    const missing = upgrade.slice(upgrade.findIndex(({ name }) => name === first))
    expect(applied).toEqual([...missing, ...later].map(({ name }) => name))
    expect(await query(connection, 'select name, checksum from kysely_migration order by name')).toEqual(
      [...baseline, ...later].map(({ name, checksum }) => ({ name, checksum })),
    )
    expect(await migrate(connection, { applicationRole })).toEqual([])
  })

  test.each(Object.keys(catalogs))('makes the %s equal to those of a new database', async (catalog) => {
    const upgraded = await readSystemCatalogs(connection)
    expect(expected[catalog]?.length).toBeGreaterThanOrEqual(catalog === 'comments' ? 0 : 1)
    expect(upgraded[catalog]).toEqual(expected[catalog])
  })

  test('an upgrade keeps every row of every table', async () => {
    const unused = ['public.backups', 'public.unsent_mails']
    expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual(
      unused.filter((table) => table in before),
    )
    expectUpgraded(await readContent(connection), before)
  })
})

test('the upgrade clears an accepted answer of another question, and the database refuses new ones', async () => {
  const connection = await makeDatabaseOfVersion290()
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
