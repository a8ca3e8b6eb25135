export type ServerEvent = { event: string; data: object }

/**
 * An answer of `text/event-stream`.
 * @param write sends what it has; the stream ends when it returns. It handles its own failures.
 * @param onLeave the reader has gone away.
 */
export function eventStream(
  write: (send: (event: ServerEvent) => void) => Promise<void>,
  onLeave: () => void,
): Response {
  const encoder = new TextEncoder()
  let left = false
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      await write(({ event, data }) => {
        if (!left) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      })
      if (!left) controller.close()
    },
    cancel() {
      left = true
      onLeave()
    },
  })
  // a proxy that collects the answer first would take its life away
  return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } })
}
