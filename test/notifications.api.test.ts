import { afterAll, expect, test, vi } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeClaim } from '../src/features/claims/claims.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { jobsTasks } from '../src/features/jobs/jobs.tasks.server.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import type { Services } from '../src/kit/server/services.server.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'
import { startMailServer } from './mailServer.ts'

vi.setConfig({ testTimeout: 60_000 })
const mailServer = await startMailServer()
afterAll(mailServer.stop)
const { as, settings } = await startTestApp({ SMTP_URL: mailServer.url, EMAIL_VERIFICATION: 'off' })

type User = { id: number; token: string; email: string }
const list = async (user: User) => (await as(user).get('/api/notifications')).body.notifications
const choose = (user: User, kind: string, email: string) =>
  as(user).put('/api/notifications/preferences', { preferences: { [kind]: { email } } })

/** Waits until an email that was queued after all others has arrived. */
async function waitForMails() {
  const last = await makeUser({ verified: false })
  await as(null).post('/api/auth/forgot-password', { email: last.email })
  await vi.waitUntil(() => mailServer.received(last.email).length === 1, { timeout: 60_000 })
}

test('the decision on a claim notifies the requester, and is emailed once', async () => {
  const [admin, user, quiet] = [await makeAdmin(), await makeUser(), await makeUser()]
  const business = await makeBusiness({ business_name: 'Harbor Works' })
  const claim = await makeClaim({ business_id: business.id, user_id: user.id })
  await makeClaim({ business_id: business.id, user_id: quiet.id })
  await choose(quiet, 'claim.decided', 'never')
  await as(admin).post(`/api/admin/claim-requests/${claim.id}/approve`, {})
  expect(await list(user)).toMatchObject([
    { kind: 'claim.decided', title: 'Your claim on Harbor Works was approved', url: `/my-businesses/${business.id}` },
  ])
  expect(await list(quiet)).toMatchObject([{ title: 'Your claim on Harbor Works was rejected' }])
  expect(await list(admin)).toEqual([])
  await waitForMails()
  expect(mailServer.received(user.email)).toHaveLength(1)
  expect(mailServer.received(quiet.email)).toHaveLength(0)
})

test('decisions on a business notify its owner, who no longer sees them after leaving', async () => {
  const [admin, owner] = [await makeAdmin(), await makeUser()]
  const business = await makeBusiness({ business_name: 'Kodiak Nets', verification_status: 'pending' })
  await db
    .insertInto('business_members')
    .values({ business_id: business.id, user_id: owner.id, role: 'owner' })
    .execute()
  await as(admin).post(`/api/admin/businesses/${business.id}/reject`, { reason: 'No entity number' })
  expect(await list(owner)).toMatchObject([{ kind: 'business.decided', title: 'Kodiak Nets was not verified' }])
  await db.deleteFrom('business_members').where('user_id', '=', owner.id).execute()
  expect(await list(owner)).toEqual([])
})

test('invitations and access requests cause notifications until they are withdrawn or decided', async () => {
  const [owner, invited, requester] = [await makeUser({ full_name: 'Olga Owner' }), await makeUser(), await makeUser()]
  const business = await makeBusiness({ business_name: 'Sitka Boats', is_claimed: true })
  await db
    .insertInto('business_members')
    .values({ business_id: business.id, user_id: owner.id, role: 'owner' })
    .execute()
  const { body } = await as(owner).post(`/api/businesses/${business.id}/team`, { email: invited.email, role: 'member' })
  expect(await list(invited)).toMatchObject([
    { kind: 'team.invited', title: 'Olga Owner invites you to the team of Sitka Boats' },
  ])
  await as(owner).delete(`/api/businesses/${business.id}/team/${body.member.association_id}`)
  expect(await list(invited)).toEqual([])
  await as(requester).post(`/api/businesses/${business.id}/access-requests`, {})
  expect(await list(owner)).toMatchObject([{ kind: 'team.requested', url: `/businesses/${business.id}/team` }])
  const request = await db.selectFrom('access_requests').select('id').executeTakeFirstOrThrow()
  await as(owner).post(`/api/businesses/${business.id}/access-requests/${request.id}/accept`, { role: 'member' })
  expect(await list(owner)).toEqual([])
  expect(await list(requester)).toMatchObject([{ title: 'You are now in the team of Sitka Boats' }])
})

test('the decision on a report notifies the reporters and the author, without naming hidden content', async () => {
  const [admin, author, reporter] = [await makeAdmin(), await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: author.id, title: 'A secret title' })
  await as(reporter).post('/api/reports', { target_type: 'question', target_id: question.id, reason: 'spam' })
  const report = await db.selectFrom('reports').select('id').executeTakeFirstOrThrow()
  await as(admin).post(`/api/admin/reports/${report.id}/resolve`, { action: 'hide' })
  expect(await list(reporter)).toMatchObject([
    { kind: 'report.decided', title: 'A moderator has decided on your report about a question: it was hidden' },
  ])
  expect(await list(author)).toMatchObject([
    { title: 'A moderator has hidden your question', url: `/questions/${question.id}` },
  ])
  expect(JSON.stringify(await list(reporter))).not.toContain('secret')
  await as(admin).post(`/api/admin/reports/${report.id}/reopen`)
  expect([...(await list(reporter)), ...(await list(author))]).toEqual([])
})

test('a job that will soon expire notifies its poster once', async () => {
  const poster = await makeUser()
  await makeJob({
    user_id: poster.id,
    title: 'Deckhand',
    expires_at: new Date(Date.now() + 24 * 3600_000).toISOString(),
  })
  const sweep = () => jobsTasks['jobs.sweep'].run({ db, settings } as Services)
  await sweep()
  await sweep()
  expect(await list(poster)).toMatchObject([
    { kind: 'job.expiring', title: expect.stringMatching(/^Your job “Deckhand” closes on /) },
  ])
})

test('followers of a business or its city are notified once about its new jobs and events', async () => {
  const [owner, follower] = [await makeUser(), await makeUser()]
  const business = await makeBusiness({ business_name: 'Nome Ice', city: 'Nome' })
  await db
    .insertInto('business_members')
    .values({ business_id: business.id, user_id: owner.id, role: 'owner' })
    .execute()
  expect((await as(follower).put(`/api/follows/business/${business.id}`)).status).toBe(200)
  expect((await as(follower).put('/api/follows/city/nome')).status).toBe(200)
  const job = { title: 'Ice cutter', company: 'Nome Ice', description: 'Cut ice.', business_id: business.id }
  expect((await as(owner).post('/api/jobs', job)).status).toBe(201)
  const event = {
    ...{ title: 'Open house', description: 'Come.' },
    ...{ start_datetime: '2030-01-01T18:00:00Z', end_datetime: '2030-01-01T20:00:00Z' },
  }
  expect((await as(owner).post(`/api/businesses/${business.id}/events`, event)).status).toBe(201)
  await vi.waitUntil(async () => (await list(follower)).length === 2, { timeout: 60_000 })
  expect(await list(follower)).toMatchObject([
    { kind: 'follow.new', title: 'New event: “Open house”', count: 1 },
    { kind: 'follow.new', title: 'New job: “Ice cutter”', count: 1 },
  ])
  expect(await list(owner)).toEqual([])
})
