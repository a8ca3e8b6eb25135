import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import type { Settings } from '../kit/server/settings.server.ts'
import type { App } from './app.ts'
import { readFrontend } from './frontend.ts'
import { createHttpServer } from './httpServer.ts'
import { startDatabase } from './startDatabase.ts'
import { printStartMessage } from './startMessage.ts'
import { DRAIN_AFTER_MS, onStopSignal, STOP_AFTER_MS } from './stopSignals.ts'

type StartApp = (settings: Settings, connection: PoolConfig, server: Server) => Promise<App>

const startProduction: StartApp = async (settings, connection) => {
  const [{ startApp }, frontend] = await Promise.all([import('./app.ts'), readFrontend()])
  return startApp(settings, connection, frontend)
}

/**
 * Runs the whole server in this process.
 * @param startDevelopment starts an application that reloads changed modules.
 */
export async function runStandalone(settings: Settings, startDevelopment?: StartApp) {
  const inDevelopment = startDevelopment !== undefined
  const http = createHttpServer(settings, inDevelopment)
  let app: App | undefined
  let database: ReturnType<typeof startDatabase> | undefined
  let started: Promise<unknown> = Promise.resolve()

  async function shutDown(isBehindProxy: boolean) {
    const stopTimeout = sleep(STOP_AFTER_MS, undefined, { ref: false })
    // Vite keeps its WebSockets open until it is closed, so do not wait for them.
    await http.drain(isBehindProxy, inDevelopment ? 100 : DRAIN_AFTER_MS)
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
    app = await (startDevelopment ?? startProduction)(settings, connection, http.server)
    return app
  }
  const startedApp = startApplication()
  started = startedApp
  try {
    const { listener, newAdministrator } = await startedApp
    if (stopping.aborted) return
    http.serve(listener)
    const { home } = await starting.started
    // From now on the launcher restarts this process when it dies.
    process.send?.('ready')
    printStartMessage(settings, { port: http.readPort(), home, newAdministrator, workers: 1 })
  } catch (error) {
    if (stopping.aborted) return
    await starting.stop()
    throw error
  }
}
