import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseClient } from './client.server.ts'
import { classifyDatabaseError, hasTimedOut, isServerDown } from './databaseErrors.server.ts'
import type { Db } from './open.server.ts'
import type { DB } from './schema.generated.ts'

/** Milliseconds between two attempts to reach a primary that is down. */
const PROBE_INTERVAL_MS = 250
/** Milliseconds that a new connection waits for an answer before the primary counts as down. */
const PROBE_TIMEOUT_MS = 1000
/** Milliseconds before each attempt to read from the replica while the primary is down. */
const RETRY_DELAYS_MS = [0, 100, 300]

const startsRead = /^\s*(select|with)\b/i
const startsTransaction = /^\s*(begin|start)\b/i
const endsTransaction = /^\s*(commit|rollback)\s*$/i
/** SQL keywords and functions of statements that may write. A replica refuses such statements, unless it has just been promoted to primary. */
const mayWrite = /\b(insert|update|delete|merge|nextval|setval|pg_notify|pg_\w*lock\w*|share)\b/i
/** Functions of the schema that write. Running a vote twice would undo it. */
const writes =
  /\b(announce_changes|cast_vote|forget_deleted_row|index_questions|insert_row|(move|return)_business_rows|settle_\w+)\b/

/**
 * Whether a statement can run on a replica. Also false for a read whose columns or texts match `mayWrite` or `writes`; it
 * then runs on the primary.
 */
export const isRead = (text: string) => startsRead.test(text) && !mayWrite.test(text) && !writes.test(text)

/** Whether a new connection to the primary is answered, also with an error such as “too many connections”. */
async function isAnswering({ options }: pg.Pool): Promise<boolean> {
  const limits = { connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS }
  // The pool hides the password from enumeration.
  const client = new DatabaseClient({ ...options, password: options.password, ...limits })
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch (error) {
    return !isServerDown(error)
  } finally {
    void client.end()
  }
}

/**
 * Opens the primary so that reads outside transactions run on the replica while the primary is down, such as during a
 * failover. They may lack the latest writes.
 * @param onReturn runs when the primary answers again: what was read meanwhile may be outdated.
 */
export function withReadFallback(primary: pg.Pool, replica: pg.Pool, log: Logger, onReturn: () => void) {
  let isDown = false
  let isClosed = false
  let probe: Promise<boolean> | undefined

  async function waitForPrimary() {
    for (let probed = false; !probed && !isClosed; ) {
      probed = await primary.query('select').then(
        () => true,
        () => false,
      )
      if (!probed) await sleep(PROBE_INTERVAL_MS, undefined, { ref: false })
    }
    isDown = false
    onReturn()
    log.info('primary connected')
  }

  /**
   * Whether the primary is down. All connections of a busy primary may be in use, and a read on the replica could then lack
   * the latest write of the reader, so a timeout alone is not enough.
   */
  async function isPrimaryDown(error: unknown): Promise<boolean> {
    if (!isServerDown(error)) return false
    if (isDown || !hasTimedOut(error)) return true
    probe ??= isAnswering(primary).finally(() => {
      probe = undefined
    })
    return !(await probe)
  }

  function markDown(error: unknown) {
    if (isDown || isClosed) return
    isDown = true
    log.warn(
      { err: error, cause: classifyDatabaseError(error)?.cause },
      'primary disconnected: reading from the replica',
    )
    void waitForPrimary()
  }

  /** Runs a read on the replica. A proxy in front of it may just be changing to another replica. */
  async function readFromReplica(text: string, values: unknown[]) {
    let failure: unknown
    for (const delay of RETRY_DELAYS_MS) {
      if (delay > 0) await sleep(delay)
      try {
        return await replica.query(text, values)
      } catch (error) {
        if (!isServerDown(error)) throw error
        failure = error
      }
    }
    throw failure
  }

  /** Runs a read on the primary, and on the replica if the primary is down. */
  async function read(text: string, values: unknown[], run: () => Promise<pg.QueryResult>) {
    if (isDown) return readFromReplica(text, values)
    try {
      return await run()
    } catch (error) {
      if (!(await isPrimaryDown(error))) throw error
      markDown(error)
      return readFromReplica(text, values)
    }
  }

  /** A client that takes a connection from the pool when a statement needs the primary for the first time. */
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
