import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createProcessQueue } from './processQueue.server.ts'

test('gives each of several concurrent calls its own reply', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'process-queue-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'echo.mjs')
  await writeFile(
    file,
    "process.on('message', (message) => process.send(message)).on('disconnect', () => process.exit())",
  )
  const queue = createProcessQueue<{ call: number }, { call: number }>({
    ...{ file: pathToFileURL(file), env: {}, maxWaiting: 2, maxWait: 20_000, maxDuration: 20_000 },
    createBusyError: () => new Error('busy'),
    createCrashError: () => new Error('crash'),
  })
  const calls = [1, 2, 3].map((call) => ({ call }))
  expect(await Promise.all(calls.map((call) => queue.run(call)))).toEqual(calls)
})
