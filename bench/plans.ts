import type pg from 'pg'
import { withDatabase } from './database.ts'
import { readNetwork } from './network.ts'
import { startRecordedServer } from './recordedServer.ts'
import type { Group } from './scenarios/scenario.ts'
import type { Statement } from './statements.ts'

/** The work of PostgreSQL for a call, summed over its statements, for the slowest of a few URLs. */
export type CallPlan = {
  statements: number
  /** Milliseconds in the database, and the rows that scans have read. */
  time: number
  rows: number
  indexes: string[]
  /** Tables with a sequential scan. */
  sequential: string[]
}

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/**
 * The number of executions. After five, PostgreSQL decides whether a prepared statement gets one plan for all
 * parameters.
 */
const EXECUTIONS = 7
/** The number of URLs of each call. */
const URLS_PER_CALL = 8

async function explain(client: pg.Client, { text, values, isPrepared }: Statement) {
  const options = 'explain (analyze, format json, timing off, summary on)'
  let best = Number.POSITIVE_INFINITY
  let plan: Node | undefined
  const literals = values.map((value) => (value === null ? 'null' : client.escapeLiteral(value)))
  if (isPrepared) await client.query(`prepare call as ${text}`)
  for (let execution = 0; execution < EXECUTIONS; execution++) {
    const { rows } = isPrepared
      ? await client.query(`${options} execute call${literals.length ? `(${literals})` : ''}`)
      : await client.query({ text: `${options} ${text}`, values })
    const [{ Plan, 'Execution Time': time, 'Planning Time': planning }] = rows[0]['QUERY PLAN']
    best = Math.min(best, time + planning)
    plan = Plan
  }
  if (isPrepared) await client.query('deallocate call')
  return { time: best, plan: plan as Node }
}

function addNode(node: Node, into: CallPlan) {
  const loops = node['Actual Loops']
  const read =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  if (node['Node Type'].endsWith('Scan') && (node['Relation Name'] || node['Index Name'])) {
    // A bitmap index scan counts with the heap scan above it.
    if (node['Node Type'] !== 'Bitmap Index Scan') into.rows += read * loops
    if (node['Index Name'] && loops > 0) into.indexes.push(node['Index Name'])
    if (node['Node Type'] === 'Seq Scan' && loops > 0) into.sequential.push(node['Relation Name'] as string)
  }
  for (const child of node.Plans ?? []) addNode(child, into)
}

/** Explains the statements of each call on a data folder. */
export async function explainCalls(data: string, groups: Group[]): Promise<Record<string, CallPlan>> {
  const recording = await startRecordedServer(data)
  try {
    const network = await readNetwork(recording.server)
    return await withDatabase(data, async (client) => {
      const plans: Record<string, CallPlan> = {}
      for (const { scenarios } of groups) {
        for (const { name, load } of scenarios) {
          const { requests } = load(network, 0)
          const step = Math.ceil(requests.length / URLS_PER_CALL)
          for (const { path = '/' } of requests.filter((_, index) => index % step === 0)) {
            const plan: CallPlan = { statements: 0, time: 0, rows: 0, indexes: [], sequential: [] }
            for (const statement of await recording.record(path)) {
              plan.statements++
              if (!/^\s*(select|with|\()/i.test(statement.text)) continue
              const explained = await explain(client, statement)
              plan.time += explained.time
              addNode(explained.plan, plan)
            }
            plan.indexes = [...new Set(plan.indexes)].sort()
            plan.sequential = [...new Set(plan.sequential)].sort()
            const slowest = plans[name]
            if (!slowest || plan.time > slowest.time) plans[name] = plan
          }
        }
      }
      return plans
    })
  } finally {
    await recording.stop()
  }
}
