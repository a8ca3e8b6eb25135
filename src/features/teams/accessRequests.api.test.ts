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
  const [owner, requester] = await Promise.all([makeUser(), makeUser()])
  const business = await makeBusiness({}, { owner })
  const requests = `/api/businesses/${business.id}/access-requests`
  const listRequests = async () => (await as(owner).get(`/api/businesses/${business.id}/team`)).body.access_requests
  return { owner, requester, business, requests, listRequests }
}

test('an accepted request adds the requester with a role and emails them', async () => {
  const { owner, requester, business, requests, listRequests } = await makeClaimed()
  const requested = await as(requester).post(requests, { message: ' I keep the books. ' })
  expect(requested.status).toBe(201)
  expect(await listRequests()).toMatchObject([
    { user_id: requester.id, full_name: requester.full_name, email: requester.email, message: 'I keep the books.' },
  ])
  expect((await as(requester).get('/api/teams/me')).body.access_requests).toMatchObject([{ business_id: business.id }])
  expect((await as(requester).get(`/api/profiles/${business.id}`)).body.profile.access_requested).toBe(true)
  expect((await app.visitor.get(`/api/profiles/${business.id}`)).body.profile.access_requested).toBe(false)
  const mail = await mailbox.waitForEmail(owner.email)
  expect(mail.subject).toBe(`${requester.full_name} asks for access to ${business.business_name}`)
  // The email omits the message, because anybody can write one.
  expect(mail.text).toContain('They have written a message')
  expect(`${mail.text}${mail.html}`).not.toContain('I keep the books.')
  expect(mail.text).toContain(`/businesses/${business.id}/team`)

  const repeatedReply = await as(requester).post(requests)
  expect([repeatedReply.status, repeatedReply.body.error]).toEqual([
    409,
    expect.stringMatching(/^You have already asked for access/),
  ])

  const [{ id }] = await listRequests()
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'owner' })).status).toBe(400)
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'member' })).status).toBe(200)
  expect(await listRequests()).toEqual([])
  expect((await as(requester).get('/api/profiles/user/me')).body.profiles).toMatchObject([{ role: 'member' }])
  expect((await mailbox.waitForEmail(requester.email)).subject).toBe(
    `You are now in the team of ${business.business_name}`,
  )
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'member' })).status).toBe(404)
  expect((await as(requester).post(requests)).status).toBe(409)
})

test('a declined requester is emailed and may request again', async () => {
  const { owner, requester, business, requests, listRequests } = await makeClaimed()
  await as(requester).post(requests)
  const [{ id }] = await listRequests()
  expect((await as(owner).post(`${requests}/${id}/decline`)).status).toBe(200)
  expect((await mailbox.waitForEmail(requester.email)).subject).toBe(`No access to ${business.business_name}`)
  expect((await as(requester).post(requests)).status).toBe(201)
})

test('rejects requests for an unclaimed business, from a member and from an invited user', async () => {
  const { owner, requester, business, requests } = await makeClaimed()
  const unclaimed = await makeBusiness()
  const refusedReply = await as(requester).post(`/api/businesses/${unclaimed.id}/access-requests`)
  expect([refusedReply.status, refusedReply.body.error]).toEqual([409, expect.stringMatching(/^Nobody has claimed/)])
  expect((await as(owner).post(requests)).body.error).toBe('You are already in this team')
  await as(owner).post(`/api/businesses/${business.id}/team`, { email: requester.email, role: 'viewer' })
  expect((await as(requester).post(requests)).body.error).toMatch(/^You have been invited/)
})

test('accepting an invitation deletes the access request', async () => {
  const { owner, requester, business, requests, listRequests } = await makeClaimed()
  await as(requester).post(requests)
  await as(owner).post(`/api/businesses/${business.id}/team`, { email: requester.email, role: 'viewer' })
  expect((await as(requester).post(`/api/businesses/${business.id}/team/accept`)).status).toBe(200)
  expect(await listRequests()).toEqual([])
})

test('accepting a request deletes the invitation', async () => {
  const { owner, requester, business, requests, listRequests } = await makeClaimed()
  await as(requester).post(requests)
  await as(owner).post(`/api/businesses/${business.id}/team`, { email: requester.email, role: 'viewer' })
  const [{ id }] = await listRequests()
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'admin' })).status).toBe(200)
  const { members } = (await as(owner).get(`/api/businesses/${business.id}/team`)).body
  expect(members).toMatchObject([{ role: 'owner' }, { user_id: requester.id, role: 'admin' }])
  expect(members).toHaveLength(2)
})

test('of concurrent requests and decisions, one of each succeeds', async () => {
  const { owner, requester, requests, listRequests } = await makeClaimed()
  const requestReplies = await Promise.all([1, 2, 3, 4].map(() => as(requester).post(requests)))
  expect(requestReplies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  const [{ id }] = await listRequests()
  const decisionReplies = await Promise.all([
    as(owner).post(`${requests}/${id}/accept`, { role: 'member' }),
    as(owner).post(`${requests}/${id}/accept`, { role: 'viewer' }),
    as(owner).post(`${requests}/${id}/decline`),
  ])
  expect(decisionReplies.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test('hides the request of a banned user', async () => {
  const { owner, requester, requests, listRequests } = await makeClaimed()
  await as(requester).post(requests)
  const [{ id }] = await listRequests()
  await db.updateTable('users').where('id', '=', requester.id).set({ is_banned: true }).execute()
  expect(await listRequests()).toEqual([])
  expect((await as(owner).post(`${requests}/${id}/accept`, { role: 'member' })).status).toBe(404)
})

test('rejects a request when the owner is banned', async () => {
  const [owner, requester] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({}, { owner })
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', owner.id).execute()
  const { status, body } = await as(requester).post(`/api/businesses/${id}/access-requests`, {})
  expect([status, body.error]).toEqual([409, expect.stringContaining('cannot answer at present')])
})
