import { createHash } from 'node:crypto'
import pg from 'pg'
import { isConnectionSpent } from './failure.server.ts'

/** For every client: a connection that a router or a dead machine has forgotten is found within a minute. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** The form in which results are parsed, whatever the settings of the server and of the role are. */
export const portableValues =
  '-c DateStyle=ISO,YMD -c IntervalStyle=postgres -c TimeZone=UTC -c extra_float_digits=1 -c bytea_output=hex'

// In milliseconds. The server cancels a statement first; the client's own limit holds when the server does not answer.
/** A request waits for a connection once and for one silent statement at most: it is answered within 10 seconds. */
export const requestLimits = {
  ...keepAlive,
  connectionTimeoutMillis: 3000,
  statement_timeout: 4500,
  query_timeout: 5000,
  idle_in_transaction_session_timeout: 60_000,
}
/** Tasks, imports and what administrators do to thousands of rows at once. */
export const backgroundLimits = {
  ...keepAlive,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 600_000,
  query_timeout: 610_000,
  idle_in_transaction_session_timeout: 0,
}
/** The task queue repeats what fails, so that a silent connection does not hold it up for long. */
export const queueLimits = {
  ...keepAlive,
  options: portableValues,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
}
/** Migrations take the time that they need. */
export const migrationLimits = { ...keepAlive, connectionTimeoutMillis: 10_000, statement_timeout: 0, query_timeout: 0 }

/** Milliseconds until a connection that is ended is closed. */
const END_TIMEOUT = 2000

const names = new Map<string, string>()
function statementName(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return name
}

// What a pattern or a query of words finds may be one row or all: the plan depends on it and is made anew each time.
const plannedEachTime = / i?like |@@/

/**
 * A client that survives a lost connection and gives it up once it is spent. It prepares every parameterised statement,
 * but searches, under a name derived from its text.
 */
export class NetworkClient extends pg.Client {
  private spentBy: unknown

  constructor(config?: pg.ClientConfig) {
    super(config)
    // pg-pool listens to idle clients only. The statement that runs, or the next one, fails with the reason.
    this.on('error', () => {})
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's end takes a callback or returns a promise
  override end(...args: any[]): any {
    const { stream } = this.connection
    // The other side of a half-open connection never confirms its end.
    const timer = setTimeout(() => stream.destroy(), END_TIMEOUT).unref()
    stream.once('close', () => clearTimeout(timer))
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return (super.end as any)(...args)
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads, passed through as they come
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0 && !plannedEachTime.test(text)) {
      args.splice(0, 2, { text, values, name: statementName(text) })
    }
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const result = (super.query as any)(...args)
    if (!(result instanceof Promise)) return result
    return result.catch((error) => {
      if (!this.spentBy && isConnectionSpent(error)) {
        this.spentBy = error
        // An ending client is not returned to the pool. One that still waits for an answer closes its socket.
        void this.end()
      }
      // A rollback that fails afterwards would hide the reason.
      throw this.spentBy ?? error
    })
  }
}
