import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { generateCode, setUpApp, setUpPasskey } from '../../../test/secondFactors.ts'
import { makeAdmin, makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'

const app = await startTestApp({ ADMIN_SECOND_FACTOR: 'required', RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const { as, visitor } = app
const PATH = '/api/auth/second-factor'

test('an administrator without a second factor has the rights of a member, and gets instructions', async () => {
  const [admin, member] = [await makeAdmin(), await makeUser()]
  const question = await makeQuestion({ user_id: member.id })
  for (const path of ['/api/admin/stats', '/api/admin/users', '/api/admin/audit']) {
    const { status, body } = await as(admin).get(path)
    expect([path, status, body.needsSecondFactor]).toEqual([path, 403, true])
    expect(body.error).toContain('need a second factor')
  }
  expect((await as(admin).delete(`/api/questions/${question.id}`)).status).toBe(403)
  expect((await as(admin).get('/api/auth/me')).body).toMatchObject({ is_admin: true, needs_second_factor: true })
  const login = await visitor.post('/api/auth/login', { email: admin.email, password: PASSWORD })
  expect(login.body.user).toMatchObject({ is_admin: true, needs_second_factor: true })
  expect((await as(admin).put('/api/auth/profile', { full_name: 'A' })).body.needs_second_factor).toBe(true)
  expect((await as(admin).get(PATH)).body.is_required).toBe(true)

  await setUpApp(app, admin)
  expect((await as(admin).get('/api/admin/stats')).status).toBe(200)
  expect((await as(admin).get('/api/auth/me')).body).not.toHaveProperty('needs_second_factor')
  expect((await as(admin).delete(`/api/questions/${question.id}`)).status).toBe(200)
})

test('an administrator keeps the last factor, and may remove one of two', async () => {
  const admin = await makeAdmin()
  await setUpApp(app, admin)
  const refusedReply = await as(admin).delete(`${PATH}/app`, { password: PASSWORD })
  expect([refusedReply.status, refusedReply.body.error]).toEqual([409, expect.stringContaining('Add another one')])
  await setUpPasskey(app, admin)
  expect((await as(admin).delete(`${PATH}/app`, { password: PASSWORD })).status).toBe(200)
  expect((await as(admin).get('/api/admin/stats')).status).toBe(200)
})

test('the administration refuses members with 403 and visitors with 401, without asking for a second factor', async () => {
  const member = await makeUser()
  const { status, body } = await as(member).get('/api/admin/stats')
  expect([status, body]).toEqual([403, { error: 'This is for administrators only' }])
  expect((await visitor.get('/api/admin/stats')).status).toBe(401)
  expect((await as(member).get(PATH)).body.is_required).toBe(false)
})

const forwardedFor = (ip: string) => ({
  post: (path: string, body: unknown) => visitor.send('POST', path, { body, headers: { 'X-Forwarded-For': ip } }),
})

test('a correct password alone does not reset the count of failed logins, the second step does', async () => {
  const user = await makeUser()
  const { secret } = await setUpApp(app, user)
  const client = forwardedFor('192.0.2.7')
  const logIn = () => client.post('/api/auth/login', { email: user.email, password: PASSWORD })
  const challenges: string[] = []
  for (let count = 0; count < 9; count++) challenges.push((await logIn()).body.challenge)
  const answer = (challenge: string, code: string) => client.post('/api/auth/login/second', { challenge, code })
  expect((await answer(challenges[8] as string, generateCode(secret))).status).toBe(200)
  for (let count = 0; count < 10; count++) expect((await logIn()).status).toBe(200)
  expect((await logIn()).status).toBe(429)
})

test('limits the codes of an account to 20 wrong ones a day over all challenges, and leaves recovery codes', async () => {
  const user = await makeUser()
  const { secret, recovery_codes } = await setUpApp(app, user)
  const begin = async (ip: string) => {
    const reply = await forwardedFor(ip).post('/api/auth/login', { email: user.email, password: PASSWORD })
    return reply.body.challenge
  }
  const answer = (challenge: string, code: string) => visitor.post('/api/auth/login/second', { challenge, code })
  for (let round = 0; round < 4; round++) {
    const challenge = await begin(`192.0.2.${100 + round}`)
    for (let count = 0; count < 5; count++) expect((await answer(challenge, '123456')).status).toBe(401)
  }
  const challenge = await begin('192.0.2.110')
  const refusedReply = await answer(challenge, generateCode(secret))
  expect([refusedReply.status, refusedReply.headers.has('retry-after')]).toEqual([429, true])
  expect((await answer(challenge, recovery_codes[0] as string)).status).toBe(200)
})

test('limits wrong passwords at changes to 10', async () => {
  const user = await makeUser()
  const change = (password: string) => as(user).post(`${PATH}/app`, { password })
  for (let count = 0; count < 10; count++) expect((await change('wrong')).status).toBe(403)
  expect((await change(PASSWORD)).status).toBe(429)
})
