import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { DatabaseClient } from './client.server.ts'
import { watchConnection } from './watchedConnection.server.ts'

/** Runs a test with a server that accepts connections but never responds. */
async function withSilentServer(
  run: (address: { host: string; port: number }, isReached: Promise<unknown>) => Promise<void>,
) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await run({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }, once(server, 'connection'))
  } finally {
    server.close()
  }
}

test('ending a client that is connecting rejects its connection attempt', () =>
  withSilentServer(async (address, isReached) => {
    const client = new DatabaseClient({ ...address, user: 'network' })
    const connected = client.connect()
    await isReached
    void client.end()
    await expect(connected).rejects.toThrow('Connection terminated')
  }))

test('a watched connection is closed while it connects', () =>
  withSilentServer(async (address, isReached) => {
    const ignore = () => {}
    const watched = watchConnection(
      { ...address, user: 'network' },
      { heartbeat: 'select', interval: 60_000, timeout: 600_000, onConnect: ignore, onDisconnect: ignore },
    )
    await isReached
    await watched.close()
  }))
