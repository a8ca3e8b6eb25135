// npm run bench [-- --quick] [--json FILE] [--data DIR [--only WORD]]: how the product does beside a bare node:http server and a bare query.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from './beside.ts'
import { measureDirectory, publishOrganizations } from './directory.ts'
import { measureEvents } from './events.ts'
import { measureForum } from './forum.ts'
import { type ImportMeasure, measureImport } from './import.ts'
import { measureJobs } from './jobs.ts'
import { options } from './options.ts'
import { seed } from './seed.ts'
import { type Server, startServer } from './server.ts'

const importedRows = options.quick ? 20_000 : 100_000
async function withServer<Result>(use: (server: Server) => Promise<Result>, data?: string): Promise<Result> {
  const server = await startServer(data)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
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

const data = options.data ?? mkdtempSync(join(tmpdir(), 'bench-'))
if (!options.data) await seed(data, options.quick ? 1000 : 10_000)
const measured: Record<string, Row[] | ImportMeasure> = {
  forum: await withServer(measureForum, data),
  jobs: await withServer(measureJobs, data),
  events: await withServer(measureEvents, data),
}
if (!options.data) {
  rmSync(data, { recursive: true, force: true })
  // on a server of its own: one that has answered thousands of requests has grown already
  const imported = await withServer((server) => measureImport(server, importedRows))
  measured.directory = await withServer(async (server) => measureDirectory(server, await publishOrganizations(server)))
  measured.import = imported
}
for (const measure of Object.values(measured)) {
  if (Array.isArray(measure)) print(measure)
  else printImport(measure)
}
if (options.json) writeFileSync(options.json, JSON.stringify(measured, null, 2))
