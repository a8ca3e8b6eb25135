import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startApp } from '../src/server/app.ts'
import { readFrontend } from '../src/server/frontend.ts'
import { readSettings } from '../src/server/settings.ts'
import { application, stopBeforeDatabase } from './database.ts'

// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its response
export type TestResponse = { status: number; headers: Headers; body: any }
type RequestOptions = { body?: unknown; headers?: Record<string, string> }

/**
 * The maximum time of a request. The server itself answers within it, and a longer wait in a test would not show which
 * request is slow.
 */
const MAX_REQUEST_MS = 120_000

/**
 * Repeats a request while the server is too busy, as clients do. Concurrent requests of one user wait for each other.
 */
export async function sendUntilServed(send: () => Promise<TestResponse>): Promise<TestResponse> {
  const response = await send()
  return response.status === 503 ? sendUntilServed(send) : response
}

async function listen() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/**
 * The server that the first application of each file reuses, so that the browser cache works for all files of a worker.
 */
let firstServer: Promise<Server> | undefined
let isFirstServerInUse = false

/** Makes the font load synchronously, because the layout would otherwise depend on when the font arrives. */
export const showFontAlways = (css: string) => css.replace('font-display:optional', 'font-display:swap')

/** Starts the whole application on the database of this test file, listening on a free port. */
export async function startTestApp(environment: Record<string, string> = {}, host = '127.0.0.1') {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'network-app-')))
  const isFirst = !isFirstServerInUse
  isFirstServerInUse = true
  if (isFirst) firstServer ??= listen()
  const server = await (isFirst && firstServer ? firstServer : listen())
  // Passkeys need a host name instead of an IP address.
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  const settings = readSettings({
    DATA_DIR: folder,
    PUBLIC_URL: url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: 'root@example.com',
    ADMIN_PASSWORD: 'root-password',
    ...environment,
  })
  const app = await startApp(settings, application, await readFrontend(showFontAlways))
  server.on('request', app.listener)

  let isStopped = false
  async function stop() {
    if (isStopped) return
    isStopped = true
    server.off('request', app.listener)
    server.closeAllConnections()
    if (isFirst) isFirstServerInUse = false
    else await new Promise((resolve) => server.close(resolve))
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  afterAll(stop)
  stopBeforeDatabase(stop)

  async function send(token: string | null, method: string, path: string, { body, headers }: RequestOptions = {}) {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm || typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_REQUEST_MS),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    } as TestResponse
  }

  /** HTTP methods of one user, or of a visitor for null: `as(user).post('/api/profiles', { … })`. */
  const as = (user: { token: string } | null) => {
    const token = user?.token ?? null
    return {
      get: (path: string, headers?: RequestOptions['headers']) => send(token, 'GET', path, { headers }),
      post: (path: string, body?: unknown) => send(token, 'POST', path, { body }),
      put: (path: string, body?: unknown) => send(token, 'PUT', path, { body }),
      patch: (path: string, body?: unknown) => send(token, 'PATCH', path, { body }),
      delete: (path: string, body?: unknown) => send(token, 'DELETE', path, { body }),
      send: (method: string, path: string, sent?: RequestOptions) => send(token, method, path, sent),
    }
  }

  return { url, settings, as, visitor: as(null), mailFolder: join(folder, 'mail'), stop }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
