import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import type { VerificationStatus } from '../businesses.constants.ts'
import { makeBusiness } from '../businesses.make.ts'

const { as, visitor, mailFolder } = await startTestApp()
const admin = await makeAdmin({ full_name: 'Ada Admin' })

const statuses = ['imported', 'curated', 'pending', 'approved', 'rejected', 'suspended'] as const
const makeBusinessWithStatus = (verification_status: VerificationStatus) =>
  makeBusiness({ verification_status, is_public: verification_status === 'approved' })

async function waitForEmails(address: string, count: number) {
  return vi.waitFor(
    async () => {
      const files = await readdir(mailFolder)
      const mails = await Promise.all(
        files
          .filter((file) => file.endsWith('.eml'))
          .map(async (file) => PostalMime.parse(await readFile(join(mailFolder, file)))),
      )
      const received = mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
      expect(received).toHaveLength(count)
      return received
    },
    { timeout: 15_000 },
  )
}

test.each(statuses)('approving a business that is %s works unless it is approved', async (status) => {
  const { id } = await makeBusinessWithStatus(status)
  const { status: responseStatus, body } = await as(admin).post(`/api/admin/businesses/${id}/approve`)
  expect(responseStatus).toBe(status === 'approved' ? 409 : 200)
  if (status === 'approved') return
  expect(body.message).toEqual(expect.any(String))
  expect(body.business).toMatchObject({ id, verification_status: 'approved', is_public: true })
  expect(Date.parse(body.business.verified_at)).not.toBeNaN()
  expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(200)
})

test('rejecting and suspending require a reason, hide the business and email its owner', async () => {
  const owner = await makeUser({ email: 'owner@example.com' })
  const { id } = await makeBusiness({}, { owner })
  for (const decision of ['reject', 'suspend']) {
    const path = `/api/admin/businesses/${id}/${decision}`
    expect((await as(admin).post(path, { reason: '  ' })).status).toBe(400)
    expect((await as(admin).post(path)).status).toBe(400)
    expect((await as(admin).post(path, { reason: 'x'.repeat(5001) })).status).toBe(400)
  }
  const { body } = await as(admin).post(`/api/admin/businesses/${id}/reject`, { reason: 'No such entity number' })
  expect(body.business).toMatchObject({
    verification_status: 'rejected',
    verification_notes: 'No such entity number',
    is_public: false,
  })
  expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(404)
  const ownProfile = (await as(owner).get(`/api/profiles/${id}`)).body.profile
  expect(ownProfile.verification_notes).toBe('No such entity number')
  const [mail] = await waitForEmails('owner@example.com', 1)
  expect(mail?.text).toContain('No such entity number')

  await as(admin).post(`/api/admin/businesses/${id}/suspend`, { reason: 'Complaints' })
  await waitForEmails('owner@example.com', 2)
  const { body: log } = await as(admin).get('/api/admin/audit?limit=2')
  expect(log.entries).toMatchObject([
    { action: 'business.suspend', target_id: id, details: { from: 'rejected', reason: 'Complaints' } },
    { action: 'business.reject', actor_name: 'Ada Admin', details: { from: 'approved' } },
  ])
})

test.each(statuses)(
  'deleting a business that is %s works only for imported, rejected or suspended ones',
  async (status) => {
    const { id } = await makeBusinessWithStatus(status)
    const { status: responseStatus, body } = await as(admin).delete(`/api/admin/businesses/${id}`)
    const isAllowed = ['imported', 'rejected', 'suspended'].includes(status)
    expect(responseStatus).toBe(isAllowed ? 200 : 409)
    expect(Object.keys(body)).toEqual(isAllowed ? ['message', 'undo_until'] : ['error'])
    expect((await as(admin).get(`/api/profiles/${id}`)).status).toBe(isAllowed ? 404 : 200)
  },
)

