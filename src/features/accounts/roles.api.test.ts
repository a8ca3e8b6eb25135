import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeAdmin, makeModerator, makeUser, PASSWORD } from './accounts.make.ts'

const { as, visitor } = await startTestApp()

beforeEach(async () => {
  await db.deleteFrom('users').execute()
})

type Account = Awaited<ReturnType<typeof makeUser>>
const setRole = (admin: Account, user: { id: number | string }, role: unknown) =>
  as(admin).patch(`/api/admin/users/${user.id}/role`, { role })
const readRoles = async () => {
  const users = await db.selectFrom('users').select(['id', 'role']).execute()
  return Object.fromEntries(users.map(({ id, role }) => [id, role]))
}

test('an administrator appoints and removes moderators and administrators, each with an audit entry', async () => {
  const admin = await makeAdmin({ full_name: 'Ada Admin' })
  const user = await makeUser({ full_name: 'Mo Member' })
  const appointed = await setRole(admin, user, 'moderator')
  expect([appointed.status, appointed.body]).toMatchObject([
    200,
    { message: 'Mo Member is now a moderator.', user: { id: user.id, role: 'moderator', is_admin: false } },
  ])
  expect((await setRole(admin, user, 'administrator')).body.user).toMatchObject({ is_admin: true })
  expect((await setRole(admin, user, 'administrator')).body.message).toBe('Mo Member is already an administrator.')
  expect((await setRole(admin, user, 'member')).body.user).toMatchObject({ role: 'member', is_admin: false })
  const { body } = await as(admin).get('/api/admin/audit?action=user.role')
  expect(body.entries).toMatchObject([
    { details: { role: ['administrator', 'member'] }, actor_name: 'Ada Admin', ip_address: '127.0.0.1' },
    { details: { role: ['moderator', 'administrator'] } },
    { details: { role: ['member', 'moderator'] }, target_id: user.id, target_name: 'Mo Member' },
  ])
  const { events } = (await as(user).get('/api/auth/security-events')).body
  expect(events.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
    ['role.changed', 'Role changed to a member'],
    ['role.changed', 'Role changed to an administrator'],
    ['role.changed', 'Role changed to a moderator'],
  ])
})

test('the replies of login, of the own account and of the list of users contain the role', async () => {
  const moderator = await makeModerator()
  const admin = await makeAdmin()
  const { body } = await visitor.post('/api/auth/login', { email: moderator.email, password: PASSWORD })
  expect(body.user).toMatchObject({ role: 'moderator', is_admin: false })
  expect((await as(admin).get('/api/auth/me')).body).toMatchObject({ role: 'administrator', is_admin: true })
  expect((await as(admin).get('/api/admin/users')).body.users).toMatchObject([
    { role: 'administrator' },
    { role: 'moderator' },
  ])
})

test('a change of role applies to open sessions at once', async () => {
  const [admin, user] = await Promise.all([makeAdmin(), makeUser()])
  const getStatus = async () => (await as(user).get('/api/admin/users')).status
  expect(await getStatus()).toBe(403)
  await setRole(admin, user, 'administrator')
  expect(await getStatus()).toBe(200)
  await setRole(admin, user, 'moderator')
  expect(await getStatus()).toBe(403)
})

test('checks the role of the caller, then the input, then the user, then the state', async () => {
  const [admin, moderator, user] = await Promise.all([makeAdmin(), makeModerator(), makeUser()])
  expect((await visitor.patch(`/api/admin/users/${user.id}/role`, { role: 'x' })).status).toBe(401)
  expect((await setRole(moderator, user, 'x')).status).toBe(403)
  for (const role of ['x', 'owner', null, 1, undefined]) expect((await setRole(admin, user, role)).status).toBe(400)
  expect((await setRole(admin, { id: 999999 }, 'x')).status).toBe(400)
  expect((await setRole(admin, { id: 999999 }, 'member')).status).toBe(404)
  expect((await setRole(admin, { id: 'x' }, 'member')).status).toBe(404)
})

test('nobody can change their own role, and the only administrator cannot delete the account', async () => {
  const admin = await makeAdmin()
  for (const role of ['member', 'moderator', 'administrator']) {
    const { status, body } = await setRole(admin, admin, role)
    expect([status, body.error]).toEqual([409, 'You cannot change your own role'])
  }
  const leave = () => as(admin).delete('/api/auth/account', { password: PASSWORD })
  expect((await leave()).body.error).toBe('You are the only administrator. Please appoint another one before you leave')
  await setRole(admin, await makeUser(), 'administrator')
  expect((await leave()).status).toBe(200)
})

test('a suspended account gets no role, and a ban ends the role of a moderator', async () => {
  const [admin, moderator] = await Promise.all([makeAdmin(), makeModerator({ full_name: 'Mo' })])
  const ban = (is_banned: boolean) => as(admin).patch(`/api/admin/users/${moderator.id}/ban`, { is_banned })
  expect((await ban(true)).body.user).toMatchObject({ is_banned: true, role: 'member' })
  const refused = await setRole(admin, moderator, 'moderator')
  expect([refused.status, refused.body.error]).toEqual([409, 'Mo is suspended. Please unban the account first'])
  expect((await ban(false)).body.user).toMatchObject({ is_banned: false, role: 'member' })
})

test('of two administrators who remove each other concurrently, one remains', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = await Promise.all([makeAdmin(), makeAdmin()])
    const replies = await Promise.all([setRole(one, other, 'member'), setRole(other, one, 'moderator')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    const roles = await readRoles()
    expect([roles[one.id], roles[other.id]].filter((role) => role === 'administrator')).toHaveLength(1)
    await db.deleteFrom('users').execute()
  }
})

test('of two administrators who concurrently delete their accounts, or remove each other, one remains', async () => {
  for (const isRemoval of [false, true, false, true]) {
    const [one, other] = await Promise.all([makeAdmin(), makeAdmin()])
    await Promise.all([
      as(one).delete('/api/auth/account', { password: PASSWORD }),
      isRemoval ? setRole(one, other, 'member') : as(other).delete('/api/auth/account', { password: PASSWORD }),
    ])
    expect(Object.values(await readRoles()).filter((role) => role === 'administrator')).toHaveLength(1)
    await db.deleteFrom('users').execute()
  }
})
