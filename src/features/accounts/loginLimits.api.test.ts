import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeUser, PASSWORD } from './accounts.make.ts'
import { attemptDelay } from './loginLimits.server.ts'

attemptDelay.max_ms = 20

const { visitor } = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const unlimited = await startTestApp({ RATE_LIMITS: 'off', TRUST_PROXY: '1' })
const withoutProxy = await startTestApp({ RATE_LIMITS: 'on' })
beforeEach(() => db.deleteFrom('rate_limits').execute())

const logIn = (ip: string, email: string, password = 'wrong', { visitor: from } = { visitor }) =>
  from.send('POST', '/api/auth/login', { body: { email, password }, headers: { 'X-Forwarded-For': ip } })
/** Makes attempts in parallel, ten at a time, so that the queue of hashes is not full on a busy machine. */
async function attemptMany(count: number, attempt: (index: number) => Promise<{ status: number }>) {
  const replies: { status: number }[] = []
  for (let first = 0; first < count; first += 10)
    replies.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => attempt(first + index)))))
  return countStatuses(replies)
}
function countStatuses(replies: { status: number }[]) {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
/** Ends the current windows of the rate limit with this name, for all clients and accounts. */
const endWindows = (name: string) =>
  db.updateTable('rate_limits').set({ expire: 0 }).where('key', 'like', `${name}:%`).execute()

test('limits failed logins of one IP address over all accounts, and reports the wait', async () => {
  expect(await attemptMany(60, (index) => logIn('192.0.2.1', `nobody${index}@example.com`))).toEqual({
    401: 30,
    429: 30,
  })
  const refused = await logIn('192.0.2.1', (await makeUser()).email, PASSWORD)
  expect(refused.status).toBe(429)
  const wait = refused.headers.get('Retry-After')
  expect(Number(wait)).toBeGreaterThan(800)
  expect(refused.headers.get('RateLimit-Policy')).toBe('"login-client";q=30;w=900')
  expect(refused.headers.get('RateLimit')).toBe(`"login-client";r=0;t=${wait}`)
  expect((await logIn('192.0.2.2', (await makeUser()).email, PASSWORD)).status).toBe(200)
})

test('successful logins of many members behind one IP address do not count', async () => {
  const users = await Promise.all(Array.from({ length: 35 }, () => makeUser()))
  for (const { email } of users) expect((await logIn('192.0.2.1', email, PASSWORD)).status).toBe(200)
  const reply = await logIn('192.0.2.1', (await makeUser()).email, PASSWORD)
  expect(reply.headers.get('RateLimit')).toMatch(
    /^"login-client";r=29;t=\d+, "login";r=9;t=\d+, "login-any";r=119;t=\d+$/,
  )
})

test('IP addresses of one IPv6 /64 network are one client', async () => {
  const { email } = await makeUser()
  expect(await attemptMany(40, (host) => logIn(`2001:db8:1:1::${host}`, email))).toEqual({ 401: 10, 429: 30 })
})

test('forged IP addresses count as one client without a trusted proxy', async () => {
  const { email } = await makeUser()
  expect(await attemptMany(20, (index) => logIn(`192.0.2.${index}`, email, 'wrong', withoutProxy))).toEqual({
    401: 10,
    429: 10,
  })
})

test('all spellings of an email address count for one account', async () => {
  const { email } = await makeUser()
  const spellings = [email, ` ${email.toUpperCase()} `] as const
  expect(await attemptMany(20, (index) => logIn('192.0.2.1', spellings[(index % 2) as 0 | 1]))).toEqual({
    401: 10,
    429: 10,
  })
})

test('a spelling that only the database considers equal has no account', async () => {
  const { email } = await makeUser({ email: 'kodiak.island@example.com' })
  expect((await logIn('192.0.2.1', email.replaceAll('i', 'İ'), PASSWORD)).status).toBe(401)
  expect((await logIn('192.0.2.1', email.replaceAll('i', 'I'), PASSWORD)).status).toBe(200)
})

test('delays logins to an account from new IP addresses longer after each failure, and limits how many wait at the same time', async () => {
  const { email } = await makeUser()
  attemptDelay.max_ms = 400
  const time = async (ip: string) => {
    const started = performance.now()
    const { status } = await logIn(ip, email)
    return { status, ms: performance.now() - started }
  }
  for (let n = 1; n <= 14; n++) await time(`192.0.2.${n}`)
  const slow = await time('192.0.2.20')
  expect(slow.status).toBe(401)
  expect(slow.ms).toBeGreaterThan(395)
  // Long enough for all of them to arrive while the first ones wait.
  attemptDelay.max_ms = 3000
  const parallel = await Promise.all(Array.from({ length: 20 }, (_, n) => time(`198.51.100.${n}`)))
  expect(countStatuses(parallel)).toEqual({ 401: 5, 429: 15 })
  // Logins to another account, without failures, are not slowed down.
  const other = await makeUser()
  attemptDelay.max_ms = 60_000
  expect((await logIn('192.0.2.21', other.email, PASSWORD)).status).toBe(200)
  attemptDelay.max_ms = 20
  expect((await logIn('192.0.2.22', email, PASSWORD)).status).toBe(200)
})

test('slows down attempts at one account from many IP addresses, and never locks its owner out', async () => {
  const { email } = await makeUser()
  expect((await logIn('198.51.100.1', email, PASSWORD)).status).toBe(200)
  const attackers = Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`)
  const guess = async () => {
    const replies: { status: number }[] = []
    for (const ip of attackers) replies.push(await logIn(ip, email))
    return countStatuses(replies)
  }
  // Each IP address has a first attempt, and the IP addresses before the tenth failure have a second one.
  expect(await guess()).toEqual({ 401: 40 })
  // The first pauses are only a second, which is less than this test takes on a slow machine.
  await db
    .updateTable('rate_limits')
    .set({ expire: Date.now() + 900_000 })
    .where('key', 'like', 'login-pause:%')
    .execute()
  expect(await guess()).toEqual({ 401: 10, 429: 30 })
  expect(await guess()).toEqual({ 429: 40 })
  const refused = await logIn(attackers[0] as string, email, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)

  // The owner makes a typing error at home, and then one on a new connection.
  expect((await logIn('198.51.100.1', email)).status).toBe(401)
  expect((await logIn('198.51.100.1', email, PASSWORD)).status).toBe(200)
  expect((await logIn('203.0.113.1', email, PASSWORD)).status).toBe(200)
  // After a typing error on a new connection, the owner only waits for the pause.
  expect((await logIn('203.0.113.2', email)).status).toBe(401)
  expect((await logIn('203.0.113.2', email, PASSWORD)).status).toBe(429)
  await endWindows('login-pause')
  expect((await logIn('203.0.113.2', email, PASSWORD)).status).toBe(200)
})

test('a refused attempt does not count as a failure', async () => {
  const { email } = await makeUser()
  for (let attempt = 0; attempt < 45; attempt++) await logIn('192.0.2.1', email)
  await endWindows('login')
  // Ten failures of this account have counted for the client, and the 35 refusals have not.
  for (let account = 0; account < 20; account++) {
    expect((await logIn('192.0.2.1', `nobody${account}@example.com`)).status).toBe(401)
  }
  expect((await logIn('192.0.2.1', 'nobody@example.com')).status).toBe(429)
})

test('limits logins to unknown accounts in the same way as logins to existing accounts', async () => {
  const { email } = await makeUser()
  const attempts = async (address: string, account: string) => {
    const replies = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const { status, body } = await logIn(address, account)
      replies.push([status, status === 401 ? body : body.error])
    }
    return replies
  }
  expect(await attempts('192.0.2.1', 'nobody@example.com')).toEqual(await attempts('192.0.2.2', email))
})

test('also limits successful logins by account and client', async () => {
  const { email } = await makeUser()
  await logIn('192.0.2.1', email, PASSWORD)
  await db.updateTable('rate_limits').set({ points: 119 }).where('key', 'like', 'login-any:%').execute()
  expect((await logIn('192.0.2.1', email, PASSWORD)).status).toBe(200)
  expect((await logIn('192.0.2.1', email, PASSWORD)).status).toBe(429)
  expect((await logIn('192.0.2.2', email, PASSWORD)).status).toBe(200)
})

test('RATE_LIMITS=off disables the limits of logins', async () => {
  const { email } = await makeUser()
  for (let attempt = 0; attempt < 35; attempt++) {
    expect((await logIn('192.0.2.1', email, 'wrong', unlimited)).status).toBe(401)
  }
  expect((await logIn('192.0.2.1', email, PASSWORD, unlimited)).status).toBe(200)
  expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

test('limits attempts to set a new password by client', async () => {
  const reset = () =>
    visitor.send('POST', '/api/auth/reset-password', {
      body: { token: 'guessed', password: 'new password' },
      headers: { 'X-Forwarded-For': '192.0.2.1' },
    })
  for (let attempt = 0; attempt < 30; attempt++) expect((await reset()).status).toBe(400)
  expect((await reset()).status).toBe(429)
})
