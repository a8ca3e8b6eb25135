import { createParser } from 'eventsource-parser'

export type ServerEvent = { event: string; data: string }

/** Parses a `text/event-stream`. */
export async function* parseEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const events: ServerEvent[] = []
  const parser = createParser({ onEvent: ({ event = 'message', data }) => events.push({ event, data }) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let last = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      // The parser waits for the line feed that may follow a carriage return.
      const ending = last === '\r' ? '\n' : ''
      const text = done ? ending : decoder.decode(value, { stream: true })
      last = text.at(-1) ?? last
      parser.feed(text)
      yield* events.splice(0)
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
