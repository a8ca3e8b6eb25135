import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConcurrencyLimit, Release } from './concurrencyLimit.ts'
import { securityHeaders } from './security.ts'

/** Milliseconds after which a request whose body has not arrived frees its slot. */
const BODY_TIMEOUT_MS = 200
/** The maximum size of a refused request's body, in bytes, that is read so that the connection stays usable. */
const MAX_READ_BODY_BYTES = 65_536

/** Health checks and metrics, which operators need under load. */
const alwaysAllowed = /^\/(healthz|readyz|metrics)(\?|$)/
/** Endpoints with separate limits, because they wait for something other than this process and the database. */
const separatelyLimited = /^\/api\/(auth|chat|admin\/import)/
/** Paths that respond in JSON or another format for programs. */
const returnsNoHtml = /^\/(api|mcp)\b|\.(atom|ics|xml|txt)(\?|$)/

const message = 'The network is very busy right now. Please try again in a moment'
const json = Buffer.from(JSON.stringify({ error: message }))
const html = Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Very busy</title><p>${message}.`)
const createHeaders = (type: string, body: Buffer) => ({
  ...Object.fromEntries(securityHeaders),
  'Content-Type': type,
  'Content-Length': body.length,
  'Cache-Control': 'no-store',
  'Retry-After': '2',
})
const jsonHeaders = createHeaders('application/json', json)
const htmlHeaders = createHeaders('text/html; charset=utf-8', html)

function refuse(request: IncomingMessage, response: ServerResponse) {
  const isLarge =
    !request.complete && Number(request.headers['content-length'] ?? MAX_READ_BODY_BYTES + 1) > MAX_READ_BODY_BYTES
  if (isLarge && request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('Connection', 'close')
  const wantsJson = returnsNoHtml.test(request.url ?? '')
  response.writeHead(503, wantsJson ? jsonHeaders : htmlHeaders).end(wantsJson ? json : html)
}

/**
 * Refuses requests above the limit with 503, before any work is done for them.
 * @param isCheap whether a GET of this URL needs almost no work, because it is an asset or a cached page.
 * @param listener handles a request. It calls `onResponse` when the response is ready, so that slow readers occupy no
 * slot.
 * @param connections the connections that have sent a request before.
 */
export const shedLoad =
  (
    limit: ConcurrencyLimit,
    isCheap: (url: string) => boolean,
    listener: (request: IncomingMessage, response: ServerResponse, onResponse: () => void) => void,
    connections = new WeakSet<Socket>(),
  ): RequestListener =>
  (request, response) => {
    const { url = '', method, socket } = request
    if (!connections.has(socket)) {
      connections.add(socket)
      limit.recordConnection()
    }
    const isRead = method === 'GET' || method === 'HEAD'
    if (alwaysAllowed.test(url) || (isRead && isCheap(url))) return listener(request, response, () => {})
    limit.schedule(
      (release) => {
        const onResponse = isRead ? () => release() : releaseWhileReceiving(request, release, limit)
        if (response.destroyed || (!isRead && separatelyLimited.test(url))) release(false)
        listener(request, response, onResponse)
      },
      () => refuse(request, response),
    )
  }

/** Frees the slot of a request while its body arrives slowly, and takes one again when the body is complete. */
function releaseWhileReceiving(request: IncomingMessage, first: Release, limit: ConcurrencyLimit) {
  let release = first
  let hasResponse = false
  const timer = setTimeout(() => {
    if (request.complete || hasResponse) return
    release(false)
    request.once('end', () => {
      if (!hasResponse) release = limit.acquire()
    })
  }, BODY_TIMEOUT_MS)
  return () => {
    hasResponse = true
    clearTimeout(timer)
    release()
  }
}
