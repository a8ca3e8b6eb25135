import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeUser, PASSWORD } from './accounts.make.ts'

const { visitor } = await startTestApp({ RATE_LIMITS: 'on', EMAIL_VERIFICATION: 'required', TRUST_PROXY: '1' })

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

test('limits emails per address to 3 an hour, regardless of case', async () => {
  const requestReset = (email: string) => forwardedFor('192.0.2.4').post('/api/auth/forgot-password', { email })
  for (const email of ['flood@example.com', 'Flood@example.com', 'FLOOD@example.com']) {
    expect((await requestReset(email)).status).toBe(200)
  }
  const refusedReply = await requestReset('flood@example.com')
  expect(refusedReply.status).toBe(429)
  expect(refusedReply.headers.has('retry-after')).toBe(true)
})
