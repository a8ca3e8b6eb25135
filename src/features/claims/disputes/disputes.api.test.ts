import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeAdmin, makeModerator, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { claimForm, makeClaim, makeDispute } from '../claims.make.ts'
import { disputesTasks } from './disputes.tasks.server.ts'

const { as, mailFolder } = await startTestApp()
const { waitForEmail } = openMailbox(mailFolder)
const [admin, otherAdmin] = [await makeAdmin(), await makeAdmin()]

type User = Awaited<ReturnType<typeof makeUser>>
const dispute = (user: User, id: number, form: object = {}) =>
  as(user).post(`/api/businesses/${id}/dispute`, claimForm(form))
const answer = (user: User, id: number, text = 'I bought it in 2020.') =>
  as(user).put(`/api/disputes/${id}/answer`, { answer: text })
const approve = (id: number, user = admin) =>
  as(user).post(`/api/admin/disputes/${id}/approve`, { admin_notes: 'The deed is hers.' })
const reject = (id: number, user = admin) =>
  as(user).post(`/api/admin/disputes/${id}/reject`, { admin_notes: 'The deed is his.' })
const readTeam = async (business_id: number) =>
  (
    await db
      .selectFrom('business_members')
      .where('business_id', '=', business_id)
      .select(['user_id', 'role'])
      .orderBy('role')
      .execute()
  ).map(({ user_id, role }) => [user_id, role])

/** Creates a claimed business with an open dispute that the owner has answered. */
async function makeDisputed(fields: Parameters<typeof makeBusiness>[0] = {}) {
  const [owner, disputant] = [
    await makeUser({ full_name: 'Olaf Owner' }),
    await makeUser({ full_name: 'Dora Disputant' }),
  ]
  const business = await makeBusiness({ business_name: 'Harbor Goods', ...fields }, { owner })
  const { body } = await dispute(disputant, business.id)
  const { id } = body.dispute as { id: number }
  expect((await answer(owner, id)).status).toBe(200)
  return { id, owner, disputant, business_id: business.id }
}

