import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { ImportMeasure } from './import.ts'
import type { Measure } from './load.ts'
import { options, parts } from './options.ts'
import type { CallPlan } from './plans.ts'
import type { Section } from './scenarios/scenario.ts'
import type { Visit } from './visit.ts'

/** The time and place of a measurement. */
export type Origin = { date: string; commit: string; machine: string; quick: boolean; load: number }
export type ScenarioResult = {
  section: Section
  /** The scenario with which this one is compared; itself if there is none. */
  base: string
  bytes: number
  floor: Measure | null
  ours: Measure
}
export type GrowthResult = { small: Measure; large: Measure; bytes: number }
export type Figures = {
  /** MB of the largest process after all scenarios. */
  memory?: number
  /** Milliseconds from exec until `/readyz` answered, on a data folder in use. */
  start?: number
  import?: ImportMeasure
  /** CPU per request of two workers relative to one, and the relative rate. */
  workers?: Record<string, { one: Measure; two: Measure }>
}
/** The work of the database for a call, in the small and in the large network. */
export type PlanResult = { small: CallPlan; large: CallPlan }
export type Results = {
  origins: Record<string, Origin>
  scenarios: Record<string, ScenarioResult>
  growth: Record<string, GrowthResult>
  plans: Record<string, PlanResult>
  figures: Figures
  visits: VisitResult[]
}
/** The medians of the visits to a page. */
export type VisitResult = Visit & { path: string; visits: number }

const file = 'docs/performance/results.json'
const empty: Results = { origins: {}, scenarios: {}, growth: {}, plans: {}, figures: {}, visits: [] }

function readCommit() {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' }).trim()
  } catch {
    return 'an unknown commit'
  }
}

export function describeOrigin(): Origin {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const date = new Date().toISOString().slice(0, 10)
  return { date, commit: readCommit(), machine, quick: options.quick === true, load: Number(loadavg()[0]?.toFixed(1)) }
}

/** Reads the results of all runs that are recorded in the document. */
export const readResults = (): Results =>
  existsSync(file) ? { ...empty, ...JSON.parse(readFileSync(file, 'utf8')) } : structuredClone(empty)

/** Replaces the results that a run has measured: whole sections, unless the run selected single scenarios. */
export function mergeResults(old: Results, measured: Results): Results {
  const sections = new Set(Object.values(measured.scenarios).map(({ section }) => section))
  const isWhole = !options.only || Object.hasOwn(parts, options.only)
  const unchangedScenarios = Object.entries(old.scenarios).filter(
    ([, { section }]) => !isWhole || !sections.has(section),
  )
  return {
    origins: { ...old.origins, ...measured.origins },
    scenarios: { ...Object.fromEntries(unchangedScenarios), ...measured.scenarios },
    growth: { ...old.growth, ...measured.growth },
    plans: { ...old.plans, ...measured.plans },
    figures: { ...old.figures, ...measured.figures },
    visits: measured.visits.length ? measured.visits : old.visits,
  }
}

const short = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)

export const writeResults = (results: Results, to = file) => writeFileSync(to, `${JSON.stringify(results, short, 2)}\n`)
