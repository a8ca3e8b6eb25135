import { Hono } from 'hono'
import { classifyDatabaseError } from '../database/failure.server.ts'
import { findSession } from '../features/session/sessions.server.ts'
import type { Caller, Endpoints } from '../kit/contract.ts'
import { callDirectly, serve } from '../kit/serve.server.ts'
import type { Services } from '../kit/services.server.ts'
import { addressReader } from './address.ts'
import { serveApiDocs } from './apiDocs.ts'
import { endpoints, handlers } from './features.ts'
import { answerNothing, type Env, expected } from './http.ts'

/** @param afterWrite runs after every call that may have changed something, before its answer is sent. */
export function createApi(services: Services, afterWrite: () => void) {
  const api = new Hono<Env>()
  api.use(async (context, next) => {
    await next()
    context.header('Cache-Control', context.res.headers.get('Cache-Control') ?? 'no-store')
  })
  api.route('/', serveApiDocs(endpoints, services.settings))
  api.route(
    '/',
    serve(endpoints, handlers, {
      services,
      identify: (token) => findSession(services.db, token),
      addressOf: addressReader(services.settings.trust_proxy),
      afterWrite,
    }),
  )
  api.all('*', answerNothing)
  return api
}

/** The API for pages rendered on the server: what a visitor may read, without HTTP. */
export function visitorCalls(services: Services): Caller<Endpoints> {
  const { log } = services
  const call = callDirectly(endpoints, handlers, services)
  return (async (key: keyof Endpoints, input: never) => {
    try {
      return await call(key, input)
    } catch (error) {
      // The same error as the API's, so that the page gives the reason, also after hydration.
      const known = expected(error as Error)
      if (known && known !== error)
        log.warn(
          { cause: classifyDatabaseError(error as Error)?.cause, err: error, call: key },
          'page data could not be loaded',
        )
      throw known ?? error
    }
  }) as unknown as Caller<Endpoints>
}
