import { withServers } from './contenders.ts'
import { type ImportMeasure, measureImport } from './import.ts'
import { options } from './options.ts'
import type { Figures } from './results.ts'
import { medianOf, runGroups } from './run.ts'
import { calls } from './scenarios/calls.ts'
import { pages } from './scenarios/pages.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'
import { printResults } from './tables.ts'

const MEASURED_STARTS = 5
const importedRows = options.quick ? 20_000 : 100_000

/** Milliseconds from the start of the process until `/readyz` answers, on a data folder in use. */
export async function measureStart(data: string): Promise<number> {
  const times: number[] = []
  for (let start = 0; start < MEASURED_STARTS; start++) {
    const server = await startServer(data)
    times.push(server.startTime)
    await server.stop()
  }
  console.log(`From exec to /readyz: ${Math.round(median(times))} ms`)
  return median(times)
}

/** Measures one process and then two behind the same port, on one data folder. */
export async function measureWorkers(data: string): Promise<Figures['workers']> {
  const names = ['cached page: list of questions', 'new page: question', 'JSON: question']
  const groups = [...pages, ...calls].flatMap((group) => {
    const scenarios = group.scenarios.filter(({ name }) => names.includes(name))
    return scenarios.length ? { ...group, section: 'workers' as const, floor: null, scenarios } : []
  })
  const results = await withServers({ one: { data }, two: { data, environment: { WORKERS: '2' } } }, (contenders) =>
    runGroups(groups, contenders, null, printResults),
  )
  return Object.fromEntries(
    results.map(({ name, contenders }) => [
      name,
      { one: medianOf(contenders.one ?? []), two: medianOf(contenders.two ?? []) },
    ]),
  )
}

/** Imports into an empty network. */
export async function measureFirstImport(): Promise<ImportMeasure> {
  const server = await startServer()
  const imported = await measureImport(server, importedRows).finally(server.stop)
  console.log(`Import: ${Math.round(imported.rows_per_second).toLocaleString('en-US')} rows a second`)
  return imported
}
