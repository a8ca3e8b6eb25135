import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeAdmin } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeBlock, makeIp, makeUsage } from './chat.make.ts'
import { chatTasks } from './chat.tasks.server.ts'

const app = await startTestApp({ TRUST_PROXY: '1', RATE_LIMITS: 'on', CHAT_RATE_DAY: '15' })
const appWithoutProxy = await startTestApp({ RATE_LIMITS: 'on' })
const asAdmin = app.as(await makeAdmin())

const ask = (body: unknown, from = makeIp(), process = app, accept = 'application/json') =>
  process.visitor.send('POST', '/api/chat', { body, headers: { 'X-Forwarded-For': from, Accept: accept } })

test('without a model, answers from the search with links to the results', async () => {
  const { id, business_name } = await makeBusiness({ business_name: 'Walrus Welding', city: 'Nome' })
  await makeBusiness({ business_name: 'Walrus Secrets', is_public: false })
  const { status, body } = await ask({ message: 'Walrus' })
  expect(status).toBe(200)
  expect(body.message).toContain(`[Walrus Welding](/businesses/${id})`)
  expect(body.message).not.toContain('Secrets')
  expect(body.sources).toEqual([{ title: business_name, url: `/businesses/${id}` }])

  const streamed = await ask({ message: 'Walrus' }, makeIp(), app, 'text/event-stream')
  const events = String(streamed.body).trim().split('\n\n')
  const parseData = (event = '') => JSON.parse(event.split('\n')[1]?.replace('data: ', '') ?? '')
  expect(events.at(-1)).toMatch(/^event: done\n/)
  expect(parseData(events.at(-1))).toEqual(body)
  expect(
    events
      .slice(0, -1)
      .map((event) => parseData(event).text)
      .join(''),
  ).toBe(body.message)
})

test('the assistant states when it has found nothing', async () => {
  const { body } = await ask({ message: 'Zeppelin upholstery' })
  expect(body.message).toMatch(/found nothing|could not find/i)
  expect(body.sources).toEqual([])
})

test('escapes Markdown and HTML in names', async () => {
  await makeBusiness({ business_name: 'Quokka [x](https://evil.example) <img src=x> *stars*' })
  const { body } = await ask({ message: 'Quokka' })
  expect(body.message.replaceAll('\u2060', '')).toContain(
    'Quokka \\[x\\](https://evil.example) &lt;img src=x> \\*stars\\*',
  )
})

test.each([
  [{}, 'Message is required'],
  [{ message: '  \n ' }, 'Message is required'],
  [{ message: 'x'.repeat(1001) }, 'Message must be 1000 characters or less'],
  [{ message: 7 }, 'Message must be text'],
  [{ message: 'Hi', conversationHistory: 'x' }, 'conversationHistory must be a list of messages'],
  [{ message: 'Hi', conversationHistory: [{ role: 'system', content: 'x' }] }, 'role must be one of user, assistant'],
])('rejects %j', async (sent, error) => {
  for (const accept of ['application/json', 'text/event-stream']) {
    const { status, body } = await ask(sent, makeIp(), app, accept)
    expect([status, body.error]).toEqual([400, error])
  }
})

test('accepts 1,000 characters and a long history', async () => {
  const history = Array.from({ length: 50 }, () => ({ role: 'user', content: 'x'.repeat(9000) }))
  expect((await ask({ message: ` ${'x'.repeat(1000)} `, conversationHistory: history })).status).toBe(200)
  expect((await ask({ message: 'Hi', conversationHistory: null })).status).toBe(200)
})

test('limits questions per IP address and per IPv6 network to ten per minute, also with forged headers', async () => {
  const ip = makeIp()
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await ask({ message: 'Hi' }, `1.2.3.${attempt}, ${ip}`)).status).toBe(200)
  const refused = await ask({ message: 'Hi' }, `9.9.9.9, ${ip}`)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(refused.body.error).toContain('That was a lot of questions in a short time.')
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await ask({ message: 'Hi' }, `2001:db8:5:5::${attempt}`)).status).toBe(200)
  expect((await ask({ message: 'Hi' }, '2001:db8:5:5:ffff::')).status).toBe(429)
  // Without a trusted proxy the header is ignored.
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await ask({ message: 'Hi' }, makeIp(), appWithoutProxy)).status).toBe(200)
  expect((await ask({ message: 'Hi' }, makeIp(), appWithoutProxy)).status).toBe(429)
})

test('limits questions per IP address per day', async () => {
  const ip = makeIp()
  const resetMinuteLimit = () => db.deleteFrom('rate_limits').where('key', 'like', 'chat-minute%').execute()
  for (let attempt = 0; attempt < 15; attempt++) {
    if (attempt % 5 === 0) await resetMinuteLimit()
    expect((await ask({ message: 'Hi' }, ip)).status).toBe(200)
  }
  await resetMinuteLimit()
  const refused = await ask({ message: 'Hi' }, ip)
  expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining('a lot of questions for one day')])
})

test('answers at most two questions of an IP address at the same time', async () => {
  const ip = makeIp()
  const expires_at = new Date(Date.now() + 60_000).toISOString()
  const reserve = () => db.insertInto('chat_reservations').values({ ip_address: ip, amount: 0, expires_at }).execute()
  await reserve()
  expect((await ask({ message: 'Hi' }, ip)).status).toBe(200)
  await reserve()
  const refused = await ask({ message: 'Hi' }, ip)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect((await ask({ message: 'Hi' })).status).toBe(200)
})

