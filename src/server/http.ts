import { randomUUID } from 'node:crypto'
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { classifyDatabaseError } from '../database/databaseErrors.server.ts'
import { AppError } from '../kit/api/errors.ts'
import { toLogPath } from './logging.ts'
import { securityHeaders } from './security.ts'

export type Env = { Variables: { requestId: string; userId?: number; hasAllHeaders?: boolean } }

/** Logs every request with the id of its account, and adds the request id and the security headers to the response. */
export const logRequests =
  (log: Logger): MiddlewareHandler<Env> =>
  async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    if (!context.get('hasAllHeaders')) {
      const { headers } = context.res
      headers.set('X-Request-Id', requestId)
      for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
    }
    if (!log.isLevelEnabled('info')) return
    log.info(
      {
        request_id: requestId,
        user_id: context.get('userId'),
        method: context.req.method,
        path: toLogPath(context.req.path),
        status: context.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'request',
    )
  }

const jsonHeaders: Record<string, string> = {
  ...Object.fromEntries(securityHeaders),
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
}

/**
 * Creates a JSON response with all its headers. Adding headers later would cost as much as the rest of a small call.
 */
export function respondJson(context: Context<Env>, json: string, status: number, headers: Record<string, string>) {
  context.set('hasAllHeaders', true)
  return new Response(json, {
    status,
    headers: { ...jsonHeaders, 'X-Request-Id': context.get('requestId'), ...headers },
  })
}

export const respondNotFound = (context: Context) => context.json({ error: 'There is nothing here' }, 404)

/** Returns the `AppError` for an expected failure; null when the error is a defect. */
export function toAppError(error: Error & { code?: string }): AppError | null {
  if (error instanceof AppError) return error
  const { code = '' } = error
  const databaseFailure = classifyDatabaseError(error)
  if (databaseFailure) {
    const [message, seconds] = databaseFailure.affectsWritesOnly
      ? ['The network cannot store anything right now. Please try again in a few minutes', '30']
      : ['The network is very busy right now. Please try again in a moment', '5']
    return new AppError('unavailable', message, {}, { 'Retry-After': seconds })
  }
  // U+0000 in text (22021) or in JSON (22P05)
  if (code === '22021' || code === '22P05')
    return new AppError('invalid', 'The request contains a character that cannot be stored')
  // Concurrent changes: a referenced row was deleted (23503), or the same row was inserted (23505).
  if (code === '23503' || code === '23505') {
    return new AppError('conflict', 'Somebody else changed this at the same time. Please reload and try again')
  }
  return null
}

/** Turns every error into a response. */
export const handleError =
  (log: Logger): ErrorHandler<Env> =>
  (error, context) => {
    const appError = toAppError(error)
    const request_id = context.get('requestId')
    if (appError) {
      if (appError !== error) {
        log.warn({ cause: classifyDatabaseError(error)?.cause, err: error, request_id }, 'request could not be served')
      }
      return context.json(appError.body, appError.status, appError.headers)
    }
    log.error(
      { err: error, request_id, method: context.req.method, path: toLogPath(context.req.path) },
      'unexpected error',
    )
    return context.json({ error: 'Something went wrong on our side. Please try again.', request_id }, 500)
  }
