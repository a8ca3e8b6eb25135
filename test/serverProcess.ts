import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, vi } from 'vitest'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded.server.ts'
import { cloneTemplate, runAsAdministrator } from './database.ts'

// Real server processes for tests. They serve the build in dist/.

/** Milliseconds that one step may take on a busy machine. */
export const STEP_TIMEOUT = 60_000

export const template = inject('template')
const folders: string[] = []
const processes = new Set<ChildProcess>()
const servers = new Set<ChildProcess>()

/** Creates a temporary folder. After the test file, it is removed and an embedded database in it is stopped. */
export function makeFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'network-server-')))
  folders.push(folder)
  return folder
}

/** Like `makeFolder`, with the database of a server that has migrated it and never started. */
export function makeDataFolder() {
  const folder = makeFolder()
  execFileSync('cp', ['-a', `${inject('dataFolder')}/.`, folder])
  return folder
}

export const getLockFile = (folder: string) => join(folder, 'postgres/cluster/postmaster.pid')
export const readDatabasePid = (folder: string) => Number.parseInt(readFileSync(getLockFile(folder), 'utf8'), 10)
export const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Starts a process of the server. If it is still running after the test file, it is killed.
 * @param cwd the folder of the build, if it is another one.
 */
export function launchProcess(environment: Record<string, string>, args = ['dist/server/main.js'], cwd?: string) {
  const child = spawn(process.execPath, args, {
    cwd,
    // Settings of this process must not reach the server. The compile cache shortens later starts.
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile',
      PORT: '0',
      LOG_LEVEL: 'error',
      // More workers would need more memory and a longer start.
      WORKERS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.add(child)
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.err += text
  })
  const ended = once(child, 'close').then(([code, signal]) => {
    processes.delete(child)
    return { code: code as number | null, signal: signal as string | null, ...output }
  })
  return { child, output, ended, end: (signal: NodeJS.Signals) => child.kill(signal) && ended }
}

/** Starts a server and waits until it listens. It is killed after the test. */
export async function startServer(environment: Record<string, string>, args?: string[], cwd?: string) {
  const launched = launchProcess(environment, args, cwd)
  servers.add(launched.child)
  let hasEnded = false
  launched.ended.then(() => {
    hasEnded = true
  })
  const port = await vi.waitUntil(
    () => {
      if (hasEnded) throw new Error(`The server ended: ${launched.output.err}`)
      return launched.output.out.match(/is ready at http:\/\/\S+:(\d+)/)?.[1]
    },
    { timeout: STEP_TIMEOUT, interval: 20 },
  )
  const url = `http://127.0.0.1:${port}`

  async function send(method: string, path: string, { token, body, headers }: RequestOptions = {}) {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    ...launched,
    url,
    port: Number(port),
    hasEnded: () => hasEnded,
    get: (path: string, sent?: RequestOptions) => send('GET', path, sent),
    post: (path: string, body: unknown, sent?: RequestOptions) => send('POST', path, { ...sent, body }),
    patch: (path: string, body: unknown, sent?: RequestOptions) => send('PATCH', path, { ...sent, body }),
  }
}
type RequestOptions = { token?: string; body?: unknown; headers?: Record<string, string> }
export type Server = Awaited<ReturnType<typeof startServer>>

/** The process ids of the workers of a server. */
export function findWorkers({ child }: { child: { pid?: number | undefined } }): number[] {
  const isWorker = (pid: string) => {
    try {
      const isChild = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${child.pid}`
      return isChild && readFileSync(`/proc/${pid}/environ`, 'utf8').includes('\0WORKER={')
    } catch {
      return false
    }
  }
  return readdirSync('/proc').filter(Number).filter(isWorker).map(Number)
}

export const accountFields = (email: string) => ({ email, password: 'a good password', full_name: 'Somebody' })
export async function register({ post }: Server, email = `${randomUUID()}@example.com`) {
  const { status, body } = await post('/api/auth/register', accountFields(email))
  expect(status).toBe(201)
  return body as { token: string; user: { id: number; email: string } }
}

export const businessFields = (business_name: string) => ({ business_name, alaska_business_license: '10001' })

type Connection = Pick<typeof template, 'host' | 'port' | 'user' | 'password' | 'database'>
export const toDatabaseUrl = ({ host, port, user, password, database }: Connection, name = database) =>
  `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`

/** Runs one statement on a new connection. @returns its rows */
export async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/**
 * Creates an empty database on the PostgreSQL server that all tests share. The server under test migrates it.
 * @returns its URL
 */
export async function createEmptyDatabase() {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await runAsAdministrator(`create database ${name} template template0`)
  return toDatabaseUrl(template, name)
}

/** Creates a migrated database on the PostgreSQL server that all tests share. @returns its URL */
export async function createDatabase() {
  const name = `server_${randomUUID().replaceAll('-', '')}`
  await cloneTemplate(name)
  return toDatabaseUrl(template, name)
}

export const refusesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(true))
    socket.once('connect', () => resolve(false)).once('connect', () => socket.destroy())
  })

async function killAll(children: Set<ChildProcess>) {
  for (const child of children) {
    children.delete(child)
    if (processes.has(child) && child.kill('SIGKILL')) await once(child, 'close')
  }
}
export const killServers = () => killAll(servers)
export const killProcesses = () => killAll(processes)

export async function removeFolders() {
  for (const folder of folders.splice(0)) {
    if (existsSync(getLockFile(folder))) await (await startEmbeddedPostgres(folder)).stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
