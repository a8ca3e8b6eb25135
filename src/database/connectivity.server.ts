import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isUnreachable } from './databaseErrors.server.ts'

/** Milliseconds to wait for a server that does not accept connections yet, and between two notices. */
const [TIMEOUT_MS, NOTICE_INTERVAL_MS] = [60_000, 10_000]

/**
 * SQLSTATEs of a database that starts, restarts or fails over:
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const startupStates = new Set(['57P01', '57P02', '57P03', '53300'])

type ConnectionError = Error & { code?: string }

const isTemporary = (error: ConnectionError) => startupStates.has(error.code ?? '') || isUnreachable(error)

async function tryConnection(
  connectionString: string,
  connectionTimeoutMillis = 10_000,
): Promise<ConnectionError | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis })
  client.on('error', () => {})
  try {
    await client.connect()
    return null
  } catch (error) {
    // A host name with several addresses fails with one error for each.
    return error instanceof AggregateError ? error.errors[0] : (error as Error)
  } finally {
    client.end().catch(() => {})
  }
}

/**
 * Waits until the PostgreSQL server of a connection string accepts connections, for at most a minute.
 * @param variable the setting that holds the connection string, for messages.
 * @param notify called with a line at once, then every ten seconds.
 * @throws at once when the server refuses the password, role or database; after a minute for any other error.
 */
export async function waitForDatabase(
  variable: string,
  connectionString: string,
  notify: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now()
  let lastNotice = Number.NEGATIVE_INFINITY
  for (let delay = 250; ; delay = Math.min(delay * 1.5, 2000)) {
    const error = await tryConnection(connectionString)
    if (!error) return
    const reason = error.message.split('\n')[0]
    const waited = performance.now() - started
    if (!isTemporary(error) || waited + delay > TIMEOUT_MS) throw new Error(`${variable} cannot be reached: ${reason}`)
    if (waited - lastNotice >= NOTICE_INTERVAL_MS) {
      lastNotice = waited
      notify(`Waiting for ${variable} (${Math.round(waited / 1000)} of ${TIMEOUT_MS / 1000} s): ${reason}`)
    }
    await sleep(delay, undefined, { signal })
  }
}

/**
 * Checks the login of a replica. An unreachable replica is no error, because the primary then answers the reads.
 * @throws when the replica refuses the password, role or database.
 */
export async function checkReplicaLogin(variable: string, connectionString: string): Promise<void> {
  const error = await tryConnection(connectionString, 2000)
  if (error && !isTemporary(error)) throw new Error(`${variable} cannot be reached: ${error.message.split('\n')[0]}`)
}
