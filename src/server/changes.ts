import type pg from 'pg'
import type { Logger } from 'pino'
import { classifyDatabaseError } from '../database/databaseErrors.server.ts'
import { watchConnection } from '../database/watchedConnection.server.ts'

type Listener = {
  /** Runs after each committed change of any process. */
  onChange(): void
  /** Runs when the connection is lost or restored. Changes in between were missed. */
  onConnection(isConnected: boolean): void
}

/** Milliseconds between two heartbeats, and after which a heartbeat without a response counts as a lost connection. */
const [INTERVAL, TIMEOUT] = [500, 2000]

/** Listens for committed changes of all processes. */
export async function listenForChanges(connection: pg.PoolConfig, listener: Listener, log: Logger) {
  const watch = watchConnection(
    { ...connection, application_name: 'network-changes' },
    {
      prepare(client) {
        client.on('notification', listener.onChange)
        return client.query('listen changed')
      },
      // A connection pooler may assign another session, which does not listen.
      heartbeat: `select from pg_listening_channels() as channel where channel = 'changed'`,
      interval: INTERVAL,
      timeout: TIMEOUT,
      onConnect() {
        listener.onConnection(true)
        log.info('change listener connected')
      },
      onDisconnect(error) {
        listener.onConnection(false)
        log.warn({ err: error, cause: classifyDatabaseError(error)?.cause }, 'change listener disconnected')
      },
    },
  )
  await watch.firstAttempt
  return { close: watch.close }
}
