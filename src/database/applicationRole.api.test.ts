import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, inject, test, vi } from 'vitest'
import { makeEmptyDatabase, query } from '../../test/emptyDatabase.ts'
import { launchProcess, register, startServer, toDatabaseUrl } from '../../test/serverProcess.ts'
import { migrate } from './migrate.server.ts'

vi.setConfig({ testTimeout: 120_000 })

describe('the role of the application', async () => {
  const owner = await makeEmptyDatabase()
  const { user, password } = inject('application')
  await migrate(owner, { upTo: '0014-chat' })
  await query(owner, readFileSync('test/data/content-2.9.0.sql', 'utf8'))
  await migrate(owner, { applicationRole: user })
  const application = { ...owner, user, password }

  test.each([
    'drop table audit_log',
    'truncate audit_log',
    'delete from audit_log',
    `update audit_log set actor_name = ''`,
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_append_only on audit_log',
    'create or replace function audit_log_is_append_only() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop schema public cascade',
    'truncate users cascade',
    'create table of_the_application ()',
    `set session_replication_role = replica`,
    `update kysely_migration set checksum = ''`,
    'alter role network_app superuser',
    'set role network',
  ])('may not "%s"', async (statement) => {
    await expect(query(application, statement)).rejects.toThrow(/permission denied|must be owner|must be superuser/)
  })

  test('may write the audit log, where deleting an account clears its id', async () => {
    await query(
      application,
      `insert into audit_log (actor_id, actor_name, action, target_type) values (7, 'Gone', 'x', 'user')`,
    )
    await query(application, 'delete from users where id = 7')
    expect(await query(application, `select actor_id, actor_name from audit_log where actor_name = 'Gone'`)).toEqual([
      { actor_id: null, actor_name: 'Gone' },
    ])
  })

  test('an owner without superuser rights grants them, and the whole application runs with them', async () => {
    const database = await makeEmptyDatabase()
    const id = randomUUID().slice(0, 8)
    const [ownerRole, role] = [`owner_${id}`, `application_${id}`]
    await query(
      database,
      `create role ${ownerRole} login password 'one'; create role ${role} login password 'two';
       grant ${role} to ${ownerRole}; alter database ${database.database} owner to ${ownerRole}`,
    )
    const ownerUrl = toDatabaseUrl({ ...database, user: ownerRole, password: 'one' })
    const migrated = await launchProcess({ DATABASE_URL: ownerUrl }, ['src/database/migrateCommand.ts', role]).ended
    expect(migrated).toMatchObject({ code: 0, out: expect.stringContaining(`${role} has the rights`) })

    const url = toDatabaseUrl({ ...database, user: role, password: 'two' })
    const server = await startServer({ DATABASE_URL: url, RATE_LIMITS: 'off' })
    const { token } = await register(server)
    expect((await server.get('/api/auth/me', { token })).status).toBe(200)
    await expect(query({ connectionString: url }, 'drop table audit_log')).rejects.toThrow('must be owner')
    await server.end('SIGTERM')
    await query(
      database,
      `reassign owned by ${ownerRole}, ${role} to current_user; drop owned by ${ownerRole}, ${role};
      drop role ${ownerRole}, ${role}`,
    )
  })

  test('gets its rights once, including those on tables of later migrations and of pg-boss', async () => {
    await query(
      owner,
      'create table later (id integer generated always as identity); create type pgboss.kind as enum ()',
    )
    await migrate(owner, { applicationRole: user })
    await query(application, 'insert into later default values')
    expect(await query(owner, `select typowner::regrole::text as owner from pg_type where typname = 'kind'`)).toEqual([
      { owner: user },
    ])
    const readVersions = () =>
      query(owner, `select relname, xmin::text from pg_class where relnamespace = 'public'::regnamespace`)
    const before = await readVersions()
    await migrate(owner, { applicationRole: user })
    expect(await readVersions()).toEqual(before)
  })
})
