import { DatabaseClient, keepAlive } from '../../database/client.server.ts'
import { type Db, sql } from '../../database/open.server.ts'

/** Timeout in milliseconds for connecting to the replica, and for its answer. */
const TIMEOUT_MS = 800

/** Queries the replica directly, because `Services.replica` falls back to the primary when the replica lags. */
async function readPosition(url: string): Promise<{ lsn: string; age: number } | null> {
  const client = new DatabaseClient({
    ...keepAlive,
    connectionString: url,
    application_name: 'network-replica-lag',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  try {
    await client.connect()
    const { rows } = await client.query(`
      select pg_last_wal_replay_lsn()::text as lsn,
        coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as age
      where pg_is_in_recovery()`)
    return rows[0] ?? null
  } catch {
    return null
  } finally {
    void client.end()
  }
}

/**
 * @returns the lag in bytes of WAL and in seconds; null when the server does not answer or is not a replica.
 * @param url the connection string of the replica.
 */
export async function readReplicaLag(db: Db, url: string): Promise<{ bytes: number; seconds: number } | null> {
  const position = await readPosition(url)
  if (!position) return null
  const { rows } = await sql<{ bytes: number }>`
    select greatest(pg_wal_lsn_diff(pg_current_wal_lsn(), ${position.lsn}::pg_lsn), 0) as bytes`.execute(db)
  const bytes = rows[0]?.bytes ?? 0
  return { bytes, seconds: bytes === 0 ? 0 : position.age }
}
