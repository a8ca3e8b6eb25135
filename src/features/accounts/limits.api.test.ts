import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { sql } from '../../database/open.server.ts'
import { makeUser, PASSWORD } from './accounts.make.ts'

const { visitor, mailFolder } = await startTestApp({
  RATE_LIMITS: 'on',
  EMAIL_VERIFICATION: 'required',
  TRUST_PROXY: '1',
})

const mailbox = openMailbox(mailFolder)

const forwardedFor = (ip: string) => ({
  post: (path: string, body: unknown) => visitor.send('POST', path, { body, headers: { 'X-Forwarded-For': ip } }),
})

test('limits failed logins per account and IP address to 10', async () => {
  const user = await makeUser()
  const login = (ip: string, password: string) =>
    forwardedFor(ip).post('/api/auth/login', { email: user.email, password })
  const failed = await Promise.all(Array.from({ length: 10 }, () => login('192.0.2.1', 'wrong')))
  expect(failed.map(({ status }) => status)).toEqual(Array(10).fill(401))

  const refusedReply = await login('192.0.2.1', PASSWORD)
  expect(refusedReply.status).toBe(429)
  expect(Number(refusedReply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refusedReply.body.error).toContain('Too many failed attempts')
  expect((await login('192.0.2.2', PASSWORD)).status).toBe(200)
})

test('a successful login resets the count of failed logins', async () => {
  const user = await makeUser()
  const login = (password: string) => forwardedFor('192.0.2.3').post('/api/auth/login', { email: user.email, password })
  for (let round = 0; round < 3; round++) {
    for (let failure = 0; failure < 5; failure++) expect((await login('wrong')).status).toBe(401)
    expect((await login(PASSWORD)).status).toBe(200)
  }
})

test('limits registrations per IP address to 100 an hour', async () => {
  await db.deleteFrom('rate_limits').execute()
  const register = (n: number) =>
    forwardedFor('192.0.2.9').post('/api/auth/register', {
      full_name: 'Many',
      email: `many${n}@example.com`,
      password: 'secret',
    })
  const statuses: number[] = []
  for (let n = 0; n < 101; n += 10) {
    const answers = await Promise.all(Array.from({ length: Math.min(10, 101 - n) }, (_, index) => register(n + index)))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

const requestReset = (email: string, ip: string) => forwardedFor(ip).post('/api/auth/forgot-password', { email })

test('limits emails to one email address to 3 an hour for each client, regardless of case', async () => {
  for (const email of ['flood@example.com', 'Flood@example.com', 'FLOOD@example.com']) {
    expect((await requestReset(email, '192.0.2.4')).status).toBe(200)
  }
  const refusedReply = await requestReset('flood@example.com', '192.0.2.4')
  expect(refusedReply.status).toBe(429)
  expect(refusedReply.headers.has('retry-after')).toBe(true)
  // Addresses of one IPv6 network are one client.
  for (const host of ['1', '2', '3'])
    expect((await requestReset('flood@example.com', `2001:db8::${host}`)).status).toBe(200)
  expect((await requestReset('flood@example.com', '2001:db8::4')).status).toBe(429)
})

test('limits emails that a client requests to 30 an hour, over all email addresses', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 32; count++) {
    statuses.push((await requestReset(`spray${count}@example.com`, '192.0.2.5')).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429])
  const resend = { email: 'spray-resend@example.com' }
  expect((await forwardedFor('192.0.2.5').post('/api/auth/resend-verification', resend)).status).toBe(429)
  expect((await requestReset('spray0@example.com', '192.0.2.6')).status).toBe(200)
})

/** Waits until every queued email has been sent or dropped. */
const drainQueue = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pgboss.job where name = 'mails' and state in ('created', 'active', 'retry')`.execute(db)
      expect(rows).toHaveLength(0)
    },
    { timeout: 60_000, interval: 20 },
  )

test('password resets that many clients request neither flood an email address nor keep its owner from a working link', async () => {
  const owner = await makeUser()
  const request = async (ip: string) => {
    const { status, body, headers } = await requestReset(owner.email, ip)
    await drainQueue()
    return { status, body, limits: headers.get('ratelimit') }
  }
  const replies = []
  for (let client = 1; client <= 3; client++) replies.push(await request(`198.51.100.${client}`))
  await db.updateTable('rate_limits').set({ points: 30 }).where('key', 'like', 'mail-recipient:%').execute()
  for (let client = 4; client <= 12; client++) replies.push(await request(`198.51.100.${client}`))
  const own = await request('203.0.113.1')
  // The reply reveals neither that others have requested emails nor that no further email was sent.
  expect(new Set([...replies, own].map((reply) => JSON.stringify(reply))).size).toBe(1)
  const email = await mailbox.waitForEmail(owner.email, 3)
  const token = email.text?.match(/token=([\w-]+)/)?.[1]

  const reset = { token, password: PASSWORD }
  expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(200)
  // The notice of the new password.
  await mailbox.waitForEmail(owner.email, 4)
  // The link has been used, so the next request sends another one.
  expect((await request('203.0.113.1')).status).toBe(200)
  await mailbox.waitForEmail(owner.email, 5)
  expect((await request('203.0.113.2')).status).toBe(200)
  await mailbox.waitForEmail(owner.email, 5)

  await db
    .updateTable('email_tokens')
    .set({ expires_at: sql<string>`expires_at - interval '31 minutes'` })
    .where('user_id', '=', owner.id)
    .execute()
  expect((await request('203.0.113.3')).status).toBe(200)
  await mailbox.waitForEmail(owner.email, 6)
})
