import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Pool, PoolConfig } from 'pg'
import { pino } from 'pino'
import { backgroundLimits, queueLimits } from '../database/client.server.ts'
import { openDatabase } from '../database/open.server.ts'
import { openReplica } from '../database/replica.server.ts'
import { accountsMails, accountsTasks } from '../features/accounts/accounts.tasks.server.ts'
import { ensureAdministrator } from '../features/accounts/firstAdministrator.server.ts'
import { businessesMails } from '../features/businesses/businesses.tasks.server.ts'
import { chatTasks } from '../features/chat/chat.tasks.server.ts'
import { claimsMails, claimsTasks } from '../features/claims/claims.tasks.server.ts'
import { eventsTasks } from '../features/events/events.tasks.server.ts'
import { jobsMails, jobsTasks } from '../features/jobs/jobs.tasks.server.ts'
import { mailQueue } from '../features/mails/mailQueue.server.ts'
import { mailsTasks } from '../features/mails/mails.tasks.server.ts'
import { MAILS } from '../features/mails/queueMail.server.ts'
import { teamsMails } from '../features/teams/teams.tasks.server.ts'
import { createLimit, noLimit } from '../kit/limits.server.ts'
import { createMailer } from '../kit/mail.server.ts'
import type { Services } from '../kit/services.server.ts'
import type { Settings } from '../kit/settings.server.ts'
import { queuesOf, startTasks } from '../kit/tasks.server.ts'
import { createApi } from './api.ts'
import { serveAssets } from './assets.ts'
import { listenForChanges } from './changes.ts'
import { createOverloadBound } from './concurrencyLimit.ts'
import { createFeeds } from './feeds.ts'
import type { Frontend } from './frontend.ts'
import { createHealth } from './health.ts'
import { answerError, answerNothing, type Env, logRequests } from './http.ts'
import { boundRequests } from './loadShedding.ts'
import { createMcp } from './mcp.ts'
import { createMetrics } from './metrics.ts'
import { createPages, returnToScreen } from './pages.ts'
import { createRobots } from './robots.ts'
import { runStartStep } from './startupStep.ts'

/** Imports, bulk changes and tasks that run at the same time. */
const BACKGROUND_CONNECTIONS = 4
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

function createLimits(pool: Pool, { rate_limits: on, chat }: Settings): Services['limits'] {
  const limit = (...[name, points, duration, sentence]: [string, number, number, string]) =>
    on ? createLimit(pool, name, points, duration, sentence) : noLimit
  return {
    failedLogin: limit('login', 10, 15 * MINUTE, 'Too many failed attempts.'),
    registration: limit('register', 100, 60 * MINUTE, 'Too many new accounts from this address.'),
    mail: limit('mail', 3, 60 * MINUTE, 'Too many mails to this address.'),
    domainCode: limit('domain-code', 10, 60 * MINUTE, 'Too many codes have been asked for.'),
    teamMail: limit('team-mail', 30, 60 * MINUTE, 'Too many invitations and requests at once.'),
    application: limit('application', 50, 60 * MINUTE, 'That was a lot of applications.'),
    chatMinute: limit('chat-minute', chat.per_minute, MINUTE, 'That was a lot of questions in a short time.'),
    mcp: limit('mcp', 60, MINUTE, 'Too many calls from this address.'),
    chatDay: limit('chat-day', chat.per_day, DAY, 'That was a lot of questions for one day.'),
  }
}

export type App = {
  /** Answers requests of a `node:http` server. */
  listener: RequestListener
  /** The administrator made just now, with the password nobody knows yet. */
  newAdministrator: { email: string; password: string } | null
  stop(): Promise<void>
}

/**
 * Starts everything but the socket: database pools, job queue, change listener, API and pages.
 * @param connection the migrated database.
 */
export async function startApp(settings: Settings, connection: PoolConfig, frontend: Frontend): Promise<App> {
  // Asynchronous, so that a slow terminal or pipe does not delay requests.
  const output = pino.destination({ sync: false })
  // A full disk loses log lines but must not stop the server.
  output.on('error', () => {})
  const log = pino({ level: settings.log_level, base: undefined }, output)
  const logIdleError = (error: Error) => log.warn({ err: error }, 'idle database connection lost')
  const main = openDatabase(connection, logIdleError)
  const background = openDatabase({ ...connection, ...backgroundLimits }, logIdleError, BACKGROUND_CONNECTIONS)
  const replica = settings.database_read_url ? await openReplica(settings.database_read_url, main.pool, log) : null
  const mailer = createMailer(settings, log)
  const services: Services = {
    db: main.db,
    replica: replica?.db ?? main.db,
    background: background.db,
    settings,
    limits: createLimits(main.pool, settings),
    mailer,
    log,
  }
  const newAdministrator = await runStartStep('looking for an administrator', () => ensureAdministrator(services))
  const tasks = { ...accountsTasks, ...chatTasks, ...claimsTasks, ...eventsTasks, ...jobsTasks, ...mailsTasks }
  const mails = { ...accountsMails, ...businessesMails, ...claimsMails, ...jobsMails, ...teamsMails }
  const backgroundServices = { ...services, db: background.db }
  const queues = { ...queuesOf(tasks, backgroundServices), [MAILS]: mailQueue(backgroundServices, mails) }
  const taskQueues = await runStartStep('starting the task queues', () =>
    startTasks({ ...connection, ...queueLimits }, queues, log, {
      'accounts.sweep': '17 * * * *',
      'chat.sweep': '47 * * * *',
      'claims.sweep': '37 * * * *',
      'events.sweep': '57 * * * *',
      'jobs.sweep': '*/10 * * * *',
      'mails.sweep': '27 4 * * *',
    }),
  )

  const pages = await runStartStep('preparing the pages', () => createPages(services, frontend))
  const onChange = () => {
    pages.forget()
    replica?.noteChange()
  }
  const listener = { onChange, onConnection: pages.trustChanges }
  const changes = await runStartStep('listening for changes', () => listenForChanges(connection, listener, log))

  const bound = createOverloadBound(log)
  const metrics = createMetrics(services, { pool: main.pool, keptBytes: pages.keptBytes, bound })
  const isAtHand = (url: string) => frontend.assets.has(url.split('?', 1)[0] as string) || pages.isKept(url)

  const app = new Hono<Env>()
  app.use(logRequests(log))
  app.route('/', createHealth(services, metrics))
  app.route('/api', createApi(services, onChange))
  app.route('/', createFeeds(services))
  app.route('/', createRobots(services))
  app.route('/', createMcp(services))
  app.get('*', serveAssets(frontend.assets))
  app.get('*', pages.handler)
  app.post('*', returnToScreen)
  app.notFound(answerNothing)
  app.onError(answerError(log))

  const answered = new WeakMap<object, () => void>()
  const respond = getRequestListener(async (request, env) => {
    const answer = await app.fetch(request, env)
    answered.get((env as HttpBindings).outgoing)?.()
    return answer
  })

  return {
    listener: boundRequests(bound, isAtHand, (request, response, whenAnswered) => {
      answered.set(response, whenAnswered)
      return respond(request, response)
    }),
    newAdministrator,
    async stop() {
      bound.stop()
      await taskQueues.stop()
      await changes.close()
      mailer.close()
      await Promise.all([main.close(), background.close(), replica?.close()])
    },
  }
}
