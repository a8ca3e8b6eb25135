import type { RequestListener, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds in which a proxy can see the 503 of /readyz: at least, and at most while requests keep coming. */
const [GRACE, LONGEST_GRACE] = [2000, 5000]
/** Milliseconds without a request after which the proxy has presumably seen it. */
const QUIET = 500

/**
 * Waits for a turn of the event loop that accepts no connection. Closing a socket resets the connections that wait to be
 * accepted, and Node accepts one in each turn.
 */
async function untilAccepted(server: Server) {
  let hasAccepted: boolean
  const note = () => {
    hasAccepted = true
  }
  server.on('connection', note)
  do {
    hasAccepted = false
    await nextTurn()
  } while (hasAccepted)
  server.off('connection', note)
}

/** Tracks the requests of a server, so that it can stop without interrupting any. */
export function createDrain(server: Server) {
  const unanswered = new Set<ServerResponse>()
  let draining = false
  let lastRequest = 0

  /** Passes requests to `listener`, and answers /readyz with 503 while draining. */
  const follow =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      unanswered.add(response)
      response.once('close', () => unanswered.delete(response))
      if (draining) response.setHeader('Connection', 'close')
      if (draining && request.url === '/readyz') {
        response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
        response.end(JSON.stringify({ error: 'The network is stopping' }))
        return
      }
      if (request.url !== '/healthz') lastRequest = performance.now()
      listener(request, response)
    }

  /**
   * Asks clients to close their connections, accepts requests for a grace period, then stops listening and waits for the
   * requests that run.
   * @param isBehindProxy whether there is a grace period
   * @param limit milliseconds from now after which running requests are cut off
   */
  async function drain(isBehindProxy: boolean, limit: number) {
    const begin = performance.now()
    const age = () => performance.now() - begin
    draining = true
    // A client that keeps its connection would delay the end.
    for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close')
    if (isBehindProxy) {
      const isBusy = () => performance.now() - lastRequest < QUIET
      while (age() < GRACE || (age() < LONGEST_GRACE && isBusy())) await sleep(100)
      await untilAccepted(server)
    }
    const closed = new Promise((resolve) => server.close(resolve))
    // The connection of a stream that began before the drain was not told to close.
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    await Promise.race([closed, sleep(Math.max(0, limit - age()), undefined, { ref: false })])
    clearInterval(idle)
    server.closeAllConnections()
  }

  return { follow, drain }
}
