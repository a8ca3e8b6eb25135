import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The number of requests that may wait for the start, and the longest wait in milliseconds. */
const [ROOM, PATIENCE] = [200, 5000]

/**
 * Answers requests until the application has started. Requests wait for a few seconds, so that a restart behind a proxy
 * delays requests instead of failing them. Health checks are answered at once.
 */
export function answerWhileStarting(started: Promise<RequestListener>): RequestListener {
  let waiting = 0
  return async (request, response) => {
    const isAlive = request.url === '/healthz'
    if (!isAlive && request.url !== '/readyz' && waiting < ROOM) {
      waiting++
      const listener = await Promise.race([started, sleep(PATIENCE, null, { ref: false })]).catch(() => null)
      waiting--
      if (response.destroyed) return
      if (listener) return listener(request, response)
    }
    response.writeHead(isAlive ? 200 : 503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
    response.end(
      JSON.stringify(isAlive ? { status: 'ok' } : { error: 'The network is starting. Please try again in a moment.' }),
    )
  }
}
