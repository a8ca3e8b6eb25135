import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { explainFailedStart } from './diskSpace.server.ts'
import { environment, type Home, OWNER, port, prepareHome } from './embeddedHome.server.ts'
import { readLock } from './embeddedLock.server.ts'
import { APPLICATION, type Passwords, prepareAccess, readPasswords, secureCluster } from './embeddedSecurity.server.ts'
import { locks } from './locks.ts'

/** Options of a pg client. `ssl` is set because PGSSLMODE would decide otherwise. */
type EmbeddedConnection = { host: string; port: number; user: string; password: string; database: string; ssl: false }

export type EmbeddedDatabase = {
  /** As the owner, for migrations and backups. */
  connection: EmbeddedConnection
  /** As the role of the application, which may read and write rows once a migration has granted that. */
  application: EmbeddedConnection
  /** folder the cluster lives in */
  home: string
  /** stops the server unless another process still uses it */
  stop(): Promise<void>
}

const database = 'network'
const patience = 60_000
/** Milliseconds between two attempts to start a server that fails to start, such as on a full disk. */
const restartPause = 2000

// The lock lives in the database "postgres", so that "network" can be dropped or be the template of others.
const usage = locks.embeddedServer

// A quarter of the memory, as https://www.postgresql.org/docs/18/runtime-config-resource.html says for a server of its own;
// beyond 8 GB little is gained. Pages are taken as they are needed.
const megabytes = Math.min(process.constrainedMemory() || Infinity, totalmem()) / 2 ** 20
const shared_buffers = Math.round(Math.min(Math.max(megabytes / 4, 128), 8192))

const settings = [
  'listen_addresses=',
  `shared_buffers=${shared_buffers}MB`,
  'max_connections=100',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  // A refused statement is the application's to report, and its text may hold personal data.
  'log_min_messages=log',
  'log_checkpoints=off',
]

/**
 * Starts the PostgreSQL server of `dataDir`, making it where there is none, or adopts the one that already runs.
 * Should it be killed, it is started again, until `stop`.
 * @returns the connection to its database `network`; the process stays alive until `stop`, as with an open pool
 * @throws when this machine cannot run it, or when it does not accept connections within a minute
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedDatabase> {
  const explain = async (error: Error) => {
    throw await explainFailedStart(dataDir, error)
  }
  const home = await prepareHome(dataDir).catch(explain)
  let lease = await startOrAdopt(home).catch(explain)
  await secureCluster(lease, home).catch(explain)
  await makeDatabase(lease).catch(explain)
  const passwords = readPasswords(home)
  if (!passwords) throw new Error(`The passwords of the database in ${home.folder} are missing`)
  const connectionOf = (role: keyof Passwords) => ({
    host: lease.host,
    port,
    user: role,
    password: passwords[role],
    database,
    ssl: false as const,
  })
  let stopped = false
  let renewal: Promise<void> | undefined
  watch()

  function watch() {
    lease.once('end', () => {
      renewal = renew()
    })
  }
  async function renew() {
    while (!stopped) {
      try {
        lease = await startOrAdopt(home)
        return watch()
      } catch (error) {
        console.error((await explainFailedStart(dataDir, error as Error)).message)
        await sleep(restartPause)
      }
    }
  }

  return {
    connection: connectionOf(OWNER),
    application: connectionOf(APPLICATION),
    home: home.folder,
    async stop() {
      stopped = true
      await renewal
      await stopUnlessUsed(home, lease)
    },
  }
}

async function startOrAdopt(home: Home): Promise<Client> {
  const deadline = Date.now() + patience
  let child: ReturnType<typeof launch> | undefined
  let logged = readLog(home).length
  let refusal = ''
  for (let pause = 10; Date.now() < deadline; pause = Math.min(pause * 1.2, 200)) {
    const lock = readLock(home.cluster)
    if (lock?.isServer) {
      if (lock.status === 'ready') {
        const lease = connect(home, lock.sockets)
        try {
          await lease.connect()
          await lease.query('select pg_advisory_lock_shared($1)', [usage])
          return lease
        } catch (error) {
          refusal = (error as Error).message
          await lease.end().catch(() => {})
        }
      }
    } else if (!child || child.exitCode !== null || child.signalCode !== null) {
      const output = readLog(home).slice(logged)
      const lostRace = /lock file .* already exists|pre-existing shared memory block/.test(output)
      if (child?.exitCode && !lostRace) throw new Error(`PostgreSQL did not start. ${lastLines(output)}`)
      logged += output.length
      prepareAccess(home)
      child = launch(home, lock?.pid)
    }
    await sleep(pause)
  }
  throw new Error(`PostgreSQL did not answer within a minute. ${refusal}\n${lastLines(readLog(home))}`)
}

async function makeDatabase(lease: Client) {
  const isThere = async () =>
    (await lease.query('select from pg_database where datname = $1', [database])).rowCount !== 0
  if (await isThere()) return
  try {
    await lease.query(`create database ${database}`)
  } catch (error) {
    // Another process may have been first.
    if (!(await isThere())) throw error
  }
}

async function stopUnlessUsed(home: Home, lease: Client): Promise<void> {
  await lease.end()
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(10)) {
    const lock = readLock(home.cluster)
    if (!lock?.isServer) return
    if (lock.status !== 'ready') continue
    const client = connect(home, lock.sockets)
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [usage])
      if (!rows[0].alone) return
      const ended = once(client, 'end')
      process.kill(lock.pid, 'SIGINT')
      await ended
    } catch {
      // It ends or recovers just now: look again.
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL did not stop within a minute')
}

function connect(home: Home, host: string) {
  const role = { user: OWNER, password: readPasswords(home)?.[OWNER] }
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 }
  const client = new Client({ host, port, ...role, database: 'postgres', ssl: false, ...limits })
  // The next query says what happened.
  client.on('error', () => {})
  return client
}

function launch({ cluster, sockets, binaries, log, account }: Home, strangerPid: number | undefined) {
  const output = openSync(log, 'a')
  const args = ['-D', cluster, '-k', sockets, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(join(binaries, 'postgres'), args, {
    ...account,
    cwd: '/',
    // PostgreSQL does not start while the process that its lock file names is alive, even as an unreaped zombie or as
    // a stranger with the same number. Named here, that process is passed over, and every other check stays.
    env: { ...environment, PG_GRANDPARENT_PID: `${strangerPid ?? ''}` },
    detached: true,
    stdio: ['ignore', output, output],
  })
  child.once('error', (error) => appendFileSync(log, `${error.message}\n`))
  child.unref()
  closeSync(output)
  return child
}

function readLog({ log }: Home) {
  return existsSync(log) ? readFileSync(log, 'utf8') : ''
}

function lastLines(log: string) {
  return `Its log ends with:\n${log.trim().split('\n').slice(-8).join('\n')}`
}
