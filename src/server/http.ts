import { randomUUID } from 'node:crypto'
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { classifyDatabaseError } from '../database/failure.server.ts'
import { AppError } from '../kit/errors.ts'
import { securityHeaders } from './security.ts'

export type Env = { Variables: { requestId: string } }

/** Gives every request an id, its answer the security headers, and the log a line. */
export const logRequests =
  (log: Logger): MiddlewareHandler<Env> =>
  async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    const { headers, status } = context.res
    headers.set('X-Request-Id', requestId)
    for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
    log.info(
      {
        request_id: requestId,
        method: context.req.method,
        // addresses of mails hold tokens
        path: context.req.path.replace(/(\/verify-email\/).+/, '$1…'),
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'request',
    )
  }

export const answerNothing = (context: Context) => context.json({ error: 'There is nothing here' }, 404)

/** What may fail without a defect, as a person is told of it; null for a defect. */
export function expected(error: Error & { code?: string }): AppError | null {
  if (error instanceof AppError) return error
  const { code = '' } = error
  const failure = classifyDatabaseError(error)
  if (failure) {
    const [sentence, seconds] = failure.affectsWritesOnly
      ? ['The network cannot store anything right now. Please try again in a few minutes', '30']
      : ['The network is very busy right now. Please try again in a moment', '5']
    return new AppError('unavailable', sentence, {}, { 'Retry-After': seconds })
  }
  // U+0000, in text or in JSON
  if (code === '22021' || code === '22P05')
    return new AppError('invalid', 'This contains a character that cannot be stored')
  // two people at once: what this depends on has just gone, or was just made
  if (code === '23503' || code === '23505') {
    return new AppError('conflict', 'Somebody else changed this at the same moment. Please reload and try again')
  }
  return null
}

/** The one place where a failure becomes an answer. */
export const answerError =
  (log: Logger): ErrorHandler<Env> =>
  (error, context) => {
    const known = expected(error)
    const request_id = context.get('requestId')
    if (known) {
      if (known !== error) {
        log.warn({ cause: classifyDatabaseError(error)?.cause, err: error, request_id }, 'request could not be served')
      }
      return context.json(known.body, known.status, known.headers)
    }
    log.error({ err: error, request_id, method: context.req.method, path: context.req.path }, 'defect')
    return context.json({ error: 'Something went wrong on our side. Please try again.', request_id }, 500)
  }
