import { withServers } from './contenders.ts'
import { explainCalls } from './plans.ts'
import { report } from './progress.ts'
import type { Results } from './results.ts'
import { medianOf, runGroups } from './run.ts'
import type { Group } from './scenarios/scenario.ts'
import { printGrowth, printPlans } from './tables.ts'

/** Compares two networks of different size with the same build. */
export async function measureGrowth(
  groups: Group[],
  small: string,
  large: string,
): Promise<Pick<Results, 'growth' | 'plans'>> {
  const results = await withServers({ small: { data: small }, large: { data: large } }, (contenders) =>
    runGroups(groups, contenders, null, printGrowth),
  )
  const growth = Object.fromEntries(
    results.map(({ name, bytes, contenders }) => [
      name,
      { bytes, small: medianOf(contenders.small ?? []), large: medianOf(contenders.large ?? []) },
    ]),
  )
  report('plans of the calls')
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
