import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { classifyDatabaseError } from '../database/databaseErrors.server.ts'
import { performOnce } from '../features/idempotency/performOnce.server.ts'
import { restrictViewer } from '../features/secondFactor/secondFactor.rules.server.ts'
import { findSession } from '../features/session/sessions.server.ts'
import type { Caller, Endpoints } from '../kit/api/contract.ts'
import { parseReply, pickReply } from '../kit/api/reply.server.ts'
import { createDirectCaller, serve } from '../kit/api/serve.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import { serveApiDocs } from './apiDocs.ts'
import { endpoints, handlers } from './features.ts'
import { type Env, respondJson, respondNotFound, toAppError } from './http.ts'
import { createIpReader } from './requestIp.ts'

const serializeReply = import.meta.env.PROD ? pickReply : parseReply

/**
 * Creates the routes below `/api`.
 * @param afterWrite runs after every call that may have changed something, before the response is sent.
 */
export function createApi(services: Services, afterWrite: () => void | Promise<void>) {
  const api = new Hono<Env>()
  api.use(async (context, next) => {
    await next()
    if (context.get('hasAllHeaders') || context.res.headers.has('Cache-Control')) return
    context.res.headers.set('Cache-Control', 'no-store')
  })
  // These are the largest replies, and devices load them over bad connections.
  api.use('/profiles/device/*', compress())
  api.route('/', serveApiDocs(endpoints, services.settings))
  api.route(
    '/',
    serve(endpoints, handlers, {
      createServices: (replyHeaders) => ({ ...services, limits: services.limits.reportTo(replyHeaders) }),
      countRead: (reader, replyHeaders) => services.limits.reportTo(replyHeaders).takeRead(reader),
      async identify(token) {
        const identity = await findSession(services.db, token)
        return identity && { ...identity, viewer: await restrictViewer(services, identity.viewer) }
      },
      readAddress: createIpReader(services.settings.trust_proxy),
      serializeReply,
      performOnce,
      respond: respondJson,
      afterWrite,
    }),
  )
  api.all('*', respondNotFound)
  return api
}

/** Calls endpoints as a logged-out visitor without HTTP, for pages rendered on the server. */
export function createVisitorCaller(services: Services): Caller<Endpoints> {
  const { log } = services
  const call = createDirectCaller(endpoints, handlers, services, serializeReply)
  return (async (key: keyof Endpoints, input: never) => {
    try {
      return await call(key, input)
    } catch (error) {
      // Throw the error that the API would return, so that the page shows the reason before and after hydration.
      const appError = toAppError(error as Error)
      if (appError && appError !== error)
        log.warn(
          { cause: classifyDatabaseError(error as Error)?.cause, err: error, call: key },
          'page data could not be loaded',
        )
      throw appError ?? error
    }
  }) as unknown as Caller<Endpoints>
}
