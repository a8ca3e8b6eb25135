import type { Results } from './results.ts'

export type Target = {
  /** The measured quantity, and the goal in words. */
  name: string
  goal: string
  /** The measured value; null when it was not measured yet. */
  value(results: Results): number | null
  unit: string
  isMet(value: number): boolean
  /** The scenario whose ratio to the floor is shown in the same row. */
  scenario?: string
}

const atLeast = (goal: number) => (value: number) => value >= goal
const atMost = (goal: number) => (value: number) => value <= goal
const ours = (name: string) => (results: Results) => results.scenarios[name]?.ours ?? null

const rate = (name: string, goal: number): Target => ({
  name,
  goal: `≥ ${goal.toLocaleString('en-US')} a second`,
  value: (results) => ours(name)(results)?.rate ?? null,
  unit: 'a second',
  isMet: atLeast(goal),
  scenario: name,
})
const p99 = (name: string, goal: number): Target => ({
  name: `${name}, p99`,
  goal: `≤ ${goal} ms`,
  value: (results) => ours(name)(results)?.p99 ?? null,
  unit: 'ms',
  isMet: atMost(goal),
})
const ofFloor = (name: string): Target => ({
  name,
  goal: '≥ 40 % of the same statements behind a bare server',
  value(results) {
    const result = results.scenarios[name]
    return result?.floor ? (100 * result.ours.rate) / result.floor.rate : null
  },
  unit: '%',
  isMet: atLeast(40),
  scenario: name,
})
const undisturbed = (count: string, beside: string): Target => ({
  name: `${count} cached pages, ${beside}`,
  goal: '≥ 80 % of the undisturbed rate',
  value(results) {
    const base = `${count} cached pages in random order`
    const [disturbed, alone] = [ours(`${base}, ${beside}`)(results), ours(base)(results)]
    return disturbed && alone ? (100 * disturbed.rate) / alone.rate : null
  },
  unit: '%',
  isMet: atLeast(80),
  scenario: `${count} cached pages in random order, ${beside}`,
})
const worst = (name: string, goal: number, unit: string, of: (visit: Results['visits'][number]) => number): Target => ({
  name: `first visit: ${name}, worst page`,
  goal: goal === 0 ? 'none' : `≤ ${goal} ${unit}`,
  value: ({ visits }) => (visits.length ? Math.max(...visits.map(of)) : null),
  unit,
  isMet: atMost(goal),
})

/** The CPU time, or the rate, of two workers relative to one. */
function ofWorkers(results: Results, pick: 'rate' | 'cpu'): number | null {
  const pairs = Object.values(results.figures.workers ?? {})
  if (pairs.length === 0) return null
  const ratios = pairs.map(({ one, two }) =>
    pick === 'rate' ? two.rate / one.rate : (two.server + two.database) / (one.server + one.database),
  )
  return pick === 'rate' ? Math.min(...ratios) : Math.max(...ratios)
}

export const targets: Target[] = [
  worst('largest contentful paint', 600, 'ms', ({ lcp }) => lcp),
  worst('blocking', 60, 'ms', ({ blocking }) => blocking),
  worst('requests', 12, 'requests', ({ requests }) => requests),
  worst('script', 100, 'kB', ({ script }) => script / 1000),
  worst('HTML', 14, 'kB', ({ html }) => html / 1000),
  worst('scripts before the first paint', 0, 'scripts', ({ early_scripts }) => early_scripts),
  rate('new page: question', 700),
  rate('new page: profile', 700),
  undisturbed('5,000', '1 vote a second'),
  undisturbed('5,000', '20 writes a second'),
  undisturbed('5,000', '5 logins a second'),
  {
    name: '500 cached pages, 64 clients that log in, p99',
    goal: '≤ 2 × without logins',
    value(results) {
      const base = '500 cached pages in random order'
      const [busy, alone] = [ours(`${base}, 64 clients that log in`)(results), ours(base)(results)]
      return busy && alone ? busy.p99 / alone.p99 : null
    },
    unit: '×',
    isMet: atMost(2),
  },
  ...['list of questions', 'question', 'profile', 'list of jobs', 'job', 'list of events', 'event'].map((name) =>
    ofFloor(`JSON: ${name}`),
  ),
  rate('JSON: directory', 1500),
  ...['questions', 'businesses', 'jobs', 'events'].map((kind) => rate(`search of ${kind}`, 1000)),
  rate('search over all kinds, 16 clients', 500),
  rate('answers to random questions', 600),
  p99('answers to random questions', 150),
  rate('answers to one question', 600),
  p99('answers to one question', 150),
  rate('votes', 1000),
  {
    name: 'p99 at a million of each kind, worst call',
    goal: '≤ 2 × that at 10,000',
    value: ({ growth }) => {
      const ratios = Object.values(growth).map(({ small, large }) => large.p99 / small.p99)
      return ratios.length ? Math.max(...ratios) : null
    },
    unit: '×',
    isMet: atMost(2),
  },
  {
    name: 'two workers: rate, worst',
    goal: '≥ 1 × one worker',
    value: (results) => ofWorkers(results, 'rate'),
    unit: '×',
    isMet: atLeast(1),
  },
  {
    name: 'two workers: CPU per request, worst',
    goal: '≤ 1.1 × one worker',
    value: (results) => ofWorkers(results, 'cpu'),
    unit: '×',
    isMet: atMost(1.1),
  },
  {
    name: 'memory of a worker after the load',
    goal: '≤ 250 MB after an hour',
    value: ({ figures }) => figures.memory ?? null,
    unit: 'MB',
    isMet: atMost(250),
  },
  {
    name: 'from exec to /readyz, warm',
    goal: '≤ 1.5 s',
    value: ({ figures }) => (figures.start ? figures.start / 1000 : null),
    unit: 's',
    isMet: atMost(1.5),
  },
]
