import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { generateCode, setUpApp } from '../../../test/secondFactors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeAdmin, makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { secondFactorTasks } from './secondFactor.tasks.server.ts'

const app = await startTestApp()
const { as, visitor } = app
const mailbox = openMailbox(app.mailFolder)

type Account = { email: string }
const logIn = (user: Account, password = PASSWORD) => visitor.post('/api/auth/login', { email: user.email, password })
const begin = async (user: Account) => (await logIn(user)).body.challenge as string
const answer = (challenge: string, code: string) => visitor.post('/api/auth/login/second', { challenge, code })
const EXPIRED = { error: 'This login has expired. Please enter your password again', expired: true }

async function makeUserWithApp() {
  const user = await makeUser()
  return { ...user, ...(await setUpApp(app, user)) }
}

test('an account with an app logs in with the password and a code, and only then gets a token', async () => {
  const user = await makeUserWithApp()
  expect(user.recovery_codes).toHaveLength(10)
  const { status, body } = await logIn(user)
  expect([status, body]).toEqual([200, { second_factor: ['totp', 'recovery'], challenge: expect.any(String) }])
  expect((await as({ token: body.challenge }).get('/api/auth/me')).status).toBe(401)
  const code = generateCode(user.secret)
  const reply = await answer(body.challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  expect([reply.status, Object.keys(reply.body).sort()]).toEqual([200, ['token', 'user']])
  expect(reply.body.user).toMatchObject({ id: user.id, email: user.email })
  expect((await as(reply.body).get('/api/auth/me')).status).toBe(200)
  expect((await as(user).get('/api/auth/second-factor')).body).toMatchObject({
    app: { last_used_at: expect.any(String) },
    passkeys: [],
    recovery_codes_left: 10,
    is_required: false,
  })
})

test('a wrong password gets the same reply with and without a second factor', async () => {
  const user = await makeUserWithApp()
  const { status, body } = await logIn(user, 'wrong')
  expect([status, body]).toEqual([401, { error: 'Invalid email or password' }])
})

test('a code works once, and the code of an earlier time step no longer works after it', async () => {
  const user = await makeUserWithApp()
  const [first, second] = [await begin(user), await begin(user)]
  const code = generateCode(user.secret, 1)
  expect((await answer(first, code)).status).toBe(200)
  for (const used of [code, generateCode(user.secret), generateCode(user.secret, -1)]) {
    const reply = await answer(second, used)
    expect(reply.status).toBe(401)
    expect(reply.body.error).toContain('was used already')
    expect(reply.body).not.toHaveProperty('expired')
  }
})

test('refuses codes that are two time steps away', async () => {
  const user = await makeUserWithApp()
  const challenge = await begin(user)
  // At most one time step passes during the test.
  expect((await answer(challenge, generateCode(user.secret, 3))).status).toBe(401)
  expect((await answer(challenge, generateCode(user.secret, -2))).status).toBe(401)
})

test('five wrong answers end a challenge, are logged, and warn the owner', async () => {
  const user = await makeUserWithApp()
  const challenge = await begin(user)
  for (let count = 0; count < 4; count++) {
    expect((await answer(challenge, 'abcde-fghjk')).body).not.toHaveProperty('expired')
  }
  expect((await answer(challenge, 'abcde-fghjk')).body).toMatchObject({ expired: true })
  const reply = await answer(challenge, generateCode(user.secret))
  expect([reply.status, reply.body]).toEqual([401, EXPIRED])
  const { events } = (await as(user).get('/api/auth/security-events')).body
  expect(events[0]).toMatchObject({ kind: 'login.second_failed', count: 5 })
  expect((await mailbox.waitForEmail(user.email, 2)).subject).toContain('Somebody knows your password')
  expect((await answer(await begin(user), generateCode(user.secret))).status).toBe(200)
})

test('parallel wrong answers are all counted, and the right one among them after the fifth is refused', async () => {
  const user = await makeUserWithApp()
  const challenge = await begin(user)
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => answer(challenge, `10000${n}`.slice(-6))))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
  expect(replies.filter(({ body }) => !body.expired)).toHaveLength(4)
  expect((await answer(challenge, generateCode(user.secret))).body).toEqual(EXPIRED)
})

