import type { RequestListener, Server } from 'node:http'
import type { PoolConfig } from 'pg'
import type { Settings } from '../kit/server/settings.server.ts'
import { createDevelopmentServer } from './dev.ts'
import { readSettings } from './settings.ts'
import { runStandalone } from './standalone.ts'

async function startDevelopment(settings: Settings, connection: PoolConfig, server: Server) {
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

// Runs the server in one process that reloads changed modules.
runStandalone(readSettings(process.env), startDevelopment).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
