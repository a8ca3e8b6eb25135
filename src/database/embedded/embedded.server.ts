import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { describeStartFailure } from '../diskSpace.server.ts'
import { locks } from '../locks.ts'
import { type Home, OWNER_ROLE, port, prepareHome, serverEnvironment } from './embeddedHome.server.ts'
import { readLock } from './embeddedLock.server.ts'
import {
  APPLICATION_ROLE,
  type Passwords,
  prepareAccess,
  readPasswords,
  secureCluster,
} from './embeddedSecurity.server.ts'

/** Options of a pg client. `ssl` is set, because otherwise PGSSLMODE would apply. */
type EmbeddedConnection = { host: string; port: number; user: string; password: string; database: string; ssl: false }

export type EmbeddedDatabase = {
  /** Connects as the owner, for migrations and backups. */
  connection: EmbeddedConnection
  /** Connects as the role of the application. Migrations grant its rights. */
  application: EmbeddedConnection
  /** The folder of the cluster. */
  home: string
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>
}

const database = 'network'
/** Connections that the server accepts. */
const MAX_CONNECTIONS = 100
const TIMEOUT_MS = 60_000
/** Milliseconds between two attempts to start a server that fails to start, such as on a full disk. */
const RESTART_DELAY_MS = 2000
/** Milliseconds between two checks whether the server shuts down. */
const WATCH_INTERVAL_MS = 1000

// A quarter of the memory, as https://www.postgresql.org/docs/18/runtime-config-resource.html recommends for a
// dedicated server, but at most 8 GB. The operating system allocates the pages on first use.
const megabytes = Math.min(process.constrainedMemory() || Infinity, totalmem()) / 2 ** 20
const SHARED_BUFFERS = Math.round(Math.min(Math.max(megabytes / 4, 128), 8192))

/** The number of connections that a server accepts, and the megabytes of its page cache. */
type Capacity = { maxConnections: number; sharedBuffers: number }

const settings = [
  'listen_addresses=',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  // The application logs failed statements. Their text may contain personal data.
  'log_min_messages=log',
  'log_checkpoints=off',
]

