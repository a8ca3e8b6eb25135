import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { securityHeaders } from './security.ts'

/** The maximum number of requests that wait for the start, and their maximum wait in milliseconds. */
const [MAX_WAITING, MAX_WAIT_MS] = [200, 5000]

/**
 * Handles requests until the application has started. Requests wait for a few seconds, so that a restart behind a proxy
 * delays them instead of failing them. Health checks do not wait.
 */
export function answerWhileStarting(started: Promise<RequestListener>): RequestListener {
  let waiting = 0
  return async (request, response) => {
    const isHealthCheck = request.url === '/healthz'
    if (!isHealthCheck && request.url !== '/readyz' && waiting < MAX_WAITING) {
      waiting++
      const listener = await Promise.race([started, sleep(MAX_WAIT_MS, null, { ref: false })]).catch(() => null)
      waiting--
      if (response.destroyed) return
      if (listener) return listener(request, response)
    }
    response.writeHead(isHealthCheck ? 200 : 503, {
      ...Object.fromEntries(securityHeaders),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    })
    response.end(
      JSON.stringify(
        isHealthCheck ? { status: 'ok' } : { error: 'The network is starting. Please try again in a moment.' },
      ),
    )
  }
}
