import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readAssumptions, renderCostTable } from './costModel.ts'
import {
  describe,
  growthTable,
  memoryTable,
  plansTable,
  scenarioTable,
  targetsTable,
  visitTable,
} from './documentTables.ts'
import { plotGrowth, plotScenarios } from './plots.ts'
import { mergeResults, type Results, readResults, writeResults } from './results.ts'

const file = 'docs/performance.md'
const costFile = 'docs/scaling.md'
const folder = 'docs/performance'

function replaceBetween(text: string, name: string, content: string) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The comments ${begin} and ${end} are missing`)
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`
}

/** Computes the table of costs again, with the assumptions that the bench has measured. */
function writeCosts() {
  const assumptions = readAssumptions()
  let text = replaceBetween(readFileSync(costFile, 'utf8'), 'cost', renderCostTable(assumptions))
  for (const [name, value] of Object.entries(assumptions))
    text = text.replace(new RegExp(`(\\| \`${name}\` +\\| +)[\\d.,]+`), `$1${value.toLocaleString('en-US')}`)
  writeFileSync(costFile, text)
}

/**
 * Replaces the measured parts of the document and of the cost model, keeps earlier results of the other parts, and
 * draws the plots.
 */
export function writeDocument(measured: Results) {
  mkdirSync(folder, { recursive: true })
  const results = mergeResults(readResults(), measured)
  writeResults(results)
  const part = (section: string, content: string) => `${describe(results.origins[section])}\n\n${content}`
  const scenarios = (section: 'pages' | 'calls' | 'writes', title: string) =>
    part(section, scenarioTable(results, section) + plotScenarios(folder, results, section, title))
  const parts: Record<string, string> = {
    targets: targetsTable(results),
    visit: part('visit', visitTable(results)),
    pages: scenarios('pages', 'Pages'),
    calls: scenarios('calls', 'Calls'),
    writes: scenarios('writes', 'Writes'),
    growth: part('growth', growthTable(results) + plotGrowth(folder, results)),
    plans: part('growth', plansTable(results)),
    memory: part('memory', memoryTable(results)),
  }
  let text = readFileSync(file, 'utf8')
  for (const [name, content] of Object.entries(parts)) text = replaceBetween(text, `bench:${name}`, content)
  writeFileSync(file, text)
  writeCosts()
  spawnSync('node_modules/@biomejs/biome/bin/biome', ['format', '--write', file, costFile, folder], { stdio: 'ignore' })
}
