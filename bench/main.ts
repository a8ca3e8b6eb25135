// npm run bench [-- --quick] [--json FILE]: how the product does beside a bare node:http server and a bare query.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Request } from 'autocannon'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { type ImportMeasure, measureImport, uploadCsv } from './import.ts'
import { type Measure, measureQuery, measureRequests } from './measure.ts'
import { admin, post, type Server, startFloor, startServer } from './server.ts'

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' }, json: { type: 'string' } } })
const seconds = options.quick ? 1 : 5
const importedRows = options.quick ? 20_000 : 100_000
const browser = { 'Accept-Encoding': 'gzip, deflate, br' }
const words = [
  'alaska',
  'church',
  'school',
  'club',
  'foundation',
  'arts',
  'native',
  'fire',
  'council',
  'youth',
  'juneau',
]

type Row = Measure & { name: string; of_http: number | null; of_query: number | null }

async function measurePages(server: Server, ids: number[]): Promise<Row[]> {
  const floor = await startFloor()
  const database = await startEmbeddedPostgres(server.dataDir)
  try {
    const open = () => new pg.Client(database.connection)
    const query = await measureQuery(open, seconds, 'select * from businesses where id = $1', ids)
    const rows: Row[] = [{ name: 'floor: prepared query', ...query, of_http: null, of_query: 1 }]

    const measure = async (name: string, given: Request[], duration = seconds) => {
      const requests = given.map((request) => ({ ...request, headers: { ...browser, ...request.headers } }))
      const [first] = requests
      const bytes = first ? await sizeOf(`${server.url}${first.path}`, first) : 0
      const bare = await measureRequests(floor.url, seconds, [{ path: `/${bytes}` }])
      const ours = await measureRequests(server.url, duration, requests)
      rows.push({ name: `floor: node:http, ${bytes} bytes`, ...bare, of_http: 1, of_query: null })
      rows.push({ name, ...ours, of_http: ours.rate / bare.rate, of_query: ours.rate / query.rate })
    }
    const pages = Array.from({ length: Math.ceil(ids.length / 12) }, (_, at) => ({
      path: `/businesses?page=${at + 1}`,
    }))
    await measure('directory, first page', [{ path: '/businesses' }])
    await measure(`directory, ${pages.length} pages`, pages)
    await measure(
      `profile page, ${ids.length} of them`,
      ids.map((id) => ({ path: `/businesses/${id}` })),
    )
    await measure(
      '/api/profiles?search=',
      words.map((word) => ({ path: `/api/profiles?search=${word}&limit=20` })),
    )
    const headers = { 'Content-Type': 'application/json' }
    const login: Request = { method: 'POST', path: '/api/auth/login', headers, body: JSON.stringify(admin) }
    // 32 passwords hashed at once take a second of two cores
    await measure('login', [login], Math.max(seconds, 5))
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

async function withServer<Result>(use: (server: Server) => Promise<Result>): Promise<Result> {
  const server = await startServer()
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

async function publishOrganizations(server: Server): Promise<number[]> {
  await uploadCsv(server, readFileSync('test/data/alaska-organizations.csv'))
  await post(`${server.url}/api/admin/businesses/publish`, { all: true }, server.authorization)
  const { profiles } = await (await fetch(`${server.url}/api/profiles`)).json()
  return profiles.map(({ id }: { id: number }) => id)
}

function print(rows: Row[], imported: ImportMeasure) {
  const ratio = (value: number | null) => (value === null ? '' : value.toFixed(3))
  console.table(
    Object.fromEntries(
      rows.map(({ name, rate, p50, p99, of_http, of_query }) => [
        name,
        {
          'requests/s': Math.round(rate),
          'p50 ms': Number(p50.toFixed(1)),
          'p99 ms': Number(p99.toFixed(1)),
          '× node:http': ratio(of_http),
          '× query': ratio(of_query),
        },
      ]),
    ),
  )
  const { memory_before, memory_growth, rows_per_second } = imported
  const speed = `${Math.round(rows_per_second).toLocaleString('en-US')} rows a second`
  const memory = `the server grew by ${Math.round(memory_growth)} MB from ${Math.round(memory_before)} MB`
  console.log(`Import of ${imported.rows.toLocaleString('en-US')} rows: ${speed}; ${memory}.`)
}

// on a server of its own: one that has answered thousands of requests has grown already
const imported = await withServer((server) => measureImport(server, importedRows))
const pages = await withServer(async (server) => measurePages(server, await publishOrganizations(server)))
print(pages, imported)
if (options.json) writeFileSync(options.json, JSON.stringify({ pages, import: imported }, null, 2))
