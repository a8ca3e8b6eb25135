import { expect, test } from 'vitest'
import { db } from '../../../../test/database.ts'
import { createMemory } from '../../../kit/server/memory.server.ts'
import { readSettings } from '../../../server/settings.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { completeQuestion } from './followUp.server.ts'

await makeBusiness({ business_name: 'Palmer Roofs', city: 'Palmer', industry: 'Roofing' })
await makeBusiness({ business_name: 'Wasilla Roofs', city: 'Wasilla', industry: 'Roofing' })

/** Completes a follow-up question. @returns the completed question and the number of statements that it took. */
async function complete(message: string, previous?: string) {
  let statements = 0
  const countingDb = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const conversationHistory = previous ? [{ role: 'user' as const, content: previous }] : []
  const chatRequest = { message, conversationHistory, streams: false, signal: AbortSignal.timeout(30_000) }
  return {
    question: await completeQuestion(
      { db: countingDb, memory: createMemory(), settings: readSettings({}) },
      chatRequest,
    ),
    statements,
  }
}

test.each([
  ['and in Palmer?', 'roofers in Wasilla', 'roofers in Palmer?'],
  ['what about plumbers', 'roofers in Wasilla', 'in Wasilla plumbers'],
  ['next week?', 'networking events this week', 'networking events next week?'],
  ['who are you', 'roofers in Wasilla', 'who are you'],
  ['roofers in Palmer who also paint', 'plumbers in Wasilla', 'roofers in Palmer who also paint'],
])('“%s” after “%s” becomes “%s”, with one SQL statement', async (message, previous, question) => {
  expect(await complete(message, previous)).toEqual({ question, statements: 1 })
})

test('a first question and a long question need no SQL statement', async () => {
  expect(await complete('roofers')).toEqual({ question: 'roofers', statements: 0 })
  const longQuestion = `in Palmer ${'please '.repeat(20)}`
  expect(await complete(longQuestion, 'roofers in Wasilla')).toEqual({ question: longQuestion, statements: 0 })
})
