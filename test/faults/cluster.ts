import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { type Home, prepareHome } from '../../src/database/embedded/embeddedHome.server.ts'
import { isAlive, makeDataFolder, query } from '../serverProcess.ts'
import { findFreePort } from './ports.ts'

/** A PostgreSQL server from the embedded binaries, which a test can stop, freeze, kill or fill. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>

type Options = {
  /** The parent of the data folder. Default: a temporary folder. */
  folder?: string
  settings?: string[]
}

const running = new Set<Cluster>()
let copies = 0
let home: Promise<Home> | undefined

/** Starts a PostgreSQL server with the migrated database. Its data folder is a copy, because that takes seconds to make. */
export async function startCluster({ folder, settings = [] }: Options = {}) {
  home ??= prepareHome(makeDataFolder())
  const template = await home
  const data = join(folder ?? template.folder, `faults-${++copies}`)
  copyData(template, template.cluster, data)
  writeFileSync(join(data, 'pg_hba.conf'), 'host all,replication all 127.0.0.1/32 trust\n')
  return runCluster(template, data, settings)
}

/** Starts a streaming replica. The primary is stopped while its files are copied. */
export async function startReplica(primary: Cluster, settings: string[] = []) {
  const data = `${primary.data}-replica`
  primary.stop()
  copyData(primary.home, primary.data, data)
  primary.start()
  writeFileSync(join(data, 'standby.signal'), '')
  appendFileSync(
    join(data, 'postgresql.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=network'\n`,
  )
  return runCluster(primary.home, data, settings)
}

function makeData({ account }: Home, data: string) {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (account) chownSync(data, account.uid, account.gid)
  return data
}

function copyData(home: Home, from: string, to: string) {
  cpSync(from, makeData(home, to), { recursive: true })
  const { account } = home
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, to])
}

function execute({ binaries, account }: Home, program: string, args: string[]) {
  const result = spawnSync(join(binaries, program), args, {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr}`)
}

async function runCluster(home: Home, data: string, settings: string[]) {
  const port = await findFreePort()
  const all = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_buffers=32MB',
    'wal_level=replica',
    ...settings,
  ]
  const options = all.map((setting) => `-c '${setting}'`).join(' ')
  const control = (...args: string[]) => execute(home, 'pg_ctl', ['-D', data, '-l', `${data}.log`, ...args])
  const lock = join(data, 'postmaster.pid')
  const pid = () => Number.parseInt(readFileSync(lock, 'utf8'), 10)
  const url = (database = 'network') => `postgres://network@127.0.0.1:${port}/${database}`
  function signal(name: NodeJS.Signals) {
    for (const each of [pid(), ...findChildren(pid())]) if (isAlive(each)) process.kill(each, name)
  }

  const cluster = {
    home,
    data,
    port,
    url,
    log: () => (existsSync(`${data}.log`) ? readFileSync(`${data}.log`, 'utf8') : ''),
    sql: (text: string, database?: string) => query(url(database), text),
    start: () => control('start', '-w', '-o', options),
    stop: (mode = 'fast') => control('stop', '-w', '-m', mode),
    restart: (mode: string) => control('restart', '-w', '-m', mode),
    kill: () => process.kill(pid(), 'SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    isRunning: () => existsSync(lock) && isAlive(pid()),
  }
  running.add(cluster)
  cluster.start()
  return cluster
}

/** Process ids of the direct children. */
function findChildren(parent: number) {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) === parent ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

afterEach(() => {
  for (const cluster of running) {
    running.delete(cluster)
    if (!cluster.isRunning()) continue
    cluster.thaw()
    cluster.stop('immediate')
  }
})
