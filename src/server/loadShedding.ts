import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Leave, OverloadBound } from './concurrencyLimit.ts'
import { securityHeaders } from './security.ts'

/** Milliseconds after which a request whose body has not arrived gives its place to others. */
const BODY_TIME = 200
/** Bytes of a body that are read after a refusal so that the connection can be kept. */
const SMALL_BODY = 65_536

/** Health checks and figures, which an operator needs most under load. */
const free = /^\/(healthz|readyz|metrics)(\?|$)/
/** What waits for something else than this process and the database, and has bounds of its own. */
const bounded = /^\/api\/(auth|chat|admin\/import)/
/** Answers in JSON or another format of programs. */
const forPrograms = /^\/(api|mcp)\b|\.(atom|ics|xml|txt)(\?|$)/

const sentence = 'The network is very busy right now. Please try again in a moment'
const json = Buffer.from(JSON.stringify({ error: sentence }))
const html = Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Very busy</title><p>${sentence}.`)
const headersOf = (type: string, body: Buffer) => ({
  ...Object.fromEntries(securityHeaders),
  'Content-Type': type,
  'Content-Length': body.length,
  'Cache-Control': 'no-store',
  'Retry-After': '2',
})
const jsonHeaders = headersOf('application/json', json)
const htmlHeaders = headersOf('text/html; charset=utf-8', html)

function refuse(request: IncomingMessage, response: ServerResponse) {
  const isLarge = !request.complete && Number(request.headers['content-length'] ?? SMALL_BODY + 1) > SMALL_BODY
  if (isLarge && request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('Connection', 'close')
  const isForPrograms = forPrograms.test(request.url ?? '')
  response.writeHead(503, isForPrograms ? jsonHeaders : htmlHeaders).end(isForPrograms ? json : html)
}

/**
 * Refuses requests above the bound before any work is spent on them.
 * @param isAtHand whether the answer to a GET of this URL costs next to nothing: an asset or a kept page.
 * @param listener calls the given function once the answer is made; a slow reader of it takes no place.
 * @param connections those that have sent a request before.
 */
export const boundRequests =
  (
    bound: OverloadBound,
    isAtHand: (url: string) => boolean,
    listener: (request: IncomingMessage, response: ServerResponse, answered: () => void) => void,
    connections = new WeakSet<Socket>(),
  ): RequestListener =>
  (request, response) => {
    const { url = '', method, socket } = request
    if (!connections.has(socket)) {
      connections.add(socket)
      bound.noteConnection()
    }
    const isRead = method === 'GET' || method === 'HEAD'
    if (free.test(url) || (isRead && isAtHand(url))) return listener(request, response, () => {})
    bound.request(
      (leave) => {
        const answered = isRead ? () => leave() : whenSent(request, leave, bound)
        if (response.destroyed || (!isRead && bounded.test(url))) leave(false)
        listener(request, response, answered)
      },
      () => refuse(request, response),
    )
  }

/** A slow sender keeps no place while it sends: it enters again once its body is there. */
function whenSent(request: IncomingMessage, first: Leave, bound: OverloadBound) {
  let leave = first
  let isAnswered = false
  const timer = setTimeout(() => {
    if (request.complete || isAnswered) return
    leave(false)
    request.once('end', () => {
      if (!isAnswered) leave = bound.enter()
    })
  }, BODY_TIME)
  return () => {
    isAnswered = true
    clearTimeout(timer)
    leave()
  }
}
