import type { Email } from 'postal-mime'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { startMailServer } from '../../../test/mailServer.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { createPreferenceLink } from '../notifications/preferenceLinks.server.ts'
import { makeAdmin, makeUser, PASSWORD } from './accounts.make.ts'
import { accountsTasks } from './accounts.tasks.server.ts'

const mails = await startMailServer()
afterAll(mails.stop)
const verifying = await startTestApp({ SMTP_URL: mails.url, MAIL_FROM: 'Network <network@example.com>' })
const plain = await startTestApp({ EMAIL_VERIFICATION: 'off', SMTP_URL: mails.url, RATE_LIMITS: 'on' })
type App = typeof plain

const extractToken = (email: Email) => email.text?.match(/token=([\w-]+)/)?.[1] as string
const readSubjects = (address: string) => mails.received(address).map(({ subject }) => subject)
const login = ({ visitor }: App, email: string, password = PASSWORD) =>
  visitor.post('/api/auth/login', { email, password })
const changePassword = ({ as }: App, user: { token: string }, new_password: string, password = PASSWORD) =>
  as(user).put('/api/auth/password', { password, new_password })
const changeEmail = ({ as }: App, user: { token: string }, email: string, password = PASSWORD) =>
  as(user).put('/api/auth/email', { password, email })
const readEmail = async ({ as }: App, user: { token: string }) => (await as(user).get('/api/auth/me')).body.email
const readKinds = async ({ as }: App, user: { token: string }) =>
  (await as(user).get('/api/auth/security-events')).body.events.map(({ kind }: { kind: string }) => kind)
const openLink = ({ visitor }: App, token: string) => visitor.get(`/api/auth/verify-email/${token}`)
const requestReset = async ({ visitor }: App, email: string) => {
  await visitor.post('/api/auth/forgot-password', { email })
  const isReset = ({ subject }: Email) => subject?.startsWith('Set a new password')
  return extractToken(await vi.waitUntil(() => mails.received(email).find(isReset), { timeout: 60_000 }))
}

test('changing the password requires the current one, ends the other sessions and emails the owner', async () => {
  const user = await makeUser({ full_name: 'Petra <b>Pass</b>' })
  const other = (await login(plain, user.email)).body
  const wrongReply = await changePassword(plain, user, 'a new password', 'wrong')
  expect([wrongReply.status, wrongReply.body]).toEqual([403, { error: 'The password is not correct' }])
  const shortReply = await changePassword(plain, user, 'short')
  expect(shortReply.body.errors).toEqual([{ field: 'new_password', message: 'Password must be at least 6 characters' }])

  const { status, body } = await changePassword(plain, user, 'a new password')
  expect([status, Object.keys(body)]).toEqual([200, ['message']])
  expect((await plain.as(user).get('/api/auth/me')).status).toBe(200)
  expect((await plain.as(other).get('/api/auth/me')).status).toBe(401)
  expect((await login(plain, user.email)).status).toBe(401)
  expect((await login(plain, user.email, 'a new password')).status).toBe(200)
  await expect
    .poll(() => readKinds(plain, user))
    .toEqual(expect.arrayContaining(['login.failed', 'password.changed', 'password.wrong']))

  const email = await mails.waitForEmail(user.email)
  expect(email.subject).toBe('Your password for Alaska Business Network was changed')
  expect(email.text).toContain('Hello Petra <b>Pass</b>,')
  expect(email.text).toMatch(/was changed on \w+ \d+, \d{4}, \d+:\d\d [AP]M AK[SD]T with an unknown device\./)
  expect(email.html).toContain('/forgot-password')
  expect(email.html).not.toContain('<b>Pass</b>')
})

