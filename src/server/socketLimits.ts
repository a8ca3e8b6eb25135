import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds for the head of a request, and after which a connection without any progress is looked at. */
const [HEAD_TIME, IDLE_TIME] = [15_000, 15_000]
/** Milliseconds between two looks at the senders, and the bytes that each has to send in that time. */
const [INTERVAL, LEAST_BYTES] = [10_000, 2000]

/** Options of `node:http` for a server that meets slow clients. */
export const socketOptions: ServerOptions = {
  headersTimeout: HEAD_TIME,
  connectionsCheckingInterval: 2000,
  // A large upload over a slow line may take long: `limitSockets` looks at its progress instead.
  requestTimeout: 0,
  // Longer than proxies keep their connections, 60 to 75 s, so that none sends a request into a closing one.
  keepAliveTimeout: 80_000,
}

/** The latest request of a connection, and what the connection had received at the last look. */
type Exchange = { request: IncomingMessage; response: ServerResponse; received: number; since: number }

/**
 * Closes the connections of clients that stop reading the answer or send their request too slowly. Whoever waits for
 * this server to work is left alone.
 */
export function limitSockets(server: Server) {
  const exchanges = new Map<Socket, Exchange>()

  server.on('connection', (socket) => socket.once('close', () => exchanges.delete(socket)))
  server.on('request', (request, response) => {
    const { socket } = request
    exchanges.set(socket, { request, response, received: socket.bytesRead, since: performance.now() })
  })

  // Node counts a part of an answer that the client takes as progress, so this is a client that takes nothing.
  server.setTimeout(IDLE_TIME, (socket) => {
    const exchange = exchanges.get(socket)
    const isWorking = exchange?.request.complete && !exchange.response.closed && socket.writableLength === 0
    if (!isWorking) socket.destroy()
  })

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, exchange] of exchanges) {
      if (now - exchange.since < INTERVAL) continue
      // What has come is read, and the rest of the request is waited for.
      const isSending = !exchange.request.complete && exchange.request.readableLength === 0
      if (isSending && socket.bytesRead - exchange.received < LEAST_BYTES) socket.destroy()
      exchange.received = socket.bytesRead
      exchange.since = now
    }
  }, INTERVAL / 4)
  timer.unref()
}

/** Starts a pipelined request when the answer before it is sent: a client that reads none would fill the memory. */
export function oneByOne(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const before = latest.get(request.socket)
    latest.set(request.socket, response)
    if (!before || before.closed) return listener(request, response)
    before.once('close', () => !request.destroyed && listener(request, response))
  }
}
