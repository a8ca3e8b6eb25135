import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'
import { readSystemCatalogs } from '../../../test/catalogs.ts'
import { expectUpgraded, makeEmptyDatabase, query, readContent } from '../../../test/emptyDatabase.ts'
import { startEmbeddedPostgres } from '../embedded/embedded.server.ts'
import { migrate } from '../migrate.server.ts'
import { type Frame, readBackupFile, writeBackupFile } from './backupFile.server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'backup-')))
afterAll(() => rmSync(folder, { recursive: true }))

const urlOf = ({ host, port, user, password, database }: ClientConfig) =>
  `postgres://${user}:${password ?? ''}@localhost:${port}/${database}?host=${encodeURIComponent(host as string)}`

async function run(command: 'backup' | 'restore', file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['src/database/backupCommand.ts', command, file], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let err = ''
  child.stderr.on('data', (text) => {
    err += text
  })
  const [code] = await once(child, 'close')
  return { code, err }
}

/** A database with rows in every table, including those of pg-boss. */
async function makeDatabase(upTo?: string) {
  const connection = await makeEmptyDatabase()
  await migrate(connection, { upTo: '0014-chat' })
  await query(connection, readFileSync('test/data/content-2.9.0.sql', 'utf8'))
  if (upTo === '0014-chat') await query(connection, 'alter table kysely_migration drop column checksum')
  else await migrate(connection, { upTo })
  const boss = new PgBoss({ ...connection, supervise: false, schedule: false } as object)
  await boss.start()
  await boss.createQueue('mail', { retryLimit: 3 })
  await boss.send('mail', { to: 'Åsa\n\\N@example.com' })
  await boss.send('mail', { to: 'later@example.com' }, { startAfter: 3600 })
  await boss.fetch('mail')
  await boss.stop({ graceful: false })
  return connection
}

/** Reads the rows that a backup must contain: those of tables that are not unlogged. */
async function readLasting(connection: ClientConfig) {
  const content = await readContent(connection)
  const lasting = Object.entries(content).filter(
    ([name]) => name.startsWith('public.') || ['pgboss.queue', 'pgboss.job_common'].includes(name),
  )
  return Object.fromEntries(lasting.filter(([name]) => name !== 'public.kysely_migration'))
}

const source = await makeDatabase()
const content = await readLasting(source)
const whole = join(folder, 'whole.backup')
expect(await run('backup', whole, { DATABASE_URL: urlOf(source) })).toMatchObject({ code: 0 })

test('a backup is one file that only its owner may read, and its time is recorded', async () => {
  expect(statSync(whole).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
  expect(
    await query(source, 'select bytes::integer, finished_at > now() - interval $$1 hour$$ as recent from backups'),
  ).toEqual([{ bytes: statSync(whole).size, recent: true }])
})

test('a backup restores into an empty DATABASE_URL with every row of every table', async () => {
  const connection = await makeEmptyDatabase()
  const { code, err } = await run('restore', whole, { DATABASE_URL: urlOf(connection) })
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('Loading businesses') })
  expect(await readLasting(connection)).toEqual(content)
  // Triggers and constraints work in the restored database.
  await query(connection, `insert into answers (question_id, content) values (5, 'Finally')`)
  expect(await query(connection, 'select answer_count from questions where id = 5')).toEqual([{ answer_count: 1 }])
  await expect(query(connection, 'update questions set accepted_answer_id = 3 where id = 1')).rejects.toThrow(
    'accepted',
  )
})

test('a backup restores into a new DATA_DIR, which can be backed up and restored again', async () => {
  const DATA_DIR = join(folder, 'moved')
  expect(await run('restore', whole, { DATA_DIR })).toMatchObject({ code: 0 })
  const embedded = await startEmbeddedPostgres(DATA_DIR)
  const file = join(folder, 'again.backup')
  try {
    expect(await readLasting(embedded.connection)).toEqual(content)
    expect(await run('backup', file, { DATA_DIR })).toMatchObject({ code: 0 })
  } finally {
    await embedded.stop()
  }
  const connection = await makeEmptyDatabase()
  expect(await run('restore', file, { DATABASE_URL: urlOf(connection) })).toMatchObject({ code: 0 })
  expect(await readLasting(connection)).toEqual(content)
})