test('the review contains the team and verification instructions', async () => {
  const [owner, viewer] = [await makeUser({ full_name: 'Olga Owner' }), await makeUser()]
  const { id } = await makeBusiness({ alaska_business_license: '10099' }, { owner, viewer })
  const { body } = await as(admin).get(`/api/admin/businesses/${id}`)
  expect(body.business).toMatchObject({ id, owner_name: 'Olga Owner' })
  expect(body.associatedUsers).toEqual([
    {
      association_id: expect.any(Number),
      full_name: 'Olga Owner',
      email: owner.email,
      role: 'owner',
      status: 'active',
      joined_at: expect.any(String),
      is_expired: false,
    },
    expect.objectContaining({ email: viewer.email, role: 'viewer' }),
  ])
  expect(body.verificationInfo.licenseNumber).toBe('10099')
  expect(body.verificationInfo.verificationUrl).toMatch(/^https:\/\//)
  expect(body.verificationInfo.instructions.length).toBeGreaterThan(2)
  expect(body.history).toEqual([])
})

test('the history lists administrative actions newest first, including the import', async () => {
  const form = new FormData()
  const list = 'name,city\nHistorical Society,Nome\nAnother Society,Nome\n'
  form.set('csv', new Blob([list], { type: 'text/csv' }), 'societies.csv')
  await as(admin).post('/api/admin/import-businesses', form)
  const otherBusiness = await makeBusinessWithStatus('pending')
  const { id } = await db
    .selectFrom('businesses')
    .where('business_name', '=', 'Historical Society')
    .select('id')
    .executeTakeFirstOrThrow()
  await as(admin).post('/api/admin/businesses/publish', { ids: [id] })
  await as(admin).post(`/api/admin/businesses/${otherBusiness.id}/approve`)
  await as(admin).post('/api/profiles', { id, tagline: 'Since 1899' })
  await as(admin).post(`/api/admin/businesses/${id}/suspend`, { reason: 'Asked to' })

  const { history } = (await as(admin).get(`/api/admin/businesses/${id}`)).body
  const actor = { actor_id: admin.id, actor_name: 'Ada Admin', ip_address: '127.0.0.1', created_at: expect.any(String) }
  expect(history).toMatchObject([
    { ...actor, action: 'business.suspend', target_id: id, details: { from: 'curated', reason: 'Asked to' } },
    { ...actor, action: 'business.edit', details: { tagline: [null, 'Since 1899'] } },
    { ...actor, action: 'business.publish' },
    { ...actor, action: 'import.run', target_name: 'societies.csv', details: { imported: 2, skipped: 0, errors: 0 } },
  ])
  expect((await as(admin).get(`/api/admin/businesses/${otherBusiness.id}`)).body.history).toHaveLength(1)
})

test('a change of the status clears the reason', async () => {
  const { id } = await makeBusinessWithStatus('pending')
  await as(admin).post(`/api/admin/businesses/${id}/reject`, { reason: 'No such number' })
  const save = async (fields: object) => (await as(admin).post('/api/profiles', { id, ...fields })).body.profile
  const profile = await save({ tagline: 'Still refused', admin_verification_status: 'rejected' })
  expect(profile.verification_notes).toBe('No such number')
  expect((await save({ admin_verification_status: 'pending' })).verification_notes).toBeNull()
})

test('the list filters by status and search, and counts matches by status', async () => {
  const owner = await makeUser({ email: 'needle-owner@example.com' })
  await makeBusiness({ business_name: 'Needle One', verification_status: 'pending', is_public: false })
  await makeBusiness({ business_name: 'Two', city: 'Needle Bay', verification_status: 'pending', is_public: false })
  await makeBusiness({ business_name: 'Three', alaska_business_license: 'NEEDLE-3' })
  await makeBusiness({ business_name: 'Four' }, { owner })
  const { body } = await as(admin).get('/api/admin/businesses?search=needle')
  expect(body.businesses.map((business: { business_name: string }) => business.business_name)).toEqual([
    'Four',
    'Needle One',
    'Three',
    'Two',
  ])
  expect(body.counts).toEqual({ imported: 0, curated: 0, pending: 2, approved: 2, rejected: 0, suspended: 0 })
  const pending = await as(admin).get('/api/admin/businesses?search=needle&status=pending&limit=1&offset=1')
  expect([pending.body.businesses.length, pending.body.total, pending.body.counts.approved]).toEqual([1, 2, 2])
  expect((await as(admin).get('/api/admin/businesses?status=unknown')).status).toBe(400)
})

test('publishes only imported businesses, by id or by search', async () => {
  const [first, second, third] = await Promise.all(
    ['Batch One', 'Batch Two', 'Other Batch Three'].map((business_name) =>
      makeBusiness({ business_name, verification_status: 'imported', is_public: false }),
    ),
  )
  const rejected = await makeBusiness({
    business_name: 'Batch Rejected',
    verification_status: 'rejected',
    is_public: false,
  })
  const publish = (body: object) => as(admin).post('/api/admin/businesses/publish', body)
  expect((await publish({ ids: [first?.id, rejected.id] })).body).toMatchObject({ published: 1 })
  expect((await publish({ all: true, search: 'batch t' })).body.published).toBe(2)
  expect((await publish({ all: true, search: 'batch' })).body.published).toBe(0)
  expect((await publish({})).status).toBe(400)
  expect((await publish({ ids: [] })).status).toBe(400)
  for (const business of [first, second, third]) {
    const { profile } = (await visitor.get(`/api/profiles/${business?.id}`)).body
    expect(profile).toMatchObject({ verification_status: 'curated', is_public: true })
  }
  const { entries } = (await as(admin).get('/api/admin/audit?action=business.publish&search=batch')).body
  expect(entries.map(({ target_name }: { target_name: string }) => target_name).sort()).toEqual([
    'Batch One',
    'Batch Two',
    'Other Batch Three',
  ])
  // Businesses that are published together become one entry of the audit log.
  const { entries: newest } = (await as(admin).get('/api/admin/audit?limit=2')).body
  expect(newest).toMatchObject([
    { action: 'business.publish', target_name: '2 businesses', target_id: null, details: { search: 'batch t' } },
    { action: 'business.publish', target_name: 'Batch One', target_id: first?.id, details: null },
  ])
  const byActor = await as(admin).get('/api/admin/audit?action=business.publish&search=ada admin&limit=2')
  expect(byActor.body.entries).toEqual(newest)
  expect((await as(admin).get(`/api/admin/businesses/${second?.id}`)).body.history).toMatchObject([
    { action: 'business.publish', target_name: 'Batch Two' },
  ])
})

test('the admin form publishes an imported business by setting status and visibility', async () => {
  const { id } = await makeBusinessWithStatus('imported')
  const { status, body } = await as(admin).post('/api/profiles', {
    id,
    admin_verification_status: 'curated',
    admin_is_public: true,
  })
  expect(status).toBe(200)
  expect(body.profile).toMatchObject({ verification_status: 'curated', is_public: true })
  const { entries } = (await as(admin).get('/api/admin/audit?limit=1')).body
  expect(entries[0]).toMatchObject({ action: 'business.publish', target_id: id })
})

test('of several concurrent approvals, one succeeds', async () => {
  const { id } = await makeBusinessWithStatus('pending')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => as(admin).post(`/api/admin/businesses/${id}/approve`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
