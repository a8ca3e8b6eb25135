import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { classifyDatabaseError, isConnectionBroken } from './databaseErrors.server.ts'
import type { Db } from './open.server.ts'
import type { DB } from './schema.generated.ts'

/** Milliseconds between two attempts to reach a primary that is away. */
const PROBE_INTERVAL = 250
/** Milliseconds before each attempt to read from the replica while the primary is away. */
const ATTEMPTS = [0, 100, 300]

const startsRead = /^\s*(select|with)\b/i
const startsTransaction = /^\s*(begin|start)\b/i
const endsTransaction = /^\s*(commit|rollback)\s*$/i
/** Words of statements that may write. A replica refuses them, but it may just have become the primary. */
const mayWrite = /\b(insert|update|delete|merge|nextval|setval|pg_notify|pg_\w*lock\w*|share)\b/i

/** Whether a statement can run on a replica. A column or text with such a word only means that it does not. */
export const isRead = (text: string) => startsRead.test(text) && !mayWrite.test(text)

/**
 * Opens the primary so that reads outside transactions run on the replica while the primary is away, such as during a
 * failover. They may lack the latest writes.
 * @param onReturn runs when the primary answers again: what was read meanwhile may be outdated.
 */
export function withReadFallback(primary: pg.Pool, replica: pg.Pool, log: Logger, onReturn: () => void) {
  let isAway = false
  let isClosed = false

  async function waitForPrimary() {
    for (let probed = false; !probed && !isClosed; ) {
      probed = await primary.query('select').then(
        () => true,
        () => false,
      )
      if (!probed) await sleep(PROBE_INTERVAL, undefined, { ref: false })
    }
    isAway = false
    onReturn()
    log.info('primary connected')
  }

  function markAway(error: unknown) {
    if (isAway || isClosed) return
    isAway = true
    log.warn(
      { err: error, cause: classifyDatabaseError(error)?.cause },
      'primary disconnected: reading from the replica',
    )
    void waitForPrimary()
  }

  /** Runs a read on the replica. A proxy in front of it may just be changing to another replica. */
  async function readFromReplica(text: string, values: unknown[]) {
    let failure: unknown
    for (const pause of ATTEMPTS) {
      if (pause > 0) await sleep(pause)
      try {
        return await replica.query(text, values)
      } catch (error) {
        if (!isConnectionBroken(error)) throw error
        failure = error
      }
    }
    throw failure
  }

  /** Runs a read on the primary, and on the replica if the primary is away. */
  async function read(text: string, values: unknown[], run: () => Promise<pg.QueryResult>) {
    if (isAway) return readFromReplica(text, values)
    try {
      return await run()
    } catch (error) {
      if (!isConnectionBroken(error)) throw error
      markAway(error)
      return readFromReplica(text, values)
    }
  }

  /** A connection that is taken from the pool with its first statement that needs the primary. */
  function connect(): PostgresPoolClient {
    let client: pg.PoolClient | undefined
    let isInTransaction = false
    async function runOnPrimary(text: string, values: unknown[]) {
      client ??= await primary.connect()
      return client.query(text, values)
    }
    return {
      async query(text: string, values: unknown[]) {
        if (!isInTransaction && isRead(text)) return read(text, values, () => runOnPrimary(text, values))
        if (startsTransaction.test(text)) isInTransaction = true
        else if (endsTransaction.test(text)) isInTransaction = false
        return runOnPrimary(text, values)
      },
      release: (destroy?: boolean) => client?.release(destroy),
    } as unknown as PostgresPoolClient
  }

  const dialect = new PostgresDialect({ pool: { connect: async () => connect(), end: async () => {}, options: {} } })
  const db: Db = new Kysely<DB>({ dialect })
  return {
    db,
    read,
    close() {
      isClosed = true
    },
  }
}
