import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg, { type PoolConfig } from 'pg'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../database/embedded.server.ts'
import { migrate } from '../database/migrate.server.ts'
import { readSettings, type Settings } from '../kit/settings.server.ts'
import type * as Application from './app.ts'
import { builtFrontend } from './frontend.ts'
import { startStep } from './startStep.ts'

/** Milliseconds from the first signal until requests are cut off, until the rest is, and until the end. */
const [DRAIN, STOP, SHUTDOWN] = [8000, 9000, 10_000]

const inDevelopment = process.argv.includes('--dev')

/** Answers that the network is starting, until it has. */
const starting: RequestListener = (request, response) => {
  const alive = request.url === '/healthz'
  response.writeHead(alive ? 200 : 503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
  response.end(
    JSON.stringify(alive ? { status: 'ok' } : { error: 'The network is starting. Please try again in a moment.' }),
  )
}

async function startProduction(settings: Settings, connection: PoolConfig) {
  const { startApp }: typeof Application = await import(pathToFileURL('dist/server/app.js').href)
  return startApp(settings, connection, await builtFrontend())
}

async function startDevelopment(settings: Settings, connection: PoolConfig, server: Server) {
  const { developmentServer } = await import('./dev.ts')
  const vite = await developmentServer(server)
  let loaded = await vite.load()
  let app = await loaded.startApp(settings, connection, vite.frontend)
  const { newAdministrator } = app
  let reloading: Promise<void> | undefined
  async function reload() {
    const fresh = await vite.load()
    if (fresh === loaded) return
    const former = app
    // should this fail, the next request tries again
    app = await fresh.startApp(settings, connection, vite.frontend)
    loaded = fresh
    await former.stop()
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
      const why = code === 'EADDRINUSE' ? `is already in use on ${host}` : `cannot be listened on: ${message}`
      reject(new Error(`${isPort ? `PORT ${port}` : `HOST ${host}`} ${why}`))
    })
    server.listen(port, host, resolve)
  })
}

/** @throws when there is no way in, naming the variable. */
async function ensureReachable(variable: string, connectionString: string | undefined) {
  if (!connectionString) return
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
    await client.end()
  } catch (error) {
    // a name with several addresses fails with one error for each
    const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error)
    throw new Error(`${variable} cannot be reached: ${message.split('\n')[0]}`)
  }
}

function announce(
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
    `Mail:  ${smtp_url ? 'sent through SMTP_URL' : `written to ${data_dir}/mail, as SMTP_URL is not set`}; e-mail verification is ${email_verification ? 'on' : 'off'}`,
    ...(newAdministrator
      ? [`Login: ${newAdministrator.email} with the password ${newAdministrator.password} (shown this once)`]
      : []),
  ]
  console.log(`\n${lines.join('\n')}\n`)
}

async function main() {
  const settings = readSettings(process.env)
  const server = createServer()
  let listener = starting
  let stopping: Promise<void> | undefined
  let embedded: EmbeddedDatabase | undefined
  let app: Awaited<ReturnType<typeof startProduction>> | undefined
  const unanswered = new Set<ServerResponse>()
  server.on('request', (request, response) => {
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
    if (stopping) response.setHeader('Connection', 'close')
    listener(request, response)
  })
  await listen(server, settings)

  async function start() {
    await ensureReachable('DATABASE_URL', settings.database_url)
    await ensureReachable('DATABASE_READ_URL', settings.database_read_url)
    if (!settings.database_url) embedded = await startEmbeddedPostgres(settings.data_dir)
    const connection: PoolConfig = embedded?.connection ?? { connectionString: settings.database_url }
    await startStep('migrating the database', () => migrate(connection))
    app = await (inDevelopment ? startDevelopment : startProduction)(settings, connection, server)
  }
  const started = start()

  async function shutDown() {
    const after = (time: number) => sleep(time, undefined, { ref: false })
    const late = after(STOP)
    // a client who keeps its connection would delay the end
    for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close')
    // Vite's sockets stay open until it is closed, after the requests
    await Promise.race([new Promise((resolve) => server.close(resolve)), after(inDevelopment ? 100 : DRAIN)])
    server.closeAllConnections()
    // what has begun to start has to be there to be stopped
    await Promise.race([started.then(() => app?.stop()), late]).catch(() => {})
    await embedded?.stop()
    process.exit(0)
  }
  const stop = () => {
    setTimeout(() => process.exit(0), SHUTDOWN).unref()
    stopping ??= shutDown()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // the launcher was killed: nobody could stop this process any more
  process.once('disconnect', stop)

  try {
    await started
  } catch (error) {
    if (stopping) return
    await embedded?.stop()
    throw error
  }
  if (stopping || !app) return
  listener = app.listener
  const { port } = server.address() as AddressInfo
  announce(settings, port, embedded?.home ?? null, app.newAdministrator)
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
