import type { PoolConfig } from 'pg'
import { checkReplicaLogin, waitForDatabase } from '../database/connectivity.server.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../database/embedded/embedded.server.ts'
import { migrate } from '../database/migrate.server.ts'
import { checkKeepsSessions, checkRequestUrl, checkSameDatabase } from '../database/pooling.server.ts'
import type { Settings } from '../kit/server/settings.server.ts'
import { runStartupStep } from './startupStep.ts'

/** The migrated database: the connection of the application, and the folder of an embedded cluster. */
export type StartedDatabase = { connection: PoolConfig; home: string | null }

/** Connections to the embedded server that are reserved for commands and for other servers on the same `DATA_DIR`. */
const SPARE_CONNECTIONS = 60
/** The maximum number of connections of a worker. `docs/scaling.md` states it too. */
const MAX_CONNECTIONS_OF_A_WORKER = 30

/**
 * Starts the embedded database or waits for that of `DATABASE_URL`, then migrates it.
 * @returns the start in progress, and a function that stops an embedded server unless another process uses it.
 */
export function startDatabase(settings: Settings, workers: number, signal: AbortSignal) {
  const { database_url, database_direct_url, data_dir } = settings
  let embedded: EmbeddedDatabase | undefined

  async function start(): Promise<StartedDatabase> {
    await checkDatabaseUrls(settings, signal)
    if (!database_url) {
      const maxConnections = workers * MAX_CONNECTIONS_OF_A_WORKER + SPARE_CONNECTIONS
      embedded = await startEmbeddedPostgres(data_dir, { maxConnections })
    }
    const external = { connectionString: database_url }
    const owner = embedded?.connection ?? { connectionString: database_direct_url ?? database_url }
    const applicationRole = embedded?.application.user
    await runStartupStep('migrating the database', () => migrate(owner, { applicationRole, signal }))
    return { connection: embedded?.application ?? external, home: embedded?.home ?? null }
  }

  return { started: start(), stop: async () => embedded?.stop() }
}

/** Waits for the databases of the settings, and checks that each URL fits its purpose. */
async function checkDatabaseUrls(settings: Settings, signal: AbortSignal) {
  const { database_url, database_direct_url, database_read_url, prepared_statements } = settings
  if (!database_url) return
  await waitForDatabase('DATABASE_URL', database_url, console.error, signal)
  const forRequests = { variable: 'DATABASE_URL', connectionString: database_url }
  let direct = forRequests
  if (database_direct_url) {
    direct = { variable: 'DATABASE_DIRECT_URL', connectionString: database_direct_url }
    await waitForDatabase(direct.variable, database_direct_url, console.error, signal)
    await checkSameDatabase(forRequests, direct)
  }
  await checkKeepsSessions(direct)
  await checkRequestUrl(forRequests, prepared_statements)
  if (database_read_url) await checkReplicaLogin('DATABASE_READ_URL', database_read_url)
}