test('of two concurrent uses of a challenge, one logs in', async () => {
  const user = await makeUserWithApp()
  const challenge = await begin(user)
  const codes = [generateCode(user.secret), generateCode(user.secret, 1), ...user.recovery_codes.slice(0, 3)]
  const replies = await Promise.all(codes.map((code) => answer(challenge, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await as(user).get('/api/auth/sessions')).body.sessions).toHaveLength(2)
})

test('of two concurrent uses of one code on two challenges, one logs in', async () => {
  const user = await makeUserWithApp()
  for (const code of [generateCode(user.secret), user.recovery_codes[0] as string]) {
    const challenges = [await begin(user), await begin(user)]
    const replies = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  }
})

test('a challenge belongs to one account, and ends after 5 minutes or one login', async () => {
  const [user, other] = [await makeUserWithApp(), await makeUserWithApp()]
  expect((await answer(await begin(other), generateCode(user.secret))).status).toBe(401)
  expect((await answer(await begin(other), user.recovery_codes[0] as string)).status).toBe(401)

  const used = await begin(user)
  expect((await answer(used, user.recovery_codes[1] as string)).status).toBe(200)
  expect((await answer(used, generateCode(user.secret, 1))).body).toEqual(EXPIRED)

  const late = await begin(user)
  const row = db.updateTable('second_factor_challenges').where('user_id', '=', user.id)
  await row.set({ expires_at: new Date(Date.now() - 1000).toISOString() }).execute()
  expect((await answer(late, generateCode(user.secret, 1))).body).toEqual(EXPIRED)
  expect((await visitor.post('/api/auth/login/second/options', { challenge: late })).body).toEqual(EXPIRED)
  expect((await answer('unknown', '123456')).body).toEqual(EXPIRED)
  await secondFactorTasks['secondFactor.sweep'].run({ db } as Services)
  expect(await db.selectFrom('second_factor_challenges').where('user_id', '=', user.id).selectAll().execute()).toEqual(
    [],
  )
})

test('stores challenges and recovery codes as hashes', async () => {
  const user = await makeUserWithApp()
  const challenge = await begin(user)
  const rows = await Promise.all([
    db.selectFrom('second_factor_challenges').where('user_id', '=', user.id).selectAll().execute(),
    db.selectFrom('recovery_codes').where('user_id', '=', user.id).selectAll().execute(),
  ])
  const stored = JSON.stringify(rows.flat().map((row) => Object.values(row).map(String)))
  for (const secret of [challenge, ...user.recovery_codes]) expect(stored).not.toContain(secret)
})

test('a ban between the steps makes the second step fail', async () => {
  const [admin, user] = [await makeAdmin(), await makeUserWithApp()]
  const challenge = await begin(user)
  await as(admin).patch(`/api/admin/users/${user.id}/ban`, { is_banned: true })
  const { status, body } = await answer(challenge, generateCode(user.secret))
  expect([status, body]).toEqual([403, { error: 'This account has been suspended' }])
})

test('a new password by email ends open challenges and keeps the second factor', async () => {
  const user = await makeUserWithApp()
  const challenge = await begin(user)
  await mailbox.waitForEmail(user.email)
  await visitor.post('/api/auth/forgot-password', { email: user.email })
  const token = new URL(await mailbox.waitForLink(user.email, 2), app.url).searchParams.get('token')
  expect((await visitor.post('/api/auth/reset-password', { token, password: 'a new password' })).status).toBe(200)
  expect((await answer(challenge, generateCode(user.secret))).body).toEqual(EXPIRED)
  const next = await logIn(user, 'a new password')
  expect(next.body).toMatchObject({ second_factor: ['totp', 'recovery'] })
  expect((await answer(next.body.challenge, generateCode(user.secret))).status).toBe(200)
})

test('a recovery code works once, however it is typed, and its use is logged', async () => {
  const user = await makeUserWithApp()
  const code = user.recovery_codes[3] as string
  expect((await answer(await begin(user), ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect((await answer(await begin(user), code)).status).toBe(401)
  expect((await as(user).get('/api/auth/second-factor')).body.recovery_codes_left).toBe(9)
  const { events } = (await as(user).get('/api/auth/security-events')).body
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('factor.recovery_used')
})

test.each([
  [{ challenge: 'x' }, 'code'],
  [{ challenge: 'x', code: '  ' }, 'code'],
  [{ code: '123456' }, 'challenge'],
  [{ challenge: 'x', code: '1'.repeat(65) }, 'code'],
  [{ challenge: 'x', assertion: { id: 'a b' } }, 'assertion.id'],
])('refuses the answer %o', async (body, field) => {
  const reply = await visitor.post('/api/auth/login/second', body)
  expect(reply.status).toBe(400)
  expect(reply.body.errors.map((error: { field: string }) => error.field)).toContain(field)
})

test('deleting the account deletes everything of its second factor', async () => {
  const user = await makeUserWithApp()
  await begin(user)
  expect((await as(user).delete('/api/auth/account', { password: PASSWORD })).status).toBe(200)
  for (const table of ['totp_secrets', 'recovery_codes', 'second_factor_challenges'] as const) {
    expect(await db.selectFrom(table).where('user_id', '=', user.id).select('user_id').execute()).toEqual([])
  }
})
