import { expect, test } from 'vitest'
import { createReadLimit } from './readLimit.server.ts'

function start() {
  let time = 1000
  const take = createReadLimit(() => time)
  return {
    take,
    wait(milliseconds: number) {
      time += milliseconds
    },
    /** Takes as often as asked, and returns how many tokens were taken. */
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

test('holds no more than 600 after a long pause', () => {
  const { takeMany, wait } = start()
  takeMany(600)
  wait(3_600_000)
  expect(takeMany(1000)).toBe(600)
})

test('counts each reader on its own', () => {
  const { takeMany } = start()
  takeMany(1000, 'a')
  expect(takeMany(1000, 'b')).toBe(600)
})

test('says how many reads remain and when the bucket is full', () => {
  const { takeMany, take } = start()
  expect(take('a')).toEqual({ name: 'read', points: 600, seconds: 60, remaining: 599, wait: 1, isTaken: true })
  takeMany(299)
  expect(take('a')).toMatchObject({ remaining: 299, wait: 31 })
})
