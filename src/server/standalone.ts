import type { RequestListener, Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PoolConfig } from 'pg'
import type { Settings } from '../kit/server/settings.server.ts'
import type * as Application from './app.ts'
import { readFrontend } from './frontend.ts'
import { createHttpServer } from './httpServer.ts'
import { startDatabase } from './startDatabase.ts'
import { printStartMessage } from './startMessage.ts'
import { DRAIN, onStopSignal, STOP } from './stopSignals.ts'

async function startProduction(settings: Settings, connection: PoolConfig) {
  const { startApp }: typeof Application = await import(pathToFileURL('dist/server/app.js').href)
  return startApp(settings, connection, await readFrontend())
}

async function startDevelopment(settings: Settings, connection: PoolConfig, server: Server) {
  const { createDevelopmentServer } = await import('./dev.ts')
  const vite = await createDevelopmentServer(server)
  let loaded = await vite.load()
  let app = await loaded.startApp(settings, connection, vite.frontend)
  const { newAdministrator } = app
  let reloading: Promise<void> | undefined
  async function reload() {
    const reloaded = await vite.load()
    if (reloaded === loaded) return
    const previous = app
    // If this fails, the next request tries again.
    app = await reloaded.startApp(settings, connection, vite.frontend)
    loaded = reloaded
    await previous.stop()
  }
  const listener: RequestListener = (request, response) =>
    vite.middleware(request, response, async () => {
      try {
        reloading ??= reload()
        await reloading
        app.listener(request, response)
      } catch (error) {
        console.error(error)
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String((error as Error).stack))
      } finally {
        reloading = undefined
      }
    })
  return {
    listener,
    newAdministrator,
    stop: async () => {
      await app.stop()
      await vite.close()
    },
  }
}

/** Runs the whole server in this process. */
export async function runStandalone(settings: Settings, inDevelopment: boolean) {
  const http = createHttpServer(settings, inDevelopment)
  let app: Awaited<ReturnType<typeof startProduction>> | undefined
  let database: ReturnType<typeof startDatabase> | undefined
  let started: Promise<unknown> = Promise.resolve()

  async function shutDown(isBehindProxy: boolean) {
    const stopTimeout = sleep(STOP, undefined, { ref: false })
    // Vite keeps its WebSockets open until it is closed, so do not wait for them.
    await http.drain(isBehindProxy, inDevelopment ? 100 : DRAIN)
    // A start in progress must complete before it can be stopped.
    await Promise.race([started.then(() => app?.stop()), stopTimeout]).catch(() => {})
    await database?.stop()
    process.exit(0)
  }
  // SIGINT comes from a terminal, without a proxy.
  const stopping = onStopSignal((signal) => void shutDown(signal === 'SIGTERM' && app !== undefined && !inDevelopment))

  await http.listen()
  const starting = startDatabase(settings, 1, stopping)
  database = starting
  const startApplication = async () => {
    const { connection } = await starting.started
    app = await (inDevelopment ? startDevelopment : startProduction)(settings, connection, http.server)
    return app
  }
  const startedApp = startApplication()
  started = startedApp
  try {
    const { listener, newAdministrator } = await startedApp
    if (stopping.aborted) return
    http.serve(listener)
    const { home } = await starting.started
    printStartMessage(settings, { port: http.readPort(), home, newAdministrator, workers: 1 })
    // From now on the launcher restarts this process when it dies.
    process.send?.('ready')
  } catch (error) {
    if (stopping.aborted) return
    await starting.stop()
    throw error
  }
}
