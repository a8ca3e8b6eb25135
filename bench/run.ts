import { startDatabase } from './database.ts'
import { isInterrupted } from './interrupt.ts'
import { type Load, type Measure, measure, sendRequests, shuffle } from './load.ts'
import { type Network, paths } from './network.ts'
import { isSelected, rounds, seconds } from './options.ts'
import { isTooLate, report, reportFailure } from './progress.ts'
import { startRecordedServer } from './recordedServer.ts'
import type { Group, Scenario, Section } from './scenarios/scenario.ts'
import { type Floor, type Server, startFloor } from './server.ts'
import type { Statement } from './statements.ts'
import { median } from './statistics.ts'

/** A measured server: this build, an earlier build, or one with other data. */
export type Contender = { name: string; server: Server; network: Network }

export type Result = {
  section: Section
  name: string
  /** The first scenario of the group, with which the others are compared. */
  base: string
  floor: Measure[]
  /** The rounds of each contender. */
  contenders: Record<string, Measure[]>
  /** Bytes of the first response on the wire. */
  bytes: number
}

export const medianOf = (measures: Measure[]): Measure => {
  const value = (key: keyof Measure) => median(measures.map((one) => one[key]))
  const keys = ['rate', 'p50', 'p99', 'server', 'database', 'refused'] as const
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Measure
}

const WARM_UP = Math.min(1, seconds / 2)
/** The number of clients that warm up a server. It would refuse more while its code is not compiled yet. */
const WARM_UP_CLIENTS = 16
/** The number of URLs whose statements the floor repeats. */
const RECORDED_URLS = 24

/** Compiles the code of all pages and calls before the first measurement. */
async function warmUp({ server, network }: Contender) {
  const middle = <Id>(ids: Id[]) => ids.slice(Math.floor(ids.length * 0.6), Math.floor(ids.length * 0.6) + 200)
  const warmUpPaths = [
    ...middle(network.questions).map((id) => `/questions/${id}`),
    ...middle(network.businesses).map((id) => `/businesses/${id}`),
    ...middle(network.jobs).map((id) => `/jobs/${id}`),
    ...middle(network.events).map((id) => `/events/${id}`),
  ]
  await sendRequests(server.url, { requests: paths(warmUpPaths), once: true, clients: WARM_UP_CLIENTS })
}

/** Records the statements of each call that is compared with the floor. */
async function recordGroups(
  groups: Group[],
  network: Network,
  record: Awaited<ReturnType<typeof startRecordedServer>>['record'],
): Promise<Map<Scenario, Statement[][]>> {
  const recorded = new Map<Scenario, Statement[][]>()
  for (const { scenarios, floor } of groups) {
    if (floor !== 'statements') continue
    for (const scenario of scenarios) {
      const { requests } = scenario.load(network, 0)
      const step = Math.ceil(requests.length / RECORDED_URLS)
      const picked = requests.filter((_, index) => index % step === 0)
      const lists: Statement[][] = []
      for (const { path = '/', headers } of picked) lists.push(await record(path, headers as Record<string, string>))
      recorded.set(scenario, lists)
    }
  }
  return recorded
}

async function readBytes(url: string, { requests: [first] }: Load) {
  if (!first || first.method === 'POST') return 0
  const response = await fetch(url + first.path, { headers: { 'Accept-Encoding': 'br' } })
  const { byteLength } = await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? byteLength)
}

/** Measures a group: each round runs the floor first, and then each scenario with each contender. */
async function runGroup(
  group: Group,
  contenders: Contender[],
  floor: Floor | null,
  recorded: Map<Scenario, Statement[][]>,
): Promise<Result[]> {
  const { section, warm } = group
  const scenarios = group.scenarios.filter(({ name }) => isSelected(section, name))
  const [first] = contenders as [Contender]
  const [base] = group.scenarios as [Scenario]
  const results: Result[] = []
  for (const scenario of scenarios) {
    const names = contenders.map(({ name }) => [name, [] as Measure[]] as const)
    const bytes = await readBytes(first.server.url, scenario.load(first.network, 0))
    const contenderRounds = Object.fromEntries(names)
    results.push({ section, name: scenario.name, base: base.name, floor: [], contenders: contenderRounds, bytes })
  }
  for (let round = 0; round < rounds; round++) {
    if (floor && group.floor && results[0]) {
      const load = floorLoad(scenarios[0] as Scenario, first.network, recorded, results[0].bytes)
      if (round === 0) await sendRequests(floor.url, { ...load, duration: WARM_UP })
      const measured = await measure(
        floor.url,
        () => ({ server: floor.cpu(), database: first.server.cpu().database }),
        load,
      )
      for (const result of results) result.floor.push(measured)
    }
    for (const [index, scenario] of scenarios.entries()) {
      // The order alternates, so that no contender is always the first after a pause.
      for (const contender of round % 2 ? contenders.toReversed() : contenders) {
        const { server, network, name } = contender
        const load = scenario.load(network, round)
        if (warm) await sendRequests(server.url, { requests: warm(network), once: true, clients: WARM_UP_CLIENTS })
        else if (round === 0 && !load.once) await sendRequests(server.url, { ...load, duration: WARM_UP })
        const stop = scenario.beside?.(server, network)
        const measured = await measure(server.url, server.cpu, load)
        await stop?.()
        results[index]?.contenders[name]?.push(measured)
      }
    }
  }
  return results
}

function floorLoad(scenario: Scenario, network: Network, recorded: Map<Scenario, Statement[][]>, bytes: number): Load {
  const { clients } = scenario.load(network, 0)
  const lists = recorded.get(scenario)
  const requests = lists ? shuffle(paths(lists.map((_, index) => `/statements/${index}`))) : paths([`/${bytes}`])
  return { requests, ...(clients && { clients }) }
}

/**
 * Runs the groups, each against its floor.
 * @param floorData the data folder whose statements the floor runs; null for no floors.
 * @param print called with all results.
 */
export async function runGroups(
  groups: Group[],
  contenders: Contender[],
  floorData: string | null,
  print: (results: Result[]) => void,
): Promise<Result[]> {
  const [first] = contenders as [Contender]
  let recorded = new Map<Scenario, Statement[][]>()
  if (floorData !== null) {
    const recording = await startRecordedServer(floorData)
    recorded = await recordGroups(groups, first.network, recording.record).finally(recording.stop)
  }
  report('warming up')
  for (const contender of contenders) await warmUp(contender)
  const floor = floorData === null ? null : await startFloor()
  const database = floorData === null ? null : await startDatabase(floorData)
  try {
    const results: Result[] = []
    for (const [index, group] of groups.entries()) {
      const [scenario] = group.scenarios as [Scenario]
      const name = `${group.section} ${index + 1} of ${groups.length}, ${scenario.name}`
      if (isTooLate(name)) continue
      report(name)
      try {
        const lists = recorded.get(scenario)
        if (floor && database && lists) await floor.prepare({ connection: database.connection, lists })
        results.push(...(await runGroup(group, contenders, floor, recorded)))
      } catch (error) {
        if (isInterrupted()) throw error
        reportFailure(name, error)
      }
    }
    if (results.length) print(results)
    return results
  } finally {
    await floor?.stop()
    await database?.stop()
  }
}
