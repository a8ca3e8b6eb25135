import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import memoryLimits from '../src/server/workers/memoryLimits.json' with { type: 'json' }
import type { FloorTask } from './floor.ts'
import { endOnInterrupt } from './interrupt.ts'
import { readCpu, readMemory } from './processes.ts'

export const admin = { email: 'admin@example.com', password: 'secret-admin' }

export type Server = {
  url: string
  dataDir: string
  authorization: { Authorization: string }
  /** Reads the resident memory of the largest process of the server, in MB. */
  memory(): number
  /** Reads the CPU time of its processes and of those of its database, in milliseconds. */
  cpu(): { server: number; database: number }
  pid: number
  /** Milliseconds from the start of the process until `/readyz` answered. */
  startTime: number
  stop(): Promise<void>
}

type ServerOptions = {
  login?: { email: string; password: string }
  /** The destination of warnings and errors in its log. */
  log?: 'ignore' | 'inherit'
  /** Settings that differ from those of the bench, which are one process without rate limits. */
  environment?: Record<string, string>
  /** The folder with the source and the build. */
  root?: string
}

/**
 * Starts the built server on a free port and logs in as its administrator.
 * @param dataFolder the data folder; by default a temporary one.
 */
export async function startServer(
  dataFolder?: string,
  { login = admin, log = 'ignore', environment = {}, root = process.cwd() }: ServerOptions = {},
): Promise<Server> {
  const dataDir = resolve(dataFolder ?? mkdtempSync(join(tmpdir(), 'bench-')))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...memoryLimits.options, 'dist/server/main.js'], {
    cwd: root,
    env: {
      ...memoryLimits.environment,
      ...process.env,
      ...{
        PORT: `${port}`,
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        NODE_ENV: 'production',
      },
      ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password },
      WORKERS: '1',
      ...environment,
    },
    // The server stops when this channel closes, and so when this process dies.
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
  const pid = child.pid as number
  const stop = endOnInterrupt(async () => {
    await stopProcess(child)
    if (!dataFolder) rmSync(dataDir, { recursive: true, force: true })
  })
  try {
    await waitUntilReady(url, child)
    const startTime = performance.now() - started
    const { token } = await post(`${url}/api/auth/login`, login)
    const databasePid = Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
    return {
      url,
      dataDir,
      authorization: { Authorization: `Bearer ${token}` },
      pid,
      memory: () => readMemory(pid)[0] ?? 0,
      cpu: () => ({ server: readCpu(pid), database: readCpu(databasePid) }),
      startTime,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts `bench/floor.ts`. */
export async function startFloor() {
  const child = fork('bench/floor.ts')
  const stop = endOnInterrupt(() => stopProcess(child))
  const [port] = await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => readCpu(child.pid as number),
    /** Sends it statements to run, under the paths `/statements/0` and so on. */
    async prepare(task: FloorTask) {
      child.send(task)
      await once(child, 'message')
    },
    stop,
  }
}
export type Floor = Awaited<ReturnType<typeof startFloor>>

export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const form = body instanceof FormData
  const response = await fetch(url, {
    method: 'POST',
    headers: form ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: form ? body : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

async function waitUntilReady(url: string, child: ChildProcess) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(10)) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    const response = await fetch(`${url}/readyz`).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
  }
  throw new Error('The server was not ready within a minute')
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function findFreePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
