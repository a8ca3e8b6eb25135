import { expect, test, vi } from 'vitest'
import { ANY_CONTENT, createMemory } from './memory.server.ts'

test('computes a value once until something changes', async () => {
  const memory = createMemory()
  memory.enable(true)
  const read = vi.fn(async () => 1)
  await Promise.all([memory.recall('things', 'a', read), memory.recall('things', 'a', read)])
  memory.invalidate(['other things'])
  await memory.recall('things', 'a', read)
  expect(read).toHaveBeenCalledTimes(1)
  memory.invalidate(['things'])
  await memory.recall('things', 'a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('does not cache a value whose computation began before a change', async () => {
  const memory = createMemory()
  memory.enable(true)
  const slow = Promise.withResolvers<string>()
  const stale = memory.recall('things', 'a', () => slow.promise)
  memory.invalidate(['things'])
  const fresh = memory.recall('things', 'a', async () => 'new')
  slow.resolve('old')
  expect([await stale, await fresh, await memory.recall('things', 'a', async () => 'newer')]).toEqual([
    'old',
    'new',
    'new',
  ])
})

test('does not cache a failure', async () => {
  const memory = createMemory()
  memory.enable(true)
  await expect(memory.recall('things', 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memory.recall('things', 'a', async () => 1)).toBe(1)
})

test('caches nothing while changes are not received', async () => {
  const memory = createMemory()
  const read = vi.fn(async () => 1)
  await memory.recall('things', 'a', read)
  await memory.recall('things', 'a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('drops a value that depends on all content at every change except votes', async () => {
  const memory = createMemory()
  memory.enable(true)
  let count = 0
  const read = () => memory.recall(ANY_CONTENT, 'a', async () => ++count)
  await read()
  memory.invalidate(['votes:17', 'questions.votes'])
  expect(await read()).toBe(1)
  memory.invalidate(['votes:17', 'question:17'])
  expect(await read()).toBe(2)
  memory.invalidate(['*'])
  expect(await read()).toBe(3)
})
