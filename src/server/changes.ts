import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

/**
 * Hears of every committed change, from every process.
 * @param onChange runs after each, and after a lost connection, when some may have been missed.
 */
export async function listenForChanges(connection: pg.PoolConfig, onChange: () => void, log: Logger) {
  let client: pg.Client
  let closing = false

  async function connect() {
    client = new pg.Client({ ...connection, application_name: 'network-changes', keepAlive: true })
    client.on('notification', onChange)
    client.on('error', () => {})
    client.on('end', () => void reconnect())
    await client.connect()
    await client.query('listen changed')
    onChange()
  }

  async function reconnect() {
    while (!closing) {
      await sleep(1000)
      try {
        if (!closing) await connect()
        return
      } catch (error) {
        log.warn({ err: error }, 'no word of changes')
      }
    }
  }

  await connect()
  return {
    async close() {
      closing = true
      await client.end()
    },
  }
}
