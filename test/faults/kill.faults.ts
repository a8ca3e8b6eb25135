import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { makeFolder, readDatabasePid, register, startServer } from '../serverProcess.ts'
import { fault, isLong } from './fault.ts'
import { startWriters } from './writers.ts'

fault('kill -9 of the server under 16 writers', async (report) => {
  const rounds = isLong ? 20 : 2
  const settings = { DATA_DIR: makeFolder(), RATE_LIMITS: 'off' }
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
