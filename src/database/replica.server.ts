import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Connection } from './client.server.ts'
import { classifyDatabaseError } from './databaseErrors.server.ts'
import { type Db, openDatabase } from './open.server.ts'
import { withReadFallback } from './readFallback.server.ts'
import type { DB } from './schema.generated.ts'
import { watchConnection } from './watchedConnection.server.ts'

/** Milliseconds that a request waits for a connection to the replica before it reads from the primary. */
const CONNECTION_TIMEOUT_MS = 1000
/** Milliseconds between two checks whether the replica has replayed the latest change: initial and maximum delay. */
const [MIN_DELAY_MS, MAX_DELAY_MS] = [5, 500]
/** The SQLSTATE of a statement that exceeded its timeout. */
const STATEMENT_TIMEOUT = '57014'

/**
 * Opens a replica for reads outside transactions. The primary answers while the replica is disconnected, while it has
 * not replayed a change that this process knows of, and when a statement fails on the replica. A statement that
 * exceeded its timeout is not repeated on the primary, because it would take as long again. While the primary is down, all
 * reads run on the replica, even if it is behind.
 * @param onReturn runs when the primary answers again.
 */
export async function openReplica(connection: Connection, primary: pg.Pool, log: Logger, onReturn: () => void) {
  const { pool } = openDatabase({ ...connection, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
  const fallback = withReadFallback(primary, pool, log, onReturn)
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  let isAvailable = false
  let isCurrent = false
  let isCatchingUp = false
  let changes = 0

  const watch = watchConnection(
    { ...connection, application_name: 'network-replica' },
    {
      heartbeat: 'select',
      interval: 500,
      timeout: 1000,
      onConnect() {
        isAvailable = true
        markStale()
        log.info('replica connected')
      },
      onDisconnect(error) {
        isAvailable = false
        log.warn(
          { err: error, cause: classifyDatabaseError(error)?.cause },
          'replica disconnected: reading from the primary',
        )
        // Statements that wait for an unresponsive replica then fail and run on the primary.
        for (const client of clients) client.end()
      },
    },
  )
  await watch.firstAttempt

  /** Sends reads to the primary until the replica has replayed everything that is committed now. */
  function markStale() {
    changes++
    isCurrent = false
    void catchUp()
  }

  async function catchUp() {
    if (isCatchingUp) return
    isCatchingUp = true
    for (let delay = MIN_DELAY_MS; isAvailable && !isCurrent; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
      const knownChanges = changes
      const hasReplayed = await hasReplayedEverything().catch(() => false)
      isCurrent = hasReplayed && knownChanges === changes
      if (!isCurrent) await sleep(delay, undefined, { ref: false })
    }
    isCatchingUp = false
  }

  async function hasReplayedEverything() {
    const { rows } = await primary.query('select pg_current_wal_lsn()::text as position')
    const { rows: replayed } = await pool.query(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as all',
      [rows[0].position],
    )
    return replayed[0].all === true
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = isAvailable && isCurrent ? await pool.connect().catch(() => null) : null
    return {
      async query(text: string, values: unknown[]) {
        try {
          if (client) return await client.query(text, values)
        } catch (error) {
          if ((error as pg.DatabaseError).code === STATEMENT_TIMEOUT) throw error
        }
        return fallback.read(text, values, () => primary.query(text, values))
      },
      release: (destroy?: boolean) => client?.release(destroy),
    } as unknown as PostgresPoolClient
  }
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } })
  const db: Db = new Kysely<DB>({ dialect })
  return {
    db,
    /** The primary, whose reads outside transactions run on the replica while it is down. */
    primary: fallback.db,
    markStale,
    async close() {
      isAvailable = false
      fallback.close()
      await watch.close()
      await db.destroy()
    },
  }
}
