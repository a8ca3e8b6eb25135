// npm run bench [-- --quick] [--json FILE] [--data DIR [--only WORD]]: how the product does beside a bare node:http server and a bare query.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Request } from 'autocannon'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { type ImportMeasure, measureImport, uploadCsv } from './import.ts'
import { type Measure, measureQuery, measureRequests } from './measure.ts'
import { seed } from './seed.ts'
import { admin, post, type Server, startFloor, startServer } from './server.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'string' },
    data: { type: 'string' },
    only: { type: 'string' },
  },
})
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

type Ask = (name: string, given: Request[], duration?: number) => Promise<void>

/** Measures what `use` asks for, each beside a bare server that sends as many bytes. */
async function measureBeside(server: Server, floorQuery: string, ids: number[], use: (ask: Ask) => Promise<void>) {
  const floor = await startFloor()
  const database = await startEmbeddedPostgres(server.dataDir)
  try {
    const open = () => new pg.Client(database.connection)
    const query = await measureQuery(open, seconds, floorQuery, ids)
    const rows: Row[] = [{ name: `floor: ${floorQuery}`, ...query, of_http: null, of_query: 1 }]
    await use(async (name, given, duration = seconds) => {
      if (options.only && !name.includes(options.only)) return
      const requests = given.map((request) => ({ ...request, headers: { ...browser, ...request.headers } }))
      const [first] = requests
      const bytes = first ? await sizeOf(`${server.url}${first.path}`, first) : 0
      const bare = await measureRequests(floor.url, seconds, [{ path: `/${bytes}` }])
      const ours = await measureRequests(server.url, duration, requests)
      rows.push({ name: `floor: node:http, ${bytes} bytes`, ...bare, of_http: 1, of_query: null })
      rows.push({ name, ...ours, of_http: ours.rate / bare.rate, of_query: ours.rate / query.rate })
    })
    return rows
  } finally {
    await database.stop()
    await floor.stop()
  }
}

const measureDirectory = (server: Server, ids: number[]) =>
  measureBeside(server, 'select * from businesses where id = $1', ids, async (measure) => {
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
  })

/** The forum that `bench:seed` made. Pages are asked for by more addresses than are kept, so that they are rendered. */
async function measureForum(server: Server) {
  const { questions } = await (await fetch(`${server.url}/api/questions?limit=1`)).json()
  const newest: number = questions[0].id
  const step = Math.max(1, Math.floor(newest / 3000))
  const ids = Array.from({ length: Math.min(3000, newest) }, (_, at) => newest - at * step)
  const sorts = ['newest', 'votes', 'unanswered']
  const searches = await wordsOf(server, ids)
  return measureBeside(server, 'select * from questions where id = $1', ids, async (measure) => {
    await measure(
      'questions, HTML',
      sorts.map((sort) => ({ path: `/questions?sort=${sort}` })),
    )
    await measure(
      'questions, JSON',
      sorts.map((sort) => ({ path: `/api/questions?sort=${sort}` })),
    )
    await measure(
      'question, HTML',
      ids.map((id) => ({ path: `/questions/${id}` })),
    )
    await measure(
      'question, JSON',
      ids.map((id) => ({ path: `/api/questions/${id}` })),
    )
    await measure(
      'question, JSON, signed in',
      ids.map((id) => ({ path: `/api/questions/${id}`, headers: server.authorization })),
    )
    await measure(
      'search, HTML',
      searches.map((search) => ({ path: `/questions?search=${search}` })),
    )
    await measure(
      'search, JSON',
      searches.map((search) => ({ path: `/api/questions?search=${search}` })),
    )
    await measure('search, a word of old questions', [{ path: '/api/questions?search=oldword' }])
    await measure('search, misspelled', [{ path: '/api/questions?search=oldwrd' }])
    await measure(
      'posting an answer',
      ids.map((question_id) => ({
        method: 'POST' as const,
        path: '/api/answers',
        headers: { ...server.authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ question_id, content: 'Ask at the harbor, they know. It took us two weeks in May.' }),
      })),
    )
  })
}

