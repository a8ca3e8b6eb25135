import { expect, test, vi } from 'vitest'
import { createReadLimit, shareReadLimit } from './readLimit.server.ts'
import { noSiblings, type Siblings } from './siblings.server.ts'

function start() {
  let time = 1000
  const { take } = createReadLimit(() => time)
  return {
    take,
    wait(milliseconds: number) {
      time += milliseconds
    },
    /** Takes `count` tokens, and returns the number that were available. */
    takeMany: (count: number, reader = 'a') =>
      Array.from({ length: count }, () => take(reader)).filter(({ isTaken }) => isTaken).length,
  }
}

test('allows a burst of 600 and then ten a second', () => {
  const { takeMany, wait, take } = start()
  expect(takeMany(1000)).toBe(600)
  expect(take('a')).toMatchObject({ isTaken: false, remaining: 0, wait: 1 })
  for (let second = 0; second < 100; second++) {
    wait(1000)
    expect(takeMany(50)).toBe(10)
  }
  wait(30_000)
  expect(takeMany(1000)).toBe(300)
})

test('a bucket holds at most 600 tokens after a long pause', () => {
  const { takeMany, wait } = start()
  takeMany(600)
  wait(3_600_000)
  expect(takeMany(1000)).toBe(600)
})

test('counts each reader separately', () => {
  const { takeMany } = start()
  takeMany(1000, 'a')
  expect(takeMany(1000, 'b')).toBe(600)
})

test('returns the remaining reads and the time at which the bucket is full', () => {
  const { takeMany, take } = start()
  expect(take('a')).toEqual({ name: 'read', points: 600, seconds: 60, remaining: 599, wait: 1, isTaken: true })
  takeMany(299)
  expect(take('a')).toMatchObject({ remaining: 299, wait: 31 })
})

test('workers of one server share the buckets', () => {
  vi.useFakeTimers()
  const handlers: ((data: unknown) => unknown)[] = []
  const connect = (number: number): Siblings => ({
    ...noSiblings,
    number,
    count: 2,
    broadcast: (_topic, data) => void handlers[2 - number]?.(JSON.parse(JSON.stringify(data))),
    onMessage: (_topic, handle) => void handlers.splice(number - 1, 0, handle),
  })
  const workers = [1, 2].map((number) =>
    shareReadLimit(
      createReadLimit(() => 1000),
      connect(number),
    ),
  )
  const take = (worker: number, count: number) =>
    Array.from({ length: count }, () => workers[worker]?.('a')).filter((state) => state?.isTaken).length
  expect(take(0, 400)).toBe(400)
  vi.runAllTimers()
  expect(take(1, 400)).toBe(200)
  vi.runAllTimers()
  expect(take(0, 1)).toBe(0)
  vi.useRealTimers()
})
