import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'

const app = await startTestApp()
const limited = await startTestApp({ RATE_LIMITS: 'on' })

const textOf = (result: unknown) => (result as { content: { text: string }[] }).content[0]?.text ?? ''

test('another assistant looks things up', async () => {
  const { id } = await makeBusiness({ business_name: 'Muskox Knitters', description: 'Hats of qiviut.' })
  await makeBusiness({ business_name: 'Muskox Secrets', is_public: false })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`)))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_businesses',
    'search_jobs',
    'search_events',
    'search_questions',
    'read',
    'how_to',
  ])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  const found = textOf(await client.callTool({ name: 'search_businesses', arguments: { query: 'muskox' } }))
  expect(found).toContain(`/businesses/${id}`)
  expect(found).not.toContain('Secrets')
  const read = await client.callTool({ name: 'read', arguments: { url: `/businesses/${id}` } })
  expect(textOf(read)).toContain('Hats of qiviut.')
  expect(textOf(await client.callTool({ name: 'how_to', arguments: { query: 'claim my business' } }))).toContain(
    '/help/',
  )
  expect(await client.callTool({ name: 'read', arguments: {} })).toMatchObject({ isError: true })
  await client.close()
})

test('it takes POST alone, of no other origin, and no large body', async () => {
  const get = await app.visitor.get('/mcp')
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const headers = { Accept: 'application/json, text/event-stream' }
  const send = (more: object, body: unknown = call) =>
    app.visitor.send('POST', '/mcp', { body, headers: { ...headers, ...more } })
  expect((await send({})).status).toBe(200)
  expect((await send({ Origin: 'https://evil.example' })).status).toBe(403)
  expect((await send({ Origin: app.url })).status).toBe(200)
  expect((await send({}, { ...call, params: { x: 'x'.repeat(200_000) } })).status).toBe(413)
  expect((await send({}, '{')).status).toBe(400)
})

test('an address calls 60 times a minute', async () => {
  const send = async () =>
    (
      await limited.visitor.send('POST', '/mcp', {
        body: { jsonrpc: '2.0', id: 1, method: 'ping' },
        headers: { Accept: 'application/json, text/event-stream' },
      })
    ).status
  for (let time = 0; time < 60; time++) expect(await send()).toBe(200)
  expect(await send()).toBe(429)
})
