import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { sql } from '../../database/open.server.ts'
import { makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { teamsTasks } from './teams.tasks.server.ts'

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

test('with email verification on, the token of the invitation verifies the email address at registration', async () => {
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

test('an unverified email address cannot accept an invitation without the token', async () => {
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

test('limits invitations to one email address to 3 an hour for each owner, and does not count refused ones', async () => {
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

const expire = (email: string, days = 14) =>
  db
    .updateTable('business_members')
    .set({ invited_at: sql<string>`now() - make_interval(days => ${days})` })
    .where('email', '=', email)
    .execute()

test('an invitation expires after 14 days, shows this to both sides, and is valid again once the owner resends it', async () => {
  const { owner, team } = await makeTeam()
  const invited = await makeUser()
  const { member } = (await as(owner).post(team, { email: invited.email, role: 'member' })).body
  expect(member.is_expired).toBe(false)
  const tokenOf = (path: string) => new URL(path, app.url).searchParams.get('token') as string
  const token = tokenOf(await mailbox.waitForLink(invited.email))
  await expire(invited.email)

  expect((await as(owner).get(team)).body.members).toMatchObject([{ role: 'owner' }, { is_expired: true }])
  const mine = await as(invited).get(`/api/teams/me?token=${token}`)
  expect(mine.body.invitations).toMatchObject([{ is_expired: true }])
  const refused = await as(invited).post(`${team}/accept`, { token })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'This invitation has expired. Ask the owner to send it again',
  ])

  const resend = () => as(owner).post(`${team}/${member.association_id}/resend`)
  const sent = await resend()
  expect([sent.status, sent.body.message, sent.body.member.is_expired]).toEqual([
    200,
    `The invitation to ${invited.email} has been sent.`,
    false,
  ])
  const renewed = tokenOf(await mailbox.waitForLink(invited.email, 2))
  expect(renewed).not.toBe(token)
  expect((await as(await makeUser()).get(`/api/teams/me?token=${token}`)).body.invitations).toEqual([])
  expect((await as(invited).post(`${team}/accept`, { token: renewed })).status).toBe(200)
  const late = await resend()
  expect([late.status, late.body.error]).toEqual([409, `${invited.email} is already in the team`])
})

test('an expired invitation verifies no email address', async () => {
  const { owner, team } = await makeTeam()
  const email = 'too-late@example.com'
  await as(owner).post(team, { email, role: 'member' })
  const token = new URL(await mailbox.waitForLink(email), app.url).searchParams.get('token') as string
  await expire(email)
  expect(Object.keys((await register(email, token)).body)).toEqual(['message'])
})

test('sends at most 3 invitations an hour to one email address from several owners, and keeps the others open', async () => {
  const invited = await makeUser()
  const messages = []
  for (let count = 0; count < 4; count++) {
    const { owner, team } = await makeTeam()
    messages.push((await as(owner).post(team, { email: invited.email, role: 'viewer' })).body.message)
  }
  expect(messages.slice(0, 3)).toEqual(Array(3).fill(`The invitation to ${invited.email} has been sent.`))
  expect(messages[3]).toMatch(/is open, but no email was sent, because this address has received many\./)
  await mailbox.waitForEmail(invited.email, 3)
  expect((await as(invited).get('/api/teams/me')).body.invitations).toHaveLength(4)
})

test('a task deletes invitations that expired 60 days ago', async () => {
  const { owner, team } = await makeTeam()
  for (const email of ['old@example.com', 'older@example.com']) await as(owner).post(team, { email, role: 'viewer' })
  await expire('old@example.com', 73)
  await expire('older@example.com', 75)
  await teamsTasks['teams.sweep'].run({ db } as never)
  const { members } = (await as(owner).get(team)).body
  expect(members.map(({ email }: { email: string }) => email)).toEqual([owner.email, 'old@example.com'])
})
