import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerMcp } from '../features/chat/mcp.server.ts'
import type { Services } from '../features/services.server.ts'
import { AppError } from '../kit/errors.ts'
import { addressReader } from './address.ts'
import type { Env } from './http.ts'

const LIMIT = 100 * 1024

/** The tools of the assistant, for other assistants. */
export function createMcp(services: Services) {
  const mcp = new Hono<Env>()
  const addressOf = addressReader(services.settings.trust_proxy)
  const onError = () => {
    throw new AppError('too_large', 'The body is larger than 100 kB')
  }
  mcp.post('/mcp', bodyLimit({ maxSize: LIMIT, onError }), (context) =>
    answerMcp(services, addressOf(context), context.req.raw),
  )
  mcp.all('/mcp', () => {
    throw new AppError('method_not_allowed', 'This address does not take that method', {}, { Allow: 'POST' })
  })
  return mcp
}
