import { expect, test } from 'vitest'
import { admitHashing } from './hashQueue.server.ts'

/** Starts a call that runs until it is finished. */
function startCall(client: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const call = { isRunning: false, finish: resolve, done: Promise.resolve<unknown>(undefined) }
  call.done = admitHashing(client, () => {
    call.isRunning = true
    return promise
  }).catch((error) => error)
  return call
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('refuses calls with 503 after they waited a second for a place, and prefers clients with few calls', async () => {
  const busy = Array.from({ length: 300 }, () => startCall('busy'))
  await settle()
  const running = busy.filter(({ isRunning }) => isRunning)
  expect(running.length).toBeGreaterThanOrEqual(20)
  expect(running.length).toBeLessThanOrEqual(160)

  const other = startCall('other')
  await settle()
  expect(other.isRunning).toBe(false)
  running[0]?.finish()
  await settle()
  expect(other.isRunning).toBe(true)

  const refused = busy.filter(({ isRunning }) => !isRunning)
  const errors = await Promise.all(refused.map(({ done }) => done))
  expect(errors).toContainEqual(expect.objectContaining({ status: 503, headers: { 'Retry-After': '5' } }))
  for (const call of [...busy, other]) call.finish()
  await Promise.all([...busy, other].map(({ done }) => done))
  const next = startCall('busy')
  await settle()
  expect(next.isRunning).toBe(true)
  next.finish()
})
