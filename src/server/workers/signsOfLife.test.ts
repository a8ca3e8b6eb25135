import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIGN_INTERVAL, watchWorkers } from './signsOfLife.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('reports a worker once that has sent nothing for six intervals', () => {
  const hung: string[] = []
  const signs = watchWorkers((worker: string) => void hung.push(worker))
  signs.add('first')
  signs.add('second')
  for (let interval = 1; interval <= 5; interval++) {
    vi.advanceTimersByTime(SIGN_INTERVAL)
    signs.note('second')
  }
  expect(hung).toEqual([])
  vi.advanceTimersByTime(SIGN_INTERVAL)
  expect(hung).toEqual(['first'])
  signs.note('second')
  vi.advanceTimersByTime(5 * SIGN_INTERVAL)
  expect(hung).toEqual(['first'])
})

test('ignores a worker that has ended', () => {
  const onHung = vi.fn()
  const signs = watchWorkers(onHung)
  signs.add('first')
  signs.remove('first')
  signs.note('first')
  vi.advanceTimersByTime(20 * SIGN_INTERVAL)
  expect(onHung).not.toHaveBeenCalled()
})
