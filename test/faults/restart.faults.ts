import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import {
  getLockFile,
  makeDataFolder,
  makeFolder,
  readDatabasePid,
  register,
  type Server,
  STEP_TIMEOUT,
  startServer,
} from '../serverProcess.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Figures, fault, isLongRun } from './fault.ts'
import { startWriters } from './writers.ts'

/** Milliseconds until writes are acknowledged again once the database is back. */
const MAX_RECOVERY_MS = 15_000

/** Breaks the database repeatedly under 16 writers. No write may be lost, no request may get 500, and tasks still run. */
async function breakRepeatedly(
  server: Server,
  folder: string,
  rounds: number,
  breakDatabase: () => unknown,
  report: (figures: Figures) => void,
) {
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  let slowestRecovery = 0
  for (let round = 0; round < rounds; round++) {
    await writers.untilAcknowledged(50)
    await sleep(Math.random() * 100)
    await breakDatabase()
    slowestRecovery = Math.max(slowestRecovery, await writers.untilAcknowledged(20))
  }
  await writers.stop()
  const email = `${randomUUID()}@example.com`
  await register(server, email)
  expect((await server.post('/api/auth/forgot-password', { email })).status).toBe(200)
  const mails = join(folder, 'mail')
  await vi.waitUntil(() => existsSync(mails) && readdirSync(mails).length > 0, { timeout: STEP_TIMEOUT })
  const lost = await writers.findLost()
  report({
    rounds,
    died: Number(server.hasEnded()),
    acknowledged: writers.acknowledged.length,
    lost: lost.length,
    answers: writers.answers,
    remarks: `back after ${Math.round(slowestRecovery)} ms at most`,
  })
  expect(server.hasEnded(), server.output.err).toBe(false)
  expect(lost).toEqual([])
  expect(writers.defects).toEqual([])
  expect(writers.withoutRetryAfter).toEqual([])
  expect(slowestRecovery).toBeLessThan(MAX_RECOVERY_MS)
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
}

const breaks: Record<string, (cluster: Cluster) => unknown> = {
  'pg_terminate_backend of all connections': (cluster) =>
    cluster.sql(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
      and backend_type = 'client backend'`),
  'pg_ctl restart -m fast': (cluster) => cluster.restart('fast'),
  // Waits until all sessions have ended by themselves.
  'pg_ctl restart -m smart': (cluster) => cluster.restart('smart'),
  'pg_ctl restart -m immediate': (cluster) => cluster.restart('immediate'),
}
for (const [name, breakDatabase] of Object.entries(breaks)) {
  fault(`${name} under 16 writers`, async (report) => {
    const cluster = await startCluster()
    const folder = makeFolder()
    const server = await startServer({
      DATABASE_URL: cluster.url(),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
    })
    await breakRepeatedly(server, folder, isLongRun ? 20 : 2, () => breakDatabase(cluster), report)
  })
}

for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT'] as const) {
  fault(`${signal} of the embedded postmaster under 16 writers`, async (report) => {
    const folder = makeDataFolder()
    const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off' })
    const rounds = isLongRun ? 20 : 2
    await breakRepeatedly(
      server,
      folder,
      rounds,
      async () => {
        const pid = readDatabasePid(folder)
        process.kill(pid, signal)
        await vi.waitUntil(() => existsSync(getLockFile(folder)) && readDatabasePid(folder) !== pid, {
          timeout: STEP_TIMEOUT,
        })
      },
      report,
    )
  })
}
