import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeAdmin, makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { claimForm, makeClaim } from './claims.make.ts'
import { compareClaim } from './compareClaim.ts'

const { as, visitor, mailFolder } = await startTestApp()
const { waitForEmail } = openMailbox(mailFolder)
const admin = await makeAdmin({ full_name: 'Ada Admin' })

const makeCurated = (columns = {}) => makeBusiness({ verification_status: 'curated', ...columns })
const claim = (user: { token: string }, business_id: number, input = {}) =>
  as(user).post(`/api/businesses/${business_id}/claim`, claimForm(input))
const approve = (id: number, body?: object) => as(admin).post(`/api/admin/claim-requests/${id}/approve`, body)
const reject = (id: number, body?: object) => as(admin).post(`/api/admin/claim-requests/${id}/reject`, body)
const revoke = (id: number, body?: object) => as(admin).post(`/api/admin/businesses/${id}/revoke-claim`, body)
const profileOf = async (id: number, user: { token: string } | null = null) =>
  (await as(user).get(`/api/profiles/${id}`)).body.profile
const readBusiness = (id: number) =>
  db.selectFrom('businesses').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const readAuditEntries = (action: string, target_id: number) =>
  db.selectFrom('audit_log').where('action', '=', action).where('target_id', '=', target_id).selectAll().execute()

test('rejects a claim without entity number or message', async () => {
  const user = await makeUser()
  const { id } = await makeCurated()
  const submitInvalid = async (input: object) => {
    const { status, body } = await claim(user, id, input)
    return [status, body.error, body.errors[0].field]
  }
  expect(await submitInvalid({ alaska_business_license: '  ' })).toEqual([
    400,
    'Alaska Business Entity Number is required',
    'alaska_business_license',
  ])
  expect(await submitInvalid({ alaska_business_license: 'abc<>' })).toEqual([
    400,
    'Alaska Business Entity Number may contain only letters, digits, spaces and - . / # ( ) : ,',
    'alaska_business_license',
  ])
  expect(await submitInvalid({ message: ' ' })).toEqual([
    400,
    'Please explain why you should be granted ownership',
    'message',
  ])
  expect((await submitInvalid({ message: 'x'.repeat(5001) }))[2]).toBe('message')
  expect((await submitInvalid({ proof_of_ownership: 'x'.repeat(5001) }))[2]).toBe('proof_of_ownership')
  expect((await submitInvalid({ ein: 'x'.repeat(21) }))[2]).toBe('ein')
  expect((await submitInvalid({ alaska_business_license: 'x'.repeat(256) }))[2]).toBe('alaska_business_license')
  expect((await claim(user, id, { message: 'x'.repeat(5000), ein: ' ', proof_of_ownership: undefined })).status).toBe(
    201,
  )
})

test('a claim is stored, confirmed by email and listed for its requester', async () => {
  const user = await makeUser({ email: 'claimant@example.com', full_name: 'Clara Claimant' })
  const business = await makeCurated({ business_name: 'Raven Ferries', city: 'Sitka', industry: 'Ferries' })
  const { status, body } = await claim(user, business.id, { message: '  Ours.  ' })
  expect(status).toBe(201)
  expect(body).toEqual({
    message: expect.any(String),
    claim: expect.objectContaining({
      business_id: business.id,
      business_name: 'Raven Ferries',
      city: 'Sitka',
      state: 'AK',
      industry: 'Ferries',
      status: 'pending',
      requester_name: 'Clara Claimant',
      requester_email: 'claimant@example.com',
      alaska_business_license: '10012345',
      ein: '12-3456789',
      proof_of_ownership: 'https://example.com/deed.pdf',
      message: 'Ours.',
      admin_notes: null,
      reviewer_name: null,
      reviewed_at: null,
    }),
  })
  expect((await as(user).get('/api/claims/me')).body.claims).toEqual([body.claim])
  expect((await as(await makeUser()).get('/api/claims/me')).body.claims).toEqual([])
  const mail = await waitForEmail('claimant@example.com')
  expect(mail?.subject).toBe('We have received your claim for Raven Ferries')

  const repeatedReply = await claim(user, business.id)
  expect([repeatedReply.status, repeatedReply.body.error]).toEqual([
    409,
    'You already have a pending claim for this business',
  ])
  expect((await claim(await makeUser(), business.id)).status).toBe(201)
})

