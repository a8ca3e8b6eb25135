import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { isConnectionBroken } from './databaseErrors.server.ts'

/** TCP keepalive for every client. It detects a connection to a dead machine within a minute. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * The output formats that the parsers expect, regardless of the settings of the server and the role. Just-in-time compilation
 * is off, because it takes longer than the statements that it would make faster: seconds for a change of many rows.
 */
export const sessionSettings =
  '-c DateStyle=ISO,YMD -c IntervalStyle=postgres -c TimeZone=UTC -c extra_float_digits=1 -c bytea_output=hex -c jit=off'

/** The name of the sessions of the task queue. */
const TASK_QUEUE = 'network-tasks'

// All timeouts are in milliseconds. `statement_timeout` applies in the server. `query_timeout` applies in the client
// and is longer, for a server that does not respond.
/** For requests. Waiting for a connection and one statement without a response take less than 10 seconds together. */
export const requestLimits = {
  ...keepAlive,
  connectionTimeoutMillis: 3000,
  statement_timeout: 4500,
  query_timeout: 5000,
  idle_in_transaction_session_timeout: 60_000,
}
/** For tasks, imports and bulk changes of administrators. */
export const backgroundLimits = {
  ...keepAlive,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 600_000,
  query_timeout: 610_000,
  idle_in_transaction_session_timeout: 0,
}
/** For the task queue. It retries, so timeouts can be short and a dead connection is noticed early. */
export const queueLimits = {
  ...keepAlive,
  application_name: TASK_QUEUE,
  options: sessionSettings,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
}
/** For migrations, backups and restores. Statements have no timeout. */
export const migrationLimits = { ...keepAlive, connectionTimeoutMillis: 10_000, statement_timeout: 0, query_timeout: 0 }

/** Milliseconds after `end` until the socket is destroyed. */
const END_TIMEOUT_MS = 2000

/**
 * The maximum number of names that a process remembers, and of statements that a connection keeps prepared. PostgreSQL keeps the
 * text and the plan of each, and searches have hundreds of forms.
 */
const [MAX_NAMES, MAX_PREPARED] = [2000, 200]
/** Statements with this many characters are not prepared. They are searches for many words, which are rarely repeated. */
const MAX_PREPARED_LENGTH = 3000

const statementNames = new LRUCache<string, string>({ max: MAX_NAMES })

// The number of matches of a pattern or a text search varies from one row to all. A prepared statement would use one
// plan for all of them.
const unpreparedStatement = / i?like |@@/

/** The name under which a statement is prepared; undefined for a search and for a long text. */
function statementName(text: string): string | undefined {
  const cachedName = statementNames.get(text)
  if (cachedName !== undefined || text.length >= MAX_PREPARED_LENGTH || unpreparedStatement.test(text))
    return cachedName
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  statementNames.set(text, name)
  return name
}

/** The error code with which a server refuses connections while it shuts down or starts. */
const CANNOT_CONNECT_NOW = '57P03'

/** The listener of the task queue is a client of its library, so only the server can end its session. */
const endTaskQueueSessions = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = '${TASK_QUEUE}' and usename = current_user and pid <> pg_backend_pid()`

const connected = new Set<DatabaseClient>()

/**
 * Ends all sessions of this process on a server that refuses new ones. After SIGTERM or `pg_ctl stop -m smart`, PostgreSQL
 * waits until all sessions have ended, and pools and listeners keep theirs:
 * https://www.postgresql.org/docs/18/server-shutdown.html
 */
function endSessions({ host, port }: DatabaseClient) {
  for (const client of [...connected]) if (client.host === host && client.port === port) client.endWhenIdle()
}

/** A connection, and whether it keeps prepared statements. A pooler in transaction mode may not keep them. */
export type Connection = pg.PoolConfig & { keepsStatements?: boolean }

/**
 * A client that does not crash the process when its connection is lost, and ends when the connection can no longer be
 * used. It prepares parameterised statements, except searches, under a name derived from their text.
 */
export class DatabaseClient extends pg.Client {
  private fatalError: unknown
  private readonly keepsStatements: boolean
  private endsWhenIdle = false
  private hasEndedTaskQueue = false
  /** The names of its prepared statements, in the order of their last use. */
  private readonly prepared = new Set<string>()

  constructor(config?: Connection) {
    super(config)
    this.keepsStatements = config?.keepsStatements ?? true
    // pg-pool listens for errors of idle clients only. The current or the next statement fails with the error.
    this.on('error', () => {})
    this.on('connect', () => connected.add(this))
    this.on('end', () => connected.delete(this))
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === CANNOT_CONNECT_NOW) endSessions(this)
    })
    this.connection.on('readyForQuery', () => {
      if (this.endsWhenIdle) setImmediate(() => this.endWhenIdle())
    })
  }

  /** Whether it runs no statement and is in no transaction. */
  isIdle(): boolean {
    // pg has no public fields for this.
    const { readyForQuery, _txStatus } = this as unknown as { readyForQuery: boolean; _txStatus: string | null }
    return readyForQuery && _txStatus === 'I'
  }

  /** Ends the session now, or after its statement and transaction. */
  endWhenIdle() {
    this.endsWhenIdle = true
    if (!this.isIdle()) return
    // Each session does this, because no further one can when the others have ended.
    if (!this.hasEndedTaskQueue) {
      this.hasEndedTaskQueue = true
      this.query(endTaskQueueSessions).catch(() => {})
      return
    }
    // A pool removes an idle client for this error.
    this.emit('error', new Error('Connection terminated: the database shuts down'))
    void this.end()
  }

  /** Records the use of a prepared statement. At the limit, deallocates the least recently used one. */
  private noteStatement(name: string) {
    if (!this.prepared.delete(name) && this.prepared.size >= MAX_PREPARED && this.isIdle()) {
      const [oldest = ''] = this.prepared
      this.prepared.delete(oldest)
      // pg has no public field for this either.
      delete (this.connection as unknown as { parsedStatements: Record<string, string> }).parsedStatements[oldest]
      // Fails when PostgreSQL refused the statement, so it was never prepared. In a transaction, the failure would abort the following statements.
      super.query(`deallocate "${oldest}"`).catch(() => {})
    }
    this.prepared.add(name)
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's connect takes a callback or returns a promise
  override connect(...args: any[]): any {
    if (args.length > 0) return super.connect(args[0])
    return new Promise<void>((resolve, reject) => {
      // pg never settles the promise of a client that is ended while it connects.
      this.once('end', () => reject(new Error('Connection terminated')))
      super.connect().then(() => resolve(), reject)
    })
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's end takes a callback or returns a promise
  override end(...args: any[]): any {
    const { stream } = this.connection
    // The other side of a half-open connection never closes it.
    const timer = setTimeout(() => stream.destroy(), END_TIMEOUT_MS).unref()
    stream.once('close', () => clearTimeout(timer))
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return (super.end as any)(...args)
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads, and all arguments are passed on
  override query(...args: any[]): any {
    const [text, values] = args
    if (this.keepsStatements && typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = statementName(text)
      if (name !== undefined) this.noteStatement(name)
      args.splice(0, 2, { text, values, name })
    }
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const result = (super.query as any)(...args)
    if (!(result instanceof Promise)) return result
    return result.catch((error) => {
      if (!this.fatalError && isConnectionBroken(error)) {
        this.fatalError = error
        // An ended client is not returned to the pool. `end` also closes a connection that waits for a response.
        void this.end()
      }
      // A rollback on the broken connection fails too. Its error would hide the first one.
      throw this.fatalError ?? error
    })
  }
}
