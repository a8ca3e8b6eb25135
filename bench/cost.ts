import { parseArgs } from 'node:util'
import { type Assumptions, readAssumptions, renderCostTable } from './costModel.ts'

// npm run cost -- [--ASSUMPTION NUMBER]…

const assumptions = readAssumptions()
const { values } = parseArgs({
  options: Object.fromEntries(Object.keys(assumptions).map((name) => [name, { type: 'string' as const }])),
})
const changed = Object.entries(values).map(([name, value]) => {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new Error(`--${name} needs a number`)
  return [name, number]
})
const used: Assumptions = { ...assumptions, ...Object.fromEntries(changed) }
for (const [name, value] of Object.entries(used)) console.log(`${name.padEnd(24)} ${value}`)
console.log(`\n${renderCostTable(used)}`)
