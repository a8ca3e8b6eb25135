import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Milliseconds within which the headers of a request must arrive, and after which an inactive connection is checked.
 */
const [HEADERS_TIMEOUT_MS, IDLE_TIMEOUT_MS] = [15_000, 15_000]
/** Milliseconds between two checks of a request body, and the minimum number of bytes that must arrive between them. */
const [BODY_CHECK_INTERVAL_MS, MIN_BYTES] = [10_000, 2000]

/** Options of `node:http` that limit slow clients. */
export const socketOptions: ServerOptions = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  connectionsCheckingInterval: 2000,
  // A large upload over a slow connection takes long, so `limitSockets` checks its progress instead.
  requestTimeout: 0,
  // Longer than the 60 to 75 s for which proxies keep idle connections, so that they never use a connection that is
  // closing.
  keepAliveTimeout: 80_000,
}

/** The latest request of a connection, and the bytes that the connection had received at the last check. */
type Exchange = { request: IncomingMessage; response: ServerResponse; received: number; since: number }

/**
 * Closes the connections of clients that stop reading the response or send their request too slowly. Clients that wait
 * for the server are not affected.
 */
export function limitSockets(server: Server) {
  const exchanges = new Map<Socket, Exchange>()

  server.on('connection', (socket) => socket.once('close', () => exchanges.delete(socket)))
  server.on('request', (request, response) => {
    const { socket } = request
    exchanges.set(socket, { request, response, received: socket.bytesRead, since: performance.now() })
  })

  // Node restarts this timeout with every chunk that the client reads, so the client has stopped reading.
  server.setTimeout(IDLE_TIMEOUT_MS, (socket) => {
    const exchange = exchanges.get(socket)
    const isWorking = exchange?.request.complete && !exchange.response.closed && socket.writableLength === 0
    if (!isWorking) socket.destroy()
  })

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, exchange] of exchanges) {
      if (now - exchange.since < BODY_CHECK_INTERVAL_MS) continue
      // The server has read everything that has arrived and is waiting for the rest.
      const isSending = !exchange.request.complete && exchange.request.readableLength === 0
      if (isSending && socket.bytesRead - exchange.received < MIN_BYTES) socket.destroy()
      exchange.received = socket.bytesRead
      exchange.since = now
    }
  }, BODY_CHECK_INTERVAL_MS / 4)
  timer.unref()
}

/**
 * Starts a pipelined request only after the previous response is sent. Otherwise the responses for a client that reads
 * nothing would fill the memory.
 */
export function queuePipelined(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const previousResponse = latest.get(request.socket)
    latest.set(request.socket, response)
    if (!previousResponse || previousResponse.closed) return listener(request, response)
    previousResponse.once('close', () => !request.destroyed && listener(request, response))
  }
}
