import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeAdmin, makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'

const app = await startTestApp()
const { as } = app
const mailbox = openMailbox(app.mailFolder)

type User = { id: number; token: string; email: string }

async function makeTeam() {
  const [owner, admin, member] = await Promise.all([makeUser(), makeUser(), makeUser()])
  const business = await makeBusiness({}, { owner, admin, member })
  const team = `/api/businesses/${business.id}/team`
  const list = async () => (await as(owner).get(team)).body.members
  const findAssociationId = async (user: { id: number }) =>
    (
      await db
        .selectFrom('business_members')
        .where('business_id', '=', business.id)
        .where('user_id', '=', user.id)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id
  const changeRole = async (actor: User, member: { id: number }, role: string) =>
    as(actor).patch(`${team}/${await findAssociationId(member)}`, { role })
  const owners = () =>
    db
      .selectFrom('business_members')
      .where('business_id', '=', business.id)
      .where('role', '=', 'owner')
      .select('user_id')
      .execute()
  return { business, team, owner, admin, member, list, findAssociationId, changeRole, owners }
}

test('the owner sees the team, starting with themselves', async () => {
  const { team, owner, admin, member } = await makeTeam()
  const { body } = await as(owner).get(team)
  expect(body).toEqual({
    members: [
      [owner, 'owner'],
      [admin, 'admin'],
      [member, 'member'],
    ].map(([user, role]) => ({
      association_id: expect.any(Number),
      user_id: (user as User).id,
      full_name: expect.any(String),
      email: (user as User).email,
      role,
      status: 'active',
      joined_at: expect.stringMatching(/Z$/),
      is_expired: false,
    })),
    access_requests: [],
  })
  const refusedReply = await as(admin).get(team)
  expect([refusedReply.status, refusedReply.body.error]).toEqual([403, 'Only the owner manages the team'])
})

test('an invited person has no access before accepting, and afterwards the invited role', async () => {
  const { business, team, owner } = await makeTeam()
  await db
    .updateTable('businesses')
    .where('id', '=', business.id)
    .set({ verification_status: 'pending', is_public: false })
    .execute()
  const invited = await makeUser()

  const email = invited.email.replace('user', 'User')
  const invitation = await as(owner).post(team, { email: email, role: 'admin' })
  expect(invitation.status).toBe(201)
  const { association_id } = invitation.body.member
  expect(invitation.body.member).toMatchObject({ user_id: null, full_name: null, status: 'invited', joined_at: null })

  expect((await as(invited).get('/api/profiles/user/me')).body.profiles).toEqual([])
  expect((await as(invited).get(`/api/profiles/${business.id}`)).status).toBe(404)
  expect((await as(invited).get(team)).status).toBe(404)
  expect((await as(invited).post('/api/profiles', { id: business.id, tagline: 'x' })).status).toBe(404)
  expect((await as(invited).delete(`${team}/me`)).status).toBe(404)

  const pending = await as(invited).get('/api/teams/me')
  expect(pending.body.invitations).toMatchObject([{ association_id, business_id: business.id, role: 'admin' }])
  expect((await as(await makeUser()).get('/api/teams/me')).body.invitations).toEqual([])

  const mail = await mailbox.waitForEmail(email)
  expect(mail.subject).toBe(`${owner.full_name} invites you to a team at Alaska Business Network`)
  expect(`${mail.text}${mail.html}`).not.toContain(business.business_name)
  expect(mail.text).toContain(`/my-businesses?business=${business.id}&token=`)

  const acceptReply = await as(invited).post(`${team}/accept`)
  expect([acceptReply.status, acceptReply.body.message]).toEqual([
    200,
    `You are now in the team of ${business.business_name}.`,
  ])
  expect((await as(invited).get('/api/profiles/user/me')).body.profiles).toMatchObject([{ role: 'admin' }])
  expect((await as(owner).get(team)).body.members.at(-1)).toMatchObject({
    association_id,
    user_id: invited.id,
    status: 'active',
  })
  expect((await as(invited).get('/api/teams/me')).body.invitations).toEqual([])
  expect((await as(invited).post(`${team}/accept`)).status).toBe(404)
  expect((await mailbox.waitForEmail(owner.email)).subject).toMatch(/has joined the team of/)
})

test('the reply to an invitation does not reveal whether the email address has an account', async () => {
  const { team, owner, list } = await makeTeam()
  const existing = await makeUser()
  const banned = await makeUser()
  await db.updateTable('users').where('id', '=', banned.id).set({ is_banned: true }).execute()
  const shape = async (email: string) => {
    const { status, body } = await as(owner).post(team, { email, role: 'viewer' })
    return JSON.stringify([status, body])
      .replaceAll(email, 'EMAIL')
      .replace(/"association_id":\d+/, '')
  }
  const shapes = [await shape(existing.email), await shape('nobody@example.com'), await shape(banned.email)]
  expect(new Set(shapes).size).toBe(1)
  expect((await list()).slice(3)).toMatchObject([
    { email: existing.email, user_id: null, full_name: null },
    { email: 'nobody@example.com', user_id: null, full_name: null },
    { email: banned.email, user_id: null, full_name: null },
  ])
})

test('rejects repeated invitations, invitations of members, and invalid roles', async () => {
  const { team, owner, admin } = await makeTeam()
  const invite = async (email: string, role: string) => {
    const { status, body } = await as(owner).post(team, { email, role })
    return [status, body.error]
  }
  expect(await invite(owner.email, 'member')).toEqual([409, 'You are already in this team'])
  expect(await invite(admin.email.toUpperCase(), 'member')).toEqual([
    409,
    expect.stringMatching(/is already in the team/),
  ])
  await as(owner).post(team, { email: 'twice@example.com', role: 'member' })
  expect(await invite('Twice@example.com', 'viewer')).toEqual([409, 'Twice@example.com has already been invited'])
  expect(await invite('boss@example.com', 'owner')).toEqual([400, expect.stringMatching(/^A business has one owner/)])
  expect(await invite('boss@example.com', 'king')).toEqual([400, 'Role must be one of admin, member, viewer'])
  expect(await invite('no address', 'member')).toEqual([400, 'Please enter a valid email address'])
})

test('a new account joins by accepting the invitation to its email address, any account with the token', async () => {
  const { business, team, owner } = await makeTeam()
  const email = 'newcomer@example.com'
  await as(owner).post(team, { email, role: 'member' })
  const link = new URL(await mailbox.waitForLink(email), app.url)
  expect(link.pathname).toBe('/register')
  expect(link.searchParams.get('email')).toBe(email)
  const token = link.searchParams.get('token')
  expect(link.searchParams.get('return')).toBe(`/my-businesses?business=${business.id}&token=${token}`)

  const otherUser = await makeUser()
  expect((await as(otherUser).post(`${team}/accept`)).status).toBe(404)
  expect((await as(otherUser).post(`${team}/accept`, { token: 'guessed' })).status).toBe(404)
  expect((await as(otherUser).get(`/api/teams/me?token=${token}`)).body.invitations).toHaveLength(1)

  const registerReply = await app.visitor.post('/api/auth/register', { email, full_name: 'New', password: PASSWORD })
  const newcomer = registerReply.body
  expect((await as(newcomer).get('/api/profiles/user/me')).body.profiles).toEqual([])
  expect((await as(newcomer).get('/api/teams/me')).body.invitations).toHaveLength(1)
  expect((await as(newcomer).post(`${team}/accept`)).status).toBe(200)
  expect((await as(otherUser).post(`${team}/accept`, { token })).status).toBe(404)

  await as(owner).post(team, { email: 'alias@example.com', role: 'viewer' })
  const aliasToken = new URL(await mailbox.waitForLink('alias@example.com'), app.url).searchParams.get('token')
  expect((await as(otherUser).post(`${team}/accept`, { token: aliasToken })).status).toBe(200)
  expect((await as(otherUser).get('/api/profiles/user/me')).body.profiles).toMatchObject([{ role: 'viewer' }])
})

test('an invitation can be declined, changed and withdrawn', async () => {
  const { team, owner, list } = await makeTeam()
  const invited = await makeUser()
  const invite = async () => (await as(owner).post(team, { email: invited.email, role: 'member' })).body.member

  await invite()
  expect((await as(invited).post(`${team}/decline`)).status).toBe(200)
  expect(await list()).toHaveLength(3)
  expect((await mailbox.waitForEmail(owner.email)).subject).toMatch(/has declined to join/)

  const { association_id } = await invite()
  expect((await as(owner).patch(`${team}/${association_id}`, { role: 'viewer' })).body.member.role).toBe('viewer')
  const earlyReply = await as(owner).patch(`${team}/${association_id}`, { role: 'owner' })
  expect([earlyReply.status, earlyReply.body.error]).toEqual([
    409,
    expect.stringMatching(/has not accepted the invitation yet/),
  ])
  const withdrawReply = await as(owner).delete(`${team}/${association_id}`)
  expect([withdrawReply.status, withdrawReply.body.message]).toEqual([200, 'The invitation has been withdrawn.'])
  expect((await as(invited).post(`${team}/accept`)).status).toBe(404)
})

test('the owner changes roles and removes members, and cannot leave before a transfer', async () => {
  const { team, owner, admin, member, findAssociationId, changeRole, owners } = await makeTeam()
  expect((await changeRole(owner, member, 'viewer')).body.member.role).toBe('viewer')
  expect((await changeRole(owner, member, 'king')).status).toBe(400)
  expect((await changeRole(admin, member, 'admin')).status).toBe(403)
  expect((await changeRole(owner, owner, 'admin')).status).toBe(409)
  expect((await as(owner).delete(`${team}/${await findAssociationId(owner)}`)).status).toBe(409)
  const leaveReply = await as(owner).delete(`${team}/me`)
  expect([leaveReply.status, leaveReply.body.error]).toEqual([409, expect.stringMatching(/needs an owner/)])
  expect((await as(owner).delete(`${team}/4000000`)).status).toBe(404)

  const transfer = await changeRole(owner, admin, 'owner')
  expect([transfer.status, transfer.body.member.role]).toEqual([200, 'owner'])
  expect(await owners()).toEqual([{ user_id: admin.id }])
  expect((await mailbox.waitForEmail(admin.email)).subject).toMatch(/^You now own Business/)
  expect((await as(owner).get(team)).status).toBe(403)
  expect((await as(owner).get('/api/profiles/user/me')).body.profiles[0].role).toBe('admin')

  expect((await as(admin).delete(`${team}/${await findAssociationId(member)}`)).status).toBe(200)
  expect((await as(owner).delete(`${team}/me`)).status).toBe(200)
  expect((await as(admin).get(team)).body.members).toHaveLength(1)
})

test('members of another business are not found', async () => {
  const ownTeam = await makeTeam()
  const otherTeam = await makeTeam()
  const pathOfOtherMember = `${ownTeam.team}/${await otherTeam.findAssociationId(otherTeam.member)}`
  expect((await as(ownTeam.owner).patch(pathOfOtherMember, { role: 'viewer' })).status).toBe(404)
  expect((await as(ownTeam.owner).delete(pathOfOtherMember)).status).toBe(404)
})

test('rejects a transfer to a banned member', async () => {
  const { owner, admin, changeRole, owners } = await makeTeam()
  await db.updateTable('users').where('id', '=', admin.id).set({ is_banned: true }).execute()
  const { status, body } = await changeRole(owner, admin, 'owner')
  expect([status, body.error]).toEqual([409, expect.stringMatching(/is suspended/)])
  expect(await owners()).toEqual([{ user_id: owner.id }])
})

const rounds = Array.from({ length: 8 }, (_, round) => round)
// 401 means that the account of the caller was just deleted.
const expected = new Set([200, 401, 403, 404, 409])

test('concurrent changes leave a business with exactly one owner', async () => {
  for (const round of rounds) {
    const { business, team, owner, admin, member, findAssociationId, owners } = await makeTeam()
    // The ids are read first, because the changes below remove members.
    const [ownerAssociation, adminAssociation, memberAssociation] = await Promise.all([
      findAssociationId(owner),
      findAssociationId(admin),
      findAssociationId(member),
    ])
    const actions = [
      () => as(owner).patch(`${team}/${adminAssociation}`, { role: 'owner' }),
      () => as(owner).patch(`${team}/${memberAssociation}`, { role: 'owner' }),
      () => as(owner).delete(`${team}/me`),
      () => as(admin).delete(`${team}/me`),
      () => as(owner).delete(`${team}/${adminAssociation}`),
      () => as(admin).delete(`${team}/${ownerAssociation}`),
      () => as(admin).delete('/api/auth/account', { password: PASSWORD }),
      () => as(owner).delete('/api/auth/account', { password: PASSWORD }),
      () => as(member).delete('/api/auth/account', { password: PASSWORD }),
    ]
    // Rotates the order of the actions.
    const answers = await Promise.all([...actions.slice(round), ...actions.slice(0, round)].map((act) => act()))
    for (const { status, body } of answers) expect(expected, JSON.stringify(body)).toContain(status)
    const remainingOwners = await owners()
    expect(remainingOwners, `round ${round} of business ${business.id}`).toHaveLength(1)
    const account = await db
      .selectFrom('users')
      .where('id', '=', remainingOwners[0]?.user_id ?? 0)
      .select('id')
      .execute()
    expect(account).toHaveLength(1)
  }
})

test('a transfer concurrent with the deletion or ban of the new owner leaves one owner', async () => {
  const administrator = await makeAdmin()
  for (const _ of rounds) {
    const { team, owner, admin, member, findAssociationId, changeRole, owners } = await makeTeam()
    const adminAssociation = await findAssociationId(admin)
    const [transfer, deleted] = await Promise.all([
      as(owner).patch(`${team}/${adminAssociation}`, { role: 'owner' }),
      as(admin).delete('/api/auth/account', { password: PASSWORD }),
    ])
    expect([transfer.status, deleted.status]).toSatisfy(
      ([a, b]) => (a === 200 && b === 409) || (a === 404 && b === 200),
    )
    expect(await owners()).toHaveLength(1)

    const currentOwner = (await owners())[0]?.user_id === owner.id ? owner : admin
    const answers = await Promise.all([
      changeRole(currentOwner, member, 'owner'),
      as(administrator).patch(`/api/admin/users/${member.id}/ban`, { is_banned: true }),
    ])
    for (const { status } of answers) expect(expected).toContain(status)
    expect(await owners()).toHaveLength(1)
  }
})

test('concurrent accepts and a withdrawal accept an invitation at most once', async () => {
  for (const _ of rounds) {
    const { business, team, owner } = await makeTeam()
    const invited = await makeUser()
    const { body } = await as(owner).post(team, { email: invited.email, role: 'member' })
    const [firstAccept, secondAccept, withdrawReply] = await Promise.all([
      as(invited).post(`${team}/accept`),
      as(invited).post(`${team}/accept`),
      as(owner).delete(`${team}/${body.member.association_id}`),
    ])
    expect([firstAccept.status, secondAccept.status].filter((status) => status === 200).length).toBeLessThan(2)
    expect(withdrawReply.status).toBe(200)
    const rows = await db.selectFrom('business_members').where('business_id', '=', business.id).select('id').execute()
    expect(rows).toHaveLength(3)
  }
})
