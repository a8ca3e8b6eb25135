import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT_INTERVAL_MS, watchWorkers } from './heartbeats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('reports a worker once that has sent nothing for six intervals', () => {
  const hung: string[] = []
  const heartbeats = watchWorkers((worker: string) => void hung.push(worker))
  heartbeats.add('first')
  heartbeats.add('second')
  for (let interval = 1; interval <= 5; interval++) {
    vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS)
    heartbeats.record('second')
  }
  expect(hung).toEqual([])
  vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS)
  expect(hung).toEqual(['first'])
  heartbeats.record('second')
  vi.advanceTimersByTime(5 * HEARTBEAT_INTERVAL_MS)
  expect(hung).toEqual(['first'])
})

test('ignores a worker that has ended', () => {
  const onHung = vi.fn()
  const heartbeats = watchWorkers(onHung)
  heartbeats.add('first')
  heartbeats.remove('first')
  heartbeats.record('first')
  vi.advanceTimersByTime(20 * HEARTBEAT_INTERVAL_MS)
  expect(onHung).not.toHaveBeenCalled()
})
