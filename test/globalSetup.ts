import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../src/database/embedded/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection settings of the migrated database that every test file clones, for its owner. */
    template: EmbeddedDatabase['connection']
    /** Connection settings of that database for the role of the application. */
    application: EmbeddedDatabase['application']
    /** A data folder with a migrated database, for copies. No server uses it. */
    dataFolder: string
  }
}

/** Enough connections for the pools of several applications in every worker. */
const MAX_CONNECTIONS = 400
/**
 * Megabytes of the page cache. To drop a database or to truncate a table, PostgreSQL looks at each page of its cache.
 */
const SHARED_BUFFERS = 256

type Server = EmbeddedDatabase & { folders: string[]; dataFolder: string }

/** The server of the run. Each project loads this module again, so the server is stored globally. */
const shared = globalThis as typeof globalThis & { testServer?: { started: Promise<Server>; projects: number } }

/** Starts one PostgreSQL server for all projects of the run, in a temporary data folder. */
export default async function setup({ provide }: TestProject) {
  shared.testServer ??= { started: startServer(), projects: 0 }
  const server = shared.testServer
  server.projects += 1
  const { connection, application, stop, folders, dataFolder } = await server.started
  provide('template', connection)
  provide('application', application)
  provide('dataFolder', dataFolder)
  return async () => {
    server.projects -= 1
    if (server.projects > 0) return
    delete shared.testServer
    await stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

const makeFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'network-test-')))

async function startServer(): Promise<Server> {
  const folder = makeFolder()
  await prepareDataFolder(folder)
  const dataFolder = makeFolder()
  execFileSync('cp', ['-a', `${folder}/.`, dataFolder])
  const server = await startEmbeddedPostgres(folder, { maxConnections: MAX_CONNECTIONS, sharedBuffers: SHARED_BUFFERS })
  await disableDurability(server.connection)
  return { ...server, folders: [folder, dataFolder], dataFolder }
}

async function prepareDataFolder(folder: string) {
  const server = await startEmbeddedPostgres(folder)
  try {
    await migrate(server.connection, { applicationRole: server.application.user })
  } catch (error) {
    throw new Error('After a change of migrations run: npm run schema', { cause: error })
  } finally {
    await server.stop()
  }
}

/** Disables waiting for the disk, which makes tests faster. */
async function disableDurability(connection: EmbeddedDatabase['connection']) {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}
