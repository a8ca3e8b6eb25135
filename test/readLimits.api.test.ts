import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { startTestApp, type TestResponse } from './app.ts'
import { db } from './database.ts'

const READ_LIMIT = 600
const app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const withoutProxy = await startTestApp({ RATE_LIMITS: 'on' })
const unlimited = await startTestApp({ RATE_LIMITS: 'off', TRUST_PROXY: '1' })

type Sender = Pick<typeof app, 'visitor'>['visitor']
const get = (ip: string, path: string, from: Sender = app.visitor) =>
  from.send('GET', path, { headers: { 'X-Forwarded-For': ip } })

/** A path that answers 404 without a query. */
const CHEAP = '/sitemap-nothing.xml'

/** Reads until the first refusal, and returns the number of accepted reads. The bucket is refilled meanwhile. */
async function readUntilRefused(read: (index: number) => Promise<TestResponse>) {
  for (let index = 0; index < 3 * READ_LIMIT; index += 20) {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, offset) => read(index + offset)))
    const refused = replies.find(({ status }) => status === 429)
    if (refused) return { accepted: index + replies.filter(({ status }) => status !== 429).length, refused }
  }
  return expect.unreachable('never refused')
}

test('limits searches, feeds, the sitemap and pages with a search together, by IPv6 /64 network', async () => {
  let hosts = 0
  const getAsNetwork = (path: string) => get(`2001:db8:7:7::${(hosts++).toString(16)}`, path)
  const { accepted, refused } = await readUntilRefused(() => getAsNetwork(CHEAP))
  expect(accepted).toBeGreaterThanOrEqual(READ_LIMIT)
  expect(refused.headers.get('RateLimit-Policy')).toBe('"read";q=600;w=60')
  expect(refused.headers.get('RateLimit')).toBe('"read";r=0;t=1')
  expect(refused.headers.get('Retry-After')).toBe('1')
  expect(refused.body.error).toBe('Too many requests in a short time. Please try again in a few seconds.')

  const drain = () => Promise.all(Array.from({ length: 40 }, () => getAsNetwork(CHEAP)))
  for (const path of [
    '/api/search?q=a',
    '/jobs.atom',
    '/sitemap.xml',
    '/sitemap-screens.xml',
    '/questions?search=roof',
  ]) {
    await drain()
    const replies = await Promise.all(Array.from({ length: 20 }, () => getAsNetwork(path)))
    expect(
      replies.map(({ status }) => status),
      path,
    ).toContain(429)
    const reply = replies.find(({ status }) => status === 429)
    expect(reply?.headers.get('Retry-After'), path).toBe('1')
    if (path.startsWith('/questions')) expect(reply?.body).toContain('Too many requests in a short time.')
  }
  // Pages without a search stay available.
  for (const path of ['/', '/questions', '/robots.txt', '/api/help'])
    expect((await getAsNetwork(path)).status, path).toBe(200)
  expect((await get('192.0.2.2', '/api/jobs')).status).toBe(200)
  expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

test('counts forged addresses as one client without a trusted proxy', async () => {
  const { accepted } = await readUntilRefused((index) => get(`198.51.100.${index % 250}`, CHEAP, withoutProxy.visitor))
  expect(accepted).toBeLessThan(2 * READ_LIMIT)
})

test('counts members by account, because a whole town may share one address', async () => {
  const ip = '192.0.2.3'
  const headers = { 'X-Forwarded-For': ip }
  await readUntilRefused(() => get(ip, CHEAP))
  const [first, second] = await Promise.all([makeUser(), makeUser()])
  await readUntilRefused((index) =>
    app.as(first).get('/api/jobs?limit=x', { 'X-Forwarded-For': `203.0.113.${index % 250}` }),
  )
  const reply = await app.as(second).get('/api/jobs', headers)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('RateLimit')).toBe('"read";r=599;t=1')
})

test('RATE_LIMITS=off disables the read limit', async () => {
  for (let count = 0; count < READ_LIMIT + 50; count += 50) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => get('192.0.2.4', CHEAP, unlimited.visitor)))
    expect(replies.every(({ status, headers }) => status === 404 && !headers.has('RateLimit'))).toBe(true)
  }
})
