import { addressOf, CallError } from '../../kit/call.ts'
import type { ErrorBody } from '../../kit/errors.ts'
import type { ChatReply } from './chat.contract.ts'
import { readEvents } from './chatStream.ts'

type Asked = { message: string; conversationHistory: { role: 'user' | 'assistant'; content: string }[] }
type Listening = { signal: AbortSignal; onText: (more: string) => void }

/** The call that was refused, and after how many seconds it may be tried again, where the server said so. */
export class ChatError extends CallError {
  readonly retryAfter: number | null

  constructor(status: number, body: ErrorBody | null, retryAfter: string | null = null) {
    super(status, body?.error ?? '', body)
    this.retryAfter = Number(retryAfter) || null
  }
}

/**
 * Asks the assistant as a visitor, whoever is signed in, and hands over its words as they come.
 * @returns the whole answer. Throws `ChatError`, with status 0 when the server was not reached or fell silent.
 */
export async function askAssistant(asked: Asked, { signal, onText }: Listening): Promise<ChatReply> {
  const reached = <T>(promise: Promise<T>) =>
    promise.catch((cause: unknown) => {
      throw signal.aborted || cause instanceof ChatError ? cause : new ChatError(0, null)
    })
  const response = await reached(
    fetch(addressOf('POST /chat'), {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      signal,
    }),
  )
  if (!response.ok) {
    const body = await response.json().catch(() => null)
    throw new ChatError(response.status, body, response.headers.get('retry-after'))
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  return reached(isStream && response.body ? readReply(response.body, onText) : response.json().then(replyOf))
}

async function readReply(body: ReadableStream<Uint8Array>, onText: Listening['onText']): Promise<ChatReply> {
  for await (const { event, data } of readEvents(body)) {
    const content = JSON.parse(data)
    if (event === 'delta') onText(String(content.text ?? ''))
    if (event === 'error') throw new ChatError(503, content)
    if (event === 'done') return replyOf(content)
  }
  throw new ChatError(0, null)
}

const replyOf = ({ message, sources }: Partial<ChatReply>): ChatReply => {
  if (typeof message !== 'string') throw new ChatError(0, null)
  return { message, sources: sources ?? [] }
}
