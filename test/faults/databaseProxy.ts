import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach } from 'vitest'

type Pair = { client: Socket; database: Socket; start: string }

const open = new Set<() => void>()

/** Starts a TCP proxy between application and database that can close connections or drop their data. */
export async function startDatabaseProxy(port: number) {
  const pairs = new Set<Pair>()
  let isSwallowing = (_: string) => false
  let isRefusing = (_: string) => false

  const server = createServer((client) => {
    const database = connect(port, '127.0.0.1')
    // The startup message of a PostgreSQL connection contains its application name.
    const pair: Pair = { client, database, start: '' }
    pairs.add(pair)
    const close = () => {
      pairs.delete(pair)
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) socket.on('error', close).on('close', close)
    client.on('data', (data) => {
      pair.start ||= data.toString('latin1')
      if (isRefusing(pair.start)) close()
      else if (!isSwallowing(pair.start)) database.write(data)
    })
    database.on('data', (data) => {
      if (!isSwallowing(pair.start)) client.write(data)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    for (const { client, database } of pairs) {
      client.destroy()
      database.destroy()
    }
  }
  open.add(close)
  const named = (application: string) => (start: string) => start.includes(`\0${application}\0`)

  return {
    url: `postgres://network@127.0.0.1:${(server.address() as AddressInfo).port}/network`,
    connections: () => pairs.size,
    /** Keeps connections open but drops their data: those of one application, or all. */
    swallow(application?: string) {
      isSwallowing = application ? named(application) : () => true
    },
    /** Closes the connections of an application, and refuses new ones. */
    refuse(application: string) {
      isRefusing = named(application)
      for (const { client, start } of pairs) if (isRefusing(start)) client.destroy()
    },
    pass() {
      isSwallowing = () => false
      isRefusing = () => false
    },
  }
}

afterEach(() => {
  for (const close of open) close()
  open.clear()
})
