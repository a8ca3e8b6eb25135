import type { ScenarioResult } from './results.ts'

/** The figures of the cost model that the bench measures. */
export type MeasuredCosts = {
  msPerCachedPage: number
  msPerRenderedPage: number
  msPerCall: number
  msPerWrite: number
}

const scenariosOf: Record<keyof MeasuredCosts, (name: string, result: ScenarioResult) => boolean> = {
  msPerCachedPage: (name) => name.startsWith('cached page: '),
  msPerRenderedPage: (name) => name.startsWith('new page: '),
  msPerCall: (_, { section }) => section === 'calls',
  msPerWrite: (_, { section }) => section === 'writes',
}

/**
 * Computes milliseconds of processor time, of server and database together: the mean of the scenarios of each kind, with
 * two digits. A kind that was not measured is left out.
 */
export function computeMeasuredCosts(scenarios: Record<string, ScenarioResult>): Partial<MeasuredCosts> {
  const costs: Partial<MeasuredCosts> = {}
  for (const kind of Object.keys(scenariosOf) as (keyof MeasuredCosts)[]) {
    const measured = Object.entries(scenarios)
      .filter(([name, result]) => scenariosOf[kind](name, result))
      .map(([, { ours }]) => ours.server + ours.database)
    if (measured.length) costs[kind] = roundToTwo(measured.reduce((sum, cost) => sum + cost, 0) / measured.length)
  }
  return costs
}

const roundToTwo = (value: number) => Number(value.toPrecision(2))
