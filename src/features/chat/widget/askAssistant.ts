import { addressOf, CallError } from '../../../kit/call.ts'
import type { ChatReply } from '../chat.contract.ts'
import { readEvents } from './chatStream.ts'

type Asked = { message: string; conversationHistory: { role: 'user' | 'assistant'; content: string }[] }
type Listening = { signal: AbortSignal; onText: (more: string) => void }

/**
 * Asks the assistant as a visitor, whoever is signed in, and hands over its words as they come.
 * @returns the whole answer. Throws `CallError`, with status 0 when the server was not reached or fell silent.
 */
export async function askAssistant(asked: Asked, { signal, onText }: Listening): Promise<ChatReply> {
  try {
    const response = await fetch(addressOf('POST /chat'), {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      signal,
    })
    if (!response.ok) throw new CallError(response.status, await response.json().catch(() => null))
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    return await (isStream && response.body ? readReply(response.body, onText) : response.json().then(replyOf))
  } catch (cause) {
    throw signal.aborted || cause instanceof CallError ? cause : new CallError(0, null)
  }
}

async function readReply(body: ReadableStream<Uint8Array>, onText: Listening['onText']): Promise<ChatReply> {
  for await (const { event, data } of readEvents(body)) {
    const content = JSON.parse(data)
    if (event === 'delta') onText(String(content.text ?? ''))
    if (event === 'error') throw new CallError(503, content)
    if (event === 'done') return replyOf(content)
  }
  throw new CallError(0, null)
}

function replyOf({ message, sources }: Partial<ChatReply>): ChatReply {
  if (typeof message !== 'string') throw new CallError(0, null)
  return { message, sources: sources ?? [] }
}
