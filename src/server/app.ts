import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { PoolConfig } from 'pg'
import { backgroundLimits, queueLimits } from '../database/client.server.ts'
import { openDatabase } from '../database/open.server.ts'
import { openReplica } from '../database/replica.server.ts'
import { watchShutdown } from '../database/shutdownWatch.server.ts'
import { ensureAdministrator } from '../features/accounts/firstAdministrator.server.ts'
import { createFigures } from '../features/businesses/figures/figures.server.ts'
import { mailQueue } from '../features/mails/mailQueue.server.ts'
import { MAILS } from '../features/mails/queueMail.server.ts'
import { startIndexing } from '../features/questions/indexQuestions.server.ts'
import { closeSearch } from '../features/search/closeSearch.server.ts'
import { createLimits } from '../kit/server/limits.server.ts'
import { createMailer } from '../kit/server/mail.server.ts'
import { createMemory } from '../kit/server/memory.server.ts'
import { openFileStore } from '../kit/server/openFileStore.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import type { Settings } from '../kit/server/settings.server.ts'
import { noSiblings, type Siblings } from '../kit/server/siblings.server.ts'
import { connectToTasks, queueAfterChanges, startTasks, type Task } from '../kit/server/tasks.server.ts'
import { createApi } from './api.ts'
import { serveAssets } from './assets.ts'
import { listenForChanges } from './changes.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { auditActions, limits, mailKinds, reportables, searchSources, tasks, waitingQueues } from './features.ts'
import { createFeeds } from './feeds.ts'
import type { Frontend } from './frontend.ts'
import { createHealth } from './health.ts'
import { type Env, handleError, logRequests, respondNotFound } from './http.ts'
import { createLinkPictures } from './linkPictures.ts'
import { shedLoad } from './loadShedding.ts'
import { createLog } from './logging.ts'
import { createManifest } from './manifest.ts'
import { createMcp } from './mcp.ts'
import { createMetrics } from './metrics.ts'
import { createPages, redirectToScreen } from './pages.ts'
import { createPictures } from './pictures.ts'
import { createRobots } from './robots.ts'
import { runStartupStep } from './startupStep.ts'
import { ALL_TAGS, shareChanges } from './workers/sharedChanges.ts'

/** The size of the connection pool for requests: in a single process, and in each of several workers on one machine. */
const [POOL_SIZE, POOL_SIZE_OF_A_WORKER] = [20, 12]
/** The size of the connection pool for imports, bulk changes and tasks. */
const BACKGROUND_POOL_SIZE = 4

export type App = {
  /** Handles requests of a `node:http` server. */
  listener: RequestListener
  /** The administrator that this start has created, with the generated password; null when none was needed. */
  newAdministrator: { email: string; password: string } | null
  stop(): Promise<void>
}

/**
 * Starts everything except the socket: database pools, task queues, change listener, API and pages.
 * @param connection the migrated database.
 */
