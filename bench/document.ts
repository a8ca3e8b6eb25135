import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Measure } from './load.ts'
import { type Bar, plotBars } from './plot.ts'
import { mergeResults, type Origin, type Results, readResults, writeResults } from './results.ts'
import type { Section } from './scenarios/scenario.ts'
import { targets } from './targets.ts'

const file = 'docs/performance.md'
const folder = 'docs/performance'

const number = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const describe = (origin: Origin | undefined) =>
  origin
    ? `Measured on ${origin.date} at ${origin.commit} on ${origin.machine}; the load of the machine before was ${origin.load}${origin.quick ? '; short rounds' : ''}.`
    : 'Not measured yet.'

const cpu = ({ server, database }: Measure) => `${number(server)} + ${number(database)}`

function targetsTable(results: Results) {
  return table(
    ['what', 'target', 'measured', 'reached', '× floor'],
    targets.map(({ name, goal, value, unit, isMet, scenario }) => {
      const measured = value(results)
      const result = scenario ? results.scenarios[scenario] : undefined
      return [
        name,
        goal,
        measured === null ? 'not measured' : `${number(measured)} ${unit}`,
        measured === null ? '' : isMet(measured) ? 'yes' : 'no',
        result?.floor ? number(result.ours.rate / result.floor.rate) : '',
      ]
    }),
  )
}

function scenarioTable(results: Results, section: Section) {
  const rows = Object.entries(results.scenarios).filter(([, result]) => result.section === section)
  if (rows.length === 0) return 'Not measured yet.'
  return table(
    ['what', 'a second', 'p50 ms', 'p99 ms', 'CPU ms: server + database', 'floor a second', '× floor', 'bytes'],
    rows.map(([name, { ours, floor, bytes }]) => [
      name,
      number(ours.rate),
      number(ours.p50),
      number(ours.p99),
      cpu(ours),
      floor ? number(floor.rate) : '',
      floor ? number(ours.rate / floor.rate) : '',
      bytes ? bytes.toLocaleString('en-US') : '',
    ]),
  )
}

function growthTable({ growth }: Results) {
  if (Object.keys(growth).length === 0) return 'Not measured yet.'
  return table(
    ['what', 'p50 ms: small / large', 'p99 ms: small / large', '× p99', 'CPU ms of the database: small / large'],
    Object.entries(growth).map(([name, { small, large }]) => [
      name,
      `${number(small.p50)} / ${number(large.p50)}`,
      `${number(small.p99)} / ${number(large.p99)}`,
      number(large.p99 / small.p99),
      `${number(small.database)} / ${number(large.database)}`,
    ]),
  )
}

function plansTable({ plans }: Results) {
  if (Object.keys(plans).length === 0) return 'Not measured yet.'
  return table(
    ['call', 'statements', 'ms in the database: small / large', 'rows read: small / large', 'indexes', 'whole tables'],
    Object.entries(plans).map(([name, { small, large }]) => [
      name,
      `${large.statements}`,
      `${number(small.time)} / ${number(large.time)}`,
      `${number(Math.round(small.rows))} / ${number(Math.round(large.rows))}`,
      large.indexes.filter((index) => !index.endsWith('_pkey')).join(', '),
      large.sequential.join(', '),
    ]),
  )
}

function visitTable({ visits }: Results) {
  if (visits.length === 0) return 'Not measured yet.'
  return table(
    ['page', 'LCP ms', 'FCP ms', 'blocking ms', 'requests', 'kB of HTML', 'kB of script', 'scripts before the paint'],
    visits.map(({ path, lcp, fcp, blocking, requests, html, script, early_scripts }) => [
      `\`${path}\``,
      ...[lcp, fcp, blocking, requests, html / 1000, script / 1000, early_scripts].map(number),
    ]),
  )
}

function memoryTable({ figures }: Results) {
  const { memory, start, import: imported, workers = {} } = figures
  const rows: string[][] = []
  if (memory) rows.push(['memory of the server after the scenarios', `${number(memory)} MB`])
  if (start) rows.push(['from exec to `/readyz`, median of five', `${number(start)} ms`])
  if (imported) {
    rows.push([
      `import of ${imported.rows.toLocaleString('en-US')} rows`,
      `${number(imported.rows_per_second)} rows a second`,
    ])
    rows.push(['growth of the memory during the import', `${number(imported.memory_growth)} MB`])
  }
  for (const [name, { one, two }] of Object.entries(workers)) {
    const cpuRatio = (two.server + two.database) / (one.server + one.database)
    rows.push([
      `two workers, ${name}`,
      `${number(two.rate / one.rate)} × the rate, ${number(cpuRatio)} × the CPU of one`,
    ])
  }
  return rows.length ? table(['what', 'measured'], rows) : 'Not measured yet.'
}

function plotScenarios(results: Results, section: Section, title: string) {
  const goals = new Map(
    targets.flatMap(({ scenario, goal }) => {
      const perSecond = goal.match(/≥ ([\d,]+) a second/)?.[1]
      return scenario && perSecond ? [[scenario, Number(perSecond.replaceAll(',', ''))] as const] : []
    }),
  )
  const bars: Bar[] = Object.entries(results.scenarios)
    .filter(([, result]) => result.section === section)
    .map(([label, { ours }]) => ({ label, value: ours.rate, goal: goals.get(label) }))
  if (bars.length) writeFileSync(`${folder}/${section}.svg`, plotBars(title, 'responses a second', bars))
  return bars.length ? `\n\n![${title}](performance/${section}.svg)` : ''
}

function plotGrowth({ growth }: Results) {
  const bars = Object.entries(growth).map(([label, { small, large }]) => ({
    label,
    value: large.p99 / small.p99,
    goal: 2,
  }))
  if (bars.length) writeFileSync(`${folder}/growth.svg`, plotBars('p99 at a million', '× that at 10,000', bars))
  return bars.length ? '\n\n![p99 at a million](performance/growth.svg)' : ''
}

/** Replaces the measured parts of the document, keeps the results of earlier runs of other parts, and draws the plots. */
export function writeDocument(measured: Results) {
  mkdirSync(folder, { recursive: true })
  const results = mergeResults(readResults(), measured)
  writeResults(results)
  const part = (section: string, content: string) => `${describe(results.origins[section])}\n\n${content}`
  const parts: Record<string, string> = {
    targets: targetsTable(results),
    visit: part('visit', visitTable(results)),
    pages: part('pages', scenarioTable(results, 'pages') + plotScenarios(results, 'pages', 'Pages')),
    calls: part('calls', scenarioTable(results, 'calls') + plotScenarios(results, 'calls', 'Calls')),
    writes: part('writes', scenarioTable(results, 'writes') + plotScenarios(results, 'writes', 'Writes')),
    growth: part('growth', growthTable(results) + plotGrowth(results)),
    plans: part('growth', plansTable(results)),
    memory: part('memory', memoryTable(results)),
  }
  let text = readFileSync(file, 'utf8')
  for (const [name, content] of Object.entries(parts)) {
    const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
    const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)]
    text = `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`
  }
  writeFileSync(file, text)
  spawnSync('node_modules/@biomejs/biome/bin/biome', ['format', '--write', file, folder], { stdio: 'ignore' })
}
