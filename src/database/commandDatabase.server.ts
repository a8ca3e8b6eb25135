import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { readServerSettings } from '../kit/server/settings.server.ts'
import { startEmbeddedPostgres } from './embedded/embedded.server.ts'

type ServerSettings = Pick<ReturnType<typeof readServerSettings>, 'database_url' | 'database_direct_url' | 'data_dir'>

/**
 * Runs the work of a command on the database of the settings, as its owner. Starts the embedded database for that time
 * if it does not run.
 */
export async function withDatabase(settings: ServerSettings, work: (connection: PoolConfig) => Promise<void>) {
  const connectionString = settings.database_direct_url ?? settings.database_url
  if (connectionString) return work({ connectionString, connectionTimeoutMillis: 10_000 })
  const embedded = await startEmbeddedPostgres(settings.data_dir)
  try {
    await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

/** @throws when the settings name an embedded database that does not exist. */
export function assertDatabaseExists(settings: ServerSettings) {
  if (settings.database_url || existsSync(join(settings.data_dir, 'postgres'))) return
  throw new Error(`There is no database in DATA_DIR ${settings.data_dir}`)
}
