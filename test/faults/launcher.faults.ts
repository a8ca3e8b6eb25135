import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.server.ts'
import {
  createDatabase,
  findWorkers,
  getLockFile,
  isAlive,
  launchProcess,
  makeDataFolder,
  makeFolder,
  refusesConnections,
  register,
  type Server,
  STEP_TIMEOUT,
  startServer,
  toDatabaseUrl,
} from '../serverProcess.ts'
import { fault, isLongRun, longFault } from './fault.ts'
import { findFreePort } from './ports.ts'
import { startWriters } from './writers.ts'

const launcher = ['scripts/start.mjs']

/** The id of the server process that a launcher has started. */
function findServerPid({ child }: Pick<Server, 'child'>): number | undefined {
  const isChild = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${child.pid}`
    } catch {
      return false
    }
  }
  return readdirSync('/proc').filter(Number).filter(isChild).map(Number)[0]
}

async function killServer(server: Server) {
  const pid = await vi.waitUntil(() => findServerPid(server), { timeout: STEP_TIMEOUT })
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => findServerPid(server) !== pid, { timeout: STEP_TIMEOUT })
}

const readiness = async ({ get }: Server) => (await get('/readyz').catch(() => null))?.status

fault('kill -9 of a server that the launcher starts again', async (report) => {
  const rounds = isLongRun ? 4 : 1
  const port = await findFreePort()
  const server = await startServer({ DATA_DIR: makeDataFolder(), RATE_LIMITS: 'off', PORT: `${port}` }, launcher)
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  for (let round = 0; round < rounds; round++) {
    await writers.untilAcknowledged(50)
    await killServer(server)
    await vi.waitUntil(async () => (await readiness(server)) === 200, { timeout: STEP_TIMEOUT })
  }
  await writers.untilAcknowledged(50)
  await writers.stop()
  const lost = await writers.findLost()
  report({ rounds, acknowledged: writers.acknowledged.length, lost: lost.length, answers: writers.answers })
  expect(lost).toEqual([])
  const pauses = [...server.output.err.matchAll(/^The server was ended by SIGKILL .* Restarting in (\d+) s\.$/gm)]
  expect(pauses.map(([, seconds]) => Number(seconds))).toEqual([1, 2, 4, 8].slice(0, rounds))
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
})

fault('SIGTERM of the launcher before it starts the server again', async () => {
  const port = await findFreePort()
  const server = await startServer({ DATABASE_URL: await createDatabase(), PORT: `${port}` }, launcher)
  await killServer(server)
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  expect(await refusesConnections(port)).toBe(true)
})

fault('kill -9 of the launcher of two workers', async () => {
  const folder = makeDataFolder()
  const port = await findFreePort()
  const server = await startServer({ DATA_DIR: folder, PORT: `${port}`, WORKERS: '2' }, launcher)
  const workers = findWorkers({ child: { pid: findServerPid(server) } })
  expect(workers).toHaveLength(2)
  server.child.kill('SIGKILL')
  await vi.waitUntil(() => refusesConnections(port), { timeout: STEP_TIMEOUT })
  await vi.waitUntil(() => !existsSync(getLockFile(folder)), { timeout: STEP_TIMEOUT })
  await vi.waitUntil(() => !workers.some(isAlive), { timeout: STEP_TIMEOUT })
})

fault('kill -9 of launcher and server at once', async () => {
  const settings = { DATA_DIR: makeDataFolder(), PORT: `${await findFreePort()}` }
  const server = await startServer(settings, launcher)
  const pid = await vi.waitUntil(() => findServerPid(server), { timeout: STEP_TIMEOUT })
  server.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await server.ended
  const next = await startServer(settings, launcher)
  expect(await readiness(next)).toBe(200)
  expect(await next.end('SIGTERM')).toMatchObject({ code: 0 })
})

fault('a first start that fails', async () => {
  const settings = { DATA_DIR: makeFolder(), PORT: 'abc' }
  const [direct, launched] = await Promise.all([launchProcess(settings).ended, launchProcess(settings, launcher).ended])
  expect(launched).toEqual(direct)
})

fault('a database that starts after the server', async () => {
  const folder = makeFolder()
  const database = await startEmbeddedPostgres(folder)
  const DATABASE_URL = toDatabaseUrl(database.connection)
  await database.stop()
  const starting = startServer({ DATABASE_URL })
  await sleep(isLongRun ? 25_000 : 3000)
  const restarted = await startEmbeddedPostgres(folder)
  const server = await starting
  const notices = server.output.err.match(/^Waiting for DATABASE_URL \(\d+ of 60 s\): .+$/gm)
  expect(notices).toHaveLength(isLongRun ? 3 : 1)
  expect(await readiness(server)).toBe(200)
  await server.end('SIGTERM')
  await restarted.stop()
})

longFault('a database that never starts', async () => {
  const DATABASE_URL = `postgres://nobody:hidden@localhost:${await findFreePort()}/network`
  const began = performance.now()
  const { code, err } = await launchProcess({ DATABASE_URL }, launcher).ended
  expect(code).toBe(1)
  expect(err).toMatch(/\nDATABASE_URL cannot be reached: .*ECONNREFUSED.*\n$/)
  expect(err).not.toContain('hidden')
  expect(performance.now() - began).toBeGreaterThan(55_000)
})