test('an administrator blocks and unblocks an IP address', async () => {
  const ip = makeIp()
  await ask({ message: 'Hi' }, ip)
  const block = (ip: string, body: object = { reason: 'Spam' }) => asAdmin.post(`/api/admin/chat/block/${ip}`, body)
  expect((await block(ip)).body).toEqual({ message: `${ip} has been blocked.` })
  expect((await ask({ message: 'Hi' }, ip)).status).toBe(403)
  expect((await ask({ message: '' }, ip)).status).toBe(400)
  await block(ip, { reason: 'More spam' })
  const [first] = (await asAdmin.get('/api/admin/chat/blocked')).body.blocked
  expect(first).toEqual({
    id: expect.any(Number),
    ip_address: ip,
    total_cost_usd: 0,
    total_requests: 1,
    reason: 'More spam',
    blocked_at: expect.any(String),
  })
  expect((await asAdmin.get('/api/admin/chat/stats')).body).toMatchObject({ blocked: 1, cost_threshold: 1 })
  expect((await asAdmin.post(`/api/admin/chat/unblock/${ip}`)).status).toBe(200)
  expect((await asAdmin.post(`/api/admin/chat/unblock/${ip}`)).body).toEqual({
    message: `${ip} is not blocked.`,
  })
  expect((await ask({ message: 'Hi' }, ip)).status).toBe(200)
  const { entries } = (await asAdmin.get(`/api/admin/audit?search=${ip}`)).body
  expect(entries).toMatchObject([
    { action: 'chat.unblock', target_name: ip, details: { reason: 'More spam' } },
    { action: 'chat.block', details: { reason: 'More spam' } },
    { action: 'chat.block', details: { reason: 'Spam' } },
  ])

  await block('2001:db8:9:9:1:1:1:1')
  expect((await ask({ message: 'Hi' }, '2001:db8:9:9::2')).status).toBe(403)
  expect((await block(ip, { reason: ' ' })).body.error).toBe('Please provide a reason')
})

test('rejects invalid IP addresses, and answers 404 for an IP address without usage', async () => {
  for (const ip of ['x', '1.2.3', '1.2.3.4%2F24', '2001:db8::%2F64']) {
    expect((await asAdmin.get(`/api/admin/chat/usage/${ip}`)).status).toBe(400)
    expect((await asAdmin.post(`/api/admin/chat/block/${ip}`, { reason: 'x' })).status).toBe(400)
    expect((await asAdmin.post(`/api/admin/chat/unblock/${ip}`)).status).toBe(400)
  }
  expect((await asAdmin.get('/api/admin/chat/usage/203.0.113.77')).status).toBe(404)
  const { ip_address } = await makeBlock('203.0.113.78')
  expect((await asAdmin.get(`/api/admin/chat/usage/${ip_address}`)).body.usage).toMatchObject({
    total_requests: 0,
    first_request: null,
    is_blocked: true,
  })
})

test('lists usage by cost in pages, and finds IP addresses by their beginning', async () => {
  for (const [index, ip] of ['203.0.113.1', '203.0.113.2', '203.0.114.1', '2001:db8:203::'].entries()) {
    await makeUsage({ ip_address: ip, total_cost: 10 + index, total_prompt_tokens: 100, total_completion_tokens: 10 })
  }
  const list = async (query: string) => {
    const { usage, totals } = (await asAdmin.get(`/api/admin/chat/usage?${query}`)).body
    return { addresses: usage.map(({ ip_address }: { ip_address: string }) => ip_address), total: totals.unique_ips }
  }
  expect(await list('search=203.0.11')).toEqual({ addresses: ['203.0.114.1', '203.0.113.2', '203.0.113.1'], total: 3 })
  expect(await list('search=203.0.11&limit=1&offset=1')).toEqual({ addresses: ['203.0.113.2'], total: 3 })
  expect(await list('search=2001:DB8:203::7')).toEqual({ addresses: ['2001:db8:203::'], total: 1 })
  expect(await list('search=%25')).toEqual({ addresses: [], total: 0 })
  expect((await list('limit=2')).addresses).toEqual(['2001:db8:203::', '203.0.114.1'])
  const [row] = (await asAdmin.get('/api/admin/chat/usage?search=203.0.113.2')).body.usage
  expect(row).toMatchObject({ total_tokens: 110, total_cost: 11, is_blocked: false })
})

test('the sweep deletes old requests and keeps the totals', async () => {
  const { ip_address } = await makeUsage({ total_cost: 2, requests: 2 })
  const requests = async () => (await asAdmin.get(`/api/admin/chat/usage/${ip_address}`)).body
  expect((await requests()).requests).toHaveLength(2)
  const { id } = await db
    .selectFrom('chat_requests')
    .where('ip_address', '=', ip_address)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const old = new Date(Date.now() - 91 * 86_400_000).toISOString()
  await db.updateTable('chat_requests').set({ created_at: old }).where('id', '=', id).execute()
  await chatTasks['chat.sweep'].run({ db } as Services)
  expect(await requests()).toMatchObject({ usage: { total_cost: 2, total_requests: 2 }, requests: [{ cost: 1 }] })
})

test('statistics contain the last 30 days, including days without requests', async () => {
  await ask({ message: 'Hi' })
  const { alltime, daily, days } = (await asAdmin.get('/api/admin/chat/stats')).body
  expect(days).toHaveLength(30)
  expect(days.at(-1).requests).toBeGreaterThan(0)
  expect(days[0]).toMatchObject({ cost: 0, requests: 0 })
  expect(alltime.requests_total).toBeGreaterThanOrEqual(daily.requests_24h)
})
