// npm run bench [-- --quick] [--json FILE] [--data DIR [--data DIR] [--only WORD]]: measures speed relative to a
// bare node:http server and a bare query. Given two data folders, compares the second with the first.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Comparison, compareServers, measureAgainstFloor, type Plan, type Row } from './compare.ts'
import { planDirectory, publishOrganizations } from './directory.ts'
import { planEvents } from './events.ts'
import { planForum } from './forum.ts'
import { type ImportMeasure, measureImport } from './import.ts'
import { planJobs } from './jobs.ts'
import { options } from './options.ts'
import { seed } from './seed.ts'
import { type Server, startServer } from './server.ts'

const importedRows = options.quick ? 20_000 : 100_000
const plans = { forum: planForum, jobs: planJobs, events: planEvents }

async function withServer<Result>(use: (server: Server) => Promise<Result>, data?: string): Promise<Result> {
  const server = await startServer(data)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

const rounded = (milliseconds: number) => Number(milliseconds.toFixed(1))

function print(rows: Row[]) {
  const ratio = (value: number | null) => (value === null ? '' : value.toFixed(3))
  console.table(
    Object.fromEntries(
      rows.map(({ name, rate, p50, p99, of_http, of_query }) => [
        name,
        {
          'requests/s': Math.round(rate),
          'p50 ms': rounded(p50),
          'p99 ms': rounded(p99),
          '× node:http': ratio(of_http),
          '× query': ratio(of_query),
        },
      ]),
    ),
  )
}

function printComparisons(rows: Comparison[]) {
  const pair = (values: number[]) => values.map(rounded).join(' / ')
  console.table(
    Object.fromEntries(
      rows.map(({ name, first, second }) => [
        name,
        {
          'p50 ms': pair([first.p50, second.p50]),
          'p99 ms': pair([first.p99, second.p99]),
          '× p99': (second.p99 / first.p99).toFixed(1),
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

const writeResults = (measured: unknown) =>
  options.json && writeFileSync(options.json, JSON.stringify(measured, null, 2))

async function compare(first: string, second: string) {
  const measured: Record<string, Comparison[]> = {}
  for (const [name, plan] of Object.entries(plans)) {
    measured[name] = await withServer(
      (firstServer) => withServer((secondServer) => compareServers(firstServer, secondServer, plan), second),
      first,
    )
    printComparisons(measured[name])
  }
  writeResults(measured)
}

async function measureAll(given: string | undefined) {
  const data = given ?? mkdtempSync(join(tmpdir(), 'bench-'))
  if (!given) await seed(data, options.quick ? 1000 : 10_000)
  const measurePlan = (plan: (server: Server) => Promise<Plan>) =>
    withServer(async (server) => measureAgainstFloor(server, await plan(server)), data)
  const measured: Record<string, Row[] | ImportMeasure> = {}
  for (const [name, plan] of Object.entries(plans)) measured[name] = await measurePlan(plan)
  if (!given) {
    rmSync(data, { recursive: true, force: true })
    // A new server: one that has answered thousands of requests already uses more memory.
    const imported = await withServer((server) => measureImport(server, importedRows))
    measured.directory = await withServer(async (server) =>
      measureAgainstFloor(server, planDirectory(await publishOrganizations(server))),
    )
    measured.import = imported
  }
  for (const measure of Object.values(measured)) {
    if (Array.isArray(measure)) print(measure)
    else printImport(measure)
  }
  writeResults(measured)
}

const [first, second] = options.data
await (first && second ? compare(first, second) : measureAll(first))
