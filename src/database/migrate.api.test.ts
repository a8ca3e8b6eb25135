import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeEmptyDatabase, query, readContent } from '../../test/emptyDatabase.ts'
import { migrate } from './migrate.server.ts'
import { readMigrations } from './migrationFiles.server.ts'
import { splitStatements } from './statements.server.ts'

const LAST_OF_2_9_0 = '0014-chat'
const folders: string[] = []
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })))

/** A copy of the migrations, with these files added or replaced. */
function copyMigrations(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  for (const file of readdirSync('migrations')) copyFileSync(join('migrations', file), join(folder, file))
  for (const [file, text] of Object.entries(changes)) writeFileSync(join(folder, file), text)
  return folder
}

/** A database of version 2.9.0: Kysely's table of migrations has no checksums. */
async function makeDatabaseOf290() {
  const connection = await makeEmptyDatabase()
  await migrate(connection, { upTo: LAST_OF_2_9_0 })
  await query(connection, 'alter table kysely_migration drop column checksum')
  await query(connection, readFileSync('test/data/content-2.9.0.sql', 'utf8'))
  return connection
}

test('the migrations of version 2.9.0 are frozen', async () => {
  const released = Object.fromEntries(
    readFileSync('test/data/migrations-2.9.0.sha256', 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse()),
  )
  const files = await readMigrations('migrations')
  expect(Object.fromEntries(files.map(({ name, checksum }) => [`${name}.sql`, checksum]))).toMatchObject(released)
})

test('a database of version 2.9.0 is upgraded with every row of every table', async () => {
  const connection = await makeDatabaseOf290()
  const before = await readContent(connection)
  for (const [table, rows] of Object.entries(before)) expect(rows.length, table).toBeGreaterThan(0)

  await migrate(connection)
  const after = await readContent(connection)
  delete before['public.kysely_migration']
  expect(after).toMatchObject(before)
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

test('an upgrade from version 2.9.0 records the checksum of every migration', async () => {
  const connection = await makeDatabaseOf290()
  await migrate(connection)
  const recorded = await query(connection, 'select name, checksum from kysely_migration order by name')
  const files = await readMigrations('migrations')
  expect(recorded).toEqual(files.map(({ name, checksum }) => ({ name, checksum })))
  expect(await migrate(connection)).toEqual([])
})

test('a database that a newer version migrated is refused', async () => {
  const connection = await makeEmptyDatabase()
  const newer = copyMigrations({ '9999-newer.sql': 'create table newer ()' })
  expect(await migrate(connection, { folder: newer })).toContain('9999-newer')
  await expect(migrate(connection)).rejects.toThrow(
    /newer version: it has the migration 9999-newer, .* restore a backup/,
  )
})

test('a database that another version of a migration made is refused', async () => {
  const connection = await makeEmptyDatabase()
  await migrate(connection)
  const edited = copyMigrations({ '0007-audit.sql': 'select 1', '9999-newer.sql': 'create table newer ()' })
  await expect(migrate(connection, { folder: edited })).rejects.toThrow(
    /another migrations\/0007-audit\.sql .*\(git checkout/,
  )
  expect(await query(connection, `select to_regclass('newer') as newer`)).toEqual([{ newer: null }])
})

test('a database that lacks a migration before one that it has is refused', async () => {
  const connection = await makeEmptyDatabase()
  await migrate(connection)
  const folder = copyMigrations({ '0006-between.sql': 'create table between_them ()' })
  await expect(migrate(connection, { folder })).rejects.toThrow('lacks the migration 0006-between')
})

test.each([
  ['an error at run time', '-- reason;\ncreate table a ();\n\nselect 1 / 0;', 4, 'division by zero', 'select 1 / 0'],
  [
    'an error of syntax',
    'create table a (\n  b integer,\n  c nonsense\n);',
    3,
    '"nonsense" does not exist',
    'create table a ( …',
  ],
  ['an error behind an emoji', `select '🐟🐟🐟',\n  missing`, 2, 'missing', "select '🐟🐟🐟', …"],
])('a migration with %s is named with its line and statement', async (_, text, line, reason, statement) => {
  const connection = await makeEmptyDatabase()
  const folder = copyMigrations({ '9999-broken.sql': text })
  const failure = migrate(connection, { folder })
  await expect(failure).rejects.toThrow(`Migration 9999-broken.sql failed on line ${line}, so nothing was changed: `)
  await expect(failure).rejects.toThrow(reason)
  await expect(failure).rejects.toThrow(`Statement: ${statement}`)
  expect(await query(connection, `select to_regclass('users') as users`)).toEqual([{ users: null }])
})

test('statements end at semicolons outside quotes, comments and bodies', () => {
  const statements = [
    `select ';', ";" /* ; */, E'\\';' -- ;\n`,
    `create function a() returns void language plpgsql as $a$ begin perform $$;$$; end $a$`,
    `create function b() returns void begin atomic select case when true then 1 end; select 2; end`,
    `select case when true then ';' end as end_of_it`,
  ]
  const found = splitStatements(`-- first;\n${statements.join(';\n')};\n-- last;`)
  expect(found.map(({ text }) => text)).toEqual(statements.map((text) => text.trimEnd()))
  expect(found.map(({ line }) => line)).toEqual([2, 4, 5, 6])
})
