// npm run bench: measures speed relative to a bare node:http server. docs/performance.md has the results.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareWithCommit, findCommit } from './against.ts'
import { withServers } from './contenders.ts'
import { writeDocument } from './document.ts'
import { measureGrowth } from './growth.ts'
import { endOnInterrupt, isInterrupted, runInterruptibly } from './interrupt.ts'
import { fail, help, isSelected, options, parts, scale } from './options.ts'
import { isTooLate, report, reportFailure } from './progress.ts'
import { describeOrigin, type Figures, type Results, writeResults } from './results.ts'
import { medianOf, type Result, runGroups } from './run.ts'
import { calls, furtherCalls } from './scenarios/calls.ts'
import { newPages, pages } from './scenarios/pages.ts'
import type { Group } from './scenarios/scenario.ts'
import { writes } from './scenarios/writes.ts'
import { seed } from './seed.ts'
import { measureFirstImport, measureStart, measureWorkers } from './singleFigures.ts'
import { printResults } from './tables.ts'
import { measureFirstVisits } from './visits.ts'

const select = (groups: Group[]) =>
  groups.filter(({ section, scenarios }) => scenarios.some(({ name }) => isSelected(section, name)))

const toScenarios = (results: Result[]): Results['scenarios'] =>
  Object.fromEntries(
    results.map(({ name, section, base, bytes, floor, contenders }) => [
      name,
      { section, base, bytes, floor: floor.length ? medianOf(floor) : null, ours: medianOf(contenders.ours ?? []) },
    ]),
  )

/** Runs a part if it is selected. A failure ends only this part. */
async function runPart<Outcome>(name: keyof typeof parts, run: () => Promise<Outcome>): Promise<Outcome | undefined> {
  if (!isSelected(name) || isTooLate(name)) return
  report(`${name}: ${parts[name][0]}`)
  try {
    return await run()
  } catch (error) {
    if (isInterrupted()) throw error
    reportFailure(name, error)
  }
}

async function measureAll(data: string): Promise<Omit<Results, 'origins'>> {
  const figures: Figures = {}
  const groups = select([...pages, ...calls, ...writes])
  let results: Result[] = []
  if (groups.length)
    results = await withServers({ ours: { data } }, async (contenders) => {
      const measured = await runGroups(groups, contenders, data, printResults)
      if (!options.only) figures.memory = contenders[0]?.server.memory()
      return measured
    })
  const visits = (await runPart('visit', () => measureFirstVisits(data))) ?? []
  const start = await runPart('start', () => measureStart(data))
  const workers = await runPart('workers', () => measureWorkers(data))
  const imported = await runPart('import', measureFirstImport)
  Object.assign(figures, start && { start }, workers && { workers }, imported && { import: imported })
  return { scenarios: toScenarios(results), figures, visits, growth: {}, plans: {} }
}

async function measure(folder: string): Promise<Omit<Results, 'origins'>> {
  const [first, second] = options.data
  if (first !== undefined && second !== undefined) {
    const grown = await measureGrowth(select([...newPages, ...calls, ...furtherCalls]), first, second)
    return { scenarios: {}, figures: {}, visits: [], ...grown }
  }
  const data = first ?? join(folder, 'data')
  if (first === undefined) {
    report(`seeding ${scale.toLocaleString('en-US')} questions, jobs and events`)
    await seed(data, scale)
  }
  return measureAll(data)
}

/** Names the origin of each section that was measured. */
function addOrigins(measured: Omit<Results, 'origins'>, origin: Results['origins'][string]): Results {
  const { scenarios, growth, figures, visits } = measured
  const sections = new Set<string>(Object.values(scenarios).map(({ section }) => section))
  if (Object.keys(growth).length) sections.add('growth')
  if (Object.keys(figures).length) sections.add('memory')
  if (visits.length) sections.add('visit')
  return { ...measured, origins: Object.fromEntries([...sections].map((name) => [name, origin])) }
}

async function main() {
  const commit = options.against === undefined ? null : findCommit(options.against)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const remove = endOnInterrupt(() => rmSync(folder, { recursive: true, force: true }))
  try {
    if (commit) return await compareWithCommit(commit, folder, select([...pages, ...calls, ...writes]))
    const origin = describeOrigin()
    const results = addOrigins(await measure(folder), origin)
    if (options.json) writeResults(results, options.json)
    if (options.write) writeDocument(results)
    report(options.write ? 'done; docs/performance.md and docs/scaling.md have the results' : 'done')
  } finally {
    await remove()
  }
}

const all = select([...pages, ...calls, ...furtherCalls, ...writes])
if (options.help) console.log(help)
else if (all.length === 0 && !Object.keys(parts).some((name) => isSelected(name)))
  fail(`Nothing is named "${options.only}".`)
else await runInterruptibly(main)
