import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConcurrencyLimit, Release } from './concurrencyLimit.ts'

/** The number of requests that run at once at the start. */
const SLOTS = 100

let limit: ConcurrencyLimit

beforeEach(async () => {
  vi.useFakeTimers()
  // The event loop is measured by a timer of the module, which must be a fake one too.
  vi.resetModules()
  const { createConcurrencyLimit } = await import('./concurrencyLimit.ts')
  limit = createConcurrencyLimit(pino({ enabled: false }))
})

afterEach(() => {
  limit.stop()
  vi.useRealTimers()
})

/** Schedules requests. */
function schedule(count: number) {
  const releases: Release[] = []
  const counts = { started: 0, refused: 0 }
  for (let n = 0; n < count; n++) {
    limit.schedule(
      (release) => {
        counts.started += 1
        releases.push(release)
      },
      () => {
        counts.refused += 1
      },
    )
  }
  return { counts, finish: () => releases.splice(0).forEach((release) => void release(false)) }
}

test('serves a whole burst that comes while all slots are taken for half a second', () => {
  const running = schedule(SLOTS)
  const burst = schedule(500)
  vi.advanceTimersByTime(500)
  expect(burst.counts).toEqual({ started: 0, refused: 0 })
  running.finish()
  for (let round = 0; round < 5; round++) burst.finish()
  expect(burst.counts).toEqual({ started: 500, refused: 0 })
})

test('refuses at once a request that cannot wait, and after a second one that got no slot', () => {
  schedule(SLOTS)
  const burst = schedule(2001)
  expect(burst.counts).toEqual({ started: 0, refused: 1 })
  vi.advanceTimersByTime(999)
  expect(burst.counts.refused).toBe(1)
  vi.advanceTimersByTime(1)
  expect(burst.counts.refused).toBe(2001)
})

test('refuses within 80 milliseconds while an overload lasts, and waits for longer after it', () => {
  const running = schedule(SLOTS)
  for (let tick = 0; tick < 30; tick++) {
    schedule(10)
    vi.advanceTimersByTime(100)
  }
  const late = schedule(10)
  vi.advanceTimersByTime(80)
  expect(late.counts).toEqual({ started: 0, refused: 10 })

  vi.advanceTimersByTime(3000)
  const afterwards = schedule(10)
  vi.advanceTimersByTime(500)
  expect(afterwards.counts.refused).toBe(0)
  running.finish()
  expect(afterwards.counts).toEqual({ started: 10, refused: 0 })
})
