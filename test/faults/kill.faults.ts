import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import {
  createDatabase,
  findWorkers,
  makeDataFolder,
  readDatabasePid,
  register,
  STEP_TIMEOUT,
  startServer,
} from '../serverProcess.ts'
import { fault, isLongRun, longFault } from './fault.ts'
import { startWriters } from './writers.ts'

fault('kill -9 of the server under 16 writers', async (report) => {
  const rounds = isLongRun ? 20 : 2
  const settings = { DATA_DIR: makeDataFolder(), RATE_LIMITS: 'off' }
  let server = await startServer(settings)
  const pid = readDatabasePid(settings.DATA_DIR)
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  for (let round = 0; round < rounds; round++) {
    await writers.untilAcknowledged(50)
    await sleep(Math.random() * 200)
    await server.end('SIGKILL')
    server = await startServer(settings)
  }
  await writers.untilAcknowledged(50)
  await writers.stop()
  const lost = await writers.findLost()
  report({ rounds, acknowledged: writers.acknowledged.length, lost: lost.length, answers: writers.answers })
  expect(lost).toEqual([])
  expect(readDatabasePid(settings.DATA_DIR)).toBe(pid)
  expect(Object.keys(writers.answers)).not.toContain('500')
  await server.end('SIGTERM')
})

fault('kill -9 of one of two workers under 16 writers', async (report) => {
  const rounds = isLongRun ? 5 : 1
  const server = await startServer({ DATABASE_URL: await createDatabase(), WORKERS: '2', RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  for (let round = 0; round < rounds; round++) {
    await vi.waitUntil(() => findWorkers(server).length === 2, { timeout: STEP_TIMEOUT })
    await writers.untilAcknowledged(50)
    process.kill(findWorkers(server)[round % 2] as number, 'SIGKILL')
    // The other worker handles all requests meanwhile.
    await writers.untilAcknowledged(50)
  }
  await writers.stop()
  const lost = await writers.findLost()
  const { none = 0, ...answers } = writers.answers
  report({ rounds, acknowledged: writers.acknowledged.length, lost: lost.length, answers: writers.answers })
  expect(lost).toEqual([])
  expect(Object.keys(answers)).toEqual(['201'])
  expect(none).toBeLessThanOrEqual(16 * rounds)
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
})

fault('the reader of the log goes away', async (report) => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), WORKERS: '2', RATE_LIMITS: 'off' })
  server.child.stdout?.destroy()
  server.child.stderr?.destroy()
  const [killed] = findWorkers(server)
  // The primary process prints why it starts the worker again.
  process.kill(killed as number, 'SIGKILL')
  await vi.waitUntil(() => !findWorkers(server).includes(killed as number), { timeout: STEP_TIMEOUT })
  await vi.waitUntil(() => findWorkers(server).length === 2, { timeout: STEP_TIMEOUT })
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  await writers.untilAcknowledged(50)
  await writers.stop()
  report({ rounds: 1, acknowledged: writers.acknowledged.length, answers: writers.answers })
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
})

longFault('SIGSTOP of one of two workers', async (report) => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), WORKERS: '2', RATE_LIMITS: 'off' })
  const [stopped] = findWorkers(server)
  process.kill(stopped as number, 'SIGSTOP')
  const start = performance.now()
  await vi.waitUntil(() => !findWorkers(server).includes(stopped as number), { timeout: STEP_TIMEOUT })
  const seconds = (performance.now() - start) / 1000
  await vi.waitUntil(() => findWorkers(server).length === 2, { timeout: STEP_TIMEOUT })
  report({ rounds: 1, remarks: `replaced after ${Math.round(seconds)} s` })
  expect(seconds).toBeLessThan(40)
  expect(server.output.err).toContain('did not respond for 30 s and was ended. Restarting in 1 s.')
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
})
