import type { Measure } from './load.ts'
import type { Origin, Results } from './results.ts'
import type { Section } from './scenarios/scenario.ts'
import { targets } from './targets.ts'

const number = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
/** Formats a number with at most two decimals: 0.05, and 0.01 for 0.008. */
const decimals = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
/** Formats a share of the floor's rate in percent. */
const percent = (value: number) => `${(100 * value).toLocaleString('en-US', { maximumSignificantDigits: 2 })} %`
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Describes when and where a part was measured. */
export const describe = (origin: Origin | undefined) =>
  origin
    ? `Measured on ${origin.date} at ${origin.commit} on ${origin.machine}; the load of the machine before was ${origin.load}${origin.quick ? '; short rounds' : ''}.`
    : 'Not measured yet.'

const cpu = ({ server, database }: Measure) => `${decimals(server)} + ${decimals(database)}`

export function targetsTable(results: Results) {
  const values = targets.map(({ value, isMet }) => ({ measured: value(results), isMet }))
  const reachedTargets = values.flatMap(({ measured, isMet }) => (measured === null ? [] : isMet(measured)))
  const summary = `${reachedTargets.filter(Boolean).length} of ${reachedTargets.length} measured targets are reached, ${values.length - reachedTargets.length} are not measured.`
  const rows = table(
    ['what', 'target', 'measured', 'reached', 'of the floor'],
    targets.map(({ name, goal, value, unit, isMet, scenario }) => {
      const measured = value(results)
      const result = scenario ? results.scenarios[scenario] : undefined
      return [
        name,
        goal,
        measured === null ? 'not measured' : `${number(measured)} ${unit}`,
        measured === null ? '' : isMet(measured) ? 'yes' : 'no',
        result?.floor ? percent(result.ours.rate / result.floor.rate) : '',
      ]
    }),
  )
  return `${summary}\n\n${rows}`
}

export function scenarioTable(results: Results, section: Section) {
  const rows = Object.entries(results.scenarios).filter(([, result]) => result.section === section)
  if (rows.length === 0) return 'Not measured yet.'
  return table(
    ['what', 'a second', 'p50 ms', 'p99 ms', 'CPU ms: server + database', 'floor a second', 'of the floor', 'bytes'],
    rows.map(([name, { ours, floor, bytes }]) => [
      name,
      number(ours.rate),
      number(ours.p50),
      number(ours.p99),
      cpu(ours),
      floor ? number(floor.rate) : '',
      floor ? percent(ours.rate / floor.rate) : '',
      bytes ? bytes.toLocaleString('en-US') : '',
    ]),
  )
}

export function growthTable({ growth }: Results) {
  if (Object.keys(growth).length === 0) return 'Not measured yet.'
  return table(
    ['what', 'p50 ms: small / large', 'p99 ms: small / large', '× p99', 'CPU ms of the database: small / large'],
    Object.entries(growth).map(([name, { small, large }]) => [
      name,
      `${number(small.p50)} / ${number(large.p50)}`,
      `${number(small.p99)} / ${number(large.p99)}`,
      number(large.p99 / small.p99),
      `${decimals(small.database)} / ${decimals(large.database)}`,
    ]),
  )
}

export function plansTable({ plans }: Results) {
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

export function visitTable({ visits }: Results) {
  if (visits.length === 0) return 'Not measured yet.'
  return table(
    ['page', 'LCP ms', 'FCP ms', 'blocking ms', 'requests', 'kB of HTML', 'kB of script', 'scripts before the paint'],
    visits.map(({ path, lcp, fcp, blocking, requests, html, script, early_scripts }) => [
      `\`${path}\``,
      ...[lcp, fcp, blocking, requests, html / 1000, script / 1000, early_scripts].map(number),
    ]),
  )
}

export function memoryTable({ figures }: Results) {
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