/** The job board that `bench:seed` made. */
async function measureJobs(server: Server) {
  const { jobs } = await (await fetch(`${server.url}/api/jobs?is_active=true&limit=100`)).json()
  const newest: number = jobs[0].id
  const step = Math.max(1, Math.floor(newest / 3000))
  const ids = Array.from({ length: Math.min(3000, newest) }, (_, at) => newest - at * step)
  const places = [...new Set(jobs.map(({ location }: { location: string }) => location.split(',')[0]))]
  const searches = jobs.flatMap(({ title }: { title: string }) => [title.split(' ')[0], title.replace(/ \S+$/, '')])
  const types = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship']
  const open = '/api/jobs?is_active=true'
  return measureBeside(server, 'select * from jobs where id = $1', ids, async (measure) => {
    await measure('jobs, HTML', [{ path: '/jobs' }])
    await measure('jobs, JSON', [{ path: open }])
    await measure(
      'jobs of a type, JSON',
      types.map((type) => ({ path: `${open}&job_type=${type}` })),
    )
    await measure(
      'jobs at a place, JSON',
      places.map((place) => ({ path: `${open}&location=${place}` })),
    )
    await measure(
      'search of jobs, JSON',
      searches.map((words: string) => ({ path: `${open}&search=${encodeURIComponent(words)}` })),
    )
    await measure('search of jobs, a word of old ones', [{ path: `${open}&search=rareword` }])
    await measure(
      'job, HTML',
      ids.map((id) => ({ path: `/jobs/${id}` })),
    )
    await measure(
      'job, JSON',
      ids.map((id) => ({ path: `/api/jobs/${id}` })),
    )
  })
}

/** Searches of one and two words that some question has. */
async function wordsOf(server: Server, ids: number[]) {
  const titles = await Promise.all(
    ids.slice(0, 100).map(async (id) => {
      const { question } = await (await fetch(`${server.url}/api/questions/${id}`)).json()
      return (question.title as string).replace('.', '').split(' ')
    }),
  )
  return titles.flatMap(([first = '', second = '', third = '']) => [third, `${first}+${second}`])
}

/** Bytes of an answer's body on the wire. */
async function sizeOf(url: string, { method, headers, body }: Request) {
  const response = await fetch(url, { method, headers: headers as Record<string, string>, body: body as string })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? byteLength)
}

async function withServer<Result>(use: (server: Server) => Promise<Result>, data?: string): Promise<Result> {
  const server = await startServer(data)
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

function print(rows: Row[]) {
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
}

function printImport({ rows, memory_before, memory_growth, rows_per_second }: ImportMeasure) {
  const speed = `${Math.round(rows_per_second).toLocaleString('en-US')} rows a second`
  const memory = `the server grew by ${Math.round(memory_growth)} MB from ${Math.round(memory_before)} MB`
  console.log(`Import of ${rows.toLocaleString('en-US')} rows: ${speed}; ${memory}.`)
}

const forumData = options.data ?? mkdtempSync(join(tmpdir(), 'bench-forum-'))
if (!options.data) await seed(forumData, options.quick ? 1000 : 10_000)
const forum = await withServer(measureForum, forumData)
print(forum)
const jobs = await withServer(measureJobs, forumData)
if (!options.data) rmSync(forumData, { recursive: true, force: true })
print(jobs)
if (!options.data) {
  // on a server of its own: one that has answered thousands of requests has grown already
  const imported = await withServer((server) => measureImport(server, importedRows))
  const directory = await withServer(async (server) => measureDirectory(server, await publishOrganizations(server)))
  print(directory)
  printImport(imported)
  if (options.json) writeFileSync(options.json, JSON.stringify({ forum, jobs, directory, import: imported }, null, 2))
} else if (options.json) writeFileSync(options.json, JSON.stringify({ forum, jobs }, null, 2))
