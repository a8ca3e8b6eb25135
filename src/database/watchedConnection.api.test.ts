import { expect, test } from 'vitest'
import { application } from '../../test/database.ts'
import { watchConnection } from './watchedConnection.server.ts'

/** Milliseconds. A slow machine needs a part of it to connect. */
const TIMEOUT_MS = 1000

function watch(heartbeat: string) {
  const losses: string[] = []
  let connections = 0
  const connection = watchConnection(application, {
    heartbeat,
    interval: 1,
    timeout: TIMEOUT_MS,
    onConnect: () => connections++,
    onDisconnect: (error) => losses.push(error.message),
  })
  return { connection, losses, readConnections: () => connections }
}

test('a process that is busy for longer than the timeout keeps its connection', async () => {
  const { connection, losses } = watch('select')
  await connection.firstAttempt
  for (let round = 0; round < 2; round++) {
    const answer = connection.query('select')
    // The statement is sent when this continues.
    await new Promise(setImmediate)
    for (const end = performance.now() + 1.25 * TIMEOUT_MS; performance.now() < end; );
    await answer
  }
  await connection.close()
  expect(losses).toEqual([])
})

test('replaces a connection that does not answer a statement in time', async () => {
  const { connection, losses, readConnections } = watch('select')
  await connection.firstAttempt
  await expect(connection.query('select pg_sleep(30)')).rejects.toThrow('Query read timeout')
  await expect.poll(readConnections).toBe(2)
  await connection.query('select')
  await connection.close()
  expect(losses).toEqual(['Query read timeout'])
})
