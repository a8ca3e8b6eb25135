import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { readSystemCatalogs } from '../../test/catalogs.ts'
import { findDebianPostgres, startDebianPostgres } from '../../test/debianPostgres.ts'
import { makeEmptyDatabase, query, readContent } from '../../test/emptyDatabase.ts'
import { backUp } from './backup/backup.server.ts'
import { checkBackup, restore } from './backup/restore.server.ts'
import { migrate } from './migrate.server.ts'

vi.setConfig({ testTimeout: 180_000 })
const binaries = findDebianPostgres()
const folder = mkdtempSync(join(tmpdir(), 'dumps-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('no function in SQL has a string body, and every other one has a search path', async () => {
  const connection = await makeEmptyDatabase()
  await migrate(connection)
  const found = await query(
    connection,
    `select p.oid::regprocedure::text as name from pg_proc p join pg_language l on l.oid = p.prolang
     where pronamespace = 'public'::regnamespace and lanname <> 'c'
       and not (lanname = 'sql' and prosqlbody is not null)
       and not (lanname <> 'sql' and exists (select from unnest(proconfig) as setting where setting like 'search_path=%'))`,
  )
  expect(found).toEqual([])
})

describe.skipIf(!binaries)('with PostgreSQL 15', async () => {
  const server = await startDebianPostgres(binaries ?? '')
  afterAll(() => server.stop())
  const connectTo = (database: string) => ({ ...server.connection, database })

  server.run('createdb', 'source')
  await migrate(connectTo('source'), { upTo: '0014-chat' })
  await query(connectTo('source'), readFileSync('test/data/content-2.9.0.sql', 'utf8'))
  await migrate(connectTo('source'))
  const boss = new PgBoss({ ...connectTo('source'), supervise: false, schedule: false } as object)
  await boss.start()
  await boss.createQueue('mail')
  await boss.send('mail', { to: 'Åsa\n\\N@example.com' })
  await boss.stop({ graceful: false })
  const content = await readContent(connectTo('source'))

  test.each([
    ['custom', ['-Fc'], 'pg_restore', ['--exit-on-error', '-d']],
    ['plain', ['-Fp'], 'psql', ['-v', 'ON_ERROR_STOP=1', '-q', '-o', '/dev/null', '-d']],
    ['directory', ['-Fd'], 'pg_restore', ['-j', '2', '-d']],
  ])('a %s dump restores every row without an error', async (format, dump, restore, into) => {
    const file = join(folder, format)
    server.run('pg_dump', ...dump, '-f', file, 'source')
    server.run('createdb', format)
    const input = restore === 'psql' ? ['-f', file] : [file]
    server.run(restore, ...into, format, ...input)

    expect(await readContent(connectTo(format))).toEqual(content)
    expect(await migrate(connectTo(format))).toEqual([])
    // Triggers, indexes and constraints work in the restored database.
    await query(connectTo(format), `insert into answers (question_id, content) values (5, 'Finally')`)
    expect(await query(connectTo(format), 'select answer_count from questions where id = 5')).toEqual([
      { answer_count: 1 },
    ])
    await expect(query(connectTo(format), 'delete from audit_log')).rejects.toThrow('append-only')
  })

  test('an upgraded database has the same schema as a new one', async () => {
    server.run('createdb', 'fresh')
    await migrate(connectTo('fresh'))
    expect(await readSystemCatalogs(connectTo('source'))).toEqual(await readSystemCatalogs(connectTo('fresh')))
  })

  test('a backup moves a network between major versions of PostgreSQL, in both directions', async () => {
    const isLasting = (name: string) => name.startsWith('public.') || /^pgboss\.(queue|job_common)$/.test(name)
    const readLasting = async (connection: Parameters<typeof readContent>[0]) => {
      const { 'public.backups': _, 'public.kysely_migration': __, ...rest } = await readContent(connection)
      return Object.fromEntries(Object.entries(rest).filter(([name]) => isLasting(name)))
    }
    const expected = await readLasting(connectTo('source'))
    const move = async (from: ClientConfig, to: ClientConfig, name: string) => {
      const file = join(folder, name)
      await backUp(from, file, () => {})
      await restore(to, file, await checkBackup(file), () => {})
      expect(await readLasting(to)).toEqual(expected)
    }
    const newer = await makeEmptyDatabase()
    await move(connectTo('source'), newer, 'from-15.backup')
    server.run('createdb', 'older')
    await move(newer, connectTo('older'), 'from-18.backup')
  })
})
