import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { generateCode, setUpApp, setUpPasskey } from '../../../test/secondFactors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { secondFactorTasks } from './secondFactor.tasks.server.ts'

const app = await startTestApp({ SITE_NAME: 'North: Business & Trade' })
const { as, visitor } = app
const mailbox = openMailbox(app.mailFolder)
const PATH = '/api/auth/second-factor'

type User = { token: string; email: string }
const read = async (user: User) => (await as(user).get(PATH)).body
const methods = async ({ email }: User) =>
  (await visitor.post('/api/auth/login', { email, password: PASSWORD })).body.second_factor
const readEvents = async (user: User) => (await as(user).get('/api/auth/security-events')).body.events

test('an app is active after one of its codes is entered, and its setup returns recovery codes', async () => {
  const user = await makeUser()
  const { status, body } = await as(user).post(`${PATH}/app`, { password: PASSWORD })
  expect(status).toBe(201)
  const uri = new URL(body.uri)
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(uri.pathname)).toBe(`/North  Business & Trade:${user.email}`)
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: body.secret,
    issuer: 'North  Business & Trade',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await methods(user)).toBeUndefined()
  expect(await read(user)).toEqual({ app: null, passkeys: [], recovery_codes_left: 0, is_required: false })

  const wrongReply = await as(user).post(`${PATH}/app/confirm`, { password: PASSWORD, code: '000 000' })
  expect([wrongReply.status, wrongReply.body.errors?.[0].field]).toEqual([400, 'code'])
  const reply = await as(user).post(`${PATH}/app/confirm`, { password: PASSWORD, code: generateCode(body.secret) })
  expect([reply.status, new Set(reply.body.recovery_codes).size]).toEqual([200, 10])
  for (const code of reply.body.recovery_codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
  expect(await methods(user)).toEqual(['totp', 'recovery'])
  expect(JSON.stringify(await read(user))).not.toContain(body.secret)
  expect((await mailbox.waitForEmail(user.email)).text).toContain('was added to your account')
  expect((await readEvents(user))[0]).toMatchObject({ text: 'Second factor added: authenticator app' })
})

test('starting a setup again replaces an unconfirmed secret, but not a confirmed one', async () => {
  const user = await makeUser()
  const begin = () => as(user).post(`${PATH}/app`, { password: PASSWORD })
  const [first, second] = [(await begin()).body, (await begin()).body]
  const confirm = (secret: string) =>
    as(user).post(`${PATH}/app/confirm`, { password: PASSWORD, code: generateCode(secret) })
  expect((await confirm(first.secret)).status).toBe(400)
  expect((await confirm(second.secret)).status).toBe(200)
  expect((await begin()).status).toBe(409)
  expect((await confirm(second.secret)).status).toBe(409)
})

test('an unfinished setup ends after 15 minutes', async () => {
  const user = await makeUser()
  const { body } = await as(user).post(`${PATH}/app`, { password: PASSWORD })
  const row = db.updateTable('totp_secrets').where('user_id', '=', user.id)
  await row.set({ created_at: new Date(Date.now() - 16 * 60_000).toISOString() }).execute()
  const reply = await as(user).post(`${PATH}/app/confirm`, { password: PASSWORD, code: generateCode(body.secret) })
  expect(reply.status).toBe(409)
  await secondFactorTasks['secondFactor.sweep'].run({ db } as Services)
  expect(await db.selectFrom('totp_secrets').where('user_id', '=', user.id).select('user_id').execute()).toEqual([])
})

test('every change asks for the password', async () => {
  const user = await makeUser()
  await setUpApp(app, user)
  const authenticator = await setUpPasskey(app, user)
  const [{ id }] = (await read(user)).passkeys
  const before = await read(user)
  const changes: [string, string, object][] = [
    ['POST', 'app', {}],
    ['POST', 'app/confirm', { code: '123456' }],
    ['DELETE', 'app', {}],
    ['POST', 'passkeys/options', {}],
    ['POST', 'passkeys', { name: 'Key', credential: authenticator.unknownPasskey }],
    ['DELETE', `passkeys/${id}`, {}],
    ['POST', 'recovery-codes', {}],
  ]
  for (const [method, path, body] of changes) {
    const wrongReply = await as(user).send(method, `${PATH}/${path}`, { body: { ...body, password: 'wrong' } })
    expect([path, wrongReply.status, wrongReply.body.error]).toEqual([path, 403, 'The password is not correct'])
    expect([path, (await as(user).send(method, `${PATH}/${path}`, { body })).status]).toEqual([path, 400])
  }
  expect(await read(user)).toEqual(before)
})

test('removing the last factor removes the recovery codes, and a new one brings new codes', async () => {
  const user = await makeUser()
  const { recovery_codes } = await setUpApp(app, user)
  const { reply } = await setUpPasskey(app, user)
  expect([reply.status, reply.body.recovery_codes]).toEqual([201, null])
  expect(await methods(user)).toEqual(['totp', 'passkey', 'recovery'])

  expect((await as(user).delete(`${PATH}/app`, { password: PASSWORD })).status).toBe(200)
  expect((await as(user).delete(`${PATH}/app`, { password: PASSWORD })).status).toBe(404)
  expect(await methods(user)).toEqual(['passkey', 'recovery'])
  expect((await read(user)).recovery_codes_left).toBe(10)
  expect((await as(user).delete(`${PATH}/passkeys/${reply.body.passkey.id}`, { password: PASSWORD })).status).toBe(200)
  expect(await read(user)).toMatchObject({ app: null, passkeys: [], recovery_codes_left: 0 })
  expect((await visitor.post('/api/auth/login', { email: user.email, password: PASSWORD })).body.token).toBeDefined()
  expect((await readEvents(user)).map(({ text }: { text: string }) => text)).toContain(
    'Second factor removed: passkey Key',
  )

  const next = await setUpApp(app, user)
  expect(next.recovery_codes.filter((code) => recovery_codes.includes(code))).toEqual([])
})

test('new recovery codes replace the earlier ones, and need a second factor', async () => {
  const user = await makeUser()
  expect((await as(user).post(`${PATH}/recovery-codes`, { password: PASSWORD })).status).toBe(409)
  const { recovery_codes } = await setUpApp(app, user)
  const { status, body } = await as(user).post(`${PATH}/recovery-codes`, { password: PASSWORD })
  expect([status, body.recovery_codes.length]).toEqual([201, 10])
  const { challenge } = (await visitor.post('/api/auth/login', { email: user.email, password: PASSWORD })).body
  const answer = (code: string) => visitor.post('/api/auth/login/second', { challenge, code })
  expect((await answer(recovery_codes[0] as string)).status).toBe(401)
  expect((await answer(body.recovery_codes[0])).status).toBe(200)
})

test('two concurrent setups leave one valid set of recovery codes', async () => {
  const user = await makeUser()
  const { body } = await as(user).post(`${PATH}/app`, { password: PASSWORD })
  const [confirmed, { reply }] = await Promise.all([
    as(user).post(`${PATH}/app/confirm`, { password: PASSWORD, code: generateCode(body.secret) }),
    setUpPasskey(app, user),
  ])
  const sets = [confirmed.body.recovery_codes, reply.body.recovery_codes].filter(Boolean)
  expect([confirmed.status, reply.status, sets.length]).toEqual([200, 201, 1])
  expect((await read(user)).recovery_codes_left).toBe(10)
})
