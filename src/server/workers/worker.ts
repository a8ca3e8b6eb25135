import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../../kit/server/settings.server.ts'
import type { App } from '../app.ts'
import { readFrontend } from '../frontend.ts'
import { createHttpServer } from '../httpServer.ts'
import { DRAIN_AFTER_MS, STOP_AFTER_MS } from '../stopSignals.ts'
import { HEARTBEAT_INTERVAL_MS } from './heartbeats.ts'
import type { ToWorker, WorkerRole } from './messages.ts'
import { connectSiblings, sendToPrimaryProcess } from './siblings.ts'

/**
 * Serves requests together with other workers on one port. The primary process decides when to start and when to stop.
 */
export async function runWorker(settings: Settings) {
  const role: WorkerRole = JSON.parse(process.env.WORKER ?? '')
  // A terminal and some service managers signal every process of the group.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  const start = Promise.withResolvers<Extract<ToWorker, { kind: 'start' }>>()
  let app: App | undefined
  const http = createHttpServer(settings)

  async function stop(isBehindProxy: boolean) {
    await http.drain(isBehindProxy, DRAIN_AFTER_MS)
    await Promise.race([app?.stop(), sleep(STOP_AFTER_MS - DRAIN_AFTER_MS, undefined, { ref: false })]).catch(() => {})
    process.exit(0)
  }
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'start') start.resolve(message)
    if (message.kind === 'stop') void stop(message.isBehindProxy)
  })

  try {
    // A restarted worker does not listen before it is ready: it would only delay requests that its siblings can handle.
    if (!role.isRestarted) await http.listen()
    const [{ startApp }, frontend] = await Promise.all([import('../app.ts'), readFrontend()])
    const { connection } = await start.promise
    app = await startApp(settings, connection, frontend, connectSiblings(role))
    http.serve(app.listener)
    if (role.isRestarted) await http.listen()
    sendToPrimaryProcess({ kind: 'ready', port: http.readPort(), newAdministrator: app.newAdministrator })
    setInterval(() => sendToPrimaryProcess({ kind: 'alive' }), HEARTBEAT_INTERVAL_MS).unref()
  } catch (error) {
    const message = process.env.DEBUG ? (error as Error).stack : (error as Error).message
    process.send?.({ kind: 'failed', message }, () => process.exit(1))
  }
}
