import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import type { Endpoint } from '../src/kit/api/contract.ts'
import { endpoints } from '../src/server/features.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'

const { as, visitor, url } = await startTestApp()

test('answers unknown paths below /api with 404 and JSON, for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, body } = await visitor.send(method, '/api/no/such/thing')
    expect([status, body]).toEqual([404, { error: expect.any(String) }])
  }
})

test('answers a wrong method with 405 and the allowed methods', async () => {
  const { status, headers, body } = await visitor.send('PATCH', '/api/profiles')
  expect([status, body.error]).toEqual([405, expect.any(String)])
  expect(headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'POST'])
  expect((await visitor.send('DELETE', '/api/auth/login')).headers.get('allow')).toBe('POST')
})

test.each(['0', '-1', '1.5', 'abc', '9'.repeat(30), '1e3', '%00', '%F0%9F%A6%8A', '1;drop', '%2e%2e'])(
  'answers the id %s with 404',
  async (id) => {
    const admin = await makeAdmin()
    expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(404)
    expect((await as(admin).get(`/api/admin/businesses/${id}`)).status).toBe(404)
    expect((await as(admin).delete(`/api/profiles/${id}`)).status).toBe(404)
  },
)

test('answers an invalid token with 401 even where no token is needed', async () => {
  for (const path of ['/api/profiles', '/api/profiles/facets', '/api/auth/me']) {
    const { status, body } = await as({ token: 'made-up' }).get(path)
    expect([status, body.error]).toEqual([401, expect.any(String)])
  }
})

test('refuses bodies that are not JSON, not an object, or too large', async () => {
  const user = await makeUser()
  const post = (body: string, type = 'application/json') =>
    as(user).send('POST', '/api/profiles', { body, headers: { 'Content-Type': type } })
  expect((await post('{"business_name":')).status).toBe(400)
  expect((await post('[]')).status).toBe(400)
  expect((await post('null')).status).toBe(400)
  expect((await post('"text"')).status).toBe(400)
  expect((await post('business_name=x', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await post('{}', 'text/plain')).status).toBe(415)
  const large = await post(JSON.stringify({ business_name: 'x', description: 'x'.repeat(1024 * 1024) }))
  expect(large.status).toBe(413)
  expect((await post('')).status).toBe(400)
})

test('refuses fields of other types, and characters that cannot be stored, with an error message', async () => {
  const user = await makeUser()
  for (const business_name of [7, null, {}, [], true, 'nul \0 inside']) {
    const { status, body } = await as(user).post('/api/profiles', { business_name, alaska_business_license: '1' })
    expect([status, body.errors[0].field]).toEqual([400, 'business_name'])
  }
})

test('refuses U+0000 in every field', async () => {
  expect((await visitor.get('/api/profiles?city=%00')).status).toBe(400)
  expect((await visitor.get('/api/profiles?search=%00')).status).toBe(200)
  expect((await visitor.post('/api/auth/login', { email: 'a\0@example.com', password: 'secret' })).status).toBe(400)
  expect((await visitor.get('/api/auth/verify-email/%00')).status).toBe(400)
  expect((await visitor.get('/api/legal/%00')).status).toBe(404)
})

test('stores and returns hostile text unchanged', async () => {
  const user = await makeUser()
  const business_name = `'; drop table users; -- </script><script>alert(1)</script> \\ % _ "`
  const { body } = await as(user).post('/api/profiles', { business_name, alaska_business_license: '1' })
  expect(body.profile.business_name).toBe(business_name)
})

test('every response has a request id and security headers, and data is not stored by caches', async () => {
  const { headers } = await visitor.get('/api/profiles')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('x-powered-by')).toBe(false)
})

test('no response can be framed, run a script, embed an object or change its base, unless its own policy allows it', async () => {
  const paths = [
    '/',
    '/nowhere',
    '/api/profiles',
    '/api/docs',
    '/api/nowhere',
    '/questions.atom',
    '/icon.svg',
    '/healthz',
  ]
  for (const path of paths) {
    const { headers } = await visitor.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    const missing = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].filter(
      (directive) => !policy.split('; ').includes(directive),
    )
    expect([path, missing, headers.get('x-content-type-options')]).toEqual([path, [], 'nosniff'])
    expect([path, headers.get('content-type')]).toEqual([
      path,
      expect.stringMatching(/^application\/json$|; charset=utf-8$/i),
    ])
  }
})

