import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnvironment, writeConfiguration } from './configuration.ts'
import { extractPackages } from './debianPackages.ts'

const NODES = ['db1', 'db2', 'db3'] as const
export type NodeName = (typeof NODES)[number]
type Role = 'leader' | 'sync_standby' | 'replica'

/** Milliseconds that one step of the start may take on a busy machine. */
const START_TIMEOUT_MS = 120_000

/**
 * Starts three database machines, two applications and a proxy on this machine, with the example configuration. Every
 * machine has a separate loopback address, so that all ports are those of the examples.
 * @param settings further settings of the applications.
 * @param signal stops everything, even during the start.
 */
export async function startMachines(folder: string, settings: Record<string, string>, signal: AbortSignal) {
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  chmodSync(folder, 0o755)
  const programs = extractPackages(['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql-15'], folder)
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const secret = randomBytes(16).toString('hex')
  const address = { PROXY: `${network}.10`, DB1: `${network}.11`, DB2: `${network}.12`, DB3: `${network}.13` }
  const common = {
    ...address,
    ...{ APP1: `${network}.21`, APP2: `${network}.22`, SECRET: secret },
    // Clients on loopback addresses connect from 127.0.0.1.
    NETWORK: '127.0.0.0/8',
    BINARIES: join(programs.find('initdb'), '..'),
  }
  const running = new Set<ChildProcess>()

  /** Starts a process whose output goes to a log file. */
  function run(name: string, machine: string, command: string, args: string[], environment: Record<string, string>) {
    signal.throwIfAborted()
    const log = openSync(join(folder, `${machine}-${name}.log`), 'a')
    const isOurs = command === process.execPath
    const child = spawn(command, args, {
      ...(isOurs ? {} : account),
      cwd: isOurs ? process.cwd() : folder,
      env: environment,
      stdio: ['ignore', log, log],
    })
    running.add(child)
    const ended = once(child, 'exit').finally(() => running.delete(child))
    return { child, ended, isRunning: () => running.has(child) }
  }

  const nodes = Object.fromEntries(NODES.map((name) => [name, createNode(name)])) as Record<
    NodeName,
    ReturnType<typeof createNode>
  >

  function createNode(name: NodeName) {
    const home = join(folder, name)
    mkdirSync(home)
    const data = join(home, 'data')
    mkdirSync(data, { mode: 0o700 })
    if (account.uid) chownSync(data, account.uid, account.gid)
    const own = common[name.toUpperCase() as 'DB1' | 'DB2' | 'DB3']
    const configuration = join(home, 'configuration')
    const path = writeConfiguration(configuration, {
      ...{ ...common, APP1: '', APP2: '', NODE: name, ADDRESS: own, DATA: data, CONFIGURATION: configuration },
    })
    const commands = {
      etcd: [programs.find('etcd'), '--config-file', path('etcd.yml')],
      // Patroni is a script that must run with Debian's Python.
      patroni: [programs.find('python3'), programs.find('patroni'), path('patroni.yml')],
      pgbouncer: [programs.find('pgbouncer'), path('pgbouncer.ini')],
    }
    const started: Partial<Record<keyof typeof commands, ReturnType<typeof run>>> = {}
    return {
      name,
      address: own,
      log: (part: string) => readFileSync(join(folder, `${name}-${part}.log`), 'utf8'),
      start(part: keyof typeof commands) {
        if (started[part]?.isRunning()) return
        const [command, ...args] = commands[part]
        started[part] = run(part, name, command as string, args, programs.environment)
      },
      /** Kills a process, or all processes of the machine, with SIGKILL. */
      kill(...killed: (keyof typeof commands | 'postgres')[]) {
        const pids = killed.flatMap((part) =>
          part === 'postgres' ? findPostgres(data) : (started[part]?.isRunning() && started[part].child.pid) || [],
        )
        for (const pid of pids) killProcess(pid)
      },
    }
  }

  async function readRoles() {
    for (const { address } of Object.values(nodes)) {
      const cluster = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1000) })
        .then((answer) => answer.json())
        .catch(() => null)
      const members: { name: NodeName; role: Role; state: string; lag?: number | string }[] = cluster?.members ?? []
      if (members.some(({ role, state }) => role === 'leader' && state === 'running')) return members
    }
    return []
  }

  /** Waits until all three databases run and a replica confirms each commit. @returns the primary */
  async function waitUntilComplete(): Promise<(typeof nodes)[NodeName]> {
    await waitFor('three databases, one of them a synchronous replica', async () => {
      const members = await readRoles()
      const isThere = ({ state }: { state: string }) => state === 'running' || state === 'streaming'
      return members.filter(isThere).length === 3 && members.some(({ role }) => role === 'sync_standby')
    })
    const leader = (await readRoles()).find(({ role }) => role === 'leader')
    return leader ? nodes[leader.name] : waitUntilComplete()
  }

  const stopped = Promise.withResolvers<void>()
  async function stop() {
    for (const child of running) child.kill('SIGKILL')
    for (const node of Object.values(nodes)) node.kill('postgres')
    while (running.size > 0) await sleep(10)
    stopped.resolve()
  }

  async function start() {
    for (const name of NODES) nodes[name].start('etcd')
    nodes.db1.start('patroni')
    await waitFor('the first database', async () => (await readRoles()).length > 0)
    for (const name of NODES) {
      nodes[name].start('patroni')
      nodes[name].start('pgbouncer')
    }
    const path = writeConfiguration(join(folder, 'proxy'), {
      ...{ ...common, NODE: '', ADDRESS: common.PROXY, DATA: '', CONFIGURATION: '' },
    })
    run('haproxy', 'proxy', programs.find('haproxy'), ['-db', '-f', path('haproxy.cfg')], programs.environment)
    await waitUntilComplete()
    return Promise.all([startApplication('app1'), startApplication('app2')])
  }

  async function startApplication(name: 'app1' | 'app2') {
    const own = common[name.toUpperCase() as 'APP1' | 'APP2']
    const data = join(folder, name, 'data')
    mkdirSync(data, { recursive: true })
    const path = writeConfiguration(join(folder, name, 'configuration'), {
      ...{ ...common, NODE: name, ADDRESS: own, DATA: data, CONFIGURATION: '' },
    })
    const { PATH = '', NODE_COMPILE_CACHE = 'node_modules/.cache/node-compile' } = process.env
    const environment = {
      PATH,
      NODE_COMPILE_CACHE,
      ...readEnvironment(path('application.env')),
      DATA_DIR: data,
      WORKERS: '1',
      ...settings,
    }
    const { isRunning } = run('application', name, process.execPath, ['dist/server/main.js'], environment)
    const log = () => readFileSync(join(folder, `${name}-application.log`), 'utf8')
    const url = `http://${own}:3000`
    await waitFor(`the application ${name}`, async () => {
      if (!isRunning()) throw new Error(`The application ${name} ended: ${log()}`)
      return (await fetch(`${url}/readyz`).catch(() => null))?.ok === true
    })
    return { name, url, log, isRunning }
  }

  signal.addEventListener('abort', () => void stop())
  try {
    const applications = await start()
    return {
      /** The address of the proxy for visitors. */
      url: `http://${common.PROXY}:8080`,
      applications,
      nodes,
      /** A connection to the primary that bypasses the pooler. */
      direct: `postgres://network:${secret}@${common.PROXY}:5001/network`,
      /** The settings of the applications, as in the examples. */
      applicationSettings: readEnvironment(join(folder, 'app1/configuration/application.env')),
      readRoles,
      waitUntilComplete,
      stop,
      /** Resolves when everything has ended. */
      stopped: stopped.promise,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function waitFor(what: string, isTrue: () => Promise<boolean>) {
  for (const end = performance.now() + START_TIMEOUT_MS; !(await isTrue()); await sleep(200)) {
    if (performance.now() > end) throw new Error(`After ${START_TIMEOUT_MS / 1000} s, there is still not ${what}`)
  }
}

/** Process ids of the PostgreSQL server of a data folder and of its children. */
function findPostgres(data: string) {
  const lock = join(data, 'postgres/postmaster.pid')
  if (!existsSync(lock)) return []
  const postmaster = Number.parseInt(readFileSync(lock, 'utf8'), 10)
  return [postmaster, ...findChildren(postmaster)]
}

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

function killProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
