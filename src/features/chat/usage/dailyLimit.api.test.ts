import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { type Reply, startFakeModel } from '../../../../test/model.ts'
import { sql } from '../../../database/open.server.ts'
import { buildInstructions, buildMessages, serializePrompt } from '../answering/model/prompt.server.ts'
import { makeIp } from '../chat.make.ts'
import { createCostEstimate } from './usageCounter.server.ts'

// A token costs $0.00015 or $0.0006, so sums in floating point would lose digits.
const [PRICE_INPUT, PRICE_OUTPUT] = [150, 600]
const DAILY_LIMIT = 4
const environment = {
  CHAT_API_KEY: 'secret-key',
  CHAT_BASE_URL: '',
  CHAT_MODEL: 'fake-1',
  CHAT_PRICE_INPUT: String(PRICE_INPUT),
  CHAT_PRICE_OUTPUT: String(PRICE_OUTPUT),
  CHAT_DAILY_LIMIT_USD: String(DAILY_LIMIT),
  CHAT_COST_LIMIT_USD: '1000',
  TRUST_PROXY: '1',
}

/** The total usage that the service has reported. */
const reported = { prompt_tokens: 0, completion_tokens: 0 }
const call = { name: 'search_jobs', input: { query: 'zeppelins' } }

/** Alternates between one tool call, two tool calls and an answer. Every ninth request fails. */
function answer(number: number): Reply {
  if (number % 9 === 0) return { status: 500 }
  const usage = { prompt_tokens: 1001 + (number % 7) * 13, completion_tokens: 101 + (number % 5) * 7 }
  reported.prompt_tokens += usage.prompt_tokens
  reported.completion_tokens += usage.completion_tokens
  const content = number % 3 === 0 ? { words: ['Yes', '.'] } : { calls: Array(number % 3).fill(call) }
  return { ...content, usage, delay: 10 }
}
const model = await startFakeModel((_, number) => answer(number))
environment.CHAT_BASE_URL = model.url
const app = await startTestApp(environment)
const secondApp = await startTestApp(environment)

const body = { message: 'Zeppelins', conversationHistory: [] }
async function ask(number: number): Promise<void> {
  const { status } = await (number % 3 ? app : secondApp).visitor.send('POST', '/api/chat', {
    body,
    headers: {
      'X-Forwarded-For': makeIp(),
      ...(number % 2 && { Accept: 'text/event-stream' }),
    },
  })
  expect([200, 503]).toContain(status)
}

const costs = async () => {
  const sums = await sql<{ day: string; requests: string; usage: string }>`
    select (select sum(cost) from chat_days) as day, (select sum(cost) from chat_requests)::text as requests,
      (select sum(total_cost) from chat_usage)::text as usage`.execute(db)
  return sums.rows[0] as (typeof sums.rows)[number]
}

test('50 concurrent questions in two processes record exactly the reported cost, up to the daily limit', {
  timeout: 120_000,
}, async () => {
  let callsBefore: number
  do {
    callsBefore = model.requests.length
    await Promise.all(Array.from({ length: 50 }, (_, number) => ask(number)))
  } while (model.requests.length > callsBefore)

  // Prices are in dollars per million tokens, so the products are whole numbers.
  const expectedCost = (reported.prompt_tokens * PRICE_INPUT + reported.completion_tokens * PRICE_OUTPUT) / 1_000_000
  const { day, requests, usage } = await costs()
  expect([Number(day), Number(requests), Number(usage)]).toEqual([expectedCost, expectedCost, expectedCost])
  expect(expectedCost).toBeGreaterThanOrEqual(DAILY_LIMIT)
  const prompt = serializePrompt(
    buildInstructions(app.settings.site),
    buildMessages({ ...body, streams: false, signal: AbortSignal.timeout(1) }),
  )
  const minReservation = createCostEstimate(
    { ...app.settings.chat.model, price_input: PRICE_INPUT, price_output: PRICE_OUTPUT } as never,
    prompt,
  )(2)
  expect(expectedCost).toBeLessThan(DAILY_LIMIT + minReservation)
  expect(await db.selectFrom('chat_reservations').select('id').execute()).toEqual([])
})

test('answers from the search when the daily limit is reached', async () => {
  const before = model.requests.length
  const { body } = await app.visitor.post('/api/chat', { message: 'Zeppelins' })
  expect(body.message).toContain('found nothing')
  expect(model.requests.length).toBe(before)
})
