import { Hono } from 'hono'
import { toolCalls } from '../features/chat/chat.limits.server.ts'
import { AppError } from '../kit/api/errors.ts'
import { parseJson, readText } from '../kit/api/json.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import type { Env } from './http.ts'
import { createClientReader } from './readers.ts'

const MAX_BODY = 100_000

// https://www.jsonrpc.org/specification#error_object
const [SERVER_ERROR, PARSE_ERROR, INVALID_REQUEST] = [-32_000, -32_700, -32_600]
const createErrorResponse = (message: string, code = SERVER_ERROR) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id: null,
})

/**
 * Serves the tools to MCP clients over streamable HTTP without sessions:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports
 */
export function createMcp(services: Services) {
  const readClient = createClientReader(services)
  const mcp = new Hono<Env>()
  mcp.post('/mcp', async (context) => {
    const origin = context.req.header('origin')
    // Prevents DNS rebinding, with which a page of another site could read a network on the visitor's private network.
    if (origin && origin !== new URL(services.settings.public_url).origin) {
      return context.json(createErrorResponse('Pages of other sites cannot use this.'), 403)
    }
    const replyHeaders = new Headers()
    try {
      await services.limits.reportTo(replyHeaders).take(toolCalls, readClient(context))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return context.json(createErrorResponse(error.message), error.status, error.headers)
    }
    let parsedBody: unknown
    try {
      parsedBody = parseJson(await readText(context.req.raw, MAX_BODY))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return context.json(createErrorResponse(error.message, PARSE_ERROR), error.status)
    }
    // The protocol has no batches since 2025-06-18. A batch of many calls would count as one call.
    if (Array.isArray(parsedBody)) {
      return context.json(createErrorResponse('Send one message in each request, not a batch.', INVALID_REQUEST), 400)
    }
    // The SDK is loaded by the first call, because few installations have MCP clients.
    const { handleMcpCall } = await import('./mcpServer.ts')
    const response = await handleMcpCall(services, context.req.raw, parsedBody)
    for (const [name, value] of replyHeaders) response.headers.set(name, value)
    return response
  })
  mcp.all('/mcp', (context) => context.json(createErrorResponse('Only POST is answered here.'), 405, { Allow: 'POST' }))
  return mcp
}
