import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { countWrites, createBrowserCaller } from './call.ts'
import type { Contract } from './contract.ts'
import { parseReply } from './reply.server.ts'
import { serve } from './serve.server.ts'

const reply = z.object({})
const contract = {
  'GET /things': { summary: 'Things', reply },
  'POST /things': { summary: 'A new thing', reply },
  'POST /things/preview': { summary: 'A thing as it would be', readOnly: true, reply },
} satisfies Contract

// [endpoint, number of writes that it counts as]
const calls = [
  ['GET /things', 0],
  ['POST /things', 1],
  ['POST /things/preview', 0],
] as const

afterEach(() => vi.unstubAllGlobals())

test.each(calls)('the server counts %s as %i writes', async (key, writes) => {
  const afterWrite = vi.fn()
  const handler = async () => ({})
  const handlers = { 'GET /things': handler, 'POST /things': handler, 'POST /things/preview': handler }
  const host = {
    createServices: () => ({}),
    identify: async () => null,
    readAddress: () => '',
    countRead: () => {},
    serializeReply: parseReply,
    performOnce: () => Promise.reject(new Error('no call has a key')),
    respond: (_: unknown, json: string) => new Response(json),
    afterWrite,
  }
  const [method, path] = key.split(' ') as [string, string]
  expect((await serve(contract, handlers, host).request(path, { method })).status).toBe(200)
  expect(afterWrite).toHaveBeenCalledTimes(writes)
})

test.each(calls)('the browser counts %s as %i writes', async (key, writes) => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const before = countWrites()
  const call = createBrowserCaller<typeof contract>()
  await (key === 'POST /things/preview' ? call(key, { readOnly: true }) : call(key))
  expect(countWrites() - before).toBe(writes)
})
