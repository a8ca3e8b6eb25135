import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PoolConfig } from 'pg'
import { checkReplicaLogin, waitForDatabase } from '../database/connectivity.server.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../database/embedded.server.ts'
import { migrate } from '../database/migrate.server.ts'
import type { Settings } from '../kit/server/settings.server.ts'
import type * as Application from './app.ts'
import { createDrain } from './drain.ts'
import { readFrontend } from './frontend.ts'
import { transportHeaders } from './security.ts'
import { readSettings } from './settings.ts'
import { limitSockets, queuePipelined, socketOptions } from './socketLimits.ts'
import { answerWhileStarting } from './startupRequests.ts'
import { runStartupStep } from './startupStep.ts'

/**
 * Milliseconds from the first signal until requests are aborted, until the stop of the application is, and until exit.
 */
const [DRAIN, STOP, SHUTDOWN] = [8000, 9000, 10_000]

/** Connections that may wait to be accepted. Clients retry a dropped connection only after seconds. */
const BACKLOG = 4096

const inDevelopment = process.argv.includes('--dev')

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

function listen(server: Server, { host, port }: Settings) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const isPort = code === 'EADDRINUSE' || code === 'EACCES'
      const reason = code === 'EADDRINUSE' ? `is already in use on ${host}` : `cannot be listened on: ${message}`
      reject(new Error(`${isPort ? `PORT ${port}` : `HOST ${host}`} ${reason}`))
    })
    server.listen({ host, port, backlog: BACKLOG }, resolve)
  })
}

function printStartMessage(
  settings: Settings,
  port: number,
  home: string | null,
  newAdministrator: { email: string; password: string } | null,
) {
  const { site, smtp_url, email_verification, data_dir } = settings
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const lines = [
    `${site.name} is ready at http://${host}:${port} (links begin with ${site.url})`,
    `Data:  ${home ?? 'the PostgreSQL server of DATABASE_URL'}`,
    `Email: ${smtp_url ? 'sent through SMTP_URL' : `written to ${data_dir}/mail, as SMTP_URL is not set`}; email verification is ${email_verification ? 'on' : 'off'}`,
    ...(newAdministrator
      ? [`Login: ${newAdministrator.email} with the password ${newAdministrator.password} (shown this once)`]
      : []),
  ]
  console.log(`\n${lines.join('\n')}\n`)
}

async function main() {
  const settings = readSettings(process.env)
  const server = createServer(socketOptions)
  if (!inDevelopment) limitSockets(server)
  const { track, drain } = createDrain(server)
  const stopping = new AbortController()
  let embedded: EmbeddedDatabase | undefined
  let app: Awaited<ReturnType<typeof startProduction>> | undefined
  const ready = Promise.withResolvers<RequestListener>()
  let listener = answerWhileStarting(ready.promise)
  const headers = transportHeaders(settings)
  const respond: RequestListener = (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    listener(request, response)
  }
  server.on('request', queuePipelined(track(respond)))
  await listen(server, settings)

  async function start() {
    if (settings.database_url) {
      await waitForDatabase('DATABASE_URL', settings.database_url, console.error, stopping.signal)
    }
    if (settings.database_read_url) await checkReplicaLogin('DATABASE_READ_URL', settings.database_read_url)
    if (!settings.database_url) embedded = await startEmbeddedPostgres(settings.data_dir)
    const externalConnection: PoolConfig = { connectionString: settings.database_url }
    const applicationRole = embedded?.application.user
    await runStartupStep('migrating the database', () =>
      migrate(embedded?.connection ?? externalConnection, { applicationRole }),
    )
    const connection = embedded?.application ?? externalConnection
    app = await (inDevelopment ? startDevelopment : startProduction)(settings, connection, server)
    return app
  }
  const started = start()

  async function shutDown(isBehindProxy: boolean) {
    const stopTimeout = sleep(STOP, undefined, { ref: false })
    // Vite keeps its WebSockets open until it is closed, so do not wait for them.
    await drain(isBehindProxy, inDevelopment ? 100 : DRAIN)
    // A start in progress must complete before it can be stopped.
    await Promise.race([started.then(() => app?.stop()), stopTimeout]).catch(() => {})
    await embedded?.stop()
    process.exit(0)
  }
  const stop = (signal?: NodeJS.Signals) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    setTimeout(() => process.exit(0), SHUTDOWN).unref()
    // SIGINT comes from a terminal, without a proxy.
    void shutDown(signal === 'SIGTERM' && app !== undefined && !inDevelopment)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher was killed and can no longer forward signals.
  process.once('disconnect', () => stop())
  if (process.connected === false) stop()

  try {
    await started
  } catch (error) {
    if (stopping.signal.aborted) return
    await embedded?.stop()
    throw error
  }
  if (stopping.signal.aborted || !app) return
  listener = app.listener
  ready.resolve(listener)
  const { port } = server.address() as AddressInfo
  printStartMessage(settings, port, embedded?.home ?? null, app.newAdministrator)
  // From now on the launcher restarts this process when it dies.
  process.send?.('ready')
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
