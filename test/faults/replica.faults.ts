import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { businessFields, createDatabase, type Server, STEP_TIMEOUT, startServer } from '../serverProcess.ts'
import { type Cluster, startCluster, startReplica } from './cluster.ts'
import { startDatabaseProxy } from './databaseProxy.ts'
import { fault, isLongRun } from './fault.ts'

const admin = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'root-password' }

async function logIn(server: Server) {
  const { body } = await server.post('/api/auth/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  return body.token as string
}

/** Creates a public business, which an administrator can suspend. */
async function publish(server: Server, token: string, name: string) {
  const listing = { ...businessFields(name), admin_verification_status: 'approved', admin_is_public: true }
  const { status, body } = await server.post('/api/profiles', listing, { token })
  expect(status).toBe(201)
  return body.profile.id as number
}

async function suspend(server: Server, token: string, id: number) {
  const answer = await server.post(`/api/admin/businesses/${id}/suspend`, { reason: 'A test' }, { token })
  expect(answer.status).toBe(200)
}

const count = (server: Server, message: string) => server.output.out.split(`"msg":"${message}`).length - 1

const deaths: Record<string, { end(replica: Cluster): void; begin(replica: Cluster): void }> = {
  stopped: { end: (replica) => replica.stop('immediate'), begin: (replica) => replica.start() },
  frozen: { end: (replica) => replica.freeze(), begin: (replica) => replica.thaw() },
}
for (const [name, { end, begin }] of Object.entries(deaths)) {
  fault(`replica ${name}`, async (report) => {
    const primary = await startCluster()
    const DATABASE_URL = primary.url()
    const replica = await startReplica(primary)
    const server = await startServer({ ...admin, DATABASE_URL, DATABASE_READ_URL: replica.url(), LOG_LEVEL: 'info' })
    const answers: Record<string, number> = {}
    let slowest = 0
    async function read(times: number) {
      for (let round = 0; round < times; round++) {
        for (const path of ['/api/profiles', '/api/jobs', '/jobs.atom', '/sitemap.xml', '/businesses']) {
          const started = performance.now()
          const { status } = await server.get(path)
          slowest = Math.max(slowest, performance.now() - started)
          answers[status] = (answers[status] ?? 0) + 1
        }
      }
    }
    const rounds = isLongRun ? 10 : 1
    for (let round = 1; round <= rounds; round++) {
      await read(5)
      end(replica)
      await read(20)
      await vi.waitUntil(() => count(server, 'replica disconnected') === round, { timeout: STEP_TIMEOUT })
      begin(replica)
      await vi.waitUntil(() => count(server, 'replica connected') === round + 1, { timeout: STEP_TIMEOUT })
      await read(5)
    }
    const remarks = `slowest answer after ${Math.round(slowest)} ms`
    report({ rounds, died: Number(server.hasEnded()), answers, remarks })
    expect(Object.keys(answers)).toEqual(['200'])
    expect(count(server, 'replica disconnected')).toBe(rounds)
    if (isLongRun) expect(slowest).toBeLessThan(5000)
  })
}

fault('primary stopped, with a replica', async (report) => {
  const primary = await startCluster()
  const DATABASE_URL = primary.url()
  const replica = await startReplica(primary)
  const server = await startServer({
    ...admin,
    DATABASE_URL,
    DATABASE_READ_URL: replica.url(),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
  })
  const token = await logIn(server)
  const answers: Record<string, number> = {}
  let slowest = 0
  async function read(times: number) {
    for (let round = 0; round < times; round++) {
      for (const path of ['/', '/businesses', '/api/profiles', '/api/search?q=plumber', '/api/auth/me', '/jobs.atom']) {
        const started = performance.now()
        const { status } = await server.get(path, { token })
        slowest = Math.max(slowest, performance.now() - started)
        answers[status] = (answers[status] ?? 0) + 1
      }
    }
  }
  const write = async (name: string) => (await server.post('/api/profiles', businessFields(name), { token })).status
  const rounds = isLongRun ? 10 : 1
  const written: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await read(2)
    primary.stop('immediate')
    await read(10)
    written.push(await write('Away Ltd'))
    primary.start()
    await vi.waitUntil(() => count(server, 'primary connected') === round, { timeout: STEP_TIMEOUT })
    await vi.waitUntil(async () => (await write(`Back ${round} Ltd`)) === 201, { timeout: STEP_TIMEOUT })
    await read(2)
  }
  report({
    rounds,
    died: Number(server.hasEnded()),
    answers,
    remarks: `slowest answer after ${Math.round(slowest)} ms`,
  })
  expect(Object.keys(answers)).toEqual(['200'])
  expect(written).toEqual(Array(rounds).fill(503))
  expect(count(server, 'primary disconnected')).toBe(rounds)
})

fault('replica absent at the start', async (report) => {
  const DATABASE_URL = await createDatabase()
  const nowhere = 'postgres://network@127.0.0.1:1/network'
  const server = await startServer({ DATABASE_URL, DATABASE_READ_URL: nowhere, LOG_LEVEL: 'info' })
  expect((await server.get('/api/profiles')).status).toBe(200)
  await sleep(3000)
  expect((await server.get('/readyz')).status).toBe(200)
  report({ rounds: 1, died: Number(server.hasEnded()) })
  expect(count(server, 'replica disconnected')).toBe(1)
})

