import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { startFakeModel } from '../../../../test/model.ts'
import { makeAdmin } from '../../accounts/accounts.make.ts'
import { makeIp } from '../chat.make.ts'

// A token costs $0.0005, so an answer of 400 tokens costs $0.20.
const usage = { prompt_tokens: 300, completion_tokens: 100 }
const model = await startFakeModel(() => ({ chunks: ['Yes.'], usage, delay: 30 }))
const environment = {
  CHAT_API_KEY: 'secret-key',
  CHAT_BASE_URL: model.url,
  CHAT_MODEL: 'fake-1',
  CHAT_PRICE_INPUT: '500',
  CHAT_PRICE_OUTPUT: '500',
  CHAT_DAILY_LIMIT_USD: '1000',
  TRUST_PROXY: '1',
}
const REPLY_PRICE_USD = 0.2
const app = await startTestApp(environment)
const secondApp = await startTestApp(environment)
const admin = await makeAdmin()
const asAdmin = app.as(admin)

let ip = ''
beforeEach(() => {
  ip = makeIp()
})
const ask = async (process = app, from = ip) =>
  (
    await process.visitor.send('POST', '/api/chat', {
      body: { message: 'Hi' },
      headers: { 'X-Forwarded-For': from },
    })
  ).status
const readUsage = async (from = ip) => (await asAdmin.get(`/api/admin/chat/usage/${from}`)).body
const spend = (cost: number) =>
  db
    .insertInto('chat_usage')
    .values({ ip_address: ip, total_requests: 1, total_cost: cost, counted_cost: cost })
    .execute()

describe('the cost limit of an address', () => {
  test('answers the request that reaches the limit, and rejects the next one', async () => {
    await spend(0.97)
    expect(await ask()).toBe(200)
    expect(await readUsage()).toMatchObject({
      usage: { total_cost: 1.17, is_blocked: true },
      block: { reason: 'Cost threshold exceeded', total_cost_usd: 1.17 },
    })
    expect([await ask(), await ask(secondApp)]).toEqual([403, 403])
    expect((await readUsage()).usage.total_requests).toBe(2)
  })

  test('50 concurrent requests over two processes exceed the limit by less than one answer', {
    timeout: 90_000,
  }, async () => {
    for (const before of [0, 0.7]) {
      ip = makeIp()
      if (before > 0) await spend(before)
      const callsBefore = model.requests.length
      let statuses: number[] = []
      do {
        statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index % 5 ? app : secondApp)))
        expect(statuses.every((status) => [200, 403, 429].includes(status))).toBe(true)
      } while (statuses.includes(200))
      const { usage } = await readUsage()
      expect(usage.total_cost).toBeGreaterThanOrEqual(1)
      expect(usage.total_cost).toBeLessThan(1 + REPLY_PRICE_USD)
      expect(usage.total_cost).toBeCloseTo(before + (model.requests.length - callsBefore) * REPLY_PRICE_USD, 8)
      expect(statuses).toEqual(Array(50).fill(403))
    }
  })

  test('unblocking resets the counted cost and keeps the total cost', async () => {
    await spend(0.99)
    await ask()
    expect((await asAdmin.post(`/api/admin/chat/unblock/${ip}`)).status).toBe(200)
    expect(await ask()).toBe(200)
    const { usage, block } = await readUsage()
    expect([usage.total_cost, usage.counted_cost, block]).toEqual([1.39, 0.2, null])
  })

  test('the reservation of a dead process blocks other requests until it expires', async () => {
    await spend(0.5)
    const { id } = await db
      .insertInto('chat_reservations')
      .values({ ip_address: ip, amount: 0.5, expires_at: new Date(Date.now() + 60_000).toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await ask()).toBe(429)
    await db
      .updateTable('chat_reservations')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', id)
      .execute()
    expect(await ask()).toBe(200)
    await db.deleteFrom('chat_reservations').where('id', '=', id).execute()
  })

  test('applies to a whole IPv6 /64 network', async () => {
    ip = '2001:db8:7:7::'
    await spend(0.99)
    expect(await ask(app, '2001:db8:7:7:1::1')).toBe(200)
    expect(await ask(app, '2001:db8:7:7:2::2')).toBe(403)
    expect(await ask(app, '2001:db8:7:8::1')).toBe(200)
    expect((await readUsage('2001:db8:7:7::9')).usage).toMatchObject({ ip_address: ip, total_requests: 2 })
  })
})
