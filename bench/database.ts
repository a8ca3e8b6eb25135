import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded.server.ts'
import { endOnInterrupt } from './interrupt.ts'

/** Starts the database of a data folder, or connects to a running one. It stops when its last user stops it. */
export async function startDatabase(dataDir: string) {
  const starting = startEmbeddedPostgres(dataDir)
  const stop = endOnInterrupt(async () => (await starting).stop())
  return { connection: (await starting).connection, stop }
}

/** Opens the database of a data folder. */
export async function withDatabase<Result>(dataDir: string, use: (client: pg.Client) => Promise<Result>) {
  const database = await startDatabase(dataDir)
  const client = new pg.Client(database.connection)
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end()
    await database.stop()
  }
}
