// A bare node:http server in its own process, which is the upper bound for any server in Node. /1234 sends 1,234 bytes.
// /statements/7 runs the seventh list of statements that the bench has sent, and sends the rows. It prepares the
// statements that the network prepares.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './statements.ts'

/** The number of connections that the network has for requests. */
const CONNECTIONS = 20

export type FloorTask = { connection: pg.PoolConfig; lists: Statement[][] }

const bytes = Buffer.alloc(4 * 1024 * 1024, 'x')
let pool: pg.Pool | undefined
let lists: Statement[][] = []
const names = new Map<string, string>()

function nameOf(text: string) {
  const name = names.get(text) ?? `floor${names.size}`
  names.set(text, name)
  return name
}

async function sendRows(list: Statement[], response: ServerResponse) {
  const client = await (pool as pg.Pool).connect()
  try {
    const results: unknown[] = []
    for (const { text, values, isPrepared } of list) {
      results.push((await client.query({ text, values, ...(isPrepared && { name: nameOf(text) }) })).rows)
    }
    const body = JSON.stringify(results)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body)
  } finally {
    client.release()
  }
}

const server = createServer((request, response) => {
  request.resume()
  const path = request.url as string
  const list = path.startsWith('/statements/') ? lists[Number(path.slice(12))] : undefined
  if (list) {
    sendRows(list, response).catch((error: Error) => response.writeHead(500).end(error.message))
    return
  }
  const body = bytes.subarray(0, Number(path.slice(1)))
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body)
})
process.on('message', async (task: FloorTask) => {
  await pool?.end()
  pool = new pg.Pool({ ...task.connection, max: CONNECTIONS })
  lists = task.lists
  process.send?.('ready')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
