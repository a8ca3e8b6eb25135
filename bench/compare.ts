import type { Request } from 'autocannon'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { type Measure, measureQuery, measureRequests } from './measure.ts'
import { options, seconds } from './options.ts'
import { type Server, startFloor } from './server.ts'

const browser = { 'Accept-Encoding': 'gzip, deflate, br' }
export type Row = Measure & { name: string; of_http: number | null; of_query: number | null }

/** Requests that are repeated in turn, and for how many seconds. */
type Scenario = [name: string, requests: Request[], duration?: number]

export const paths = (urlPaths: string[]): Request[] => urlPaths.map((path) => ({ path }))

/** The scenarios of a server, and the bare query to compare with, which reads these ids in turn. */
export type Plan = { floorQuery: string; ids: number[]; scenarios: Scenario[] }

const withBrowserHeaders = (requests: Request[]) =>
  requests.map((request) => ({ ...request, headers: { ...browser, ...request.headers } }))

/** Measures each scenario relative to a bare server that sends as many bytes, and to a bare query. */
export async function measureAgainstFloor(server: Server, { floorQuery, ids, scenarios }: Plan) {
  const floor = await startFloor()
  const database = await startEmbeddedPostgres(server.dataDir)
  try {
    const open = () => new pg.Client(database.connection)
    const query = await measureQuery(open, seconds, floorQuery, ids)
    const rows: Row[] = [{ name: `floor: ${floorQuery}`, ...query, of_http: null, of_query: 1 }]
    for (const [name, scenarioRequests, duration = seconds] of scenarios) {
      if (options.only && !name.includes(options.only)) continue
      const requests = withBrowserHeaders(scenarioRequests)
      const [first] = requests
      const bytes = first ? await readSize(`${server.url}${first.path}`, first) : 0
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

export type Comparison = { name: string; first: Measure; second: Measure }

/** Measures two servers with different data alternately, so that other load affects both, and takes the median round. */
export async function compareServers(
  firstServer: Server,
  secondServer: Server,
  plan: (server: Server) => Promise<Plan>,
) {
  const [{ scenarios }, { scenarios: otherScenarios }] = [await plan(firstServer), await plan(secondServer)]
  const comparisons: Comparison[] = []
  for (const [index, [name, requests]] of scenarios.entries()) {
    if (options.only && !name.includes(options.only)) continue
    const [first, second]: [Measure[], Measure[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      first.push(await measureRequests(firstServer.url, seconds, withBrowserHeaders(requests)))
      second.push(
        await measureRequests(secondServer.url, seconds, withBrowserHeaders(otherScenarios[index]?.[1] ?? [])),
      )
    }
    comparisons.push({ name, first: median(first), second: median(second) })
  }
  return comparisons
}

const median = (rounds: Measure[]) => rounds.sort((a, b) => a.p99 - b.p99)[Math.floor(rounds.length / 2)] as Measure

/** Bytes of the response body on the wire. */
async function readSize(url: string, { method, headers, body }: Request) {
  const response = await fetch(url, { method, headers: headers as Record<string, string>, body: body as string })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? byteLength)
}