test.each([
  ['version 2.9.0', '0014-chat', '0015-restorable'],
  ['the time since version 2.9.0', '0019-application-role', 'to-baseline'],
])('a backup of %s is restored and then migrated', async (_, last, next) => {
  const old = await makeDatabase(last)
  const before = await readLasting(old)
  const file = join(folder, `${last}.backup`)
  expect(await run('backup', file, { DATABASE_URL: urlOf(old) })).toMatchObject({ code: 0 })
  const connection = await makeEmptyDatabase()
  const { code, err } = await run('restore', file, { DATABASE_URL: urlOf(connection) })
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining(`Migrated further: ${next}`) })
  expectUpgraded(await readLasting(connection), before)
  expect(await readSystemCatalogs(connection)).toEqual(await readSystemCatalogs(source))
  expect(await migrate(connection)).toEqual([])
})

test('a backup contains one snapshot while others write', async () => {
  const connection = await makeDatabase()
  let isDone = false
  const writeOnce = () =>
    query(
      connection,
      `with made as (insert into questions (title, content) values ('Moment', '') returning id)
      insert into question_votes select id, 1, 'upvote' from made`,
    )
  const write = async () => {
    while (!isDone) await writeOnce()
  }
  // On a busy machine the snapshot may be taken before the first write of the others.
  await writeOnce()
  const writers = [write(), write()]
  const file = join(folder, 'moment.backup')
  expect(await run('backup', file, { DATABASE_URL: urlOf(connection) })).toMatchObject({ code: 0 })
  isDone = true
  await Promise.all(writers)
  const restored = await makeEmptyDatabase()
  expect(await run('restore', file, { DATABASE_URL: urlOf(restored) })).toMatchObject({ code: 0 })
  const [counts] = await query(
    restored,
    `select count(*) > 0 as some, count(*) = count(v.user_id) and bool_and(q.upvotes = 1) as consistent
     from questions q left join question_votes v on v.question_id = q.id where q.title = 'Moment'`,
  )
  expect(counts).toEqual({ some: true, consistent: true })
})

async function readAll(file: string) {
  const frames: Frame[] = []
  for await (const frame of readBackupFile(file)) frames.push(frame)
  return frames
}

test('a damaged or truncated backup is refused before anything is written', async () => {
  const bytes = readFileSync(whole)
  const file = join(folder, 'damaged.backup')
  for (let n = 0; n < 60; n++) {
    const length = Math.floor((bytes.length * n) / 60)
    writeFileSync(file, bytes.subarray(0, length))
    await expect(readAll(file), `cut off at ${length}`).rejects.toThrow(/damaged\.backup is (damaged|not a backup)/)
    const changed = Buffer.from(bytes)
    // Bytes 4 to 9 of gzip are the time and the operating system. They do not affect the content.
    const position = Math.max(length, 10)
    changed[position] = (changed[position] as number) ^ 0x55
    writeFileSync(file, changed)
    await expect(readAll(file), `changed at ${position}`).rejects.toThrow(/damaged\.backup is (damaged|not a backup)/)
  }
  const DATA_DIR = join(folder, 'untouched')
  const { code, err } = await run('restore', file, { DATA_DIR })
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was restored: ') })
  expect(err).toContain('take another backup')
  expect(() => statSync(DATA_DIR)).toThrow('ENOENT')
})

test('refuses to restore into a database with tables, to overwrite a file, and to back up a folder without a database', async () => {
  const used = await makeDatabase()
  const before = await readLasting(used)
  const intoUsed = await run('restore', whole, { DATABASE_URL: urlOf(used) })
  expect(intoUsed).toMatchObject({ code: 1, err: expect.stringContaining('The database is not empty') })
  expect(await readLasting(used)).toEqual(before)

  const overFile = await run('backup', whole, { DATABASE_URL: urlOf(used) })
  expect(overFile).toMatchObject({ code: 1, err: expect.stringContaining('exists already') })
  const nowhere = await run('backup', join(folder, 'nowhere.backup'), { DATA_DIR: join(folder, 'nowhere') })
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('There is no database in DATA_DIR') })
  const empty = await run('backup', join(folder, 'empty.backup'), { DATABASE_URL: urlOf(await makeEmptyDatabase()) })
  expect(empty).toMatchObject({ code: 1, err: expect.stringContaining('nothing to back up') })
  expect(readdirSync(folder).filter((name) => /nowhere|empty|partial/.test(name))).toEqual([])
})

