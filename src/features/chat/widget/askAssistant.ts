import { CallError, createLostConnectionError, sendRequest } from '../../../kit/api/call.ts'
import type { ChatReply } from '../chat.contract.ts'
import { parseEvents } from './chatStream.ts'

type ChatQuestion = { message: string; conversationHistory: { role: 'user' | 'assistant'; content: string }[] }
type StreamOptions = { signal: AbortSignal; onText: (addedText: string) => void }

/**
 * Asks the assistant without the session, and passes the text on while it is streamed.
 * @returns the complete answer.
 * @throws `CallError`, with status 0 when the connection failed or broke off
 */
export const askAssistant = (question: ChatQuestion, { signal, onText }: StreamOptions): Promise<ChatReply> =>
  sendRequest('POST /chat', { body: question, signal }, { Accept: 'text/event-stream' }, (response) => {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    return isStream && response.body ? readReply(response.body, onText) : response.json().then(toReply)
  })

async function readReply(body: ReadableStream<Uint8Array>, onText: StreamOptions['onText']): Promise<ChatReply> {
  for await (const { event, data } of parseEvents(body)) {
    const content = JSON.parse(data)
    if (event === 'delta') onText(String(content.text ?? ''))
    if (event === 'error') throw new CallError(503, content)
    if (event === 'done') return toReply(content)
  }
  throw createLostConnectionError()
}

function toReply({ message, sources }: Partial<ChatReply>): ChatReply {
  if (typeof message !== 'string') throw createLostConnectionError()
  return { message, sources: sources ?? [] }
}
