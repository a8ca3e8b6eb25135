import { Hono } from 'hono'
import { failureOf } from '../database/failure.server.ts'
import { accountsHandlers } from '../features/accounts/accounts.handlers.server.ts'
import { adminHandlers } from '../features/admin/admin.handlers.server.ts'
import { auditHandlers } from '../features/audit/audit.handlers.server.ts'
import { businessesHandlers } from '../features/businesses/businesses.handlers.server.ts'
import { chatHandlers } from '../features/chat/chat.handlers.server.ts'
import { claimsHandlers } from '../features/claims/claims.handlers.server.ts'
import { eventsHandlers } from '../features/events/events.handlers.server.ts'
import { helpHandlers } from '../features/help/help.handlers.server.ts'
import { jobsHandlers } from '../features/jobs/jobs.handlers.server.ts'
import { legalHandlers } from '../features/legal/legal.handlers.server.ts'
import { mailsHandlers } from '../features/mails/mails.handlers.server.ts'
import { markdownHandlers } from '../features/markdown/markdown.handlers.server.ts'
import { questionsHandlers } from '../features/questions/questions.handlers.server.ts'
import { searchHandlers } from '../features/search/search.handlers.server.ts'
import { sessionHandlers } from '../features/session/session.handlers.server.ts'
import { findSession } from '../features/session/sessions.server.ts'
import { systemHandlers } from '../features/system/system.handlers.server.ts'
import { teamsHandlers } from '../features/teams/teams.handlers.server.ts'
import type { Caller, Endpoints } from '../kit/contract.ts'
import { callDirectly, serve } from '../kit/serve.server.ts'
import type { Handlers, Services } from '../kit/services.server.ts'
import { addressReader } from './address.ts'
import { serveApiDocs } from './apiDocs.ts'
import { endpoints } from './endpoints.ts'
import { answerNothing, type Env, expected } from './http.ts'

const handlers: Handlers<Endpoints> = {
  ...sessionHandlers,
  ...accountsHandlers,
  ...businessesHandlers,
  ...claimsHandlers,
  ...teamsHandlers,
  ...adminHandlers,
  ...auditHandlers,
  ...mailsHandlers,
  ...systemHandlers,
  ...questionsHandlers,
  ...jobsHandlers,
  ...eventsHandlers,
  ...legalHandlers,
  ...markdownHandlers,
  ...chatHandlers,
  ...searchHandlers,
  ...helpHandlers,
}

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
        log.warn({ cause: failureOf(error as Error)?.cause, err: error, call: key }, 'page data could not be loaded')
      throw known ?? error
    }
  }) as unknown as Caller<Endpoints>
}
