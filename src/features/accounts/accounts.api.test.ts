import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeAdmin, makeUser, PASSWORD } from './accounts.make.ts'

const { as, visitor } = await startTestApp()

const newcomer = (email: string) => ({ full_name: '  Nora Newcomer ', email, password: 'longer than six' })

test('registering logs in, and an email address can register only once regardless of case', async () => {
  const { status, body } = await visitor.post('/api/auth/register', newcomer('Nora@Example.com'))
  expect(status).toBe(201)
  expect(body.user).toMatchObject({
    email: 'Nora@Example.com',
    full_name: 'Nora Newcomer',
    state: 'AK',
    phone: null,
    role: 'member',
    is_admin: false,
    is_banned: false,
  })
  expect(body.user).not.toHaveProperty('password_hash')
  expect(body.user.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect((await as(body).get('/api/auth/me')).body).toEqual(body.user)

  const repeatedReply = await visitor.post('/api/auth/register', newcomer('nora@example.COM'))
  expect(repeatedReply.status).toBe(409)
  expect(repeatedReply.body).toEqual({ error: 'An account with this email already exists' })
})

test('concurrent registrations of one email address create one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => visitor.post('/api/auth/register', newcomer('race@example.com'))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
})

test.each([
  [{ email: 'a@example.com', password: 'secret' }, 'full_name', 'Full name is required'],
  [{ full_name: '   ', email: 'a@example.com', password: 'secret' }, 'full_name', 'Full name is required'],
  [{ full_name: 'A', email: 'nonsense', password: 'secret' }, 'email', 'Please enter a valid email address'],
  [{ full_name: 'A', email: 'a@example.com', password: 'short' }, 'password', 'Password must be at least 6 characters'],
  [
    { full_name: 'A', email: 'a@example.com', password: 'x'.repeat(201) },
    'password',
    'Password must be 200 characters or less',
  ],
  [
    { full_name: 'x'.repeat(256), email: 'a@example.com', password: 'secret' },
    'full_name',
    'Full name must be 255 characters or less',
  ],
  [
    { full_name: 'A', email: `${'a'.repeat(250)}@b.co`, password: 'secret' },
    'email',
    'Email must be 254 characters or less',
  ],
])('rejects the registration %o', async (input, field, message) => {
  const { status, body } = await visitor.post('/api/auth/register', input)
  expect(status).toBe(400)
  expect(body.error).toBe(message)
  expect(body.errors).toContainEqual({ field, message })
})

test.each([{}, { email: null }, { email: '' }, { email: ' \u3000\n' }, { email: 7 }])(
  'rejects resending a verification link without an address: %j',
  async (input) => {
    const message = 'Please enter your email address'
    const { status, body } = await visitor.post('/api/auth/resend-verification', input)
    expect([status, body]).toEqual([400, { error: message, errors: [{ field: 'email', message }] }])
  },
)

test('passwords may contain any characters and are not trimmed', async () => {
  const password = '  påss wörd 🔑  '
  await visitor.post('/api/auth/register', { full_name: 'P', email: 'p@example.com', password })
  expect((await visitor.post('/api/auth/login', { email: 'p@example.com', password })).status).toBe(200)
  const trimmedReply = await visitor.post('/api/auth/login', { email: 'p@example.com', password: password.trim() })
  expect(trimmedReply.status).toBe(401)
})

test('a wrong password and an unknown email address get the same reply', async () => {
  const user = await makeUser()
  const wrongReply = await visitor.post('/api/auth/login', { email: user.email, password: 'wrong' })
  const unknownReply = await visitor.post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong' })
  expect([wrongReply.status, wrongReply.body]).toEqual([401, { error: 'Invalid email or password' }])
  expect([unknownReply.status, unknownReply.body]).toEqual([wrongReply.status, wrongReply.body])
})

test('login ignores the case of the email address, and logout ends only this session', async () => {
  const user = await makeUser()
  const login = () => visitor.post('/api/auth/login', { email: user.email.toUpperCase(), password: PASSWORD })
  const [firstReply, secondReply] = [await login(), await login()]
  expect(firstReply.status).toBe(200)
  const logoutReply = await as(firstReply.body).post('/api/auth/logout')
  expect([logoutReply.status, typeof logoutReply.body.message]).toEqual([200, 'string'])
  expect((await as(firstReply.body).get('/api/auth/me')).status).toBe(401)
  expect((await as(secondReply.body).get('/api/auth/me')).status).toBe(200)
})

test('stores only a hash of the token, and ends a session 30 days after its last use', async () => {
  const user = await makeUser()
  const [session] = await db.selectFrom('sessions').where('user_id', '=', user.id).selectAll().execute()
  expect(Buffer.from(session?.token_hash as Uint8Array)).toHaveLength(32)
  const usedDaysAgo = (days: number) =>
    db
      .updateTable('sessions')
      .where('user_id', '=', user.id)
      .set({ last_used_at: new Date(Date.now() - days * 86_400_000).toISOString() })
      .execute()

  await usedDaysAgo(29)
  expect((await as(user).get('/api/auth/me')).status).toBe(200)
  const { last_used_at } = await db
    .selectFrom('sessions')
    .where('user_id', '=', user.id)
    .select('last_used_at')
    .executeTakeFirstOrThrow()
  expect(Date.now() - Date.parse(last_used_at)).toBeLessThan(86_400_000)

  await usedDaysAgo(31)
  expect((await as(user).get('/api/auth/me')).status).toBe(401)
})