test('rejects a claim on a hidden or claimed business', async () => {
  const user = await makeUser()
  const hidden = await makeBusiness({ verification_status: 'imported', is_public: false })
  const claimed = await makeBusiness({}, { owner: await makeUser() })
  expect((await claim(user, hidden.id)).status).toBe(404)
  expect((await claim(user, 4_000_000)).status).toBe(404)
  const refusedReply = await claim(user, claimed.id)
  expect([refusedReply.status, refusedReply.body.error]).toEqual([409, 'This business has already been claimed'])
})

test('concurrent submissions of a claim create one', async () => {
  const user = await makeUser()
  const { id } = await makeCurated()
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(user, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
})

test('approving makes the requester the owner of a verified business, and emails all requesters', async () => {
  const winner = await makeUser({ email: 'winner@example.com' })
  const loser = await makeUser({ email: 'loser@example.com' })
  const { id, business_name } = await makeCurated({ ein: '99-0000000' })
  const winnerClaim = (await claim(winner, id)).body.claim
  const loserClaim = (await claim(loser, id)).body.claim
  await Promise.all([waitForEmail('winner@example.com'), waitForEmail('loser@example.com')])
  const { status, body } = await approve(winnerClaim.id, { admin_notes: 'Welcome.' })
  expect(status).toBe(200)
  expect(body.claim).toMatchObject({ status: 'approved', admin_notes: 'Welcome.', reviewer_name: 'Ada Admin' })
  expect(Date.parse(body.claim.reviewed_at)).not.toBeNaN()

  // The approval fills in missing fields and keeps existing ones.
  expect(await profileOf(id, winner)).toMatchObject({
    role: 'owner',
    is_claimed: true,
    is_public: true,
    verification_status: 'approved',
    verified_at: expect.any(String),
    alaska_business_license: '10012345',
    ein: '99-0000000',
    owner_name: winner.full_name,
  })
  for (const { id: claim_id } of [winnerClaim, loserClaim]) {
    const { body: review } = await as(admin).get(`/api/admin/claim-requests/${claim_id}`)
    expect(review.taken_over).toEqual(['alaska_business_license'])
    expect(compareClaim(review.claim, review.business, null, review.taken_over)).toMatchObject([
      { claimed: '10012345', recorded: null, verdict: 'unrecorded' },
      { recorded: '99-0000000' },
      { verdict: null },
    ])
  }
  const [rejected] = (await as(loser).get('/api/claims/me')).body.claims
  expect(rejected).toMatchObject({
    id: loserClaim.id,
    status: 'rejected',
    admin_notes: 'Another claim for this business was approved',
    reviewer_name: null,
  })
  const approval = await waitForEmail('winner@example.com', 2)
  expect(approval?.subject).toBe(`Your claim for ${business_name} has been approved`)
  expect(approval?.text).toContain('Welcome.')
  const rejection = await waitForEmail('loser@example.com', 2)
  expect(rejection?.text).toContain('Another claim for this business was approved')
  expect(await readAuditEntries('claim.approve', id)).toMatchObject([
    {
      actor_name: 'Ada Admin',
      target_name: business_name,
      details: { notes: 'Welcome.', from: 'curated', rejected: expect.any(String) },
    },
  ])

  for (const decided of [winnerClaim, loserClaim]) {
    expect((await approve(decided.id)).status).toBe(409)
    expect((await reject(decided.id, { admin_notes: 'No' })).status).toBe(409)
  }
})

test('approving makes an existing member or invited person the owner', async () => {
  for (const role of ['admin', 'viewer'] as const) {
    const user = await makeUser()
    const { id } = await makeCurated({ is_claimed: false })
    await db.insertInto('business_members').values({ business_id: id, user_id: user.id, role }).execute()
    const { id: claim_id } = await makeClaim({ business_id: id, user_id: user.id })
    expect((await approve(claim_id)).status).toBe(200)
    expect((await profileOf(id, user)).role).toBe('owner')
  }
  const invited = await makeUser()
  const { id } = await makeCurated()
  const invitation = { business_id: id, role: 'viewer', status: 'invited', email: invited.email, joined_at: null }
  await db.insertInto('business_members').values(invitation).execute()
  const { id: claim_id } = await makeClaim({ business_id: id, user_id: invited.id })
  expect((await profileOf(id, invited)).role).toBeNull()
  expect((await approve(claim_id)).status).toBe(200)
  const team = await db.selectFrom('business_members').where('business_id', '=', id).selectAll().execute()
  expect(team).toMatchObject([{ user_id: invited.id, role: 'owner', status: 'active' }])
})

test('rejecting requires notes, which are emailed to the requester, who may claim again', async () => {
  const user = await makeUser({ email: 'hopeful@example.com' })
  const { id } = await makeCurated()
  const { id: claim_id } = (await claim(user, id)).body.claim
  for (const body of [undefined, {}, { admin_notes: ' ' }, { admin_notes: null }]) {
    const { status, body: answer } = await reject(claim_id, body)
    expect([status, answer.error]).toEqual([400, 'Please provide a rejection reason'])
  }
  expect((await reject(claim_id, { admin_notes: 'x'.repeat(5001) })).status).toBe(400)
  expect((await approve(claim_id, { admin_notes: 'x'.repeat(5001) })).status).toBe(400)
  await waitForEmail('hopeful@example.com')
  const { status, body } = await reject(claim_id, { admin_notes: 'No such entity number' })
  expect([status, body.claim.status, body.claim.reviewer_name]).toEqual([200, 'rejected', 'Ada Admin'])
  const mail = await waitForEmail('hopeful@example.com', 2)
  expect(mail?.text).toContain('Reason: No such entity number')
  expect(await readAuditEntries('claim.reject', id)).toMatchObject([{ details: { notes: 'No such entity number' } }])
  expect(await profileOf(id)).toMatchObject({ is_claimed: false, verification_status: 'curated' })
  expect((await claim(user, id)).status).toBe(201)
})

test('rejects approving the claim of a banned or deleted requester', async () => {
  const [banned, deleted] = [await makeUser(), await makeUser()]
  const { id } = await makeCurated()
  const firstClaim = (await claim(banned, id)).body.claim
  const secondClaim = (await claim(deleted, id)).body.claim
  await as(admin).patch(`/api/admin/users/${banned.id}/ban`, { is_banned: true })
  const refusedReply = await approve(firstClaim.id)
  expect([refusedReply.status, refusedReply.body.error]).toEqual([
    409,
    'The requester has been banned. Reject this claim, or unban them first.',
  ])
  expect((await as(deleted).send('DELETE', '/api/auth/account', { body: { password: PASSWORD } })).status).toBe(200)
  expect((await approve(secondClaim.id)).status).toBe(404)
  expect((await reject(firstClaim.id, { admin_notes: 'Banned' })).status).toBe(200)
})

test('the list of claims is ordered newest first or longest pending first, filtered by status, with counts', async () => {
  await db.deleteFrom('claims').execute()
  const { id: business_id } = await makeCurated()
  const ids = []
  for (const status of ['pending', 'rejected', 'pending', 'rejected', 'rejected']) {
    ids.push((await makeClaim({ business_id, user_id: (await makeUser()).id, status })).id)
  }
  const [a, b, c, d, e] = ids
  const list = async (query: string) => {
    const { body } = await as(admin).get(`/api/admin/claim-requests${query}`)
    return { ...body, claims: body.claims.map(({ id }: { id: number }) => id) }
  }
  const counts = { pending: 2, approved: 0, rejected: 3 }
  expect(await list('')).toEqual({ claims: [e, d, c, b, a], total: 5, counts })
  expect((await list('?sort=pending')).claims).toEqual([a, c, e, d, b])
  expect(await list('?status=pending')).toEqual({ claims: [c, a], total: 2, counts })
  expect((await list('?sort=pending&limit=2&offset=1')).claims).toEqual([c, e])
  expect((await as(admin).get('/api/admin/claim-requests?status=unknown')).status).toBe(400)
  expect((await as(admin).get('/api/admin/claim-requests/4000000')).status).toBe(404)
  const { body } = await as(admin).get(`/api/admin/claim-requests/${a}`)
  expect(body).toMatchObject({ claim: { id: a }, business: { id: business_id }, website_domain: null, competing: 1 })
})

test('an imported address stays readable after a claim, until the owner writes another one', async () => {
  const owner = await makeUser()
  const city = { city: 'JUNEAU', imported_city: 'JUNEAU', readable_city: 'Juneau' }
  const street = '1751 ANKA ST'
  const { id } = await makeCurated({ ...city, street, location: `${street}, JUNEAU, AK 99801` })
  expect((await approve((await claim(owner, id)).body.claim.id)).status).toBe(200)
  expect(await profileOf(id, owner)).toMatchObject({
    location: '1751 ANKA ST, JUNEAU, AK 99801',
    display_location: '1751 Anka St, Juneau, AK 99801',
  })
  await as(owner).post('/api/profiles', { id, location: '1 DOCK ST, JUNEAU' })
  expect(await profileOf(id, owner)).toMatchObject({ display_location: '1 DOCK ST, JUNEAU' })
})

test('revoking removes the team, emails everyone concerned, and allows a new claim', async () => {
  const [owner, member, requester] = [
    await makeUser({ email: 'was-owner@example.com' }),
    await makeUser({ email: 'was-member@example.com' }),
    await makeUser({ email: 'asking@example.com' }),
  ]
  const { id, business_name } = await makeCurated()
  const claimed = (await claim(owner, id)).body.claim
  await approve(claimed.id)
  await waitForEmail('was-owner@example.com', 2)
  await db.insertInto('business_members').values({ business_id: id, user_id: member.id, role: 'member' }).execute()
  const invitation = {
    business_id: id,
    role: 'viewer',
    status: 'invited',
    email: 'invited@example.com',
    joined_at: null,
  }
  await db.insertInto('business_members').values(invitation).execute()
  await db.insertInto('access_requests').values({ business_id: id, user_id: requester.id }).execute()

  const invalidReply = await revoke(id, { reason: ' ' })
  expect([invalidReply.status, invalidReply.body.error]).toEqual([400, 'Please provide a reason'])
  const { status, body } = await revoke(id, { reason: 'The deed was forged' })
  expect([status, body.business]).toMatchObject([
    200,
    { is_claimed: false, is_public: true, verification_status: 'curated', verified_at: null },
  ])
  expect((await profileOf(id, owner)).role).toBeNull()
  const team = await db.selectFrom('business_members').where('business_id', '=', id).selectAll().execute()
  expect(team).toEqual([])

  for (const [address, count] of [
    ['was-owner@example.com', 3],
    ['was-member@example.com', 1],
  ] as const) {
    const mail = await waitForEmail(address, count)
    expect(mail?.subject).toBe(`The ownership of ${business_name} has been revoked`)
    expect(mail?.text).toContain('The deed was forged')
  }
  for (const email of ['asking@example.com', 'invited@example.com']) {
    const mail = await waitForEmail(email)
    expect(mail?.text).not.toContain('forged')
  }
  const [ownClaim] = (await as(owner).get('/api/claims/me')).body.claims
  expect(ownClaim).toMatchObject({
    status: 'approved',
    revoked_reason: 'The deed was forged',
    revoked_at: expect.any(String),
  })
  expect(await readAuditEntries('business.revoke', id)).toMatchObject([
    { details: { reason: 'The deed was forged', owner: owner.full_name, from: 'approved' } },
  ])
  expect((await revoke(id, { reason: 'Again' })).status).toBe(409)
  expect((await claim(member, id)).status).toBe(201)
})

test.each(['pending', 'rejected', 'suspended'] as const)(
  'revoking a business that is %s does not publish it',
  async (status) => {
    const business = await makeBusiness({ verification_status: status, is_public: false }, { owner: await makeUser() })
    const { body } = await revoke(business.id, { reason: 'Not theirs' })
    expect(body.business).toMatchObject({ is_claimed: false, is_public: false, verification_status: status })
    expect((await visitor.get(`/api/profiles/${business.id}`)).status).toBe(404)
  },
)

test.each(['rejected', 'suspended'] as const)('rejects approving a claim on a business that is %s', async (status) => {
  const user = await makeUser()
  const { id } = await makeCurated()
  const { id: claim_id } = (await claim(user, id)).body.claim
  await db.updateTable('businesses').where('id', '=', id).set({ verification_status: status }).execute()
  const { status: code, body } = await approve(claim_id)
  expect([code, body.error]).toEqual([
    409,
    `This business is ${status}. Approve the business first, or reject the claim.`,
  ])
})

test('revoking clears the fields that came from the claim and keeps the others', async () => {
  const [impostor, owner] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({
    verification_status: 'curated',
    alaska_business_license: null,
    ein: '12-0000000',
  })
  await approve((await claim(impostor, id)).body.claim.id)
  expect((await readBusiness(id)).alaska_business_license).not.toBeNull()
  await revoke(id, { reason: 'An impostor' })
  expect(await readBusiness(id)).toMatchObject({ alaska_business_license: null, ein: '12-0000000' })
  expect((await claim(owner, id)).status).toBe(201)
})

test('deleting a business deletes its claims', async () => {
  const user = await makeUser()
  const { id } = await makeCurated()
  const { id: claim_id } = (await claim(user, id)).body.claim
  await as(admin).post(`/api/admin/businesses/${id}/suspend`, { reason: 'Gone' })
  expect((await as(admin).delete(`/api/admin/businesses/${id}`)).status).toBe(200)
  expect((await as(user).get('/api/claims/me')).body.claims).toEqual([])
  expect((await approve(claim_id)).status).toBe(404)
})

test('of two competing claims approved concurrently, 200 times, one is approved and the other gets 409', {
  timeout: 120_000,
}, async () => {
  const secondAdmin = await makeAdmin()
  const [firstUser, secondUser] = [await makeUser(), await makeUser()]
  for (let round = 0; round < 200; round++) {
    const { id: business_id } = await makeCurated()
    const firstClaim = await makeClaim({ business_id, user_id: firstUser.id })
    const secondClaim = await makeClaim({ business_id, user_id: secondUser.id })
    const answers = await Promise.all([
      as(admin).post(`/api/admin/claim-requests/${firstClaim.id}/approve`),
      as(secondAdmin).post(`/api/admin/claim-requests/${secondClaim.id}/approve`),
    ])
    expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409])
    const owner = answers[0].status === 200 ? firstUser : secondUser
    const team = await db.selectFrom('business_members').where('business_id', '=', business_id).selectAll().execute()
    expect(team).toMatchObject([{ user_id: owner.id, role: 'owner' }])
    const statuses = await db.selectFrom('claims').where('business_id', '=', business_id).select('status').execute()
    expect(statuses.map(({ status }) => status).sort()).toEqual(['approved', 'rejected'])
  }
})

