import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { waitForDatabase } from './connectivity.server.ts'

// https://www.postgresql.org/docs/18/protocol-message-formats.html
const errorResponse = (code: string, message: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeUInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}
/** AuthenticationOk, then ReadyForQuery. */
const accept = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let server: Server | undefined
afterEach(() => server?.close())

/**
 * Starts a server that handles the first connections with these handlers in order, and all others with the last one.
 */
async function startServer(...handlers: ((socket: Socket) => void)[]) {
  let connections = 0
  server = createServer((socket) => {
    socket.on('error', () => {})
    const handler = handlers[Math.min(connections++, handlers.length - 1)]
    socket.once('data', () => handler?.(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `postgres://network:hidden@127.0.0.1:${(server.address() as AddressInfo).port}/network`
}
const refuse = (code: string, message: string) => (socket: Socket) => socket.end(errorResponse(code, message))

const wait = async (url: string) => {
  const notices: string[] = []
  await waitForDatabase('DATABASE_URL', url, (notice) => notices.push(notice), new AbortController().signal)
  return notices
}

test('waits for a server that starts up or closes connections, and reports it once', async () => {
  const url = await startServer(
    refuse('57P03', 'the database system is starting up'),
    (socket) => socket.destroy(),
    refuse('53300', 'sorry, too many clients already'),
    (socket) => socket.write(accept),
  )
  expect(await wait(url)).toEqual(['Waiting for DATABASE_URL (0 of 60 s): the database system is starting up'])
})

test.for([
  ['28P01', 'password authentication failed for user "network"'],
  ['28000', 'role "network" does not exist'],
  ['3D000', 'database "network" does not exist'],
] as const)('gives up at once on %s', async ([code, message]) => {
  const url = await startServer(refuse(code, message), (socket) => socket.write(accept))
  await expect(wait(url)).rejects.toThrow(`DATABASE_URL cannot be reached: ${message}`)
})

test('stops waiting when its signal is aborted', async () => {
  const url = await startServer(refuse('57P03', 'the database system is starting up'))
  const stopping = new AbortController()
  const waiting = waitForDatabase('DATABASE_URL', url, () => stopping.abort(), stopping.signal)
  await expect(waiting).rejects.toThrow('aborted')
})