test('refuses a command without the name of a file', async () => {
  for (const [command, name, reason] of [
    ['restore', folder, `Nothing was restored: ${folder} cannot be read: EISDIR`],
    ['backup', '--help', 'Nothing was backed up: Name one file: npm run backup -- FILE'],
    ['restore', '--force', 'Nothing was restored: Name one file: npm run restore -- FILE'],
  ] as const) {
    const { code, err } = await run(command, name, { DATA_DIR: join(folder, 'nowhere') })
    expect({ code, err }, name).toMatchObject({ code: 1, err: expect.stringContaining(reason) })
  }
})

const changes: [string, (frame: Frame, text: string) => Frame, RegExp][] = [
  [
    'a row without the row that it refers to',
    (frame, text) =>
      frame.type === 'D' && /^1\t2\t1\tDeckhand/m.test(text)
        ? { type: 'D', value: Buffer.from(text.replace(/^1\t2(?=\t1\tDeckhand)/m, '1\t99')) }
        : frame,
    /jobs differs|violates foreign key/,
  ],
  [
    'other totals than rows',
    (frame) =>
      frame.type === 'R' && frame.value.rows === '3' ? { type: 'R', value: { rows: '4', digest: '0' } } : frame,
    /differs from the backup/,
  ],
  [
    'a migration of a newer version',
    (frame) =>
      frame.type === 'H'
        ? {
            ...frame,
            value: { ...frame.value, migrations: [...frame.value.migrations, { name: '9999-new', checksum: 'x' }] },
          }
        : frame,
    /a migration 9999-new that this version does not have/,
  ],
]

test.each(changes)('a backup with %s is refused and leaves nothing', async (name, change, reason) => {
  const file = join(folder, `${name.replaceAll(' ', '-')}.backup`)
  const frames = (await readAll(whole)).map((frame) => change(frame, frame.type === 'D' ? frame.value.toString() : ''))
  await writeBackupFile(
    file,
    (async function* () {
      yield* frames
    })(),
  )
  const connection = await makeEmptyDatabase()
  const { code, err } = await run('restore', file, { DATABASE_URL: urlOf(connection) })
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(reason) })
  expect(await readContent(connection)).toEqual({})
})

test('a backup contains the pictures that the database refers to', async () => {
  const connection = await makeEmptyDatabase()
  await migrate(connection)
  const [used, unknown] = ['ab'.repeat(20), 'cd'.repeat(20)]
  await query(
    connection,
    `insert into picture_files (hash, width, height, widths, bytes) values ('${used}', 96, 96, '{96}', 7)`,
  )
  const [from, to] = [join(folder, 'with-pictures'), join(folder, 'restored')]
  for (const hash of [used, unknown]) {
    const pictures = join(from, 'pictures', hash.slice(0, 2), hash)
    mkdirSync(pictures, { recursive: true })
    writeFileSync(join(pictures, '96.webp'), 'content')
    writeFileSync(join(pictures, '96.webp.1.partial'), 'cont')
  }
  const file = join(folder, 'pictures.backup')
  expect(await run('backup', file, { DATABASE_URL: urlOf(connection), DATA_DIR: from })).toMatchObject({ code: 0 })
  const target = await makeEmptyDatabase()
  expect(await run('restore', file, { DATABASE_URL: urlOf(target), DATA_DIR: to })).toMatchObject({ code: 0 })
  const files = readdirSync(join(to, 'pictures'), { recursive: true })
  expect(files.sort()).toEqual(['ab', `ab/${used}`, `ab/${used}/96.webp`])
  expect(readFileSync(join(to, 'pictures', 'ab', used, '96.webp'), 'utf8')).toBe('content')
})
