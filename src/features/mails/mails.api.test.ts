import { PgBoss } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { application, db } from '../../../test/database.ts'
import { advanceEmailQueue, startMailServer } from '../../../test/mailServer.ts'
import { sql } from '../../database/open.server.ts'
import type { MailKind } from '../../kit/server/mailKinds.server.ts'
import { accountsMailKinds } from '../accounts/accounts.mailKinds.server.ts'
import { makeAdmin, makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { issueToken } from '../accounts/emailTokens.server.ts'
import { businessesMailKinds } from '../businesses/businesses.mailKinds.server.ts'
import { claimsMailKinds } from '../claims/claims.mailKinds.server.ts'
import { jobsMailKinds } from '../jobs/jobs.mailKinds.server.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { teamsMailKinds } from '../teams/teams.mailKinds.server.ts'
import { queueMail } from './queueMail.server.ts'

vi.setConfig({ testTimeout: 120_000 })

// A data folder of version 2.9.0 has one queue for each kind of email, with its own options.
const oldBoss = new PgBoss({ ...(application as object), createSchema: false, max: 1 })
await oldBoss.start()
await oldBoss.createQueue('accounts.forgot', { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 })
await oldBoss.createQueue('claims.revoked', { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 })
await oldBoss.send('claims.revoked', revocation('from-before@example.com'))
await oldBoss.stop()

const server = await startMailServer()
afterAll(server.stop)
const { as, visitor } = await startTestApp({ SMTP_URL: server.url })
const admin = await makeAdmin()

function revocation(email: string) {
  return { business_name: 'Sea Lion', email, full_name: null, claimable: false, reason: null }
}
const allKinds = [accountsMailKinds, businessesMailKinds, claimsMailKinds, jobsMailKinds, teamsMailKinds].flatMap(
  (kinds): MailKind[] => Object.values(kinds),
)
const queue = (email: string) => queueMail(db, claimsMailKinds['claims.revoked'], revocation(email))
const requestReset = async () => {
  const { email } = await makeUser()
  await visitor.post('/api/auth/forgot-password', { email })
  return email
}

type FailedMail = { id: number; kind: string; recipient: string | null; attempts: number; error: string }
const failedMails = async (query = ''): Promise<{ mails: FailedMail[]; total: number; next_cursor: string | null }> =>
  (await as(admin).get(`/api/admin/mails/failed?${query}`)).body
/** Waits until the email to this email address appears on the list of undelivered emails. */
const waitUntilFailed = (email: string) =>
  vi.waitFor(
    async () => {
      const mail = (await failedMails('limit=100')).mails.find(({ recipient }) => recipient === email)
      expect(mail).toBeDefined()
      return mail as FailedMail
    },
    { timeout: 60_000, interval: 100 },
  )
const decide = (id: number, decision: 'retry' | 'dismiss', who = admin) =>
  as(who).post(`/api/admin/mails/failed/${id}/${decision}`)

test('sends an email from the queue of an earlier version once', async () => {
  await server.waitForEmail('from-before@example.com')
})

test('retries an email that is rejected temporarily for hours, and sends it once', async () => {
  const owner = await makeUser()
  const job = await makeJob({ user_id: owner.id })
  server.answer((address) => (address === owner.email ? { code: 451 } : 'accept'))
  await as(await makeUser()).post(`/api/jobs/${job.id}/apply`, {})
  for (let times = 1; times <= 12; times++) {
    await server.waitForAttempts(owner.email, times)
    if (times === 12) server.answer(() => 'accept')
    await vi.waitFor(
      async () => {
        const row = await db
          .selectFrom('unsent_mails')
          .where('recipient', '=', owner.email)
          .select(['attempts', 'state'])
          .executeTakeFirst()
        expect(row).toEqual({ attempts: times, state: 'retrying' })
      },
      { timeout: 60_000 },
    )
    await advanceEmailQueue(db, '45 minutes')
  }
  await server.waitForEmail(owner.email)
  expect(server.countAttempts(owner.email)).toBe(13)
  await expect
    .poll(() => db.selectFrom('unsent_mails').where('recipient', '=', owner.email).select('id').execute())
    .toEqual([])
})

test('stops retrying a reset link after an hour', async () => {
  server.answer(() => ({ code: 451 }))
  const email = await requestReset()
  await server.waitForAttempts(email, 1)
  await advanceEmailQueue(db, '30 minutes')
  await server.waitForAttempts(email, 2)
  server.answer(() => 'accept')
  await advanceEmailQueue(db, '31 minutes')
  expect(await waitUntilFailed(email)).toMatchObject({ kind: 'accounts.forgot', attempts: 2 })
  expect(server.received(email)).toEqual([])
})

test('after an outage, sends only the last of several requested reset links', async () => {
  server.answer(() => ({ code: 451 }))
  const email = await requestReset()
  await server.waitForAttempts(email, 1)
  for (let times = 2; times <= 3; times++) {
    await visitor.post('/api/auth/forgot-password', { email })
    await server.waitForAttempts(email, times)
  }
  server.answer(() => 'accept')
  await advanceEmailQueue(db, '1 minute')
  const token = (await server.waitForEmail(email)).text?.match(/token=([\w-]+)/)?.[1]
  await advanceEmailQueue(db, '10 minutes')
  expect(server.received(email)).toHaveLength(1)
  expect((await visitor.post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(200)
})

test('does not send a reset link after the link of a later request', async () => {
  server.answer(() => ({ code: 451 }))
  const email = await requestReset()
  await server.waitForAttempts(email, 1)
  await advanceEmailQueue(db, '0 seconds')
  await sql`
    update pgboss.job set start_after = start_after + interval '5 minutes'
    where name = 'mails' and data -> 'data' ->> 'email' = ${email}`.execute(db)
  server.answer(() => 'accept')
  await visitor.post('/api/auth/forgot-password', { email })
  const token = (await server.waitForEmail(email)).text?.match(/token=([\w-]+)/)?.[1]
  await advanceEmailQueue(db, '10 minutes')
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pgboss.job
        where name = 'mails' and data -> 'data' ->> 'email' = ${email} and state <> 'completed'`.execute(db)
      return rows.length
    })
    .toBe(0)
  expect(server.received(email)).toHaveLength(1)
  expect((await visitor.post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(200)
})

test('only one of several concurrently issued links is valid', async () => {
  const { id } = await makeUser()
  await Promise.all(Array.from({ length: 8 }, () => issueToken(db, id, 'reset_password')))
  const open = await db
    .selectFrom('email_tokens')
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .select('expires_at')
    .execute()
  expect(open).toHaveLength(1)
})

test('does not retry a link for longer than it is valid', () => {
  expect(accountsMailKinds['accounts.forgot'].hours).toBe(1)
  expect(accountsMailKinds['accounts.resend'].hours).toBe(24)
  for (const { hours } of allKinds) expect(hours).toBeLessThanOrEqual(7 * 24)
})

test('does not retry a recipient that is rejected permanently', async () => {
  const email = 'nobody-there@example.com'
  server.answer(() => ({ code: 550 }))
  await queue(email)
  const mail = await waitUntilFailed(email)
  expect(mail).toMatchObject({
    name: 'Claim revocation',
    subject: 'The ownership of Sea Lion has been revoked',
    attempts: 1,
  })
  expect(mail.error).toContain('550')
  await advanceEmailQueue(db, '1 hour')
  expect(server.countAttempts(email)).toBe(1)
})

test('retries an email when the mail server rejects the login', async () => {
  const email = 'login@example.com'
  server.answer(() => ({ code: 530 }))
  await queue(email)
  await server.waitForAttempts(email, 1)
  server.answer(() => 'accept')
  await advanceEmailQueue(db, '1 minute')
  await server.waitForEmail(email)
})

test('sends an email once when the server accepts it slowly', async () => {
  server.answer((address) => (address.startsWith('slow') ? { after: 3000 } : 'accept'))
  await Promise.all([queue('slow-1@example.com'), queue('slow-2@example.com')])
  await server.waitForEmail('slow-1@example.com')
  await server.waitForEmail('slow-2@example.com')
  expect(server.countAttempts('slow-1@example.com')).toBe(1)
})

test('composes an email again when an administrator retries it', async () => {
  server.answer(() => ({ code: 550 }))
  const email = await requestReset()
  const { id } = await waitUntilFailed(email)
  server.answer(() => 'accept')
  expect((await decide(id, 'retry')).status).toBe(200)
  const { text } = await server.waitForEmail(email)
  const token = text?.match(/token=([\w-]+)/)?.[1]
  expect((await visitor.post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(200)
  const row = await db.selectFrom('unsent_mails').where('id', '=', id).selectAll().executeTakeFirst()
  expect(row).toMatchObject({ state: 'sent_again', recipient: null, subject: null, data: null })
  const { entries } = (await as(admin).get('/api/admin/audit?action=mail.retry')).body
  expect(entries[0]).toMatchObject({ target_type: 'mail', target_id: id, target_name: 'Password reset' })
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('accepts one of several concurrent decisions and rejects the others with 409', async () => {
  server.answer(() => ({ code: 550 }))
  const email = 'raced@example.com'
  await queue(email)
  const { id } = await waitUntilFailed(email)
  server.answer(() => 'accept')
  const otherAdmin = await makeAdmin()
  const answers = await Promise.all([
    decide(id, 'retry'),
    decide(id, 'dismiss', otherAdmin),
    decide(id, 'retry', otherAdmin),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await decide(id, 'dismiss')).status).toBe(409)
  expect((await decide(999_999, 'retry')).status).toBe(404)
})

test('the list is paged newest first', async () => {
  server.answer(() => ({ code: 550 }))
  for (const name of ['a', 'b', 'c']) await queue(`${name}-listed@example.com`)
  for (const name of ['a', 'b', 'c']) await waitUntilFailed(`${name}-listed@example.com`)
  const all = await failedMails('limit=100')
  expect(all.total).toBe(all.mails.length)
  const ids: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await failedMails(`limit=2${cursor && `&cursor=${cursor}`}`)
    ids.push(...page.mails.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(ids).toEqual(all.mails.map(({ id }) => id))
  expect((await as(admin).get('/api/admin/mails/failed?cursor=x')).status).toBe(400)
})

test('deleting an account deletes its undelivered emails', async () => {
  server.answer(() => ({ code: 550 }))
  const user = await makeUser()
  await visitor.post('/api/auth/forgot-password', { email: user.email })
  const { id } = await waitUntilFailed(user.email)
  await as(user).delete('/api/auth/account', { password: PASSWORD })
  expect((await decide(id, 'retry')).status).toBe(404)
})

// This test must be last because it leaves connections occupied.
test('ten hanging emails do not delay others, and no number of them delays an urgent email', async () => {
  server.answer((address) => (address.startsWith('hang') ? 'hang' : 'accept'))
  await Promise.all(Array.from({ length: 11 }, (_, index) => queue(`hang-${index}@example.com`)))
  await vi.waitUntil(
    () => server.countAttempts('hang-10@example.com') === 1 || server.countAttempts('hang-9@example.com') === 1,
  )
  await Promise.all(Array.from({ length: 10 }, (_, index) => queue(`fine-${index}@example.com`)))
  for (let index = 0; index < 10; index++) await server.waitForEmail(`fine-${index}@example.com`)
  await Promise.all(Array.from({ length: 10 }, (_, index) => queue(`hang-more-${index}@example.com`)))
  await server.waitForEmail(await requestReset())
  expect(server.received('hang-0@example.com')).toEqual([])
})
