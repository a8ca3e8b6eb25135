import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { setUpApp } from '../../../test/secondFactors.ts'
import { PASSWORD } from './accounts.make.ts'

const app = await startTestApp({ EMAIL_VERIFICATION: 'required' })
const { visitor } = app
const mailbox = openMailbox(app.mailFolder)

const makeSecret = () => randomBytes(32).toString('base64url')
async function register(return_path?: string) {
  const [email, first_login_token] = [`${crypto.randomUUID()}@example.com`, makeSecret()]
  const body = { full_name: 'New', email, password: PASSWORD, first_login_token, return_path }
  const reply = await visitor.post('/api/auth/register', body)
  const link = await mailbox.waitForLink(email)
  return { email, first_login_token, reply, link }
}
const verify = (link: string) =>
  visitor.get(`/api/auth/verify-email/${new URL(link, app.url).searchParams.get('token')}`)
const logInFirst = (first_login_token: string) => visitor.post('/api/auth/login/first', { first_login_token })

test('the browser that has registered can log in once with its secret after the email address is verified', async () => {
  const { email, first_login_token, reply, link } = await register()
  expect(reply).toMatchObject({ status: 201, body: { message: expect.any(String) } })
  expect(Object.keys(reply.body)).toEqual(['message'])
  expect(await logInFirst(first_login_token)).toMatchObject({ status: 403, body: { needsVerification: true } })
  await verify(link)
  const login = await logInFirst(first_login_token)
  expect(login).toMatchObject({ status: 200, body: { token: expect.any(String), user: { email } } })
  expect((await app.as(login.body).get('/api/auth/me')).body.email).toBe(email)
  expect((await logInFirst(first_login_token)).status).toBe(400)
})

test('of two concurrent logins with one secret, one succeeds', async () => {
  const { first_login_token, link } = await register()
  await verify(link)
  const replies = await Promise.all([1, 2, 3].map(() => logInFirst(first_login_token)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('refuses unknown, malformed and expired secrets, and all secrets of banned accounts', async () => {
  for (const secret of [makeSecret(), 'short', '', 'x'.repeat(201), `${makeSecret()}!`])
    expect([secret, (await logInFirst(secret)).status]).toEqual([secret, 400])
  const expired = await register()
  await verify(expired.link)
  await db.updateTable('email_tokens').set({ expires_at: '2020-01-01' }).where('purpose', '=', 'first_login').execute()
  expect((await logInFirst(expired.first_login_token)).status).toBe(400)
  const banned = await register()
  await verify(banned.link)
  await db.updateTable('users').set({ is_banned: true }).where('email', '=', banned.email).execute()
  expect((await logInFirst(banned.first_login_token)).status).toBe(403)
})

test('the secret does not replace a second factor', async () => {
  const { email, first_login_token, link } = await register()
  await verify(link)
  const { body } = await visitor.post('/api/auth/login', { email, password: PASSWORD })
  await setUpApp(app, { token: body.token, email })
  expect((await logInFirst(first_login_token)).status).toBe(400)
})

test('invalidates the first-login secret when the password changes', async () => {
  const { email, first_login_token } = await register()
  await visitor.post('/api/auth/forgot-password', { email })
  const link = await mailbox.waitForLink(email, 2)
  const token = new URL(link, app.url).searchParams.get('token')
  const reset = await visitor.post('/api/auth/reset-password', { token, password: 'another-password' })
  expect(reset.status).toBe(200)
  expect((await logInFirst(first_login_token)).status).toBe(400)
})

test('the link leads back to a path of this site, and to no other site', async () => {
  const read = async (path: string) => new URL((await register(path)).link, app.url).searchParams.get('return')
  expect(await read('/questions/new?title=A+dock')).toBe('/questions/new?title=A+dock')
  for (const path of ['/', '//evil.example', 'https://evil.example/', '/\\evil.example', 'evil'])
    expect([path, await read(path)]).toEqual([path, null])
})
