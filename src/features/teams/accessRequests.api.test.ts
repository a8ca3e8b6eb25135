import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'

const app = await startTestApp()
const { as } = app
const mailbox = openMailbox(app.mailFolder)

async function makeClaimed() {
  const [owner, stranger] = await Promise.all([makeUser(), makeUser()])
  const business = await makeBusiness({}, { owner })
  const requests = `/api/businesses/${business.id}/access-requests`
  const listed = async () => (await as(owner).get(`/api/businesses/${business.id}/team`)).body.access_requests
  return { owner, stranger, business, requests, listed }
}

test('who asks waits, is accepted with a role, and is told', async () => {
  const { owner, stranger, business, requests, listed } = await makeClaimed()
  const asked = await as(stranger).post(requests, { message: ' I keep the books. ' })
  expect(asked.status).toBe(201)
  expect(await listed()).toMatchObject([
    { user_id: stranger.id, full_name: stranger.full_name, email: stranger.email, message: 'I keep the books.' },
  ])
  expect((await as(stranger).get('/api/teams/me')).body.access_requests).toMatchObject([{ business_id: business.id }])
  expect((await as(stranger).get(`/api/profiles/${business.id}`)).body.profile.access_requested).toBe(true)
  expect((await app.visitor.get(`/api/profiles/${business.id}`)).body.profile.access_requested).toBe(false)
  const mail = await mailbox.mailTo(owner.email)
  expect(mail.subject).toBe(`${stranger.full_name} asks for access to ${business.business_name}`)
  expect(mail.text).toContain('I keep the books.')
  expect(mail.text).toContain(`/businesses/${business.id}/team`)

  const twice = await as(stranger).post(requests)
  expect([twice.status, twice.body.error]).toEqual([409, expect.stringMatching(/^You have already asked for access/)])

  const [{ id }] = await listed()
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'owner' })).status).toBe(400)
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'member' })).status).toBe(200)
  expect(await listed()).toEqual([])
  expect((await as(stranger).get('/api/profiles/user/me')).body.profiles).toMatchObject([{ role: 'member' }])
  expect((await mailbox.mailTo(stranger.email)).subject).toBe(`You are in the team of ${business.business_name} now`)
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'member' })).status).toBe(404)
  expect((await as(stranger).post(requests)).status).toBe(409)
})

test('who is declined is told, and may ask again', async () => {
  const { owner, stranger, business, requests, listed } = await makeClaimed()
  await as(stranger).post(requests)
  const [{ id }] = await listed()
  expect((await as(owner).post(`${requests}/${id}/decline`)).status).toBe(200)
  expect((await mailbox.mailTo(stranger.email)).subject).toBe(`No access to ${business.business_name}`)
  expect((await as(stranger).post(requests)).status).toBe(201)
})

test('only a claimed business has an owner to ask, and the invited accept instead', async () => {
  const { owner, stranger, business, requests } = await makeClaimed()
  const unclaimed = await makeBusiness()
  const nobody = await as(stranger).post(`/api/businesses/${unclaimed.id}/access-requests`)
  expect([nobody.status, nobody.body.error]).toEqual([409, expect.stringMatching(/^Nobody has claimed/)])
  expect((await as(owner).post(requests)).body.error).toBe('You are in this team already')
  await as(owner).post(`/api/businesses/${business.id}/team`, { email: stranger.email, role: 'viewer' })
  expect((await as(stranger).post(requests)).body.error).toMatch(/^You have been invited/)
})

test('joining by an invitation settles the request', async () => {
  const { owner, stranger, business, requests, listed } = await makeClaimed()
  await as(stranger).post(requests)
  await as(owner).post(`/api/businesses/${business.id}/team`, { email: stranger.email, role: 'viewer' })
  expect((await as(stranger).post(`/api/businesses/${business.id}/team/accept`)).status).toBe(200)
  expect(await listed()).toEqual([])
})

test('accepting a request settles an invitation', async () => {
  const { owner, stranger, business, requests, listed } = await makeClaimed()
  await as(stranger).post(requests)
  await as(owner).post(`/api/businesses/${business.id}/team`, { email: stranger.email, role: 'viewer' })
  const [{ id }] = await listed()
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'admin' })).status).toBe(200)
  const { members } = (await as(owner).get(`/api/businesses/${business.id}/team`)).body
  expect(members).toMatchObject([{ role: 'owner' }, { user_id: stranger.id, role: 'admin' }])
  expect(members).toHaveLength(2)
})

test('of many at once, one request waits and one decision counts', async () => {
  const { owner, stranger, requests, listed } = await makeClaimed()
  const asked = await Promise.all([1, 2, 3, 4].map(() => as(stranger).post(requests)))
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  const [{ id }] = await listed()
  const decided = await Promise.all([
    as(owner).post(`${requests}/${id}/accept`, { role: 'member' }),
    as(owner).post(`${requests}/${id}/accept`, { role: 'viewer' }),
    as(owner).post(`${requests}/${id}/decline`),
  ])
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test('the request of a banned user is not shown', async () => {
  const { owner, stranger, requests, listed } = await makeClaimed()
  await as(stranger).post(requests)
  const [{ id }] = await listed()
  await db.updateTable('users').where('id', '=', stranger.id).set({ is_banned: true }).execute()
  expect(await listed()).toEqual([])
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'member' })).status).toBe(404)
})

test('nobody is left waiting for an owner who has been banned', async () => {
  const [owner, asker] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({}, { owner })
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', owner.id).execute()
  const { status, body } = await as(asker).post(`/api/businesses/${id}/access-requests`, {})
  expect([status, body.error]).toEqual([409, expect.stringContaining('cannot answer at present')])
})
