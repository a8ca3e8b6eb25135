import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { accountFields, businessFields, register, type Server, STEP_TIMEOUT, startServer } from '../serverProcess.ts'
import { startCluster } from './cluster.ts'
import { startDatabaseProxy } from './databaseProxy.ts'
import { type Figures, fault, isLongRun } from './fault.ts'

/** Milliseconds within which every request must be answered, with a margin for a busy machine. */
const MAX_RESPONSE_MS = 10_000

/** Sends requests of every kind, more than the pool has connections, while the database does not respond. */
async function sendDuringFreeze(server: Server, token: string) {
  const answers: Record<string, number> = {}
  const wrong: unknown[] = []
  let slowest = 0
  async function measure(label: string, send: () => ReturnType<Server['get']>) {
    const started = performance.now()
    const { status, headers, body } = await send()
    slowest = Math.max(slowest, performance.now() - started)
    answers[status] = (answers[status] ?? 0) + 1
    if (status !== 503 || !headers.has('retry-after'))
      wrong.push(`${label}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  }
  const kinds: [string, () => ReturnType<Server['get']>][] = [
    ['page', () => server.get('/questions')],
    ['directory page', () => server.get('/businesses?search=coffee')],
    ['list', () => server.get('/api/questions')],
    ['feed', () => server.get('/jobs.atom')],
    ['member', () => server.get('/api/auth/me', { token })],
    ['login', () => server.post('/api/auth/login', accountFields('a@example.com'))],
    ['write', () => server.post('/api/profiles', businessFields('Silent'), { token })],
    ['readiness', () => server.get('/readyz')],
  ]
  const count = isLongRun ? 10 : 5
  await Promise.all(kinds.flatMap(([label, send]) => Array.from({ length: count }, () => measure(label, send))))
  return { answers, wrong, slowest }
}

async function freezeRepeatedly(
  server: Server,
  freeze: () => void,
  thaw: () => void,
  report: (figures: Figures) => void,
) {
  const { token } = await register(server)
  const rounds = isLongRun ? 5 : 1
  const answers: Record<string, number> = {}
  const wrong: unknown[] = []
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    // Fills the pool with idle connections, so that some requests wait for a statement and not for a connection.
    await Promise.all(Array.from({ length: 60 }, () => server.get('/api/auth/me', { token })))
    freeze()
    const outcome = await sendDuringFreeze(server, token)
    expect((await server.get('/healthz')).status).toBe(200)
    thaw()
    for (const [status, count] of Object.entries(outcome.answers)) answers[status] = (answers[status] ?? 0) + count
    wrong.push(...outcome.wrong)
    slowest = Math.max(slowest, outcome.slowest)
    await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
    await vi.waitUntil(async () => (await server.get('/api/auth/me', { token })).status === 200, {
      timeout: STEP_TIMEOUT,
    })
    await sleep(Math.random() * 500)
  }
  const remarks = `slowest answer after ${Math.round(slowest)} ms`
  report({ rounds, died: Number(server.hasEnded()), answers, remarks })
  expect(wrong).toEqual([])
  expect(slowest).toBeLessThan(MAX_RESPONSE_MS)
  expect(server.hasEnded()).toBe(false)
}

fault('database frozen by SIGSTOP', async (report) => {
  const cluster = await startCluster()
  const server = await startServer({ DATABASE_URL: cluster.url(), RATE_LIMITS: 'off' })
  await freezeRepeatedly(server, cluster.freeze, cluster.thaw, report)
})

fault('network that swallows all packets to the database', async (report) => {
  const cluster = await startCluster()
  const proxy = await startDatabaseProxy(cluster.port)
  const server = await startServer({ DATABASE_URL: proxy.url, RATE_LIMITS: 'off' })
  await freezeRepeatedly(server, proxy.swallow, proxy.pass, report)
})
