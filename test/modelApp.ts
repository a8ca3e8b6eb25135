import { beforeEach, expect } from 'vitest'
import { makeAdmin } from '../src/features/accounts/accounts.make.ts'
import { makeIp } from '../src/features/chat/chat.make.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'
import { type Reply, startFakeModel } from './model.ts'

type Event = { event: string; data: { text?: string; message?: string; sources?: object[]; error?: string } }
export function parseEvents(text: string): Event[] {
  return text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      return { event, data: JSON.parse(data) }
    })
}

/** Starts the application with a fake model. Each test uses a separate address. */
export async function startModelApp() {
  const model = await startFakeModel(() => ({ chunks: ['Hello ', 'there.'] }))
  const app = await startTestApp({
    CHAT_API_KEY: 'secret-key',
    CHAT_BASE_URL: model.url,
    CHAT_MODEL: 'fake-1',
    CHAT_PRICE_INPUT: '1',
    CHAT_PRICE_OUTPUT: '10',
    CHAT_TIMEOUT: '1',
    TRUST_PROXY: '1',
  })
  const admin = await makeAdmin()
  const asker = { address: '' }
  beforeEach(() => {
    asker.address = makeIp()
    model.requests.length = 0
  })

  const setReplies = (...replies: Reply[]) => {
    model.script.reply = (_, number) => replies[Math.min(number, replies.length) - 1] as Reply
  }
  const ask = (message: string, conversationHistory: object[] = []) =>
    app.visitor.send('POST', '/api/chat', {
      body: { message, conversationHistory },
      headers: { 'X-Forwarded-For': asker.address },
    })
  /** Requests a stream, and returns the response before the stream has ended. */
  const openStream = (message: string, signal: AbortSignal | null = null) =>
    fetch(`${app.url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'X-Forwarded-For': asker.address },
      body: JSON.stringify({ message }),
      signal,
    })
  async function askForStream(message: string) {
    const response = await openStream(message)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const events = parseEvents(await response.text())
    const last = events.at(-1) as Event
    const deltas = events.slice(0, -1)
    expect(deltas.every(({ event }) => event === 'delta')).toBe(true)
    if (last.event === 'done') expect(deltas.map(({ data }) => data.text).join('')).toBe(last.data.message)
    return { ...last, deltas: deltas.length }
  }
  const usage = async () => (await app.as(admin).get(`/api/admin/chat/usage/${asker.address}`)).body.usage
  const reservations = async () => (await db.selectFrom('chat_reservations').selectAll().execute()).length
  return { model, app, asker, setReplies, ask, openStream, askForStream, usage, reservations }
}
