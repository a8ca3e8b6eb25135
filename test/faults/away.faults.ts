import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { register, STEP_TIMEOUT, startServer } from '../serverProcess.ts'
import { startCluster } from './cluster.ts'
import { startDatabaseProxy } from './databaseProxy.ts'
import { fault, isLongRun } from './fault.ts'
import { startWriters } from './writers.ts'

/**
 * The maximum number of connections of one process: its three pools, the change listener and the listener of the task
 * queue.
 */
const MAX_CONNECTIONS = 20 + 4 + 4 + 1 + 1
const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

for (const seconds of isLongRun ? [3, 10, 60] : [3]) {
  fault(`database unreachable for ${seconds} s under 16 writers`, async (report) => {
    const cluster = await startCluster()
    const server = await startServer({ DATABASE_URL: cluster.url(), RATE_LIMITS: 'off' })
    const { token } = await register(server)
    const pid = server.child.pid as number
    const writers = startWriters(() => server, token)
    await writers.untilAcknowledged(50)
    const before = descriptors(pid)

    cluster.stop()
    await sleep(seconds * 1000)
    const ready = await server.get('/readyz')
    const alive = await server.get('/healthz')
    const during = descriptors(pid)
    cluster.start()
    const recovery = await writers.untilAcknowledged(20)
    await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
    const listeners = () => cluster.sql(`select from pg_stat_activity where application_name = 'network-changes'`)
    await vi.waitUntil(async () => (await listeners()).length > 0, { timeout: STEP_TIMEOUT, interval: 50 })
    // Gives every connection pool and listener time to reconnect, so that duplicate connections are counted.
    await sleep(isLongRun ? 6000 : 3000)
    const rows = await cluster.sql(`select application_name as name, count(*)::int as count from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`)
    const connections = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    await writers.stop()
    const lost = await writers.findLost()
    const total = rows.reduce((sum, { count }) => sum + count, 0)
    report({
      rounds: 1,
      died: Number(server.hasEnded()),
      acknowledged: writers.acknowledged.length,
      lost: lost.length,
      answers: writers.answers,
      remarks: `back after ${Math.round(recovery)} ms, then ${total} connections; descriptors before ${before}, away ${during}`,
    })
    expect(lost).toEqual([])
    expect(writers.defects).toEqual([])
    expect([ready.status, ready.headers.has('retry-after'), alive.status]).toEqual([503, true, 200])
    expect(connections).toMatchObject({ 'network-changes': 1 })
    expect(total).toBeLessThanOrEqual(MAX_CONNECTIONS)
    expect(during).toBeLessThanOrEqual(before + 10)
    expect(recovery).toBeLessThan(7000)
    expect(server.output.out.match(/change listener disconnected/g) ?? []).toHaveLength(0)
    await server.end('SIGTERM')
  })
}

fault('pages while the database is unreachable', async (report) => {
  const cluster = await startCluster()
  const server = await startServer({ DATABASE_URL: cluster.url(), RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const kept = ['/', '/questions', '/businesses', '/jobs', '/events']
  const answers: Record<string, number> = {}
  let slowest = 0
  for (const path of kept) expect((await server.get(path)).status).toBe(200)
  cluster.stop('immediate')
  for (let round = 0; round < 20; round++) {
    for (const path of kept) {
      const started = performance.now()
      const { status } = await server.get(path)
      slowest = Math.max(slowest, performance.now() - started)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  const search = await server.get('/questions?search=plumber')
  cluster.start()
  await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
  const fields = { title: 'Who has returned?', content: 'The database has.' }
  expect((await server.post('/api/questions', fields, { token })).status).toBe(201)
  const fresh = await server.get('/questions')
  report({
    rounds: 1,
    died: Number(server.hasEnded()),
    answers,
    remarks: `slowest answer after ${Math.round(slowest)} ms`,
  })
  expect(Object.keys(answers)).toEqual(['200'])
  expect(search.status).toBe(503)
  expect(fresh.body).toContain(fields.title)
})

fault('pg_terminate_backend of the change listener', async (report) => {
  const cluster = await startCluster()
  const server = await startServer({ DATABASE_URL: cluster.url(), LOG_LEVEL: 'info' })
  const count = (event: string) => server.output.out.split(`"change listener ${event}"`).length - 1
  const before = descriptors(server.child.pid as number)
  const rounds = isLongRun ? 100 : 10
  for (let round = 1; round <= rounds; round++) {
    await cluster.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'network-changes'`,
    )
    await vi.waitUntil(() => count('connected') > round, { timeout: STEP_TIMEOUT, interval: 10 })
  }
  const [row] = await cluster.sql(
    `select count(*)::int from pg_stat_activity where application_name = 'network-changes'`,
  )
  const after = descriptors(server.child.pid as number)
  report({ rounds, died: Number(server.hasEnded()), remarks: `descriptors before ${before}, after ${after}` })
  expect(row?.count).toBe(1)
  expect(count('disconnected')).toBe(rounds)
  expect(after).toBeLessThanOrEqual(before + 5)
})

fault('half-open change listener', async (report) => {
  const cluster = await startCluster()
  const proxy = await startDatabaseProxy(cluster.port)
  const server = await startServer({ DATABASE_URL: proxy.url, LOG_LEVEL: 'info' })
  const connections = proxy.connections()
  const before = descriptors(server.child.pid as number)
  const seconds = isLongRun ? 60 : 2
  proxy.swallow('network-changes')
  await vi.waitUntil(() => server.output.out.includes('change listener disconnected'), { timeout: 10_000 })
  await sleep(seconds * 1000)
  const most = proxy.connections()
  const after = descriptors(server.child.pid as number)
  proxy.pass()
  await vi.waitUntil(() => (server.output.out.match(/change listener connected/g) ?? []).length === 2, {
    timeout: 20_000,
  })
  report({
    rounds: 1,
    died: Number(server.hasEnded()),
    remarks: `${seconds} s half-open: connections ${connections} → ${most}, descriptors ${before} → ${after}`,
  })
  expect(most).toBeLessThanOrEqual(connections + 2)
  expect(after).toBeLessThanOrEqual(before + 2)
})
