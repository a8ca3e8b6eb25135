import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const admin = { email: 'admin@example.com', password: 'secret-admin' }

export type Server = {
  url: string
  dataDir: string
  authorization: { Authorization: string }
  /** Resident memory in MB, read from `/proc`. */
  memory(): number
  stop(): Promise<void>
}

/**
 * Starts the built server on a free port and logs in as its administrator.
 * @param given the data folder; by default a temporary one.
 * @param log where the warnings and errors in its log go.
 */
export async function startServer(
  given?: string,
  login = admin,
  log: 'ignore' | 'inherit' = 'ignore',
): Promise<Server> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
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
    },
    // The server stops when this channel closes, so also when this process dies.
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
  const stop = async () => {
    await stopProcess(child)
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(url, child)
    const { token } = await post(`${url}/api/auth/login`, login)
    return {
      url,
      dataDir,
      authorization: { Authorization: `Bearer ${token}` },
      memory: () => Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s*(\d+)/)?.[1]) / 1024,
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
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => stopProcess(child) }
}

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
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
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
