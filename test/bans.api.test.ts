import { afterAll, expect, test, vi } from 'vitest'
import { sql } from '../src/database/open.server.ts'
import { makeAdmin, makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { issueToken } from '../src/features/accounts/emailTokens.server.ts'
import type { BusinessRole } from '../src/features/businesses/businesses.constants.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { claimForm, makeClaim } from '../src/features/claims/claims.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { jobsMailKinds } from '../src/features/jobs/jobs.mailKinds.server.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { queueMail } from '../src/features/mails/queueMail.server.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { hashToken } from '../src/kit/server/tokens.server.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'
import { advanceEmailQueue, startMailServer } from './mailServer.ts'

vi.setConfig({ testTimeout: 60_000 })

type User = Awaited<ReturnType<typeof makeUser>>

const server = await startMailServer()
afterAll(server.stop)
const { as, visitor } = await startTestApp({ SMTP_URL: server.url, EMAIL_VERIFICATION: 'required' })
const admin = await makeAdmin()

const ban = (user: User, is_banned = true) => as(admin).patch(`/api/admin/users/${user.id}/ban`, { is_banned })
const makeTeam = (team: Partial<Record<BusinessRole, User>>) => makeBusiness({}, team)
const apply = (user: User, job: { id: number }) => as(user).post(`/api/jobs/${job.id}/apply`, {})
const invite = (user: User, business: { id: number }, email: string) =>
  as(user).post(`/api/businesses/${business.id}/team`, { email, role: 'member' })
/** Replaces the token of an invitation by a known one. */
async function setInvitationToken(email: string) {
  const token = `token-${email}`
  await db
    .updateTable('business_members')
    .where('email', '=', email)
    .set({ token_hash: hashToken(token) })
    .execute()
  return token
}

/**
 * Each row is an activity of an account. `before` prepares it and returns a check that must pass after the ban. During
 * the preparation the mail server rejects every email temporarily, so that all emails are still in the queue at the
 * ban.
 */
const rows: Record<string, (banned: User) => Promise<() => Promise<void>>> = {
  'sessions end': async (banned) => async () => {
    expect((await as(banned).get('/api/auth/me')).status).toBe(401)
    const login = await visitor.post('/api/auth/login', { email: banned.email, password: PASSWORD })
    expect([login.status, login.body.error]).toEqual([403, 'This account has been suspended'])
  },

  'a reset link that waits in the queue is not sent, and a new request gets the same reply': async ({ email }) => {
    const request = () => visitor.post('/api/auth/forgot-password', { email })
    const before = await request()
    return async () => {
      const after = await request()
      expect([after.status, after.body]).toEqual([before.status, before.body])
      expect(server.received(email)).toEqual([])
    }
  },

  'links for a password and for an address that were sent before stop working': async ({ id }) => {
    const reset = await issueToken(db, id, 'reset_password')
    const verify = await issueToken(db, id, 'verify_email')
    return async () => {
      expect((await visitor.post('/api/auth/reset-password', { token: reset, password: 'brand new' })).status).toBe(400)
      expect((await visitor.get(`/api/auth/verify-email/${verify}`)).status).toBe(400)
    }
  },

  'registering with the address again sends nothing':
    async ({ email }) =>
    async () => {
      const registration = { email, full_name: 'Again', password: 'secret' }
      expect((await visitor.post('/api/auth/register', registration)).status).toBe(201)
      await drainQueue()
      expect(server.received(email)).toEqual([])
    },

  'questions, answers, events and jobs stay public, and cannot be edited': async (banned) => {
    const question = await makeQuestion({ user_id: banned.id })
    await makeAnswer({ question_id: question.id, user_id: banned.id, content: 'Mine.' })
    const business = await makeTeam({ owner: banned })
    const event = await makeEvent({ business_id: business.id, created_by: banned.id })
    const job = await makeJob({ user_id: banned.id })
    return async () => {
      const page = await visitor.get(`/api/questions/${question.id}`)
      expect(page.body.answers).toMatchObject([{ content: 'Mine.' }])
      expect((await visitor.get(`/api/events/${event.id}`)).status).toBe(200)
      expect((await visitor.get(`/api/jobs/${job.id}`)).status).toBe(200)
      expect((await as(banned).put(`/api/questions/${question.id}`, { title: 'X', content: 'Y' })).status).toBe(401)
    }
  },

  'jobs are shown as closed and take no applications, everywhere': async (banned) => {
    const job = await makeJob({ user_id: banned.id, title: 'Quartz polisher' })
    expect((await visitor.get(`/jobs/${job.id}`)).body).not.toContain('Closed</')
    return async () => {
      const reply = await apply(await makeUser(), job)
      expect([reply.status, reply.body.error]).toEqual([409, 'This job is no longer accepting applications'])
      expect((await visitor.get(`/api/jobs/${job.id}`)).body.job.is_active).toBe(false)
      expect((await visitor.get(`/jobs/${job.id}`)).body).toContain('Closed</')
      const ids = async (query: string) =>
        (await visitor.get(`/api/jobs?${query}&limit=100`)).body.jobs.map(({ id }: { id: number }) => id)
      expect(await ids('is_active=true')).not.toContain(job.id)
      expect(await ids('is_active=true&search=quartz')).not.toContain(job.id)
      expect(await ids('is_active=false')).toContain(job.id)
      expect(await ids('')).toContain(job.id)
      expect((await visitor.get('/jobs.atom')).body).not.toContain('Quartz polisher')
      expect((await visitor.get('/sitemap-jobs-0.xml')).body).not.toContain(`/jobs/${job.id}<`)
    }
  },

  'an application that waits in the queue does not reach the poster, but the copy reaches the applicant': async (
    banned,
  ) => {
    const applicant = await makeUser()
    await apply(applicant, await makeJob({ user_id: banned.id }))
    return async () => {
      expect(server.received(banned.email)).toEqual([])
      await server.waitForEmail(applicant.email)
    }
  },

  'an application by the member that waits in the queue is not sent': async (banned) => {
    const poster = await makeUser()
    await apply(banned, await makeJob({ user_id: poster.id }))
    return async () => {
      expect([...server.received(poster.email), ...server.received(banned.email)]).toEqual([])
    }
  },

  'the reminder of a job is not sent, and the link of an earlier one renews nothing': async (banned) => {
    const renewal = {
      renewal_token_hash: hashToken('renew-banned'),
      renewal_expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    }
    await makeJob({ user_id: banned.id, ...renewal })
    const job = await makeJob({ user_id: banned.id, reminded_at: new Date().toISOString() })
    await queueMail(db, jobsMailKinds['jobs.expiring'], { job_id: job.id })
    return async () => {
      expect(server.received(banned.email)).toEqual([])
      expect((await visitor.post('/api/jobs/renew', { token: 'renew-banned' })).status).toBe(400)
    }
  },

  'an invitation by the member is not sent, and a sent one cannot be accepted': async (banned) => {
    const [invited, waiting] = [await makeUser(), await makeUser()]
    const business = await makeTeam({ owner: banned })
    await invite(banned, business, invited.email)
    await invite(banned, business, waiting.email)
    await server.waitForAttempts(invited.email, 1)
    return async () => {
      const token = await setInvitationToken(invited.email)
      expect([...server.received(invited.email), ...server.received(waiting.email)]).toEqual([])
      expect((await as(invited).get(`/api/teams/me?token=${token}`)).body.invitations).toEqual([])
      expect((await as(invited).post(`/api/businesses/${business.id}/team/accept`, { token })).status).toBe(404)
    }
  },

  'an invitation to the member is not sent': async (banned) => {
    const owner = await makeUser()
    await invite(owner, await makeTeam({ owner }), banned.email)
    return async () => expect(server.received(banned.email)).toEqual([])
  },

  'the answer of the member to an invitation does not reach the owner': async (banned) => {
    const owner = await makeUser()
    const business = await makeTeam({ owner })
    await invite(owner, business, banned.email)
    await as(banned).post(`/api/businesses/${business.id}/team/accept`)
    return async () => expect(server.received(owner.email)).toEqual([])
  },

  'an access request of the member is not sent, not listed and cannot be accepted': async (banned) => {
    const owner = await makeUser()
    const business = await makeTeam({ owner })
    await as(banned).post(`/api/businesses/${business.id}/access-requests`, { message: 'Let me in' })
    const { id } = await db
      .selectFrom('access_requests')
      .where('user_id', '=', banned.id)
      .select('id')
      .executeTakeFirstOrThrow()
    return async () => {
      expect(server.received(owner.email)).toEqual([])
      expect((await as(owner).get(`/api/businesses/${business.id}/team`)).body.access_requests).toEqual([])
      const accept = `/api/businesses/${business.id}/access-requests/${id}/accept`
      expect((await as(owner).post(accept, { role: 'member' })).status).toBe(404)
    }
  },

  'an access request to a business of the member is refused, and an earlier one is not sent': async (banned) => {
    const business = await makeTeam({ owner: banned })
    const [early, late] = [await makeUser(), await makeUser()]
    const request = (user: User) => as(user).post(`/api/businesses/${business.id}/access-requests`, {})
    expect((await request(early)).status).toBe(201)
    return async () => {
      expect(server.received(banned.email)).toEqual([])
      expect((await request(late)).status).toBe(409)
    }
  },

  'the role in a team gives no right, and ownership cannot be handed over to the member': async (banned) => {
    const owner = await makeUser()
    const business = await makeTeam({ owner, admin: banned })
    const { id } = await db
      .selectFrom('business_members')
      .where('user_id', '=', banned.id)
      .where('business_id', '=', business.id)
      .select('id')
      .executeTakeFirstOrThrow()
    return async () => {
      expect((await as(banned).post('/api/profiles', { id: business.id, tagline: 'Mine' })).status).toBe(401)
      const transfer = await as(owner).patch(`/api/businesses/${business.id}/team/${id}`, { role: 'owner' })
      expect(transfer.status).toBe(409)
    }
  },

  'a listed business of the member stays listed, and its decisions send nothing': async (banned) => {
    const business = await makeTeam({ owner: banned })
    await as(admin).post(`/api/admin/businesses/${business.id}/suspend`, { reason: 'Check' })
    await as(admin).post(`/api/admin/businesses/${business.id}/approve`)
    return async () => {
      expect((await visitor.get(`/api/profiles/${business.id}`)).status).toBe(200)
      expect(server.received(banned.email)).toEqual([])
    }
  },

  'a pending claim cannot be approved, and its emails are not sent': async (banned) => {
    const business = await makeBusiness()
    await as(banned).post(`/api/businesses/${business.id}/claim`, claimForm())
    const claim = (await as(banned).get('/api/claims/me')).body.claims[0]
    return async () => {
      expect((await as(admin).post(`/api/admin/claim-requests/${claim.id}/approve`)).status).toBe(409)
      const rejected = await as(admin).post(`/api/admin/claim-requests/${claim.id}/reject`, { admin_notes: 'No' })
      expect(rejected.status).toBe(200)
      await drainQueue()
      expect(server.received(banned.email)).toEqual([])
    }
  },

  'the code of a domain proof is not sent': async (banned) => {
    const business = await makeBusiness({ website: 'https://banned-proof.example.com' })
    const claim = await makeClaim({ business_id: business.id, user_id: banned.id })
    const email = 'office@banned-proof.example.com'
    expect((await as(banned).post(`/api/claims/${claim.id}/domain-code`, { email })).status).toBe(200)
    return async () => expect(server.received(email)).toEqual([])
  },

  'the revocation of an ownership is not sent': async (banned) => {
    const business = await makeTeam({ owner: banned })
    await as(admin).post(`/api/admin/businesses/${business.id}/revoke-claim`, { reason: 'Sold' })
    return async () => expect(server.received(banned.email)).toEqual([])
  },
}

/** Waits until no email is in one of these states. */
const waitForQueue = (...states: string[]) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pgboss.job where name = 'mails' and state::text = any(${states}::text[])`.execute(db)
      expect(rows).toHaveLength(0)
    },
    { timeout: 60_000, interval: 50 },
  )

/** Waits until every email has been tried once. */
const tryEmails = () => waitForQueue('created', 'active')

/** Waits until every email has been sent, dropped or given up. */
async function drainQueue() {
  await advanceEmailQueue(db, '20 minutes')
  await waitForQueue('created', 'active', 'retry')
}

server.answer(() => ({ code: 451 }))
const prepared: { rule: string; banned: User; check: () => Promise<void> }[] = []
for (const [rule, before] of Object.entries(rows)) {
  const banned = await makeUser()
  prepared.push({ rule, banned, check: await before(banned) })
}
await tryEmails()
for (const { banned } of prepared) expect((await ban(banned)).status).toBe(200)
server.answer(() => 'accept')
await drainQueue()

test.each(prepared)('after a ban, $rule', ({ check }) => check())

test('unbanning opens the jobs again', async () => {
  const poster = await makeUser()
  const job = await makeJob({ user_id: poster.id })
  await ban(poster)
  await ban(poster, false)
  expect((await visitor.get(`/api/jobs/${job.id}`)).body.job.is_active).toBe(true)
  expect((await apply(await makeUser(), job)).status).toBe(201)
})

test('the deletion of an account deletes its jobs, applications, claims, requests and queued emails', async () => {
  server.answer(() => ({ code: 451 }))
  const [gone, other] = [await makeUser(), await makeUser()]
  const own = await makeJob({ user_id: gone.id })
  const job = await makeJob({ user_id: other.id })
  const business = await makeTeam({ owner: other })
  const claimed = await makeBusiness()
  await apply(other, own)
  await apply(gone, job)
  await as(gone).post(`/api/businesses/${business.id}/access-requests`, {})
  await as(gone).post(`/api/businesses/${claimed.id}/claim`, claimForm())
  await visitor.post('/api/auth/forgot-password', { email: gone.email })
  const claim = (await as(gone).get('/api/claims/me')).body.claims[0]
  await tryEmails()
  expect((await as(gone).delete('/api/auth/account', { password: PASSWORD })).status).toBe(200)
  server.answer(() => 'accept')
  await drainQueue()
  const subjects = [...server.received(gone.email), ...server.received(other.email)].map(({ subject }) => subject)
  expect(subjects).toEqual([])
  expect((await as(gone).get('/api/auth/me')).status).toBe(401)
  expect((await visitor.get(`/api/jobs/${own.id}`)).status).toBe(404)
  expect((await as(other).get(`/api/jobs/${job.id}/applications`)).body.applications).toEqual([])
  expect((await as(other).get(`/api/businesses/${business.id}/team`)).body.access_requests).toEqual([])
  expect((await as(admin).get(`/api/admin/claim-requests/${claim.id}`)).status).toBe(404)
})

test('a suspended business is not listed, cannot invite anybody, and takes no claims and access requests', async () => {
  const [owner, other] = [await makeUser(), await makeUser()]
  const business = await makeTeam({ owner })
  const event = await makeEvent({ business_id: business.id, created_by: owner.id })
  await as(admin).post(`/api/admin/businesses/${business.id}/suspend`, { reason: 'Check' })
  const invitation = await invite(owner, business, 'nobody-yet@example.com')
  expect([invitation.status, invitation.body.error]).toEqual([
    409,
    'This business is suspended. It can invite people again once an administrator approves it',
  ])
  for (const path of [`/api/profiles/${business.id}`, `/api/events/${event.id}`]) {
    expect((await visitor.get(path)).status).toBe(404)
  }
  for (const action of ['access-requests', 'claim']) {
    expect((await as(other).post(`/api/businesses/${business.id}/${action}`, claimForm())).status).toBe(404)
  }
})
