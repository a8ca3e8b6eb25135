import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { type Reply, startModel } from '../../../../test/model.ts'
import { sql } from '../../../database/open.server.ts'
import { instructionsFor, messagesOf, promptText } from '../answering/prompt.server.ts'
import { newAddress } from '../chat.make.ts'
import { quoteFor } from './meter.server.ts'

// A token costs 0.15 or 0.6 thousandths of a dollar, so that a sum of such costs has digits to lose.
const [PRICE_INPUT, PRICE_OUTPUT] = [150, 600]
const DAILY_LIMIT = 16
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

/** What the service has reported in all. */
const reported = { prompt_tokens: 0, completion_tokens: 0 }
const call = { name: 'search_jobs', input: { query: 'zeppelins' } }

/** Calls one or two tools, or answers, in turn; each ninth request fails. */
function answer(number: number): Reply {
  if (number % 9 === 0) return { status: 500 }
  const usage = { prompt_tokens: 1001 + (number % 7) * 13, completion_tokens: 101 + (number % 5) * 7 }
  reported.prompt_tokens += usage.prompt_tokens
  reported.completion_tokens += usage.completion_tokens
  const does = number % 3 === 0 ? { words: ['Yes', '.'] } : { calls: Array(number % 3).fill(call) }
  return { ...does, usage, delay: 10 }
}
const model = await startModel((_, number) => answer(number))
environment.CHAT_BASE_URL = model.url
const app = await startTestApp(environment)
const other = await startTestApp(environment)

const body = { message: 'Zeppelins', conversationHistory: [] }
async function ask(number: number): Promise<void> {
  const { status } = await (number % 3 ? app : other).visitor.send('POST', '/api/chat', {
    body,
    headers: {
      'X-Forwarded-For': newAddress(),
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

test('50 questions at once over two processes book what the service reports, up to the limit of the day', {
  timeout: 120_000,
}, async () => {
  let asked: number
  do {
    asked = model.asked.length
    await Promise.all(Array.from({ length: 50 }, (_, number) => ask(number)))
  } while (model.asked.length > asked)

  // Dollars times a million are the prices times the tokens, in whole numbers.
  const exact = (reported.prompt_tokens * PRICE_INPUT + reported.completion_tokens * PRICE_OUTPUT) / 1_000_000
  const { day, requests, usage } = await costs()
  expect([Number(day), Number(requests), Number(usage)]).toEqual([exact, exact, exact])
  expect(exact).toBeGreaterThanOrEqual(DAILY_LIMIT)
  const prompt = promptText(
    instructionsFor(app.settings.site),
    messagesOf({ ...body, streams: false, signal: AbortSignal.timeout(1) }),
  )
  const leastReservation = quoteFor(
    { ...app.settings.chat.model, price_input: PRICE_INPUT, price_output: PRICE_OUTPUT } as never,
    prompt,
  )(2)
  expect(exact).toBeLessThan(DAILY_LIMIT + leastReservation)
  expect(await db.selectFrom('chat_reservations').select('id').execute()).toEqual([])
})

test('when the day has cost enough, search answers and the model is left alone', async () => {
  const before = model.asked.length
  const { body } = await app.visitor.post('/api/chat', { message: 'Zeppelins' })
  expect(body.message).toContain('found nothing')
  expect(model.asked.length).toBe(before)
})
