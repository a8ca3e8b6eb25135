import { createServer, type RequestListener, type Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { PoolConfig } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded.server.ts'
import { migrate } from '../database/migrate.server.ts'
import { readSettings, type Settings } from '../kit/settings.server.ts'
import type * as Application from './app.ts'
import { builtFrontend } from './frontend.ts'

const SHUTDOWN = 10_000

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
    loaded = fresh
    await app.stop()
    app = await loaded.startApp(settings, connection, vite.frontend)
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
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is already in use on ${host}`) : error),
    )
    server.listen(port, host, resolve)
  })
}

function announce(
  settings: Settings,
  home: string | null,
  newAdministrator: { email: string; password: string } | null,
) {
  const { site, smtp_url, email_verification, data_dir } = settings
  const lines = [
    `${site.name} is ready at http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port} (links begin with ${site.url})`,
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
  server.on('request', (request, response) => listener(request, response))
  await listen(server, settings)

  const embedded = settings.database_url ? null : await startEmbeddedPostgres(settings.data_dir)
  const connection: PoolConfig = embedded?.connection ?? { connectionString: settings.database_url }
  let stopping: Promise<void> | undefined
  let app: Awaited<ReturnType<typeof startProduction>> | undefined

  async function shutDown() {
    const answered = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, SHUTDOWN - 2000).unref())])
    server.closeAllConnections()
    await app?.stop()
    await embedded?.stop()
    process.exit(0)
  }
  const stop = () => {
    setTimeout(() => process.exit(0), SHUTDOWN).unref()
    stopping ??= shutDown()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // the launcher was killed: nobody could stop this process any more
  process.once('disconnect', () => process.exit(1))

  try {
    await migrate(connection)
    app = await (process.argv.includes('--dev') ? startDevelopment : startProduction)(settings, connection, server)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  if (stopping) return
  listener = app.listener
  announce(settings, embedded?.home ?? null, app.newAdministrator)
}

main().catch((error: Error & { code?: string }) => {
  const database = /ECONNREFUSED|ENOTFOUND|28P01|28000|3D000/.test(error.code ?? '') && process.env.DATABASE_URL
  console.error(
    database ? `DATABASE_URL cannot be reached: ${error.message}` : process.env.DEBUG ? error : error.message,
  )
  process.exit(1)
})