test('a phone number without all its digits is refused', async () => {
  const { status, body } = await as(await makeUser()).put('/api/auth/profile', { full_name: 'A', phone: '555-01' })
  expect([status, body.errors[0].field]).toEqual([400, 'phone'])
})

test('updating the profile ignores fields that a user cannot change', async () => {
  const user = await makeUser()
  const { status, body } = await as(user).put('/api/auth/profile', {
    full_name: 'New Name',
    phone: '907-555-0100',
    address: '  ',
    city: 'Kodiak',
    zip_code: '99615',
    state: 'TX',
    email: 'other@example.com',
    role: 'administrator',
    is_admin: true,
    is_banned: true,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: user.id,
    full_name: 'New Name',
    phone: '907-555-0100',
    address: null,
    city: 'Kodiak',
    zip_code: '99615',
    state: 'AK',
    email: user.email,
    role: 'member',
    is_admin: false,
    is_banned: false,
  })
})

test('deleting an account requires the password and no owned business, and frees the email address', async () => {
  const user = await makeUser({ email: 'leaver@example.com' })
  const business = await makeBusiness({ business_name: 'Last Frontier Bakery' }, { owner: user })
  const wrongReply = await as(user).delete('/api/auth/account', { password: 'wrong' })
  expect([wrongReply.status, wrongReply.body.error]).toEqual([403, 'The password is not correct'])
  const ownerReply = await as(user).delete('/api/auth/account', { password: PASSWORD })
  expect(ownerReply.status).toBe(409)
  expect(ownerReply.body.error).toContain('Last Frontier Bakery')

  await as(user).delete(`/api/profiles/${business.id}`)
  expect((await as(user).delete('/api/auth/account', { password: PASSWORD })).status).toBe(200)
  expect((await as(user).get('/api/auth/me')).status).toBe(401)
  expect((await visitor.post('/api/auth/register', newcomer('leaver@example.com'))).status).toBe(201)
})

test('a ban ends all sessions and prevents login until the user is unbanned', async () => {
  const admin = await makeAdmin({ full_name: 'Ada Admin' })
  const user = await makeUser({ full_name: 'Rude Person' })
  const login = () => visitor.post('/api/auth/login', { email: user.email, password: PASSWORD })
  const ban = (is_banned: boolean) => as(admin).patch(`/api/admin/users/${user.id}/ban`, { is_banned })

  const banReply = await ban(true)
  expect(banReply.body.user).toMatchObject({ id: user.id, is_banned: true })
  expect((await as(user).get('/api/auth/me')).status).toBe(401)
  const refusedReply = await login()
  expect([refusedReply.status, refusedReply.body]).toEqual([403, { error: 'This account has been suspended' }])

  expect((await ban(false)).body.user.is_banned).toBe(false)
  expect((await login()).status).toBe(200)
  const { body } = await as(admin).get('/api/admin/audit?limit=2')
  expect(body.entries).toMatchObject([
    { action: 'user.unban', target_id: user.id, target_name: 'Rude Person', actor_name: 'Ada Admin' },
    { action: 'user.ban', target_type: 'user', actor_id: admin.id, ip_address: '127.0.0.1' },
  ])
})

test('rejects banning an administrator or an unknown user', async () => {
  const admin = await makeAdmin()
  const refusedReply = await as(admin).patch(`/api/admin/users/${admin.id}/ban`, { is_banned: true })
  expect([refusedReply.status, refusedReply.body.error]).toEqual([403, 'Administrators cannot be banned'])
  expect((await as(admin).patch('/api/admin/users/999999/ban', { is_banned: true })).status).toBe(404)
  expect((await as(admin).patch('/api/admin/users/x/ban', { is_banned: true })).status).toBe(404)
  expect((await as(admin).patch(`/api/admin/users/${admin.id}/ban`, { is_banned: 'yes' })).status).toBe(400)
})

test('the search of users matches literal substrings of name and email', async () => {
  const admin = await makeAdmin()
  await makeUser({ full_name: 'Zoë 100%_Sure', email: 'zoe@find.example' })
  const find = async (search: string) => {
    const { body } = await as(admin).get(`/api/admin/users?search=${encodeURIComponent(search)}`)
    return body.users.map(({ email }: { email: string }) => email)
  }
  expect(await find('zoë 100%_')).toEqual(['zoe@find.example'])
  expect(await find('@FIND.')).toEqual(['zoe@find.example'])
  expect(await find('100__sure')).toEqual([])
  const all = await as(admin).get('/api/admin/users?limit=1&offset=1')
  expect(all.body.users).toHaveLength(1)
  expect(all.body.total).toBeGreaterThan(2)
  expect((await as(admin).get('/api/admin/users?limit=many')).status).toBe(400)
})

test('a banned user cannot register the same email address again', async () => {
  const user = await makeUser()
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', user.id).execute()
  expect((await visitor.post('/api/auth/register', newcomer(user.email))).status).toBe(409)
})
