import type { Results } from './results.ts'
import { medianOf, type Result } from './run.ts'
import { compareRounds } from './statistics.ts'

const digits = (value: number, places = 1) => Number(value.toFixed(places))

export function printResults(results: Result[]) {
  const rows = results.flatMap((result) => {
    const floor = result.floor.length ? medianOf(result.floor) : null
    return Object.entries(result.contenders).map(([name, measures]) => {
      const { rate, p50, p99, server, database, refused } = medianOf(measures)
      const label = Object.keys(result.contenders).length > 1 ? `${result.name} (${name})` : result.name
      return [
        label,
        {
          'a second': Math.round(rate),
          floor: floor ? Math.round(floor.rate) : '',
          '× floor': floor ? digits(rate / floor.rate, 3) : '',
          'p50 ms': digits(p50),
          'p99 ms': digits(p99),
          'CPU ms, server': digits(server, 2),
          'CPU ms, database': digits(database, 2),
          'floor CPU ms': floor ? digits(floor.server + floor.database, 2) : '',
          bytes: result.bytes || '',
          refused: refused ? `${Math.round(refused * 100)} %` : '',
        },
      ] as const
    })
  })
  console.table(Object.fromEntries(rows))
}

export function printGrowth(results: Result[]) {
  const pair = (small: number, large: number) => `${digits(small)} / ${digits(large)}`
  console.table(
    Object.fromEntries(
      results.map(({ name, contenders }) => {
        const [small, large] = [medianOf(contenders.small ?? []), medianOf(contenders.large ?? [])]
        return [
          name,
          {
            'p50 ms': pair(small.p50, large.p50),
            'p99 ms': pair(small.p99, large.p99),
            '× p99': digits(large.p99 / small.p99),
            'CPU ms, database': `${digits(small.database, 2)} / ${digits(large.database, 2)}`,
          },
        ]
      }),
    ),
  )
}

/** Prints the verdicts on this build relative to an earlier one. */
export function printVerdicts(results: Result[]) {
  const describe = (name: string, better: 'more' | 'less', before: number[], after: number[]) => {
    const { ratio, p, verdict } = compareRounds(before, after)
    const word = verdict === 'more' || verdict === 'less' ? (verdict === better ? 'better' : 'worse') : 'same'
    return { [name]: `${word}: × ${ratio.toFixed(2)} (p ${p.toFixed(3)})` }
  }
  console.table(
    Object.fromEntries(
      results.map(({ name, contenders: { before = [], ours = [] } }) => [
        name,
        {
          ...describe(
            'rate',
            'more',
            before.map(({ rate }) => rate),
            ours.map(({ rate }) => rate),
          ),
          ...describe(
            'p99',
            'less',
            before.map(({ p99 }) => p99),
            ours.map(({ p99 }) => p99),
          ),
          ...describe(
            'CPU',
            'less',
            before.map(({ server, database }) => server + database),
            ours.map(({ server, database }) => server + database),
          ),
        },
      ]),
    ),
  )
}

/** Prints the work of the database for each call, in the small network and then in the large one. */
export function printPlans(plans: Results['plans']) {
  console.table(
    Object.fromEntries(
      Object.entries(plans).map(([name, { small, large }]) => [
        name,
        {
          statements: large.statements,
          ms: `${digits(small.time, 2)} / ${digits(large.time, 2)}`,
          'rows read': `${Math.round(small.rows)} / ${Math.round(large.rows)}`,
          'whole tables': large.sequential.join(', '),
        },
      ]),
    ),
  )
}
