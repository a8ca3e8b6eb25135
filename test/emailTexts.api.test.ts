import { afterAll, expect, test, vi } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeClaim, makeDispute } from '../src/features/claims/claims.make.ts'
import { makeApplication, makeJob } from '../src/features/jobs/jobs.make.ts'
import { queueMail } from '../src/features/mails/queueMail.server.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { mailKinds } from '../src/server/features.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'
import { startMailServer } from './mailServer.ts'

vi.setConfig({ testTimeout: 60_000 })

const server = await startMailServer()
afterAll(server.stop)
const { as, visitor } = await startTestApp({ SMTP_URL: server.url, EMAIL_VERIFICATION: 'required' })
const admin = await makeAdmin()

/** Names that were stored before links in names were refused. */
const LURE = 'You won $1000, go to evil.example.com'
const makeStranger = (values: object = {}) => makeUser({ full_name: LURE, ...values })
const makeHidden = (team: Parameters<typeof makeBusiness>[1] = {}) =>
  makeBusiness({ business_name: LURE, verification_status: 'pending', is_public: false }, team)
const makeInvitation = (business_id: number, email: string) =>
  db
    .insertInto('business_members')
    .values({ business_id, email, role: 'viewer', status: 'invited', joined_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
const makeHiddenClaim = async () => {
  const claimant = await makeUser()
  const business = await makeHidden()
  const claim = await makeClaim({ business_id: business.id, user_id: claimant.id })
  return { to: claimant.email, claim_id: claim.id }
}

type Sample = { to: string; data: object }
/**
 * For each kind of email, a sample that is sent to another person than the author of the words. A text explains why the
 * kind contains no words of other people.
 */
const samples: Record<string, string | (() => Promise<Sample>)> = {
  'accounts.registered': async () => {
    const { email } = await makeStranger({ verified: false })
    return { to: email, data: { email, is_new: true, is_limited: false } }
  },
  'accounts.resend': async () => {
    const { email } = await makeStranger({ verified: false })
    return { to: email, data: { email, is_limited: false } }
  },
  'accounts.forgot': async () => {
    const { email } = await makeStranger({ verified: false })
    return { to: email, data: { email, is_limited: false } }
  },
  'accounts.email_change': 'it names the network only; accountChanges.api.test.ts reads it',
  'accounts.email_changed': 'to the member about themselves',
  'accounts.password_changed': 'to the member about themselves',
  'businesses.confirm': 'to the owner about their own listed business',
  'businesses.decided': 'to the owner, with the words of the team and of an administrator',
  'claims.submitted': async () => {
    const { to, claim_id } = await makeHiddenClaim()
    return { to, data: { claim_id } }
  },
  'claims.decided': async () => {
    const { to, claim_id } = await makeHiddenClaim()
    return { to, data: { claim_id } }
  },
  'claims.domain_code': async () => {
    const { claim_id } = await makeHiddenClaim()
    const to = 'mailbox@third-party.example'
    return { to, data: { claim_id, email: to } }
  },
  'claims.revoked': 'to the team, or about a listed business; see the test below',
  'disputes.submitted': async () => {
    const owner = await makeUser()
    const { id } = await makeBusiness({}, { owner })
    const dispute = await makeDispute({ business_id: id, user_id: (await makeStranger()).id, message: LURE })
    return { to: owner.email, data: { dispute_id: dispute.id } }
  },
  'disputes.decided': async () => {
    const disputant = await makeUser()
    const { id } = await makeHidden()
    const decision = { status: 'rejected', admin_notes: 'No', reviewed_at: '2026-02-03T04:05:06Z' } as const
    const dispute = await makeDispute({ business_id: id, user_id: disputant.id, ...decision })
    return { to: disputant.email, data: { dispute_id: dispute.id, user_id: disputant.id } }
  },
  'heldPosts.approved': 'to the author about their own post, with the words of a moderator',
  'heldPosts.rejected': 'to the author about their own post, with the words of a moderator',
  'jobs.applied': async () => {
    const poster = await makeUser()
    const job = await makeJob({ user_id: poster.id })
    const application = await makeApplication({ job_id: job.id, user_id: (await makeStranger()).id })
    return { to: poster.email, data: { application_id: application.id } }
  },
  'jobs.applicationCopy': 'to the applicant, with their own words and the title of a public job',
  'jobs.applicationState': 'to the applicant, with the title of a public job and no words of the poster',
  'jobs.expiring': 'to the poster about their own job',
  'moderation.appeal': 'to the author about their own appeal, with the words of a moderator',
  'moderation.decided': 'to the author about their own post, with the words of a moderator',
  'moderation.banned': 'to the member about themselves, with the words of an administrator',
  'moderation.shown': 'to the author about their own post',
  'notifications.now': async () => {
    const asker = await makeUser()
    const question = await makeQuestion({ user_id: asker.id, title: 'Where to moor?' })
    const stranger = await makeStranger()
    const { body } = await as(stranger).post('/api/answers', { question_id: question.id, content: 'A pier.' })
    expect(body.answer.is_held).toBe(false)
    const notification = await db
      .selectFrom('notifications')
      .where('user_id', '=', asker.id)
      .select('id')
      .executeTakeFirstOrThrow()
    return { to: asker.email, data: { user_id: asker.id, ids: [notification.id] } }
  },
  'notifications.daily': 'like the one above',
  'notifications.weekly': 'like the one above, with titles of what the member follows',
  'notifications.confirm': 'to the member about their own address',
  'secondFactor.changed': 'to the member about themselves',
  'secondFactor.failed': 'to the member about themselves',
  'teams.invited': async () => {
    const to = 'invited-stranger@example.com'
    const { id } = await makeHidden({ owner: await makeStranger() })
    return { to, data: { association_id: (await makeInvitation(id, to)).id } }
  },
  'teams.answered': async () => {
    const owner = await makeUser()
    const { id } = await makeBusiness({}, { owner })
    return { to: owner.email, data: { business_id: id, user_id: (await makeStranger()).id, accepted: false } }
  },
  'teams.handedOver': async () => {
    const user = await makeUser()
    const { id } = await makeHidden({ owner: user })
    return { to: user.email, data: { business_id: id, user_id: user.id } }
  },
  'teams.accessRequested': async () => {
    const owner = await makeUser()
    const { id } = await makeBusiness({}, { owner })
    const stranger = await makeStranger()
    const request = await db
      .insertInto('access_requests')
      .values({ business_id: id, user_id: stranger.id, message: LURE })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { to: owner.email, data: { request_id: request.id } }
  },
  'teams.accessDecided': async () => {
    const user = await makeUser()
    const { id } = await makeHidden()
    return { to: user.email, data: { business_id: id, user_id: user.id, role: null } }
  },
  'waiting.summary': 'it contains counts only',
}

test('every kind of email has a row', () => {
  expect(Object.keys(samples).sort()).toEqual([...mailKinds.keys()].sort())
})

const sent = Object.entries(samples).flatMap(([kind, sample]) => (typeof sample === 'string' ? [] : [{ kind, sample }]))

test.each(sent)('$kind contains no words of strangers', async ({ kind, sample }) => {
  const { to, data } = await sample()
  await queueMail(db, mailKinds.get(kind) as never, data)
  const { subject, text, html } = await server.waitForEmail(to)
  expect(`${subject}\n${text}\n${html}`).not.toMatch(/evil|\$1000/)
})

test('an invitation names the person and the network until the business is listed, then the business too', async () => {
  const owner = await makeUser({ full_name: 'Olga Owner' })
  const business = await makeBusiness(
    { business_name: 'Win a prize', verification_status: 'pending', is_public: false },
    { owner },
  )
  const invite = async (email: string) => {
    const reply = await as(owner).post(`/api/businesses/${business.id}/team`, { email, role: 'viewer' })
    expect(reply.status).toBe(201)
    const { subject, text, html } = await server.waitForEmail(email)
    return { subject, body: `${text}\n${html}` }
  }
  const early = await invite('early@example.com')
  expect(early.subject).toBe('Olga Owner invites you to a team at Alaska Business Network')
  expect(early.body).not.toContain('Win a prize')
  await as(admin).post(`/api/admin/businesses/${business.id}/approve`)
  const late = await invite('late@example.com')
  expect(late.subject).toBe('Olga Owner invites you to the team of Win a prize')
  expect(late.body).toContain('It is valid for 14 days.')
})

test('a long name of a person is shortened', async () => {
  const owner = await makeUser({ full_name: `Olga ${'has a great offer for you '.repeat(9)}` })
  const { id } = await makeBusiness({}, { owner })
  await as(owner).post(`/api/businesses/${id}/team`, { email: 'long@example.com', role: 'viewer' })
  const { subject } = await server.waitForEmail('long@example.com')
  expect(subject?.split(' invites you')[0]?.length).toBeLessThanOrEqual(61)
})

test('people who were only invited get no email about the revocation of an unlisted business', async () => {
  const owner = await makeUser()
  const business = await makeHidden({ owner })
  await makeInvitation(business.id, 'only-invited@example.com')
  await as(admin).post(`/api/admin/businesses/${business.id}/revoke-claim`, { reason: 'Spam' })
  await server.waitForEmail(owner.email)
  expect(server.countAttempts('only-invited@example.com')).toBe(0)
})

const refusal = (label: string) => [400, `${label} must not contain a link or a web address`]

test('registration, profile, business and job refuse links in names', async () => {
  const member = await makeUser()
  const { post, put } = as(member)
  const registration = { email: 'lure@example.com', full_name: LURE, password: 'secret' }
  const profile = { phone: null, address: null, city: null, zip_code: null }
  const business = { alaska_business_license: '1' }
  const job = { title: 'Cook', company: 'Sea Lion', description: 'Fish. See https://sealion.example.com' }
  const refused = [
    [await visitor.post('/api/auth/register', registration), 'Full name'],
    [await put('/api/auth/profile', { ...profile, full_name: 'www.evil.example' }), 'Full name'],
    [await post('/api/profiles', { ...business, business_name: LURE }), 'Business name'],
    [await post('/api/jobs', { ...job, title: 'Earn at evil.com' }), 'Title'],
    [await post('/api/jobs', { ...job, company: 'hxxp://evil' }), 'Company'],
  ] as const
  for (const [reply, label] of refused) expect([reply.status, reply.body.error]).toEqual(refusal(label))
  expect(refused[0][0].body.errors).toEqual([{ field: 'full_name', message: refusal('Full name')[1] }])

  const made = await post('/api/profiles', { ...business, business_name: 'Booking.com Alaska LLC' })
  expect(made.status).toBe(201)
  const { id } = made.body.profile
  expect((await post('/api/profiles', { id, business_name: 'Book at evil.com' })).status).toBe(400)
  const posted = await post('/api/jobs', job)
  expect((await put(`/api/jobs/${posted.body.job.id}`, { title: 'Cook at evil.com' })).status).toBe(400)
})

test('a stored name with a link is kept when it does not change, and administrators may use one', async () => {
  const member = await makeStranger()
  const business = await makeBusiness({ business_name: LURE }, { owner: member })
  const job = await makeJob({ user_id: member.id, title: LURE, company: LURE })
  const { post, put } = as(member)
  const profile = { full_name: LURE, phone: '907-555-0100', address: null, city: null, zip_code: null }
  expect((await put('/api/auth/profile', profile)).status).toBe(200)
  expect((await post('/api/profiles', { id: business.id, business_name: LURE, tagline: 'New' })).status).toBe(200)
  expect((await put(`/api/jobs/${job.id}`, { title: LURE, company: LURE, location: 'Nome' })).status).toBe(200)
  expect((await as(admin).post('/api/profiles', { business_name: 'evil.com' })).status).toBe(201)
})