test('a member can have one open dispute about a claimed business, and its owner gets an email without words of the disputant', async () => {
  const [owner, disputant, member] = [
    await makeUser(),
    await makeUser({ full_name: 'Dora Disputant' }),
    await makeUser(),
  ]
  const { id } = await makeBusiness({ business_name: 'Harbor Goods' }, { owner, member })
  expect((await as(disputant).post(`/api/businesses/${id}/claim`, claimForm())).body.error).toBe(
    'This business has already been claimed',
  )
  expect((await dispute(disputant, id, { message: '' })).status).toBe(400)
  expect((await dispute(member, id)).status).toBe(403)
  const replies = await Promise.all([dispute(disputant, id, { message: 'Visit spam.example' }), dispute(disputant, id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await dispute(disputant, (await makeBusiness()).id)).status).toBe(409)
  expect((await dispute(disputant, (await makeBusiness({ is_public: false }, { owner })).id)).status).toBe(404)
  const mail = await waitForEmail(owner.email)
  expect(mail.subject).toMatch(/^A member of .* disputes that you own Harbor Goods$/)
  expect(mail.text).toContain('Dora Disputant, a member of')
  expect(mail.text).not.toMatch(/spam\.example|10012345|since 1998/)
  expect((await as(owner).get('/api/notifications')).body).toMatchObject({
    notifications: [
      {
        kind: 'team.requested',
        title: 'Somebody says that Harbor Goods is theirs. Please answer',
        url: `/my-businesses/${id}`,
      },
    ],
    unread_count: 1,
  })
  for (const other of [disputant, member])
    expect((await as(other).get('/api/notifications')).body.notifications).toEqual([])
})

test('until the decision, only the owner reads and answers the dispute, without its numbers and proof', async () => {
  const { id, owner, disputant, business_id } = await makeDisputed()
  const { body } = await as(owner).get(`/api/businesses/${business_id}/disputes`)
  expect(body.disputes).toEqual([
    {
      id,
      business_id,
      disputant_name: 'Dora Disputant',
      message: 'I have run it since 1998.',
      answer: 'I bought it in 2020.',
      answered_at: expect.any(String),
      answer_until: expect.any(String),
      created_at: expect.any(String),
    },
  ])
  expect((await as(disputant).get(`/api/businesses/${business_id}/disputes`)).status).toBe(403)
  expect((await answer(disputant, id)).status).toBe(404)
  expect((await answer(admin, id)).status).toBe(404)
  expect((await answer(owner, id, 'I bought it in 2021.')).body.dispute.answer).toBe('I bought it in 2021.')
  expect((await reject(id)).status).toBe(200)
  expect((await answer(owner, id)).status).toBe(409)
})

test('a rejected dispute keeps the owner, and both get an email with the reason', async () => {
  const { id, owner, disputant, business_id } = await makeDisputed()
  const { status, body } = await reject(id)
  expect([status, body.dispute]).toEqual([
    200,
    expect.objectContaining({ status: 'rejected', admin_notes: 'The deed is his.', reviewer_name: admin.full_name }),
  ])
  expect(await readTeam(business_id)).toEqual([[owner.id, 'owner']])
  const [toDisputant, toOwner] = [await waitForEmail(disputant.email), await waitForEmail(owner.email, 2)]
  expect([toDisputant.subject, toOwner.subject]).toEqual([
    'Your dispute about Harbor Goods has been rejected',
    'You stay the owner of Harbor Goods',
  ])
  for (const { text } of [toDisputant, toOwner]) expect(text).toContain('Reason: The deed is his.')
  // The request for an answer is gone with the decision.
  expect((await as(owner).get('/api/notifications')).body.notifications).toEqual([
    expect.objectContaining({ kind: 'claim.decided', title: 'The dispute about Harbor Goods was rejected' }),
  ])
  expect((await as(disputant).get('/api/disputes/me')).body.disputes).toEqual([
    expect.objectContaining({ id, status: 'rejected', admin_notes: 'The deed is his.' }),
  ])
  expect((await dispute(disputant, business_id)).status).toBe(201)
})

test('approving a dispute replaces the owner, the team and the license numbers', async () => {
  const { id, owner, disputant, business_id } = await makeDisputed({ alaska_business_license: '555', ein: null })
  await makeClaim({
    ...{ business_id, user_id: owner.id, status: 'approved', alaska_business_license: '555' },
    taken_over: ['alaska_business_license'],
  })
  await as(owner).post(`/api/businesses/${business_id}/team`, { email: 'friend@example.com', role: 'admin' })
  const rival = await makeUser()
  const { body: rivals } = await dispute(rival, business_id)
  const { status, body } = await approve(id)
  expect([status, body.message]).toEqual([200, 'Dora Disputant is now the owner of Harbor Goods.'])
  expect(await readTeam(business_id)).toEqual([[disputant.id, 'owner']])
  const { profile } = (await as(disputant).get(`/api/profiles/${business_id}`)).body
  expect(profile).toMatchObject({
    ...{ role: 'owner', is_claimed: true, verification_status: 'approved', owner_name: 'Dora Disputant' },
    ...{ alaska_business_license: '10012345', ein: '12-3456789' },
  })
  const claims = await db
    .selectFrom('claims')
    .where('business_id', '=', business_id)
    .orderBy('id')
    .select(['user_id', 'status', 'revoked_reason', 'taken_over'])
    .execute()
  expect(claims).toEqual([
    expect.objectContaining({ user_id: owner.id, revoked_reason: 'The deed is hers.' }),
    {
      ...{ user_id: disputant.id, status: 'approved', revoked_reason: null },
      taken_over: ['alaska_business_license', 'ein'],
    },
  ])
  expect((await as(admin).get(`/api/admin/disputes/${rivals.dispute.id}`)).body.dispute).toMatchObject({
    status: 'rejected',
    admin_notes: 'Another dispute about this business was approved',
  })
  const [toDisputant, toOwner] = [await waitForEmail(disputant.email), await waitForEmail(owner.email, 3)]
  expect(toDisputant.text).toContain('You are now the owner of Harbor Goods')
  expect(toOwner.subject).toBe('Harbor Goods has been handed over to somebody else')
  expect(toOwner.text).toContain('Reason: The deed is hers.')
  const [entry] = await db
    .selectFrom('audit_log')
    .where('target_id', '=', business_id)
    .where('action', '=', 'dispute.approve')
    .selectAll()
    .execute()
  expect(entry).toMatchObject({
    actor_id: admin.id,
    details: { former_owner: 'Olaf Owner', disputant: 'Dora Disputant' },
  })
})

test('the business is not handed over before the owner has answered or 14 days have passed', async () => {
  const [owner, disputant] = [await makeUser(), await makeUser()]
  const { id: business_id } = await makeBusiness({}, { owner })
  const { id } = (await dispute(disputant, business_id)).body.dispute
  const early = await approve(id)
  expect([early.status, early.body.error]).toEqual([
    409,
    expect.stringMatching(/^The owner has not answered yet, and can do so until /),
  ])
  await db.updateTable('disputes').set({ created_at: sql`now() - interval '14 days'` }).where('id', '=', id).execute()
  expect((await approve(id)).status).toBe(200)
})

test('there is no waiting period for a banned owner, and a banned disputant cannot become the owner', async () => {
  const [owner, disputant] = [await makeUser(), await makeUser()]
  const { id: business_id } = await makeBusiness({}, { owner })
  const { id } = (await dispute(disputant, business_id)).body.dispute
  const ban = (user: User, is_banned: boolean) =>
    db.updateTable('users').set({ is_banned }).where('id', '=', user.id).execute()
  await ban(owner, true)
  await ban(disputant, true)
  expect((await approve(id)).body.error).toContain('The disputant has been banned')
  await ban(disputant, false)
  expect((await approve(id)).status).toBe(200)
})

test('of two administrators who decide concurrently, one succeeds', async () => {
  const { id, disputant, owner, business_id } = await makeDisputed()
  const replies = await Promise.all([approve(id), reject(id, otherAdmin), approve(id, otherAdmin)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const [[winner]] = (await readTeam(business_id)) as [[number]]
  expect(winner).toBe(replies[1].status === 200 ? owner.id : disputant.id)
})

test('refuses to hand over a business that was deleted, revoked, suspended or given to the disputant meanwhile', async () => {
  const deleted = await makeDisputed()
  await as(deleted.owner).delete(`/api/profiles/${deleted.business_id}`)
  expect((await approve(deleted.id)).status).toBe(404)

  const revoked = await makeDisputed()
  await as(admin).post(`/api/admin/businesses/${revoked.business_id}/revoke-claim`, { reason: 'Sold' })
  expect((await approve(revoked.id)).body.error).toContain('Nobody owns this business any more')
  expect((await reject(revoked.id)).status).toBe(200)

  const suspended = await makeDisputed()
  await db
    .updateTable('businesses')
    .set({ verification_status: 'suspended' })
    .where('id', '=', suspended.business_id)
    .execute()
  expect((await approve(suspended.id)).body.error).toContain('This business is suspended')

  const transferred = await makeDisputed()
  await db
    .updateTable('business_members')
    .set({ user_id: transferred.disputant.id })
    .where('business_id', '=', transferred.business_id)
    .execute()
  expect((await approve(transferred.id)).body.error).toContain('owns this business already')
})

test('after a transfer the new owner answers the dispute, and a concurrent transfer leaves one owner', async () => {
  const { id, owner, disputant, business_id } = await makeDisputed()
  const partner = await makeUser()
  const { association_id } = await db
    .insertInto('business_members')
    .values({ business_id, user_id: partner.id, role: 'admin' })
    .returning('id as association_id')
    .executeTakeFirstOrThrow()
  const transfer = as(owner).patch(`/api/businesses/${business_id}/team/${association_id}`, { role: 'owner' })
  const [transferred, approved] = await Promise.all([transfer, approve(id)])
  expect(approved.status).toBe(200)
  expect([200, 403, 404]).toContain(transferred.status)
  const owners = (await readTeam(business_id)).filter(([, role]) => role === 'owner')
  expect(owners).toEqual([[disputant.id, 'owner']])
})

test('disputes are listed open ones first, page by page, for administrators only', async () => {
  await db.deleteFrom('disputes').execute()
  const [first, second, third] = [await makeDisputed(), await makeDisputed(), await makeDisputed()]
  await reject(third.id)
  const { body } = await as(admin).get('/api/admin/disputes?limit=2')
  expect([body.total, body.open]).toEqual([3, 2])
  expect(body.disputes.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id])
  const next = (await as(admin).get(`/api/admin/disputes?limit=2&cursor=${body.next_cursor}`)).body
  expect(next.disputes.map(({ id }: { id: number }) => id)).toEqual([third.id])
  expect((await as(await makeModerator()).get('/api/admin/disputes')).status).toBe(403)
  const { queues } = (await as(admin).get('/api/waiting')).body
  expect(queues).toContainEqual(expect.objectContaining({ kind: 'disputes', tab: 'claims', count: 2 }))
})

test('disputes count as claims in the quota', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  const [owner, disputant] = [await makeUser(), await makeUser()]
  const businesses = await Promise.all(Array.from({ length: 12 }, () => makeBusiness({}, { owner })))
  const replies = await Promise.all(
    businesses.map(({ id }) => limited.as(disputant).post(`/api/businesses/${id}/dispute`, claimForm())),
  )
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('the sweep deletes decided disputes after a year, and an account takes its disputes along', async () => {
  const [owner, disputant] = [await makeUser(), await makeUser()]
  const { id: business_id } = await makeBusiness({}, { owner })
  const decided = { status: 'rejected', admin_notes: 'No' } as const
  const old = await makeDispute({ business_id, user_id: disputant.id, ...decided, reviewed_at: '2020-01-01' })
  const recent = await makeDispute({
    business_id,
    user_id: disputant.id,
    ...decided,
    reviewed_at: new Date().toISOString(),
  })
  await disputesTasks['disputes.sweep'].run({ db } as Services)
  const readIds = async () =>
    (await db.selectFrom('disputes').where('id', 'in', [old.id, recent.id]).select('id').execute()).map(({ id }) => id)
  expect(await readIds()).toEqual([recent.id])
  await db.deleteFrom('users').where('id', '=', disputant.id).execute()
  expect(await readIds()).toEqual([])
})