fault('replica that lags: nothing stale is shown', async (report) => {
  const primary = await startCluster()
  const DATABASE_URL = primary.url()
  const first = await startServer({ ...admin, DATABASE_URL })
  await first.end('SIGTERM')
  const replica = await startReplica(primary, ['hot_standby=on'])
  const settings = { ...admin, DATABASE_URL, DATABASE_READ_URL: replica.url() }
  const [firstServer, secondServer] = await Promise.all([startServer(settings), startServer(settings)])
  const token = await logIn(firstServer)
  const rounds = isLongRun ? 50 : 5
  let stale = 0
  const metrics: string[] = []
  for (let round = 0; round < rounds; round++) {
    const name = `Lagging ${round} Ltd`
    const id = await publish(firstServer, token, name)
    const isShownBy = async (server: Server) => {
      const answers = await Promise.all(['/businesses', '/api/profiles'].map((path) => server.get(path)))
      return answers.some(({ body }) => JSON.stringify(body).includes(name))
    }
    const pages = () => Promise.all([firstServer, secondServer].map(isShownBy))
    await vi.waitUntil(async () => (await pages()).every(Boolean), { timeout: STEP_TIMEOUT, interval: 20 })
    await replica.sql('select pg_wal_replay_pause()')
    await suspend(firstServer, token, id)
    if (await isShownBy(firstServer)) stale++
    await sleep(100)
    if ((await pages()).some(Boolean)) stale++
    metrics.push((await firstServer.get('/metrics')).body)
    await replica.sql('select pg_wal_replay_resume()')
    await sleep(50)
    if ((await pages()).some(Boolean)) stale++
  }
  report({
    rounds,
    died: Number(firstServer.hasEnded()) + Number(secondServer.hasEnded()),
    remarks: `${stale} stale answers`,
  })
  expect(stale).toBe(0)
  // A lagging replica counts as connected.
  for (const text of metrics) {
    expect(text).toMatch(/^replica_connected 1$/m)
    expect(text).toMatch(/^replica_lag_seconds (?!0$)/m)
  }
  if (!isLongRun) return
  // The replica answers again after it has caught up. PostgreSQL updates its statistics with a delay of some seconds.
  const readCommits = async () => {
    const rows = await replica.sql('select sum(xact_commit)::integer as commits from pg_stat_database')
    return rows[0].commits as number
  }
  const before = await readCommits()
  for (let n = 0; n < 50; n++) await firstServer.get('/api/jobs')
  await vi.waitUntil(async () => (await readCommits()) > before + 40, { timeout: 20_000, interval: 1000 })
})

fault('suspended listing in another process', async (report) => {
  const cluster = await startCluster()
  const DATABASE_URL = cluster.url()
  const firstServer = await startServer({ ...admin, DATABASE_URL })
  const secondServer = await startServer({ ...admin, DATABASE_URL })
  const token = await logIn(firstServer)
  const rounds = isLongRun ? 200 : 20
  const times: number[] = []
  let staleAtHome = 0
  for (let round = 0; round < rounds; round++) {
    const name = `Suspended ${round} Ltd`
    const id = await publish(firstServer, token, name)
    const shows = async (server: Server) => (await server.get('/businesses')).body.includes(name)
    await vi.waitUntil(async () => (await shows(firstServer)) && (await shows(secondServer)), {
      timeout: STEP_TIMEOUT,
      interval: 5,
    })
    await suspend(firstServer, token, id)
    const suspended = performance.now()
    // Measures until the last request that still got the listing was sent, without its response time.
    let lastStale = 0
    async function askUntilGone() {
      for (let isStale = true; isStale; ) {
        const sent = performance.now()
        isStale = await shows(secondServer)
        if (isStale) lastStale = sent - suspended
      }
    }
    const [isStaleAtHome] = await Promise.all([shows(firstServer), askUntilGone()])
    if (isStaleAtHome) staleAtHome++
    times.push(lastStale)
  }
  times.sort((a, b) => a - b)
  const [median, p99] = [0.5, 0.99].map((share) => Math.round(times[Math.floor(share * times.length)] as number))
  report({ rounds, remarks: `shown elsewhere for ${median} ms (median), ${p99} ms (p99)` })
  expect(staleAtHome).toBe(0)
  if (isLongRun) expect(p99).toBeLessThan(100)
})

const cuts = { cut: 'refuse', 'half-open': 'swallow' } as const
for (const [name, cut] of Object.entries(cuts)) {
  fault(`suspended listing in a process whose change listener is ${name}`, async (report) => {
    const cluster = await startCluster()
    const DATABASE_URL = cluster.url()
    const proxy = await startDatabaseProxy(cluster.port)
    const firstServer = await startServer({ ...admin, DATABASE_URL })
    const secondServer = await startServer({ ...admin, DATABASE_URL: proxy.url })
    const token = await logIn(firstServer)
    const rounds = isLongRun ? 10 : 1
    let slowest = 0
    for (let round = 0; round < rounds; round++) {
      const listing = `Deaf ${round} Ltd`
      const id = await publish(firstServer, token, listing)
      const shows = async () => (await secondServer.get('/businesses')).body.includes(listing)
      await vi.waitUntil(shows, { timeout: STEP_TIMEOUT, interval: 20 })
      proxy[cut]('network-changes')
      await suspend(firstServer, token, id)
      const started = performance.now()
      await vi.waitUntil(async () => !(await shows()), { timeout: STEP_TIMEOUT, interval: 20 })
      slowest = Math.max(slowest, performance.now() - started)
      proxy.pass()
      await vi.waitUntil(
        async () =>
          (
            await cluster.sql(`select from pg_stat_activity
        where application_name = 'network-changes'`)
          ).length >= 2,
        { timeout: STEP_TIMEOUT },
      )
    }
    report({ rounds, died: Number(secondServer.hasEnded()), remarks: `gone after ${Math.round(slowest)} ms at most` })
    // A half-open connection is detected after the heartbeat interval and its timeout.
    if (isLongRun) expect(slowest).toBeLessThan(cut === 'refuse' ? 1000 : 5000)
  })
}
