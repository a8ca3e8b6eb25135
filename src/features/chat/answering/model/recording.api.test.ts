import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../../test/app.ts'
import { startFakeModel } from '../../../../../test/model.ts'
import { parseEvents } from '../../../../../test/modelApp.ts'
import { type Recording, startPlayer, startRecorder } from '../../../../../test/recording.ts'
import { makeBusiness } from '../../../businesses/businesses.make.ts'

const FILE = 'test/recordings/roofers.json'
const { id } = await makeBusiness({
  business_name: 'Ptarmigan Roofing',
  industry: 'Roofing',
  city: 'Wasilla',
  phone: '907-555-0142',
})

async function askThrough(CHAT_BASE_URL: string) {
  const price = { CHAT_PRICE_INPUT: '1', CHAT_PRICE_OUTPUT: '10' }
  const app = await startTestApp({ CHAT_API_KEY: 'secret-key', CHAT_BASE_URL, CHAT_MODEL: 'fake-1', ...price })
  const response = await fetch(`${app.url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'Who fixes roofs in Wasilla?' }),
  })
  return parseEvents(await response.text())
}

test('plays a recorded conversation without a service, with today’s content', async () => {
  expect(id).toBe(1)
  const player = await startPlayer(JSON.parse(readFileSync(FILE, 'utf8')))
  afterAll(player.close)
  const events = await askThrough(player.url)
  expect(events.at(-1)).toEqual({
    event: 'done',
    data: {
      message:
        '[Ptarmigan Roofing](/businesses/1) in Wasilla fixes roofs. Call them at 907-555-0142. \n\n- The [directory](/businesses) lists more.',
      sources: [{ title: 'Ptarmigan Roofing', url: '/businesses/1' }],
    },
  })
  expect(events.filter(({ event }) => event === 'delta').length).toBeGreaterThan(1)
  // The tools ran: the second call of the model got their result.
  expect(JSON.stringify(player.asked[1]?.messages.at(-1))).toContain('907-555-0142')
})

test('a recorded conversation can be played, and contains no key', async () => {
  const model = await startFakeModel((_, number) =>
    number === 1
      ? { toolCalls: [{ name: 'search_businesses', input: { query: 'roofers', city: 'Wasilla' } }] }
      : {
          chunks: [
            ...['Ptarmigan Roofing in Wasilla fixes roofs. ', 'Call them at 907-555-0142. Or at 907-555-9999.\n\n'],
            '- The [directory](/businesses) lists more.',
          ],
        },
  )
  let recorded: Recording = { exchanges: [] }
  const recorder = await startRecorder(model.url, (recording) => {
    recorded = recording
  })
  afterAll(recorder.close)
  const events = await askThrough(recorder.url)
  expect(recorded.exchanges).toHaveLength(2)
  expect(JSON.stringify(recorded)).not.toContain('secret-key')
  if (process.env.RECORD) writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`)
  const player = await startPlayer(recorded)
  afterAll(player.close)
  expect(await askThrough(player.url)).toEqual(events)
})
