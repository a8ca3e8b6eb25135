import type { Request } from 'autocannon'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { type Measure, measureQuery, measureRequests } from './measure.ts'
import { options, seconds } from './options.ts'
import { type Server, startFloor } from './server.ts'

const browser = { 'Accept-Encoding': 'gzip, deflate, br' }
export type Row = Measure & { name: string; of_http: number | null; of_query: number | null }

/** What is asked for, over and over, for how many seconds. */
type Asked = [name: string, requests: Request[], duration?: number]

export const paths = (given: string[]): Request[] => given.map((path) => ({ path }))

/** What is measured of a server, and the bare query beside it, which is asked for these ids. */
export type Plan = { floorQuery: string; ids: number[]; asked: Asked[] }

const asBrowser = (requests: Request[]) =>
  requests.map((request) => ({ ...request, headers: { ...browser, ...request.headers } }))

/** Measures each of what is asked for beside a bare server that sends as many bytes, and beside a bare query. */
export async function measureBeside(server: Server, { floorQuery, ids, asked }: Plan) {
  const floor = await startFloor()
  const database = await startEmbeddedPostgres(server.dataDir)
  try {
    const open = () => new pg.Client(database.connection)
    const query = await measureQuery(open, seconds, floorQuery, ids)
    const rows: Row[] = [{ name: `floor: ${floorQuery}`, ...query, of_http: null, of_query: 1 }]
    for (const [name, given, duration = seconds] of asked) {
      if (options.only && !name.includes(options.only)) continue
      const requests = asBrowser(given)
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

const ROUNDS = 3

export type Compared = { name: string; first: Measure; second: Measure }

/** Measures servers of different data in turn, so that what else the machine does strikes both, and takes the round in the middle. */
export async function measureInTurn(one: Server, other: Server, plan: (server: Server) => Promise<Plan>) {
  const [{ asked }, { asked: askedOther }] = [await plan(one), await plan(other)]
  const compared: Compared[] = []
  for (const [at, [name, requests]] of asked.entries()) {
    if (options.only && !name.includes(options.only)) continue
    const [first, second]: [Measure[], Measure[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      first.push(await measureRequests(one.url, seconds, asBrowser(requests)))
      second.push(await measureRequests(other.url, seconds, asBrowser(askedOther[at]?.[1] ?? [])))
    }
    compared.push({ name, first: middle(first), second: middle(second) })
  }
  return compared
}

const middle = (rounds: Measure[]) => rounds.sort((a, b) => a.p99 - b.p99)[Math.floor(rounds.length / 2)] as Measure

/** Bytes of an answer's body on the wire. */
async function sizeOf(url: string, { method, headers, body }: Request) {
  const response = await fetch(url, { method, headers: headers as Record<string, string>, body: body as string })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? byteLength)
}
