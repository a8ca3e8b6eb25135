import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { makeEmptyDatabase, query } from '../../test/emptyDatabase.ts'
import { launchProcess, toDatabaseUrl } from '../../test/serverProcess.ts'
import { migrate } from './migrate.server.ts'
import { assertSchemaComplete } from './schemaCheck.server.ts'

vi.setConfig({ testTimeout: 120_000 })
const connection = await makeEmptyDatabase()
await migrate(connection)

test.each([
  ['drop table claim_codes', 'table claim_codes'],
  ['alter table users drop column phone', 'column users.phone text'],
  ['alter table users alter column city type varchar(10)', 'column users.city text'],
  ['alter table users alter column email drop not null', 'column users.email text not null'],
  ['alter table title_words alter column word type text collate "en-x-icu"', 'column title_words.word text collate C'],
  [
    'alter table businesses alter column search_text drop expression',
    'column businesses.search_text text not null generated',
  ],
  ['alter table jobs alter column id drop identity', 'sequence jobs_id_seq'],
  ['drop function announce_jobs cascade', 'function announce_jobs() returns trigger'],
  [
    'create or replace function lock_posts() returns trigger language plpgsql as $$ begin return old; end $$',
    'function lock_posts() returns trigger',
  ],
  [
    'alter table questions drop constraint questions_accepted_answer_fkey',
    'constraint questions_accepted_answer_fkey on questions',
  ],
  ['alter table events drop constraint events_end_after_start', 'constraint events_end_after_start on events'],
  ['drop index jobs_open', 'index jobs_open on jobs'],
  ['drop index users_email; create index users_email on users (lower(email))', 'unique index users_email on users'],
  ['drop trigger audit_log_append_only on audit_log', 'trigger audit_log_append_only on audit_log'],
  ['alter table audit_log disable trigger audit_log_never_emptied', 'trigger audit_log_never_emptied on audit_log'],
  ['drop extension pg_trgm cascade', 'extension pg_trgm'],
])('a start on a database after "%s" is refused and names what is missing', async (change, missing) => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`begin; ${change}`)
    await expect(assertSchemaComplete(client)).rejects.toThrow(`missing or altered:\n  ${missing}`)
  } finally {
    await client.end()
  }
})

test('accepts additional objects', async () => {
  await query(connection, 'create table of_the_operator (id integer); create index on users (full_name)')
  const client = new pg.Client(connection)
  await client.connect()
  await assertSchemaComplete(client)
  await client.end()
})

test('a server process exits with a message that names the step and the missing objects', async () => {
  const lacking = await makeEmptyDatabase()
  await migrate(lacking)
  await query(lacking, 'drop table claim_codes')
  const { code, out, err } = await launchProcess({ DATABASE_URL: toDatabaseUrl(lacking) }).ended
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(
    /^The start failed while migrating the database: The database schema is incomplete.*\n {2}table claim_codes\n/,
  )
})

test('a start on a dump of version 2.9.0 without one of its tables changes nothing', async () => {
  const lacking = await makeEmptyDatabase()
  await migrate(lacking, { upTo: '0014-chat' })
  await query(lacking, 'drop table claim_codes; alter table kysely_migration drop column checksum')
  await expect(migrate(lacking)).rejects.toThrow('table claim_codes')
  expect(await query(lacking, 'select max(name) as last from kysely_migration')).toEqual([{ last: '0014-chat' }])
})
