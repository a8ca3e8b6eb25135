import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeEmptyDatabase, query } from '../../test/emptyDatabase.ts'
import { migrate } from './migrate.server.ts'
import { splitStatements } from './statements.server.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })))

/** A copy of the migrations, with these files added or replaced. */
function copyMigrations(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  cpSync('migrations', folder, { recursive: true })
  for (const [file, text] of Object.entries(changes)) writeFileSync(join(folder, file), text)
  return folder
}

test('a database that a newer version migrated is refused', async () => {
  const connection = await makeEmptyDatabase()
  const newer = copyMigrations({ '9999-newer.sql': 'create table newer ()' })
  expect(await migrate(connection, { folder: newer })).toContain('9999-newer')
  await expect(migrate(connection)).rejects.toThrow(
    /newer version: it has the migration 9999-newer, .* restore a backup/,
  )
})

test('rejects a database that was created by another version of a migration', async () => {
  const connection = await makeEmptyDatabase()
  await migrate(connection)
  const edited = copyMigrations({ '0023-questions.sql': 'select 1', '9999-newer.sql': 'create table newer ()' })
  await expect(migrate(connection, { folder: edited })).rejects.toThrow(
    /Checksum mismatch of \S*0023-questions\.sql: .*\(git checkout/,
  )
  expect(await query(connection, `select to_regclass('newer') as newer`)).toEqual([{ newer: null }])
})

test('rejects a database that lacks a migration before an applied one', async () => {
  const connection = await makeEmptyDatabase()
  await migrate(connection)
  const folder = copyMigrations({ '0022-between.sql': 'create table between_them ()' })
  await expect(migrate(connection, { folder })).rejects.toThrow('lacks the migration 0022-between')
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
