import { SSEStreamingApi } from 'hono/streaming'

export type ServerEvent = { event: string; data: object }

/**
 * Creates a `text/event-stream` response.
 * @param write sends the events. The stream ends when its promise resolves. It must not throw.
 * @param onDisconnect is called when the client disconnects.
 */
export function createEventStream(
  write: (send: (event: ServerEvent) => Promise<void>) => Promise<void>,
  onDisconnect: () => void,
): Response {
  const { readable, writable } = new TransformStream()
  const stream = new SSEStreamingApi(writable, readable)
  stream.onAbort(onDisconnect)
  void write(({ event, data }) => stream.writeSSE({ event, data: JSON.stringify(data) })).finally(() => stream.close())
  // Proxies must not buffer the answer.
  return new Response(stream.responseReadable, {
    headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
  })
}
