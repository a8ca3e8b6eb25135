import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeUser, PASSWORD } from './accounts.make.ts'

const inbox: { to: string; mail: Email }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', async () => {
      const mail = await PostalMime.parse(Buffer.concat(chunks))
      for (const { address } of session.envelope.rcptTo) inbox.push({ to: address, mail })
      done()
    })
  },
})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const { visitor, as } = await startTestApp({
  SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  MAIL_FROM: 'Network <network@example.com>',
})

/** Waits until `count` emails to this email address have arrived. @returns the latest one. */
const waitForEmail = (address: string, count = 1) =>
  vi.waitFor(
    () => {
      const mails = inbox.filter(({ to }) => to === address)
      expect(mails).toHaveLength(count)
      return mails.at(-1)?.mail as Email
    },
    { timeout: 60_000 },
  )
const extractToken = (mail: Email) => mail.text?.match(/token=([\w-]+)/)?.[1] as string

const register = (email: string) =>
  visitor.post('/api/auth/register', { full_name: 'Nils "Odd" <b>Name</b>', email, password: 'secret' })
const login = (email: string, password = 'secret') => visitor.post('/api/auth/login', { email, password })

test('with an SMTP server, a user verifies the email address before the first login', async () => {
  const email = 'fresh@example.com'
  const registerReply = await register(email)
  expect(registerReply.status).toBe(201)
  expect(Object.keys(registerReply.body)).toEqual(['message'])
  const earlyReply = await login(email)
  expect([earlyReply.status, earlyReply.body.needsVerification]).toEqual([403, true])

  const mail = await waitForEmail(email)
  expect(mail.from?.address).toBe('network@example.com')
  expect(mail.subject).toBe('Verify your email address for Alaska Business Network')
  // The email contains no name, because somebody else may have typed it.
  expect(mail.text).toContain('Hello,')
  expect(`${mail.text}${mail.html}`).not.toContain('Nils')
  const token = extractToken(mail)
  expect(mail.html).toContain(token)

  const verifyReply = await visitor.get(`/api/auth/verify-email/${token}`)
  expect([verifyReply.status, verifyReply.body.email]).toEqual([200, email])
  expect((await login(email)).status).toBe(200)
  const repeatedReply = await visitor.get(`/api/auth/verify-email/${token}`)
  expect([repeatedReply.status, repeatedReply.body.expired]).toEqual([400, false])
})

test('registering an existing email address replies as for a new one, and emails its owner', async () => {
  const owner = await makeUser({ email: 'known@example.com' })
  const [existingReply, newReply] = [await register('Known@example.com'), await register('unheard@example.com')]
  expect([existingReply.status, existingReply.body]).toEqual([newReply.status, newReply.body])
  const mail = await waitForEmail(owner.email)
  expect(mail.subject).toContain('You already have an account')
  expect((await login(owner.email, PASSWORD)).status).toBe(200)
})

test('a new link replaces the earlier one, and a link expires', async () => {
  const email = 'slow@example.com'
  await register(email)
  const firstToken = extractToken(await waitForEmail(email))
  const resendReply = await visitor.post('/api/auth/resend-verification', { email })
  const unknownReply = await visitor.post('/api/auth/resend-verification', { email: 'nobody@example.com' })
  expect([resendReply.status, resendReply.body]).toEqual([unknownReply.status, unknownReply.body])
  const secondToken = extractToken(await waitForEmail(email, 2))

  expect((await visitor.get(`/api/auth/verify-email/${firstToken}`)).body.expired).toBe(false)
  await db
    .updateTable('email_tokens')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .execute()
  const lateReply = await visitor.get(`/api/auth/verify-email/${secondToken}`)
  expect([lateReply.status, lateReply.body.expired]).toEqual([400, true])
  expect((await visitor.get('/api/auth/verify-email/made-up')).body.expired).toBe(false)
})

test('a reset link sets the password once and ends all sessions', async () => {
  const user = await makeUser({ email: 'forgetful@example.com' })
  const reply = await visitor.post('/api/auth/forgot-password', { email: 'Forgetful@Example.com' })
  const unknownReply = await visitor.post('/api/auth/forgot-password', { email: 'nobody@example.com' })
  expect([reply.status, reply.body]).toEqual([unknownReply.status, unknownReply.body])
  const token = extractToken(await waitForEmail(user.email))

  const shortReply = await visitor.post('/api/auth/reset-password', { token, password: 'short' })
  expect([shortReply.status, shortReply.body.error]).toEqual([400, 'Password must be at least 6 characters'])
  expect((await visitor.post('/api/auth/reset-password', { token, password: 'brand new' })).status).toBe(200)
  expect((await as(user).get('/api/auth/me')).status).toBe(401)
  expect((await login(user.email, PASSWORD)).status).toBe(401)
  expect((await login(user.email, 'brand new')).status).toBe(200)
  expect((await visitor.post('/api/auth/reset-password', { token, password: 'once more' })).status).toBe(400)
  expect((await visitor.post('/api/auth/reset-password', { password: 'once more' })).body.error).toBe(
    'Invalid reset link',
  )
})

test('of two concurrent uses of a link, one succeeds', async () => {
  const user = await makeUser({ email: 'double@example.com' })
  await visitor.post('/api/auth/forgot-password', { email: user.email })
  const token = extractToken(await waitForEmail(user.email))
  const answers = await Promise.all(
    ['first pass', 'second pass'].map((password) => visitor.post('/api/auth/reset-password', { token, password })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('rejects email addresses that would add a recipient or header to an email', async () => {
  for (const email of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@example.com>']) {
    expect((await register(email)).status).toBe(400)
  }
})
