import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { startModel } from '../../../test/model.ts'
import { newAddress } from './chat.make.ts'

// a token costs a twentieth of a cent, and an answer 20 cents
const model = await startModel(() => ({
  words: ['Yes.'],
  usage: { prompt_tokens: 300, completion_tokens: 100 },
  delay: 30,
}))
const PRICE = 0.2
const { visitor } = await startTestApp({
  CHAT_API_KEY: 'secret-key',
  CHAT_BASE_URL: model.url,
  CHAT_MODEL: 'fake-1',
  CHAT_PRICE_INPUT: '500',
  CHAT_PRICE_OUTPUT: '500',
  CHAT_DAILY_LIMIT_USD: '0.5',
  TRUST_PROXY: '1',
})

const ask = async () =>
  (
    await visitor.send('POST', '/api/chat', {
      body: { message: 'Zeppelins' },
      headers: { 'X-Forwarded-For': newAddress() },
    })
  ).body.message

test('when the day has cost enough, search answers and the model is left alone', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  for (let time = 0; time < 5; time++) answers.push(await ask())
  expect(answers.filter((answer) => answer === 'Yes.')).toHaveLength(model.asked.length)
  expect(answers.filter((answer) => answer.includes('found nothing'))).toHaveLength(answers.length - model.asked.length)
  const { cost } = await db.selectFrom('chat_days').select('cost').executeTakeFirstOrThrow()
  expect(cost).toBeCloseTo(model.asked.length * PRICE, 8)
  expect(cost).toBeGreaterThanOrEqual(0.5)
  expect(cost).toBeLessThan(0.5 + PRICE)
})
