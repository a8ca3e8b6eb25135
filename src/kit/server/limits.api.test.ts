import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { application, db } from '../../../test/database.ts'
import { openDatabase } from '../../database/open.server.ts'
import { readSettings } from '../../server/settings.ts'
import { AppError } from '../api/errors.ts'
import { createLimits, DAY, type Limit, MINUTE } from './limits.server.ts'

const posts: Limit = { name: 'posts', points: 3, seconds: MINUTE, message: 'Too many posts.' }
const daily: Limit = { name: 'daily', points: 10, seconds: DAY, message: 'Too many a day.' }
const openPool = () => openDatabase(application, undefined, 5)
const databases = [openPool(), openPool()] as const
const [limits, limitsOfOtherProcess] = databases.map(({ pool }) =>
  createLimits(pool, readSettings({}), [posts, daily]),
) as [ReturnType<typeof createLimits>, ReturnType<typeof createLimits>]
afterAll(() => Promise.all(databases.map(({ close }) => close())))
afterEach(() => void vi.useRealTimers())
beforeEach(() => db.deleteFrom('rate_limits').execute())

const isTaken = (taken: Promise<void>) =>
  taken.then(
    () => true,
    (error) => {
      expect(error).toBeInstanceOf(AppError)
      return false
    },
  )
const takeError = async (...args: Parameters<typeof limits.take>): Promise<AppError> =>
  limits.take(...args).then(
    () => expect.unreachable('was taken'),
    (error) => error,
  )

test('parallel uses in several processes share one count', async () => {
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, index) => isTaken((index % 2 ? limits : limitsOfOtherProcess).take(posts, 'a'))),
  )
  expect(taken.filter(Boolean)).toHaveLength(3)
  expect(await isTaken(limits.take(posts, 'b'))).toBe(true)
  expect(await isTaken(limits.take(posts, 'a', ''))).toBe(true)
})

test('a refusal states the waiting time, in words and in headers', async () => {
  for (let use = 0; use < 3; use++) await limits.take(posts, 'a')
  const { status, message, headers } = await takeError(posts, 'a')
  expect([status, message]).toEqual([429, 'Too many posts. Please try again in a minute.'])
  const wait = Number(headers['Retry-After'])
  expect(wait).toBeGreaterThan(55)
  expect(wait).toBeLessThanOrEqual(60)
  expect(headers).toMatchObject({ 'RateLimit-Policy': '"posts";q=3;w=60', RateLimit: `"posts";r=0;t=${wait}` })
  expect((await takeError({ ...daily, points: 0 }, 'a')).message).toBe('Too many a day. Please try again in 24 hours.')
})

test('reports what remains of every limit in the headers of the reply', async () => {
  const headers = new Headers()
  const reporting = limits.reportTo(headers)
  await reporting.take(posts, 'a')
  await reporting.take(daily, 'a')
  expect(headers.get('RateLimit-Policy')).toBe('"posts";q=3;w=60, "daily";q=10;w=86400')
  expect(headers.get('RateLimit')).toMatch(/^"posts";r=2;t=(60|59), "daily";r=9;t=86(400|399)$/)
})

test('refused uses cost a key at most one point when it later gets more points', async () => {
  for (let use = 0; use < 9; use++) await isTaken(limits.take(posts, 'a'))
  const more = { ...posts, points: 6 }
  const taken: boolean[] = []
  for (let use = 0; use < 4; use++) taken.push(await isTaken(limits.take(more, 'a')))
  expect(taken).toEqual([true, true, false, false])
  expect(await isTaken(limits.take(posts, 'a'))).toBe(false)
})

test('a wrong clock of a process does not end a window', async () => {
  for (let use = 0; use < 3; use++) await limits.take(posts, 'a')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY * 1000 })
  expect(await isTaken(limits.take(posts, 'a'))).toBe(false)
  vi.setSystemTime(0)
  expect(await isTaken(limitsOfOtherProcess.take(posts, 'a'))).toBe(false)
})

test('the window ends by the clock of the database', async () => {
  for (let use = 0; use < 4; use++) await isTaken(limits.take(posts, 'a'))
  await db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute()
  expect(await isTaken(limits.take(posts, 'a'))).toBe(true)
  const [row] = await db.selectFrom('rate_limits').selectAll().execute()
  expect(row?.points).toBe(1)
  expect(Number(row?.expire)).toBeGreaterThan(Date.now() + 50_000)
})

test('a cleared key starts a new window', async () => {
  for (let use = 0; use < 4; use++) await isTaken(limits.take(posts, 'a'))
  await limits.clear(posts, 'a')
  expect(await isTaken(limits.take(posts, 'a'))).toBe(true)
})

test('a limit that no feature registers throws an error, even when limits are off', async () => {
  const off = createLimits(databases[0].pool, readSettings({ RATE_LIMITS: 'off' }), [posts])
  for (let use = 0; use < 9; use++) await off.take(posts, 'a')
  await expect(off.take(daily, 'a')).rejects.toThrow('not registered')
})
