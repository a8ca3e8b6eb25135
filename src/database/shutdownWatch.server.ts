import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, DatabaseClient, requestLimits } from './client.server.ts'

/** Milliseconds between two attempts to connect. */
const RECONNECT_INTERVAL_MS = 5000

/**
 * Opens a connection every few seconds, because the server tells only new connections that it shuts down, and a busy pool
 * opens none. `DatabaseClient` then ends all sessions of this process.
 */
export function watchShutdown(connection: Connection) {
  const closing = new AbortController()
  const { signal } = closing
  let client: DatabaseClient | undefined

  async function run() {
    while (!signal.aborted) {
      await sleep(RECONNECT_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      client = new DatabaseClient({ ...requestLimits, ...connection, application_name: 'network-watch' })
      // The pools and listeners report a server that cannot be reached.
      await client.connect().catch(() => {})
      await client.end().catch(() => {})
    }
  }
  const ended = run()

  return {
    async close() {
      closing.abort()
      // Not awaited, because the server may not answer.
      void client?.end()
      await ended
    },
  }
}
