import type { PoolConfig } from 'pg'
import { checkReplicaLogin, waitForDatabase } from '../database/connectivity.server.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../database/embedded.server.ts'
import { migrate } from '../database/migrate.server.ts'
import type { Settings } from '../kit/server/settings.server.ts'
import { runStartupStep } from './startupStep.ts'

/** The migrated database: how the application connects, and the folder of an embedded cluster. */
export type StartedDatabase = { connection: PoolConfig; home: string | null }

/** Connections that the embedded server accepts for commands and other servers on the same `DATA_DIR`. */
const SPARE_CONNECTIONS = 60
/** Connections of a process, as `docs/scaling.md` counts them. */
const CONNECTIONS_OF_A_WORKER = 30

/**
 * Starts the embedded database or waits for that of `DATABASE_URL`, then migrates it.
 * @returns the start in progress, and a function that stops an embedded server unless another process uses it.
 */
export function startDatabase(settings: Settings, workers: number, signal: AbortSignal) {
  const { database_url, database_read_url, data_dir } = settings
  let embedded: EmbeddedDatabase | undefined

  async function start(): Promise<StartedDatabase> {
    if (database_url) await waitForDatabase('DATABASE_URL', database_url, console.error, signal)
    if (database_read_url) await checkReplicaLogin('DATABASE_READ_URL', database_read_url)
    if (!database_url) {
      embedded = await startEmbeddedPostgres(data_dir, workers * CONNECTIONS_OF_A_WORKER + SPARE_CONNECTIONS)
    }
    const external = { connectionString: database_url }
    const applicationRole = embedded?.application.user
    await runStartupStep('migrating the database', () => migrate(embedded?.connection ?? external, { applicationRole }))
    return { connection: embedded?.application ?? external, home: embedded?.home ?? null }
  }

  return { started: start(), stop: async () => embedded?.stop() }
}
