import { describe, expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import type { Endpoint } from '../src/kit/api/contract.ts'
import { endpoints } from '../src/server/features.ts'
import { startTestApp, type TestResponse } from './app.ts'
import { getBodyFields, makeSampleObject, type Schema } from './samples.ts'

const app = await startTestApp()
const admin = await makeAdmin()

const withBody = Object.entries(endpoints as Record<string, Endpoint>).filter(([, { body }]) => body)

/** Sends a raw body to an endpoint, with ids that do not exist. */
async function send(key: string, body: string, viewer: { token: string } | null = admin): Promise<TestResponse> {
  const [method = '', path = ''] = key.split(' ')
  const address = path.replace(':ip', '192.0.2.1').replace(/:\w+/g, '999999999')
  return app.as(viewer).send(method, `/api${address}`, { body, headers: { 'Content-Type': 'application/json' } })
}

/**
 * A nesting depth above the limit. Every endpoint parses its body in the same way, so one endpoint gets the deepest
 * body.
 */
const BRACKETS = 2000
const MAX_BRACKETS = 500_000
const notObjects: Record<string, string> = {
  null: 'null',
  'an array': '[]',
  'an array of null': '[null]',
  'a string': '"text"',
  'half of a surrogate pair': '"\\ud800"',
  'a number': '1',
  'a huge number': '1e999',
  true: 'true',
  'brackets in brackets': '['.repeat(BRACKETS) + ']'.repeat(BRACKETS),
  'brackets that are never closed': '['.repeat(2 * BRACKETS),
  'objects in objects': `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
  'a field of brackets': `{"message":${'['.repeat(BRACKETS - 10)}${']'.repeat(BRACKETS - 10)}}`,
  'very many values': `{"ids":[${'0,'.repeat(60_000)}0]}`,
  'very many empty texts': `{"conversationHistory":[${'"",'.repeat(60_000)}""]}`,
}
const largest = [
  '['.repeat(MAX_BRACKETS) + ']'.repeat(MAX_BRACKETS),
  '['.repeat(2 * MAX_BRACKETS),
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  `{"ids":[${'0,'.repeat(400_000)}0]}`,
  `{"conversationHistory":[${'"",'.repeat(300_000)}""]}`,
]

describe.each(Object.entries(notObjects))('a body that is %s', (_, body) => {
  test('is answered with 400 at every endpoint', async () => {
    for (const [key] of withBody) {
      const { status, body: reply } = await send(key, body)
      expect([key, status, reply.error]).toEqual([key, 400, expect.any(String)])
    }
  })
})

test('refuses a body with too many levels or values before it is parsed', async () => {
  for (const body of largest) expect((await send('POST /chat', body)).status).toBe(400)
  for (const body of ['['.repeat(BRACKETS), `{"message":${'['.repeat(BRACKETS)}`, `{"a":${'{"a":'.repeat(99)}`]) {
    expect((await send('POST /chat', body)).body.error).toBe('The body is nested too deeply')
  }
  const many = `{"conversationHistory":[${'{},'.repeat(300_000)}{}]}`
  expect((await send('POST /chat', many)).body.error).toBe('The body has too many values')
  const brackets = JSON.stringify({ message: '[{,"\\'.repeat(100), conversationHistory: [] })
  expect((await send('POST /chat', brackets)).status).toBe(200)
})

test('lists at most 100 errors', async () => {
  const body = JSON.stringify({ message: 'Hi', conversationHistory: Array(15_000).fill({}) })
  const { status, body: reply } = await send('POST /chat', body)
  expect([status, reply.errors.length, reply.error]).toEqual([400, 100, 'role must be one of user, assistant'])
})

/** Invalid field values as JSON. */
const oddValues = [
  ...['null', 'true', '""', '" "', '[]', '[null]', '[[[[[[]]]]]]', '{}', '0', '-1', '-0', '1.5', '1e308', '1e999'],
  ...['9007199254740993', `"${'9'.repeat(400)}"`, '"1e400"', '"NaN"', '"__proto__"', '"constructor"', '"toString"'],
  ...[
    '"\\u202e"',
    '"\\uffff"',
    '{"toString":null,"valueOf":null}',
    '{"__proto__":{"is_admin":true}}',
    '{"length":1e9}',
  ],
]

test.each(withBody)('%s answers without 5xx for unexpected values in its fields', async (key, endpoint) => {
  const fields = getBodyFields(endpoint)
  const valid = Object.entries(makeSampleObject(fields)).map(([name, value]) => [name, JSON.stringify(value)])
  for (const name of [...Object.keys(fields), '__proto__', 'unknown']) {
    for (const value of oddValues) {
      const viewer = key.includes('/auth/account') ? await makeUser() : admin
      const members = [...valid.filter(([other]) => other !== name), [name, value]]
      const body = `{${members.map(([name, value]) => `"${name}":${value}`).join()}}`
      const { status } = await send(key, body, viewer)
      expect(status, `${key} ${body.slice(0, 300)}`).toBeLessThan(500)
    }
  }
})

const textFields = (fields: Record<string, Schema>) =>
  Object.entries(fields).filter(([, { type, enum: choices, anyOf }]) =>
    [{ type, enum: choices }, ...(anyOf ?? [])].some((variant) => variant.type === 'string' && !variant.enum),
  )

test.each(withBody)('%s refuses text that cannot be stored', async (key, endpoint) => {
  const fields = getBodyFields(endpoint)
  for (const [name] of textFields(fields)) {
    for (const text of ['a\ud800b', '\udc00', 'ok \ud83e', 'nul \0']) {
      const { status, body } = await send(key, JSON.stringify({ ...makeSampleObject(fields), [name]: text }))
      const named = new Set(body.errors?.map(({ field }: { field: string }) => field))
      expect([key, status, [...named]]).toEqual([key, 400, [name]])
    }
  }
})

test('refuses earlier messages that are not well-formed, and cuts long ones between characters', async () => {
  const sendWithHistory = (content: string) =>
    send('POST /chat', JSON.stringify({ message: 'Hi', conversationHistory: [{ role: 'user', content }] }))
  const { status, body } = await sendWithHistory('half \ud83e')
  expect([status, body.errors[0].field]).toEqual([400, 'conversationHistory.0.content'])
  expect((await sendWithHistory(`x${'🦊'.repeat(4000)}`)).status).toBe(200)
})

const odd = [
  '',
  '%00',
  '%ED%A0%80',
  '%FF',
  '%EF%BF%BF',
  '%E2%80%AE',
  '-1',
  '1e400',
  'NaN',
  '[]',
  '__proto__',
  '%25',
  '%',
]
test('every query parameter and path segment accepts any bytes without a 5xx', async () => {
  for (const [key, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
    const [method = '', path = ''] = key.split(' ')
    const names = Object.keys(endpoint.query?.shape ?? {})
    const queries = names.flatMap((name) => [...odd, 'x'.repeat(5000)].map((value) => `?${name}=${value}`))
    const segments = path.includes(':') ? odd.filter(Boolean) : []
    const addresses = [
      ...queries.map((query) => path.replace(/:\w+/g, '999999999') + query),
      ...segments.map((segment) => path.replace(/:\w+/g, segment)),
    ]
    for (const address of addresses) {
      if (method === 'POST' && endpoint.upload) continue
      const { status } = await app.as(admin).send(method, `/api${address}`)
      expect(status, `${key} ${address}`).toBeLessThan(500)
    }
  }
})

test('/mcp refuses a body that is not JSON, too deep or too large with a JSON-RPC error', async () => {
  const post = (body: string) =>
    app.visitor.send('POST', '/mcp', {
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    })
  for (const body of ['', '{', '['.repeat(90_000), '['.repeat(40_000) + ']'.repeat(40_000)]) {
    expect(await post(body)).toMatchObject({ status: 400, body: { error: { code: -32_700 }, id: null } })
  }
  expect((await post(`"${'x'.repeat(100_000)}"`)).status).toBe(413)
  for (const body of [
    'null',
    '[]',
    '[null]',
    '"x"',
    '1',
    'true',
    '{}',
    '{"jsonrpc":"2.0","id":1,"method":"__proto__"}',
  ]) {
    expect((await post(body)).status, body).toBeLessThan(500)
  }
  for (const query of ['\ud800', '\0', '%', '\\', "'", '🦊'.repeat(200), '(((', '&|!', ':*']) {
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_jobs', arguments: { query } } }
    const { status, body } = await post(JSON.stringify(call))
    expect([query, status, body.result?.isError ?? false]).toEqual([query, 200, false])
  }
})
