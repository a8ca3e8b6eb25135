import type { RequestListener, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/**
 * Milliseconds of the grace period in which a proxy can notice the 503 of /readyz: minimum, and maximum while requests
 * keep arriving.
 */
const [MIN_GRACE_MS, MAX_GRACE_MS] = [2000, 5000]
/** Milliseconds without a request after which the proxy has probably noticed the 503. */
const MIN_QUIET_MS = 500

/**
 * Waits for an event loop iteration that accepts no connection. Closing the socket resets connections that wait to be
 * accepted, and Node accepts one in each iteration.
 */
async function acceptPendingConnections(server: Server) {
  let hasAccepted: boolean
  const markAccepted = () => {
    hasAccepted = true
  }
  server.on('connection', markAccepted)
  do {
    hasAccepted = false
    await nextTurn()
  } while (hasAccepted)
  server.off('connection', markAccepted)
}

/** Tracks the requests of a server, so that it can stop without interrupting one. */
export function createDrain(server: Server) {
  const unanswered = new Set<ServerResponse>()
  let isDraining = false
  let lastRequest = 0

  /** Passes requests to `listener`, but responds to /readyz with 503 while draining. */
  const track =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      unanswered.add(response)
      response.once('close', () => unanswered.delete(response))
      if (isDraining) response.setHeader('Connection', 'close')
      if (isDraining && request.url === '/readyz') {
        response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
        response.end(JSON.stringify({ error: 'The network is stopping' }))
        return
      }
      if (request.url !== '/healthz') lastRequest = performance.now()
      listener(request, response)
    }

  /**
   * Asks clients to close their connections, accepts requests for a grace period, then stops listening and waits for the
   * running requests.
   * @param isBehindProxy whether there is a grace period.
   * @param limit milliseconds from now after which running requests are aborted.
   */
  async function drain(isBehindProxy: boolean, limit: number) {
    const begin = performance.now()
    const elapsed = () => performance.now() - begin
    isDraining = true
    // A client that keeps its connection open would delay the end.
    for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close')
    if (isBehindProxy) {
      const isBusy = () => performance.now() - lastRequest < MIN_QUIET_MS
      while (elapsed() < MIN_GRACE_MS || (elapsed() < MAX_GRACE_MS && isBusy())) await sleep(100)
      await acceptPendingConnections(server)
    }
    const serverClosed = new Promise((resolve) => server.close(resolve))
    // A stream that began before the drain has sent no `Connection: close`, so its connection stays open when idle.
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    await Promise.race([serverClosed, sleep(Math.max(0, limit - elapsed()), undefined, { ref: false })])
    clearInterval(idle)
    server.closeAllConnections()
  }

  return { track, drain }
}