test('of two concurrent password changes, one succeeds', async () => {
  const user = await makeUser()
  const passwords = ['first password', 'second password']
  const replies = await Promise.all(passwords.map((password) => changePassword(plain, user, password)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
  const accepted = passwords[replies.findIndex(({ status }) => status === 200)] as string
  expect((await login(plain, user.email, accepted)).status).toBe(200)
})

test('a password change ends reset links and pending changes of the email address', async () => {
  const user = await makeUser({ email: 'owner@example.com' })
  const token = await requestReset(verifying, user.email)
  await changeEmail(verifying, user, 'thief@example.com')
  const changeToken = extractToken(await mails.waitForEmail('thief@example.com'))
  await changePassword(verifying, user, 'safe again')
  const resetReply = await verifying.visitor.post('/api/auth/reset-password', { token, password: 'stolen' })
  expect(resetReply.status).toBe(400)
  expect((await openLink(verifying, changeToken)).status).toBe(400)
  expect(await readEmail(verifying, user)).toBe(user.email)
})

test('setting a password with a link ends pending changes of the email address, and emails the owner', async () => {
  const user = await makeUser({ email: 'reset@example.com' })
  await changeEmail(verifying, user, 'other-thief@example.com')
  const changeToken = extractToken(await mails.waitForEmail('other-thief@example.com'))
  const token = await requestReset(verifying, user.email)
  await verifying.visitor.post('/api/auth/reset-password', { token, password: 'safe again' })
  expect((await openLink(verifying, changeToken)).status).toBe(400)
  const member = (await login(verifying, user.email, 'safe again')).body
  expect(await readKinds(verifying, member)).toContain('password.reset')
  await vi.waitFor(() => expect(readSubjects(user.email).at(-1)).toContain('was changed'), { timeout: 60_000 })
})

test('all calls that ask for the password share one limit per account, and show the failures in the log', async () => {
  const user = await makeUser()
  const { as } = plain
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) {
    statuses.push((await changePassword(plain, user, 'a new password', `guess ${n}`)).status)
    statuses.push((await changeEmail(plain, user, 'guess@example.com', `guess ${n}`)).status)
    statuses.push((await as(user).delete('/api/auth/account', { password: `guess ${n}` })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
  const refusedReply = await changePassword(plain, user, 'a new password')
  expect([refusedReply.status, refusedReply.headers.has('retry-after')]).toEqual([429, true])
  const { events } = (await as(user).get('/api/auth/security-events')).body
  expect(events).toMatchObject([{ kind: 'password.wrong', count: 10 }])
})

test('without email verification, the email address changes at once, and each email address belongs to one account', async () => {
  const user = await makeUser({ email: 'old@example.com' })
  const other = await makeUser({ email: 'taken@example.com' })
  expect((await changeEmail(plain, user, 'new@example.com', 'wrong')).status).toBe(403)
  const takenReply = await changeEmail(plain, user, 'Taken@Example.com')
  expect([takenReply.status, takenReply.body.error]).toEqual([409, 'An account with this email already exists'])
  expect((await changeEmail(plain, user, 'old@example.com')).body.errors[0].field).toBe('email')
  expect((await changeEmail(plain, user, 'nonsense')).body.errors[0].field).toBe('email')

  expect((await changeEmail(plain, user, 'new@example.com')).status).toBe(200)
  expect(await readEmail(plain, user)).toBe('new@example.com')
  expect((await login(plain, 'new@example.com')).status).toBe(200)
  expect((await login(plain, 'old@example.com')).status).toBe(401)
  expect(await readKinds(plain, user)).toContain('email.changed')
  const email = await mails.waitForEmail('old@example.com')
  expect(email.subject).toBe('Your email address for Alaska Business Network was changed')
  expect(email.text).toContain('somebody knows your password')
  expect(email.text).not.toContain('new@example.com')

  const replies = await Promise.all([user, other].map((member) => changeEmail(plain, member, 'both@example.com')))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a change of the email address ends the preference links that were sent to the former email address', async () => {
  const user = await makeUser({ email: 'former@example.com' })
  const token = await createPreferenceLink(db, user.id, ['answer.created'])
  const open = () => plain.visitor.get(`/api/notifications/links/${token}`)
  expect((await open()).status).toBe(200)
  expect((await changeEmail(plain, user, 'latter@example.com')).status).toBe(200)
  expect((await open()).status).toBe(404)
})

test('with email verification, the link changes the email address, and the former email address gets an email', async () => {
  const user = await makeUser({ email: 'before@example.com', full_name: 'Buy at evil.example' })
  const reply = await changeEmail(verifying, user, 'after@example.com')
  expect(reply.status).toBe(200)
  expect(await readEmail(verifying, user)).toBe('before@example.com')
  const email = await mails.waitForEmail('after@example.com')
  expect(email.text).not.toContain('evil.example')
  const resetToken = await requestReset(verifying, user.email)

  const confirmed = await openLink(verifying, extractToken(email))
  expect([confirmed.status, confirmed.body.email, typeof confirmed.body.message]).toEqual([
    200,
    'after@example.com',
    'string',
  ])
  expect(await readEmail(verifying, user)).toBe('after@example.com')
  expect((await login(verifying, 'after@example.com')).status).toBe(200)
  expect((await openLink(verifying, extractToken(email))).status).toBe(400)
  const staleReply = await verifying.visitor.post('/api/auth/reset-password', { token: resetToken, password: 'stolen' })
  expect(staleReply.status).toBe(400)
  await vi.waitFor(() => expect(readSubjects('before@example.com').at(-1)).toContain('was changed'), {
    timeout: 60_000,
  })
})

test('a later change replaces the link of an earlier one, and a link expires', async () => {
  const user = await makeUser()
  await changeEmail(verifying, user, 'first-choice@example.com')
  const firstToken = extractToken(await mails.waitForEmail('first-choice@example.com'))
  await changeEmail(verifying, user, 'second-choice@example.com')
  const secondToken = extractToken(await mails.waitForEmail('second-choice@example.com'))
  expect((await openLink(verifying, firstToken)).status).toBe(400)

  const requestedHoursAgo = (hours: number) =>
    db
      .updateTable('email_changes')
      .where('user_id', '=', user.id)
      .set({ requested_at: new Date(Date.now() - hours * 3600_000).toISOString() })
      .execute()
  await requestedHoursAgo(25)
  const lateReply = await openLink(verifying, secondToken)
  expect([lateReply.status, lateReply.body.expired, lateReply.body.is_change]).toEqual([400, true, true])
  expect(await readEmail(verifying, user)).toBe(user.email)
  await requestedHoursAgo(8 * 24)
  await accountsTasks['accounts.sweep'].run({ db } as Services)
  expect(await db.selectFrom('email_changes').where('user_id', '=', user.id).select('email').execute()).toEqual([])
})

test('with email verification, the reply does not reveal whether the new email address has an account', async () => {
  const [user, other, owner] = [await makeUser(), await makeUser(), await makeUser({ email: 'somebody@example.com' })]
  const takenReply = await changeEmail(verifying, user, owner.email)
  const freeReply = await changeEmail(verifying, other, 'nobody-yet@example.com')
  expect([takenReply.status, takenReply.body.message.replace(owner.email, 'X')]).toEqual([
    freeReply.status,
    freeReply.body.message.replace('nobody-yet@example.com', 'X'),
  ])
  const email = await mails.waitForEmail(owner.email)
  expect(email.subject).toContain('was entered for another account')
  expect(extractToken(email)).toBeUndefined()
})

test('refuses to change the email address to one that another account has taken since the request', async () => {
  const user = await makeUser()
  await changeEmail(verifying, user, 'wanted@example.com')
  const token = extractToken(await mails.waitForEmail('wanted@example.com'))
  await makeUser({ email: 'Wanted@example.com' })
  const reply = await openLink(verifying, token)
  expect([reply.status, reply.body.error]).toEqual([409, 'An account with this email already exists'])
  expect(await readEmail(verifying, user)).toBe(user.email)
})

test('a member sees and cancels a pending change of the email address', async () => {
  const user = await makeUser()
  const readChange = async () => (await verifying.as(user).get('/api/auth/email-change')).body
  expect(await readChange()).toEqual({ email: null })
  await changeEmail(verifying, user, 'mistyped@example.com')
  const token = extractToken(await mails.waitForEmail('mistyped@example.com'))
  expect(await readChange()).toEqual({ email: 'mistyped@example.com' })
  expect((await verifying.as(user).delete('/api/auth/email-change')).status).toBe(200)
  expect(await readChange()).toEqual({ email: null })
  expect((await openLink(verifying, token)).status).toBe(400)
})

test('only one of a change to an email address and a concurrent registration with it succeeds', async () => {
  const user = await makeUser()
  await changeEmail(verifying, user, 'contested@example.com')
  const token = extractToken(await mails.waitForEmail('contested@example.com'))
  const registration = { full_name: 'Rival', email: 'Contested@example.com', password: 'secret' }
  const [linkReply, registerReply] = await Promise.all([
    openLink(verifying, token),
    verifying.visitor.post('/api/auth/register', registration),
  ])
  expect([200, 409]).toContain(linkReply.status)
  expect(registerReply.status).toBe(201)
  const owners = await db.selectFrom('users').where('email', 'ilike', 'contested@example.com').select('id').execute()
  expect(owners).toHaveLength(1)
  expect(owners[0]?.id === user.id).toBe(linkReply.status === 200)
})

test('two concurrent uses of a link for a new email address change it once', async () => {
  const user = await makeUser()
  await changeEmail(verifying, user, 'once@example.com')
  const token = extractToken(await mails.waitForEmail('once@example.com'))
  const replies = await Promise.all([openLink(verifying, token), openLink(verifying, token)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await readKinds(verifying, user)).filter((kind: string) => kind === 'email.changed')).toHaveLength(1)
})

test('a link for a new email address does nothing for a suspended account', async () => {
  const [admin, user] = [await makeAdmin(), await makeUser()]
  await changeEmail(verifying, user, 'suspended@example.com')
  const token = extractToken(await mails.waitForEmail('suspended@example.com'))
  await verifying.as(admin).patch(`/api/admin/users/${user.id}/ban`, { is_banned: true })
  expect((await openLink(verifying, token)).status).toBe(400)
})

test('limits emails to new email addresses per account, and per client and recipient without blocking other clients', async () => {
  const strict = await startTestApp({ SMTP_URL: mails.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  const change = (user: { token: string }, email: string, address: string) =>
    strict
      .as(user)
      .send('PUT', '/api/auth/email', { body: { password: PASSWORD, email }, headers: { 'x-forwarded-for': address } })
  const user = await makeUser()
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await change(user, `victim${n}@example.com`, '192.0.2.1')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  for (let n = 0; n < 3; n++) await change(await makeUser(), 'victim@example.com', '192.0.2.1')
  expect((await change(await makeUser(), 'Victim@example.com', '192.0.2.1')).status).toBe(429)
  expect((await change(await makeUser(), 'victim@example.com', '192.0.2.2')).status).toBe(200)
  await strict.visitor.post('/api/auth/forgot-password', { email: user.email })
  await vi.waitFor(() => expect(readSubjects(user.email)).toHaveLength(1), { timeout: 60_000 })
})

test('a login with the former password during its change leaves no open session', async () => {
  const user = await makeUser()
  const replies = await Promise.all([
    changePassword(plain, user, 'a new password'),
    ...Array.from({ length: 4 }, () => login(plain, user.email)),
  ])
  expect(replies[0]?.status).toBe(200)
  const tokens = replies.slice(1).flatMap(({ status, body }) => (status === 200 ? [body as { token: string }] : []))
  for (const session of tokens) expect((await plain.as(session).get('/api/auth/me')).status).toBe(401)
})

test('refuses passwords below the minimum length and, where common ones are refused, names that others know', async () => {
  const long = await startTestApp({ PASSWORD_MIN_LENGTH: '12', PASSWORD_COMMON: 'refuse' })
  const registerWith = async (password: string) => {
    const email = `jane.miller.${password.length}@example.com`
    const { status, body } = await long.visitor.post('/api/auth/register', {
      full_name: 'Jane Millerson',
      email,
      password,
    })
    return [status, body.error]
  }
  const guessed = 'Others would guess this name first. Please choose another password'
  expect(await registerWith('eleven char')).toEqual([400, 'Password must be at least 12 characters'])
  expect(await registerWith('Alaska2026!!')).toEqual([400, guessed])
  expect(await registerWith('alaska business network')).toEqual([400, guessed])
  expect(await registerWith('Millerson-1985')).toEqual([400, guessed])
  expect(await registerWith('administrator')).toEqual([400, guessed])
  expect(await registerWith('739104628835')).toEqual([201, undefined])
  expect((await long.visitor.get('/register')).body).toContain('At least 12 characters.')
})

test('refuses common passwords where the operator has configured it, regardless of case', async () => {
  const user = await makeUser()
  expect((await changePassword(plain, user, 'Football')).status).toBe(200)

  const strict = await startTestApp({ PASSWORD_COMMON: 'refuse' })
  const message = 'This is one of the 10,000 most common passwords. Please choose another one'
  const registration = { full_name: 'New', email: 'common@example.com', password: 'Trustno1' }
  const registerReply = await strict.visitor.post('/api/auth/register', registration)
  const resetReply = await strict.visitor.post('/api/auth/reset-password', { token: 'any', password: 'trustno1' })
  for (const { status, body } of [registerReply, resetReply]) {
    expect([status, body]).toEqual([400, { error: message, errors: [{ field: 'password', message }] }])
  }
  const changeReply = await changePassword(strict, user, 'QWERTY', 'Football')
  expect([changeReply.status, changeReply.body.errors]).toEqual([400, [{ field: 'new_password', message }]])
  expect(
    (await strict.visitor.post('/api/auth/register', { ...registration, password: 'trustno1 but longer' })).status,
  ).toBe(201)
})