test('concurrent approvals, rejections, bans, deletions and revocations leave a consistent state', {
  timeout: 120_000,
}, async () => {
  const secondAdmin = await makeAdmin()
  for (let round = 0; round < 40; round++) {
    const [firstUser, secondUser] = [await makeUser(), await makeUser()]
    const { id: business_id } = await makeCurated()
    const firstClaim = await makeClaim({ business_id, user_id: firstUser.id })
    const secondClaim = await makeClaim({ business_id, user_id: secondUser.id })
    const answers = await Promise.all([
      as(admin).post(`/api/admin/claim-requests/${firstClaim.id}/approve`),
      as(secondAdmin).post(`/api/admin/claim-requests/${secondClaim.id}/${round % 2 ? 'approve' : 'reject'}`, {
        admin_notes: 'No',
      }),
      as(secondUser).send('DELETE', '/api/auth/account', { body: { password: PASSWORD } }),
      as(secondAdmin).patch(`/api/admin/users/${firstUser.id}/ban`, { is_banned: true }),
      as(secondAdmin).post(`/api/admin/businesses/${business_id}/revoke-claim`, { reason: 'No' }),
      claim(secondUser, business_id),
    ])
    for (const { status } of answers) expect([200, 201, 401, 404, 409]).toContain(status)
    const { is_claimed } = await readBusiness(business_id)
    const team = await db.selectFrom('business_members').where('business_id', '=', business_id).selectAll().execute()
    expect(team).toHaveLength(is_claimed ? 1 : 0)
  }
})