/**
 * Starts the PostgreSQL server of `dataDir`, or connects to the one that already runs. Creates the cluster when there
 * is none. Until `stop`, a killed server is restarted.
 * @param capacity applies if this call starts the server.
 * @returns the connections to its database `network`. Like an open pool, they keep the process alive until `stop`.
 * @throws when this machine cannot run it, or when it does not accept connections within a minute.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  capacity: Partial<Capacity> = {},
): Promise<EmbeddedDatabase> {
  const complete = { maxConnections: MAX_CONNECTIONS, sharedBuffers: SHARED_BUFFERS, ...capacity }
  const rethrowExplained = async (error: Error) => {
    throw await describeStartFailure(dataDir, error)
  }
  const home = await prepareHome(dataDir).catch(rethrowExplained)
  let lease = await startOrAdopt(home, complete).catch(rethrowExplained)
  await secureCluster(lease, home).catch(rethrowExplained)
  await createDatabase(lease).catch(rethrowExplained)
  const passwords = readPasswords(home)
  if (!passwords) throw new Error(`The passwords of the database in ${home.folder} are missing`)
  const createConnection = (role: keyof Passwords) => ({
    host: lease.host,
    port,
    user: role,
    password: passwords[role],
    database,
    ssl: false as const,
  })
  let stopped = false
  let reconnection: Promise<void> | undefined
  reconnectOnEnd()
  // After SIGTERM, the server waits until all sessions have ended. The end of this session makes `reconnect` start the
  // server again.
  const shutdownCheck = setInterval(() => {
    if (readLock(home.cluster)?.status === 'stopping') void lease.end()
  }, WATCH_INTERVAL_MS).unref()

  function reconnectOnEnd() {
    lease.once('end', () => {
      reconnection = reconnect()
    })
  }
  async function reconnect() {
    while (!stopped) {
      try {
        lease = await startOrAdopt(home, complete)
        return reconnectOnEnd()
      } catch (error) {
        console.error((await describeStartFailure(dataDir, error as Error)).message)
        await sleep(RESTART_DELAY_MS)
      }
    }
  }

  return {
    connection: createConnection(OWNER_ROLE),
    application: createConnection(APPLICATION_ROLE),
    home: home.folder,
    async stop() {
      stopped = true
      clearInterval(shutdownCheck)
      await reconnection
      await stopUnlessUsed(home, lease)
    },
  }
}

async function startOrAdopt(home: Home, capacity: Capacity): Promise<Client> {
  const deadline = Date.now() + TIMEOUT_MS
  let child: ReturnType<typeof launch> | undefined
  let logOffset = readLog(home).length
  let lastError = ''
  for (let delay = 10; Date.now() < deadline; delay = Math.min(delay * 1.2, 200)) {
    const lock = readLock(home.cluster)
    if (lock?.isServer) {
      if (lock.status === 'ready') {
        const lease = connect(home, lock.sockets)
        try {
          await lease.connect()
          await lease.query('select pg_advisory_lock_shared($1)', [locks.embeddedServer])
          return lease
        } catch (error) {
          lastError = (error as Error).message
          await lease.end().catch(() => {})
        }
      }
    } else if (!child || child.exitCode !== null || child.signalCode !== null) {
      const output = readLog(home).slice(logOffset)
      const hasLostRace = /lock file .* already exists|pre-existing shared memory block/.test(output)
      if (child?.exitCode && !hasLostRace) throw new Error(`PostgreSQL did not start. ${describeLogEnd(output)}`)
      logOffset += output.length
      prepareAccess(home)
      child = launch(home, capacity, lock?.pid)
    }
    await sleep(delay)
  }
  throw new Error(`PostgreSQL did not answer within a minute. ${lastError}\n${describeLogEnd(readLog(home))}`)
}

async function createDatabase(lease: Client) {
  const databaseExists = async () =>
    (await lease.query('select from pg_database where datname = $1', [database])).rowCount !== 0
  if (await databaseExists()) return
  try {
    await lease.query(`create database ${database}`)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!(await databaseExists())) throw error
  }
}

async function stopUnlessUsed(home: Home, lease: Client): Promise<void> {
  await lease.end()
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(10)) {
    const lock = readLock(home.cluster)
    if (!lock?.isServer) return
    if (lock.status !== 'ready') continue
    const client = connect(home, lock.sockets)
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [locks.embeddedServer])
      if (!rows[0].alone) return
      const serverEnded = once(client, 'end')
      process.kill(lock.pid, 'SIGINT')
      await serverEnded
    } catch {
      // The server is stopping or recovering. Check again.
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL did not stop within a minute')
}

function connect(home: Home, host: string) {
  const role = { user: OWNER_ROLE, password: readPasswords(home)?.[OWNER_ROLE] }
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 }
  const client = new Client({ host, port, ...role, database: 'postgres', ssl: false, ...limits })
  // The next query fails with the error.
  client.on('error', () => {})
  return client
}

function launch(
  { cluster, sockets, binaries, log, account }: Home,
  { maxConnections, sharedBuffers }: Capacity,
  stalePid: number | undefined,
) {
  const output = openSync(log, 'a', 0o600)
  const args = [
    '-D',
    cluster,
    '-k',
    sockets,
    '-p',
    `${port}`,
    '-N',
    `${maxConnections}`,
    ...[`shared_buffers=${sharedBuffers}MB`, ...settings].flatMap((setting) => ['-c', setting]),
  ]
  const child = spawn(join(binaries, 'postgres'), args, {
    ...account,
    cwd: '/',
    // PostgreSQL does not start while a process with the pid in its lock file exists, even if it is a zombie or another
    // program with the same pid. This variable excludes that pid from the check. All other checks remain.
    env: { ...serverEnvironment, PG_GRANDPARENT_PID: `${stalePid ?? ''}` },
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

function describeLogEnd(log: string) {
  return `Its log ends with:\n${log.trim().split('\n').slice(-8).join('\n')}`
}
