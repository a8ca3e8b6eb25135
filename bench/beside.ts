import type { Request } from 'autocannon'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { type Measure, measureQuery, measureRequests } from './measure.ts'
import { options, seconds } from './options.ts'
import { type Server, startFloor } from './server.ts'

const browser = { 'Accept-Encoding': 'gzip, deflate, br' }
export type Row = Measure & { name: string; of_http: number | null; of_query: number | null }

/** What is asked for, over and over, for how many seconds. */
export type Asked = [name: string, requests: Request[], duration?: number]

export const paths = (given: string[]): Request[] => given.map((path) => ({ path }))

/** Measures each of what is asked for beside a bare server that sends as many bytes, and beside a bare query. */
export async function measureBeside(server: Server, floorQuery: string, ids: number[], asked: Asked[]) {
  const floor = await startFloor()
  const database = await startEmbeddedPostgres(server.dataDir)
  try {
    const open = () => new pg.Client(database.connection)
    const query = await measureQuery(open, seconds, floorQuery, ids)
    const rows: Row[] = [{ name: `floor: ${floorQuery}`, ...query, of_http: null, of_query: 1 }]
    for (const [name, given, duration = seconds] of asked) {
      if (options.only && !name.includes(options.only)) continue
      const requests = given.map((request) => ({ ...request, headers: { ...browser, ...request.headers } }))
      const [first] = requests
      const bytes = first ? await sizeOf(`${server.url}${first.path}`, first) : 0
      const bare = await measureRequests(floor.url, seconds, [{ path: `/${bytes}` }])
      const ours = await measureRequests(server.url, duration, requests)
      rows.push({ name: `floor: node:http, ${bytes} bytes`, ...bare, of_http: 1, of_query: null })
      rows.push({ name, ...ours, of_http: ours.rate / bare.rate, of_query: ours.rate / query.rate })
    }
    return rows
  } finally {
    await database.stop()
    await floor.stop()
  }
}

/** Bytes of an answer's body on the wire. */
async function sizeOf(url: string, { method, headers, body }: Request) {
  const response = await fetch(url, { method, headers: headers as Record<string, string>, body: body as string })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? byteLength)
}
