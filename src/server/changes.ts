import type pg from 'pg'
import type { Logger } from 'pino'
import { classifyDatabaseError } from '../database/databaseErrors.server.ts'
import { locks } from '../database/locks.ts'
import { watchConnection } from '../database/watchedConnection.server.ts'
import { shareRuns } from '../kit/server/siblings.server.ts'

type Listener = {
  /** Runs after each committed change of any process, with the tags of the change. */
  onChange(tags: string[]): void
  /** Runs when the connection was lost before a change of this process was published. */
  onUnknownChange(): void
  /** Runs when the connection is lost or restored. Changes in between are missed. */
  onConnection(isConnected: boolean): void
}

/**
 * Milliseconds between two heartbeats, and after which a statement without a response counts as a lost connection. A
 * heartbeat also publishes changes that were committed outside of requests, for example by a task or an operator.
 */
const [HEARTBEAT_INTERVAL_MS, HEARTBEAT_TIMEOUT_MS] = [50, 2000]

const publishChanges = `select announce_changes() from pg_advisory_xact_lock(${locks.changes})`
// A connection pooler may assign another session, which has no LISTEN.
const heartbeat = `select case when exists (select from changes) then (${publishChanges}) end
  from pg_listening_channels() as channel where channel = 'changed'`

/** Listens for committed changes of all processes, and publishes those of this process. */
export async function listenForChanges(connection: pg.PoolConfig, listener: Listener, log: Logger) {
  const watch = watchConnection(
    { ...connection, application_name: 'network-changes' },
    {
      prepare(client) {
        client.on('notification', ({ payload }) => {
          if (payload) listener.onChange(payload.split(' '))
        })
        return client.query('listen changed')
      },
      heartbeat,
      interval: HEARTBEAT_INTERVAL_MS,
      timeout: HEARTBEAT_TIMEOUT_MS,
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

  const publishOnce = () => watch.query(publishChanges).catch(listener.onUnknownChange)

  return {
    /**
     * Publishes all committed changes. When the promise resolves, the listener has received every change that was
     * committed before the call. Concurrent callers share one statement.
     */
    publish: shareRuns(publishOnce),
    close: watch.close,
  }
}
