import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, vi } from 'vitest'
import { launchProcess, makeFolder, register, type Server, STEP_TIMEOUT, startServer } from '../serverProcess.ts'
import { startCluster } from './cluster.ts'
import { type Figures, fault, isLongRun } from './fault.ts'
import { startWriters } from './writers.ts'

const mounted = new Set<string>()
afterEach(() => {
  for (const folder of mounted) spawnSync('umount', ['-l', folder])
  mounted.clear()
})

/** Mounts a small disk that a test can fill. Null where mounting is not permitted. */
function mountDisk(megabytes: number) {
  const folder = makeFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder])
  if (status !== 0) return null
  mounted.add(folder)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      for (const size of [2 ** 20, 4096, 1]) {
        try {
          writeFileSync(filler, '', { flag: 'a' })
          for (;;) appendFileSync(filler, Buffer.alloc(size))
        } catch {}
      }
    },
    free: () => rmSync(filler, { force: true }),
  }
}
type Disk = NonNullable<ReturnType<typeof mountDisk>>

/** Fills the disk of a database under 16 writers and frees it again. */
async function fillRepeatedly(server: Server, disk: Disk, report: (figures: Figures) => void) {
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  const rounds = isLongRun ? 5 : 1
  const readiness: unknown[] = []
  for (let round = 0; round < rounds; round++) {
    await writers.untilAcknowledged(50)
    disk.fill()
    const refused = writers.answers[503] ?? 0
    await vi.waitUntil(() => (writers.answers[503] ?? 0) > refused + 20, { timeout: STEP_TIMEOUT, interval: 20 })
    const { status, body } = await server.get('/readyz')
    readiness.push({ status, error: body.error })
    await sleep(isLongRun ? 5000 : 500)
    disk.free()
    await writers.untilAcknowledged(20)
    await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
  }
  await writers.stop()
  const lost = await writers.findLost()
  report({
    rounds,
    died: Number(server.hasEnded()),
    acknowledged: writers.acknowledged.length,
    lost: lost.length,
    answers: writers.answers,
    remarks: `readiness: ${JSON.stringify(readiness[0])}`,
  })
  expect(server.hasEnded()).toBe(false)
  expect(lost).toEqual([])
  expect(writers.defects).toEqual([])
  expect(writers.withoutRetryAfter).toEqual([])
  for (const answer of readiness) expect(answer).toMatchObject({ status: 503 })
  expect(server.output.out).toContain('the disk of the database is full')
}

fault('full disk of DATABASE_URL', async (report) => {
  const disk = mountDisk(300)
  if (!disk) return report({ remarks: 'not run: no disk can be mounted here' })
  const cluster = await startCluster({ folder: disk.folder })
  const settings = { DATABASE_URL: cluster.url(), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const server = await startServer(settings)
  // PostgreSQL exits when the disk is full for its log. An operator would start it again.
  const free = () => {
    disk.free()
    if (!cluster.isRunning()) cluster.start()
  }
  await fillRepeatedly(server, { ...disk, free }, report)
  await server.end('SIGTERM')
})

fault('full disk of DATA_DIR', async (report) => {
  const disk = mountDisk(300)
  if (!disk) return report({ remarks: 'not run: no disk can be mounted here' })
  const settings = { DATA_DIR: join(disk.folder, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const server = await startServer(settings)
  await fillRepeatedly(server, disk, report)
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })

  disk.fill()
  const { code, err } = await launchProcess(settings).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^The disk of DATA_DIR .* is full \(0 MB free\): free at least 16 MB, then start again\n$/)
  disk.free()
  expect(await (await startServer(settings)).end('SIGTERM')).toMatchObject({ code: 0 })
})

fault('first start on a full disk', async (report) => {
  const disk = mountDisk(20)
  if (!disk) return report({ remarks: 'not run: no disk can be mounted here' })
  const { code, err } = await launchProcess({ DATA_DIR: join(disk.folder, 'data') }).ended
  report({ rounds: 1 })
  expect(code).toBe(1)
  expect(err).toContain('is full')
})

fault('read-only database', async (report) => {
  const cluster = await startCluster()
  const server = await startServer({
    DATABASE_URL: cluster.url(),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  const rounds = isLongRun ? 10 : 2
  for (let round = 0; round < rounds; round++) {
    await writers.untilAcknowledged(50)
    await cluster.sql('alter system set default_transaction_read_only = on')
    await cluster.sql('select pg_reload_conf()')
    const refused = writers.answers[503] ?? 0
    await vi.waitUntil(() => (writers.answers[503] ?? 0) > refused + 50, { timeout: STEP_TIMEOUT, interval: 20 })
    const ready = await server.get('/readyz')
    expect(ready.body).toEqual({ error: 'The database cannot be written: it is read-only' })
    expect([ready.status, ready.headers.has('retry-after')]).toEqual([503, true])
    expect((await server.get('/api/auth/me', { token })).status).toBe(200)
    expect((await server.get('/businesses')).status).toBe(200)
    await cluster.sql('alter system reset all')
    await cluster.sql('select pg_reload_conf()')
    await writers.untilAcknowledged(20)
    await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
  }
  await writers.stop()
  const lost = await writers.findLost()
  const { acknowledged, answers, defects, withoutRetryAfter } = writers
  report({ rounds, died: Number(server.hasEnded()), acknowledged: acknowledged.length, lost: lost.length, answers })
  expect(lost).toEqual([])
  expect(defects).toEqual([])
  expect(withoutRetryAfter).toEqual([])
  expect(server.output.out).toContain('"cause":"the database is read-only"')
})

fault('database without free connections', async (report) => {
  const cluster = await startCluster({ settings: ['max_connections=14', 'superuser_reserved_connections=0'] })
  const server = await startServer({ DATABASE_URL: cluster.url(), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  await sleep(isLongRun ? 20_000 : 3000)
  await writers.stop()
  const lost = await writers.findLost()
  const { acknowledged, answers, defects } = writers
  report({ rounds: 1, died: Number(server.hasEnded()), acknowledged: acknowledged.length, lost: lost.length, answers })
  expect(lost).toEqual([])
  expect(defects).toEqual([])
  expect(server.output.out).toContain('"cause":"the database has no connection left"')
})
