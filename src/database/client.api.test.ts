import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
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

test('a connection keeps a limited number of statements prepared, also of those used in a transaction', async () => {
  const client = new DatabaseClient(inject('application'))
  await client.connect()
  try {
    const count = async () => {
      const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements')
      return rows[0].count
    }
    const select = (number: number) => client.query(`select $1::int + ${number} as sum`, [1])
    for (let number = 0; number < 210; number++) expect((await select(number)).rows).toEqual([{ sum: number + 1 }])
    expect(await count()).toBe(200)
    await client.query('begin')
    for (let number = 210; number < 215; number++) await select(number)
    await client.query('commit')
    // The first statements are dropped by now, and are prepared again.
    for (const number of [0, 1, 213, 2, 400]) expect((await select(number)).rows).toEqual([{ sum: number + 1 }])
    await expect(client.query('select $1::int / 0', [1])).rejects.toThrow('division by zero')
    expect((await select(0)).rows).toEqual([{ sum: 1 }])
    expect(await count()).toBeLessThanOrEqual(206)
  } finally {
    await client.end()
  }
})
