import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { createAuthenticator, type Forgery, setUpPasskey } from '../../../test/secondFactors.ts'
import { makeUser, PASSWORD } from '../accounts/accounts.make.ts'

const app = await startTestApp()
const { as, visitor, url } = app
const PATH = '/api/auth/second-factor/passkeys'

type User = { token: string; email: string }
async function begin({ email }: User) {
  const { body } = await visitor.post('/api/auth/login', { email, password: PASSWORD })
  const challenge = body.challenge as string
  const { options } = (await visitor.post('/api/auth/login/second/options', { challenge })).body
  return { challenge, options, methods: body.second_factor }
}
const answer = (challenge: string, assertion: object) =>
  visitor.post('/api/auth/login/second', { challenge, assertion })
const beginPasskey = async (user: User) => (await as(user).post(`${PATH}/options`, { password: PASSWORD })).body.options
const addPasskey = (user: User, credential: object) =>
  as(user).post(PATH, { password: PASSWORD, name: ' Kitchen ', credential })

test('a passkey is added with a name and can log in', async () => {
  const user = await makeUser()
  const creation = await beginPasskey(user)
  expect(creation).toMatchObject({
    rp: { id: '127.0.0.1' },
    user: { name: user.email },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { userVerification: 'preferred' },
  })
  const authenticator = createAuthenticator(url)
  const { status, body } = await addPasskey(user, authenticator.createPasskey(creation))
  expect([status, body.recovery_codes.length]).toEqual([201, 10])
  expect(body.passkey).toMatchObject({ name: 'Kitchen', last_used_at: null })

  const { challenge, options, methods } = await begin(user)
  expect(methods).toEqual(['passkey', 'recovery'])
  expect(options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'preferred' })
  expect(options.allowCredentials).toHaveLength(1)
  const reply = await answer(challenge, authenticator.createAssertion(options))
  expect([reply.status, reply.body.user.id]).toEqual([200, user.id])
  expect((await as(reply.body).get('/api/auth/second-factor')).body.passkeys).toEqual([
    { ...body.passkey, last_used_at: expect.any(String) },
  ])
  expect((await beginPasskey(user)).excludeCredentials).toHaveLength(1)
})

test.each<[string, Forgery]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a counter that does not grow', { counter: 1 }],
])('refuses an assertion of %s', async (_, forgery) => {
  const user = await makeUser()
  const authenticator = await setUpPasskey(app, user)
  const { challenge, options } = await begin(user)
  expect((await answer(challenge, authenticator.createAssertion(options, forgery))).status).toBe(401)
  expect((await answer(challenge, authenticator.createAssertion(options))).status).toBe(200)
})

test('refuses a tampered assertion, one for another challenge, and another account’s passkey', async () => {
  const [user, other] = [await makeUser(), await makeUser()]
  const [own, foreign] = [await setUpPasskey(app, user), await setUpPasskey(app, other)]
  const { challenge, options } = await begin(user)
  const { options: otherOptions } = await begin(user)

  const good = own.createAssertion(options)
  const change = (text: string, at: number) =>
    `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
  const withResponse = (part: object) => ({ ...good, response: { ...good.response, ...part } })
  const forgeries = [
    withResponse({ signature: change(good.response.signature, 20) }),
    // Changes the flags, which state whether the user was verified.
    withResponse({ authenticatorData: change(good.response.authenticatorData, 43) }),
    withResponse({ clientDataJSON: own.createAssertion(otherOptions).response.clientDataJSON }),
    { ...good, rawId: 'AAAA' },
  ]
  for (const assertion of forgeries) {
    const reply = await answer(challenge, assertion)
    expect([reply.status, reply.body.error]).toEqual([401, expect.stringContaining('was not accepted')])
  }
  expect((await answer(challenge, foreign.createAssertion(options))).body).toMatchObject({ expired: true })
  const next = await begin(user)
  expect((await answer(next.challenge, foreign.createAssertion(next.options))).status).toBe(401)
  expect((await answer(next.challenge, own.createAssertion(options))).status).toBe(401)
  const assertion = own.createAssertion(next.options)
  const replies = await Promise.all([answer(next.challenge, assertion), answer(next.challenge, assertion)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
})

test.each<[string, Forgery]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
  // The library would download revocation lists from addresses in certificates.
  [
    'a statement with certificates',
    {
      attestation: new Map<string, unknown>([
        ['fmt', 'packed'],
        ['attStmt', new Map([['x5c', [Buffer.from('x')]]])],
      ]),
    },
  ],
  [
    'an unknown statement',
    {
      attestation: new Map<string, unknown>([
        ['fmt', 'apple'],
        ['attStmt', new Map()],
      ]),
    },
  ],
])('refuses a new passkey of %s', async (_, forgery) => {
  const user = await makeUser()
  const options = await beginPasskey(user)
  const reply = await addPasskey(user, createAuthenticator(url).createPasskey(options, forgery))
  expect([reply.status, reply.body]).toEqual([400, { error: 'The passkey could not be added. Please begin again' }])
})

test('a registration works once, for the member who began it, and not as a login', async () => {
  const [user, other] = [await makeUser(), await makeUser()]
  const options = await beginPasskey(user)
  const [authenticator, second] = [createAuthenticator(url), createAuthenticator(url)]
  expect((await addPasskey(other, authenticator.createPasskey(options))).status).toBe(400)
  expect((await visitor.post('/api/auth/login/second', { challenge: options.challenge, code: '123456' })).status).toBe(
    401,
  )
  const credentials = [authenticator.createPasskey(options), second.createPasskey(options)]
  const replies = await Promise.all(credentials.map((credential) => addPasskey(user, credential)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400])

  const login = await begin(user)
  expect((await addPasskey(user, second.createPasskey({ challenge: login.challenge }))).status).toBe(400)
  const late = await beginPasskey(user)
  const row = db.updateTable('second_factor_challenges').where('user_id', '=', user.id)
  await row.set({ expires_at: new Date(Date.now() - 1000).toISOString() }).execute()
  expect((await addPasskey(user, second.createPasskey(late))).status).toBe(400)
})

test('an account registers an authenticator once, and at most 20 of them', async () => {
  const user = await makeUser()
  const authenticator = await setUpPasskey(app, user)
  expect((await addPasskey(user, authenticator.createPasskey(await beginPasskey(user)))).status).toBe(409)
  const other = await makeUser()
  expect((await addPasskey(other, authenticator.createPasskey(await beginPasskey(other)))).status).toBe(409)
  const values = Array.from({ length: 19 }, (_, n) => ({
    user_id: user.id,
    name: 'Key',
    credential_id: Buffer.from(`${user.id} ${n}`),
    public_key: Buffer.from(''),
    sign_count: 0,
    transports: [],
  }))
  await db.insertInto('passkeys').values(values).execute()
  expect((await setUpPasskey(app, user)).reply.status).toBe(409)
})

test('nobody removes the passkey of another member', async () => {
  const [user, other] = [await makeUser(), await makeUser()]
  const { reply } = await setUpPasskey(app, user)
  const path = `${PATH}/${reply.body.passkey.id}`
  expect((await as(other).delete(path, { password: PASSWORD })).status).toBe(404)
  expect((await as(user).delete(path, { password: PASSWORD })).status).toBe(200)
})