export async function startApp(
  settings: Settings,
  connection: PoolConfig,
  frontend: Frontend,
  siblings: Siblings = noSiblings,
): Promise<App> {
  const log = createLog(settings.log_level)
  const logIdleError = (error: Error) => log.warn({ err: error }, 'idle database connection lost')
  const { database_direct_url, database_read_url, prepared_statements: keepsStatements } = settings
  const poolSize = siblings.count > 1 ? POOL_SIZE_OF_A_WORKER : POOL_SIZE
  const main = openDatabase({ ...connection, keepsStatements }, logIdleError, poolSize)
  // Tasks, imports and listeners need their own sessions, which a pooler in transaction mode does not provide.
  const direct = database_direct_url ? { connectionString: database_direct_url } : connection
  const background = openDatabase({ ...direct, ...backgroundLimits }, logIdleError, BACKGROUND_POOL_SIZE)
  let invalidateReads = () => {}
  const replica = database_read_url
    ? await openReplica({ connectionString: database_read_url, keepsStatements }, main.pool, log, () =>
        invalidateReads(),
      )
    : null
  const shutdownWatches = [direct, ...(database_read_url ? [{ connectionString: database_read_url }] : [])].map(
    watchShutdown,
  )
  const mailer = createMailer(settings, log)
  const memory = createMemory()
  const figures = createFigures(background.db, settings.site.time_zone, log)
  const services: Services = {
    db: replica?.primary ?? main.db,
    replica: replica?.db ?? main.db,
    background: background.db,
    settings,
    limits: createLimits(main.pool, settings, limits, siblings),
    memory,
    mailer,
    files: openFileStore(settings, log),
    mailKinds,
    auditActions,
    searchSources,
    closeSearch,
    figures,
    waitingQueues,
    reportables,
    log,
  }
  const newAdministrator = await runStartupStep('looking for an administrator', () => ensureAdministrator(services))
  const backgroundServices = { ...services, db: background.db }
  const queues = {
    ...Object.fromEntries(
      Object.entries(tasks).map(([name, { run, ...queue }]) => [
        name,
        { ...queue, run: (task: Task) => run(backgroundServices, task) },
      ]),
    ),
    [MAILS]: mailQueue(backgroundServices),
  }
  // Only the first worker of a machine runs tasks, because each queue polls.
  const openTasks = siblings.number === 1 ? startTasks : connectToTasks
  const taskQueues = await runStartupStep('starting the task queues', () =>
    openTasks({ ...direct, ...queueLimits }, queues, log),
  )
  const afterChanges = queueAfterChanges(siblings.number === 1 ? queues : {}, log)

  const pages = await runStartupStep('preparing the pages', () => createPages(services, frontend))
  const changesForSiblings = shareChanges(siblings, invalidate)
  function invalidate(tags: string[]) {
    memory.invalidate(tags)
    pages.invalidate(tags)
    replica?.markStale()
  }
  const listener = {
    onChange(tags: string[]) {
      invalidate(tags)
      changesForSiblings.add(tags)
      afterChanges.onChange(tags)
    },
    onUnknownChange() {
      memory.invalidateAll()
      pages.invalidateAll()
      changesForSiblings.add(ALL_TAGS)
    },
    onConnection(isConnected: boolean) {
      memory.enable(isConnected)
      pages.enableCache(isConnected)
    },
  }
  invalidateReads = () => {
    listener.onUnknownChange()
    replica?.markStale()
  }
  const changes = await runStartupStep('listening for changes', () => listenForChanges(direct, listener, log))
  const indexing = startIndexing(services)

  /** Makes a change visible in all workers, because the next request of its author may reach any of them. */
  async function afterWrite() {
    replica?.markStale()
    await changes.publish()
    await changesForSiblings.send()
  }

  const concurrency = createConcurrencyLimit(log)
  const sources = { pool: main.pool, readPageCache: pages.readStatus, concurrency }
  const metrics = createMetrics(services, sources, siblings)
  const isCheap = (url: string) => frontend.assets.has(url.split('?', 1)[0] as string) || pages.isCached(url)

  const app = new Hono<Env>()
  app.use(logRequests(log))
  app.route('/', createHealth(services, metrics, siblings))
  app.route('/api', createApi(services, afterWrite))
  app.route('/', createFeeds(services))
  app.route('/', createRobots(services))
  app.route('/', createManifest(services))
  app.route('/', createMcp(services))
  app.route('/', createPictures(services))
  app.route('/', createLinkPictures(services))
  app.get('*', serveAssets(frontend.assets))
  app.get('*', pages.handler)
  app.post('*', redirectToScreen)
  app.notFound(respondNotFound)
  app.onError(handleError(log))

  const responseListeners = new WeakMap<object, () => void>()
  const respond = getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env)
    responseListeners.get((env as HttpBindings).outgoing)?.()
    return response
  })

  return {
    listener: shedLoad(concurrency, isCheap, (request, response, onResponse) => {
      responseListeners.set(response, onResponse)
      return respond(request, response)
    }),
    newAdministrator,
    async stop() {
      concurrency.stop()
      afterChanges.stop()
      await Promise.all([taskQueues.stop(), indexing.stop(), figures.stop()])
      await Promise.all([changes.close(), ...shutdownWatches.map((watch) => watch.close())])
      await mailer.close()
      await Promise.all([main.close(), background.close(), replica?.close()])
    },
  }
}