test('serves only the files of the build, lists no folder, and prevents other sites from reading a reply', async () => {
  const hidden = [
    '/.git/config',
    '/package.json',
    '/src/server/main.ts',
    '/assets/',
    '/assets',
    '/data/',
    '/manifest.json',
  ]
  for (const path of [...hidden, '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
    const { status, headers } = await visitor.get(path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
  }
  for (const path of ['/', '/api/profiles', '/api/auth/me', '/mcp', '/questions.atom']) {
    const { headers } = await visitor.get(path, { Origin: 'https://elsewhere.example' })
    const names = [...headers.keys()].filter((name) => name.startsWith('access-control-') || name === 'set-cookie')
    expect([path, names]).toEqual([path, []])
  }
})

test('refuses TRACE, and a request with two lengths', async () => {
  const { hostname, port } = new URL(url)
  const send = (head: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\nHost: localhost\r\n\r\n`))
      socket.once('data', (reply) => resolve(reply.toString().split('\r\n')[0] ?? '')).once('error', reject)
      socket.once('data', () => socket.destroy())
    })
  expect(await send('TRACE / HTTP/1.1')).toBe('HTTP/1.1 404 Not Found')
  expect(await send('TRACE /api/profiles HTTP/1.1')).toBe('HTTP/1.1 405 Method Not Allowed')
  const lengths = 'Content-Length: 5\r\nTransfer-Encoding: chunked'
  expect(await send(`POST /api/auth/login HTTP/1.1\r\n${lengths}`)).toBe('HTTP/1.1 400 Bad Request')
})

test('an unexpected failure is a 500 with only a request id', async () => {
  await db.schema.alterTable('jobs').renameTo('jobs_away').execute()
  try {
    const { status, body, headers } = await visitor.get('/api/jobs')
    expect([status, Object.keys(body), body.request_id]).toEqual([
      500,
      ['error', 'request_id'],
      headers.get('x-request-id'),
    ])
    expect(body.error).toBe('Something went wrong on our side. Please try again.')
  } finally {
    await db.schema.alterTable('jobs_away').renameTo('jobs').execute()
  }
})

test('answers HEAD like GET without a body', async () => {
  const response = await fetch(`${url}/api/profiles`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('the OpenAPI document lists every endpoint and its named schemas', async () => {
  const { status, body } = await visitor.get('/api/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.1'])
  const listed = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(listed.sort()).toEqual(Object.keys(endpoints).sort())
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(Object.keys(body.components.schemas)).toEqual(expect.arrayContaining([...new Set(references)]))
  expect(references).toContain('Business')
  expect(body.paths['/profiles'].post.responses).toMatchObject({ 200: {}, 201: {}, 400: {}, 401: {} })
  expect(body.paths['/answers'].post.responses).toMatchObject({ 404: {}, default: {} })
  expect(body.paths['/profiles'].delete.responses).toMatchObject({ 404: {} })
  for (const path of ['/auth/login', '/chat']) expect(body.paths[path].post.responses, path).toMatchObject({ 403: {} })
  const form = (path: string) => body.paths[path].post.requestBody.content['multipart/form-data'].schema
  expect(form('/admin/imports').required).toEqual(['csv'])
  expect(form('/businesses/{id}/pictures')).toMatchObject({
    required: ['picture', 'alt'],
    properties: {
      picture: { contentMediaType: 'image/*' },
      alt: { type: 'string' },
      role: { enum: expect.any(Array) },
    },
  })
  const limit = body.paths['/profiles'].get.parameters.find(({ name }: { name: string }) => name === 'limit')
  expect(limit.schema).toEqual({ type: 'integer', minimum: 1, maximum: 2000, default: 2000 })
})

test('the OpenAPI document requires only the fields that a request must have', async () => {
  const { body } = await visitor.get('/api/openapi.json')
  const required = (path: string, method = 'post') =>
    body.paths[path][method].requestBody.content['application/json'].schema.required
  expect(required('/jobs')).toEqual(['title', 'company', 'description'])
  expect(required('/businesses/{id}/events')).toEqual(['title', 'description', 'start_datetime', 'end_datetime'])
  expect(required('/reports')).toEqual(['reason', 'target_type', 'target_id'])
  expect(required('/auth/profile', 'put')).toEqual(['full_name'])
  expect(required('/jobs/{id}/apply')).toBeUndefined()

  for (const [key, { body: schema }] of Object.entries<Endpoint>(endpoints)) {
    if (!schema) continue
    const [method = '', path = ''] = key.split(' ')
    const documented = required(path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()) ?? []
    const missing = schema.safeParse({}).error?.issues.map((issue) => issue.path[0]) ?? []
    expect(missing, key).toEqual(expect.arrayContaining(documented))
  }
})

test('the OpenAPI document gives the formats of times and dates in requests', async () => {
  const { body } = await visitor.get('/api/openapi.json')
  const { properties } = body.paths['/businesses/{id}/events'].post.requestBody.content['application/json'].schema
  expect(properties.start_datetime).toMatchObject({ type: 'string', format: 'date-time' })
  expect(properties.end_datetime).toMatchObject({ type: 'string', format: 'date-time' })
  expect(JSON.stringify(properties.repeat_until)).toContain('"format":"date"')
  const { parameters } = body.paths['/events'].get
  const startDate = parameters.find(({ name }: { name: string }) => name === 'startDate')
  expect(startDate.schema).toMatchObject({ format: 'date' })
})

test('the OpenAPI document describes refusals by a limit for every call, and what remains for lists', async () => {
  const { body } = await visitor.get('/api/openapi.json')
  const limitHeaders = ['RateLimit-Policy', 'RateLimit']
  // biome-ignore lint/suspicious/noExplicitAny: any OpenAPI document
  const calls = Object.values(body.paths).flatMap((path: any) => Object.values(path)) as any[]
  for (const { operationId, responses } of calls) {
    expect(Object.keys(responses[429].headers), operationId).toEqual(['Retry-After', ...limitHeaders])
    expect(Object.keys(responses[503].headers), operationId).toEqual(['Retry-After'])
  }
  expect(Object.keys(body.paths['/jobs'].get.responses[200].headers)).toEqual(limitHeaders)
  expect(body.paths['/jobs/{id}'].get.responses[200].headers).toBeUndefined()
})

test('a list stays complete while many requests change it', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => as(owner).post('/api/profiles', { id, tagline: `tag ${n}` })),
    as(owner).delete(`/api/profiles/${id}`),
    as(owner).delete(`/api/profiles/${id}`),
  ])
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
  expect(
    answers
      .slice(10)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 404])
})
