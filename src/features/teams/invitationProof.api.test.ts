import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'

const app = await startTestApp({ EMAIL_VERIFICATION: 'required', RATE_LIMITS: 'on' })
const { as, visitor } = app
const mailbox = openMailbox(app.mailFolder)

async function makeTeam() {
  const owner = await makeUser()
  const business = await makeBusiness({}, { owner })
  return { owner, team: `/api/businesses/${business.id}/team` }
}

const register = (email: string, invitation_token?: string) =>
  visitor.post('/api/auth/register', { email, full_name: 'New', password: PASSWORD, invitation_token })

test('with verification on, the token of the invitation verifies the address at registration', async () => {
  const { owner, team } = await makeTeam()
  const email = 'proven@example.com'
  await as(owner).post(team, { email, role: 'member' })
  const token = new URL(await mailbox.waitForLink(email), app.url).searchParams.get('token') as string

  expect(Object.keys((await register('other@example.com', token)).body)).toEqual(['message'])
  const { status, body } = await register(email, token)
  expect(status).toBe(201)
  expect((await as(body).post(`${team}/accept`)).status).toBe(200)
  expect(Object.keys((await register(email, token)).body)).toEqual(['message'])
})

test('an unverified address cannot accept an invitation without the token', async () => {
  const { owner, team } = await makeTeam()
  const unverified = await makeUser({ verified: false })
  await as(owner).post(team, { email: unverified.email, role: 'member' })
  const token = new URL(await mailbox.waitForLink(unverified.email), app.url).searchParams.get('token')
  expect((await as(unverified).get('/api/teams/me')).body.invitations).toEqual([])
  expect((await as(unverified).post(`${team}/accept`)).status).toBe(404)
  await db.updateTable('users').where('id', '=', unverified.id).set({ email_verified_at: '2026-01-01' }).execute()
  expect((await as(unverified).post(`${team}/accept`)).status).toBe(200)
  expect((await as(unverified).post(`${team}/accept`, { token })).status).toBe(404)
})

test('limits invitations per address to 3 an hour, and does not count refused ones', async () => {
  const email = 'often@example.com'
  const { owner, team } = await makeTeam()
  const stranger = await makeUser()
  for (let time = 0; time < 4; time++) {
    expect((await as(stranger).post(team, { email, role: 'member' })).status).toBe(403)
  }
  for (let time = 0; time < 3; time++) {
    const { status, body } = await as(owner).post(team, { email, role: 'member' })
    expect(status).toBe(201)
    await as(owner).delete(`${team}/${body.member.association_id}`)
  }
  const { status, headers } = await as(owner).post(team, { email, role: 'member' })
  expect([status, Number(headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
})
