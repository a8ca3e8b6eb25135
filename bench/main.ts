// npm run bench: measures speed relative to a bare node:http server. docs/performance.md lists its options.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareWithEarlier } from './against.ts'
import { writeDocument } from './document.ts'
import { measureImport } from './import.ts'
import { readNetwork } from './network.ts'
import { isSelected, options, scale } from './options.ts'
import { explainCalls } from './plans.ts'
import { describeOrigin, type Figures, type Results, writeResults } from './results.ts'
import { type Contender, medianOf, type Result, runGroups } from './run.ts'
import { calls, furtherCalls } from './scenarios/calls.ts'
import { newPages, pages } from './scenarios/pages.ts'
import type { Group } from './scenarios/scenario.ts'
import { writes } from './scenarios/writes.ts'
import { seed } from './seed.ts'
import { type Server, startServer } from './server.ts'
import { median } from './statistics.ts'
import { printGrowth, printPlans, printResults } from './tables.ts'
import { findVisitPaths, measureVisits, printVisits } from './visit.ts'

const STARTS = 5
const importedRows = options.quick ? 20_000 : 100_000

const isGroupSelected = ({ section, scenarios }: Group) => scenarios.some(({ name }) => isSelected(section, name))
const selectedGroups = [...pages, ...calls, ...writes].filter(isGroupSelected)

async function withServers<Outcome>(
  folders: Record<string, { data: string; environment?: Record<string, string> }>,
  use: (contenders: Contender[]) => Promise<Outcome>,
): Promise<Outcome> {
  const servers: Server[] = []
  try {
    const contenders: Contender[] = []
    for (const [name, { data, environment }] of Object.entries(folders)) {
      const server = await startServer(data, { environment })
      servers.push(server)
      contenders.push({ name, server, network: await readNetwork(server) })
    }
    return await use(contenders)
  } finally {
    for (const server of servers) await server.stop()
  }
}

const toScenarios = (results: Result[]): Results['scenarios'] =>
  Object.fromEntries(
    results.map(({ name, section, base, bytes, floor, contenders }) => [
      name,
      { section, base, bytes, floor: floor.length ? medianOf(floor) : null, ours: medianOf(contenders.ours ?? []) },
    ]),
  )

/** Two networks of different size, which the same build serves. */
async function measureGrowth(small: string, large: string): Promise<Pick<Results, 'growth' | 'plans'>> {
  const groups = [...newPages, ...calls, ...furtherCalls].filter(isGroupSelected)
  const results = await withServers({ small: { data: small }, large: { data: large } }, (contenders) =>
    runGroups(groups, contenders, null, printGrowth),
  )
  const growth = Object.fromEntries(
    results.map(({ name, bytes, contenders }) => [
      name,
      { bytes, small: medianOf(contenders.small ?? []), large: medianOf(contenders.large ?? []) },
    ]),
  )
  const explained = groups.filter(({ section }) => section === 'calls')
  const [smallPlans, largePlans] = [await explainCalls(small, explained), await explainCalls(large, explained)]
  const plans: Results['plans'] = {}
  for (const [name, plan] of Object.entries(largePlans)) {
    const smallPlan = smallPlans[name]
    if (smallPlan) plans[name] = { small: smallPlan, large: plan }
  }
  printPlans(plans)
  return { growth, plans }
}

async function measureStart(data: string): Promise<number> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const server = await startServer(data)
    times.push(server.startTime)
    await server.stop()
  }
  console.log(`From exec to /readyz: ${Math.round(median(times))} ms`)
  return median(times)
}

/** One process against two behind the same port, on one data folder. */
async function measureWorkers(data: string): Promise<Figures['workers']> {
  const names = ['cached page: list of questions', 'new page: question', 'JSON: question']
  const groups = [...pages, ...calls].filter(({ scenarios }) => scenarios.some(({ name }) => names.includes(name)))
  const folders = { one: { data }, two: { data, environment: { WORKERS: '2' } } }
  const results = await withServers(folders, (contenders) =>
    runGroups(
      groups.map((group) => ({ ...group, section: 'workers', floor: null })),
      contenders,
      null,
      printResults,
    ),
  )
  return Object.fromEntries(
    results.map(({ name, contenders }) => [
      name,
      { one: medianOf(contenders.one ?? []), two: medianOf(contenders.two ?? []) },
    ]),
  )
}

async function measureImportOnly() {
  const server = await startServer()
  const imported = await measureImport(server, importedRows).finally(server.stop)
  console.log(`Import: ${Math.round(imported.rows_per_second).toLocaleString('en-US')} rows a second`)
  return imported
}

/** After each address was requested once, so that its page is cached. */
const measureFirstVisits = (data: string) =>
  withServers({ ours: { data } }, async ([contender]) => {
    const { url } = (contender as Contender).server
    const paths = await findVisitPaths(url)
    for (const path of paths) await (await fetch(url + path)).arrayBuffer()
    const [rows = []] = await measureVisits([url], paths, { visits: options.quick ? 1 : 9 })
    printVisits(rows)
    return rows
  })

async function measureAll(data: string): Promise<Omit<Results, 'origins' | 'growth' | 'plans'>> {
  const figures: Figures = {}
  let results: Result[] = []
  if (selectedGroups.length)
    results = await withServers({ ours: { data } }, async (contenders) => {
      const measured = await runGroups(selectedGroups, contenders, data, printResults)
      if (!options.only) figures.memory = contenders[0]?.server.memory()
      return measured
    })
  if (isSelected('start')) figures.start = await measureStart(data)
  if (isSelected('workers')) figures.workers = await measureWorkers(data)
  if (isSelected('import')) figures.import = await measureImportOnly()
  const visits = isSelected('visit') ? await measureFirstVisits(data) : []
  return { scenarios: toScenarios(results), figures, visits }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const origin = describeOrigin()
  const [first, second] = options.data
  if (options.against) await compareWithEarlier(options.against, folder, selectedGroups)
  else {
    const isComparison = first !== undefined && second !== undefined
    if (!first) await seed(join(folder, 'data'), scale)
    const measured = isComparison
      ? { scenarios: {}, figures: {}, visits: [], ...(await measureGrowth(first, second)) }
      : { ...(await measureAll(first ?? join(folder, 'data'))), growth: {}, plans: {} }
    const { scenarios, growth, figures, visits } = measured
    const sections = new Set([
      ...Object.values(scenarios).map(({ section }) => section),
      ...(Object.keys(growth).length ? ['growth'] : []),
      ...(Object.keys(figures).length ? ['memory'] : []),
      ...(visits.length ? ['visit'] : []),
    ])
    const results: Results = { ...measured, origins: Object.fromEntries([...sections].map((name) => [name, origin])) }
    if (options.json) writeResults(results, options.json)
    if (options.write) writeDocument(results)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
