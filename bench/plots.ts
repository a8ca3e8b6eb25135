import { writeFileSync } from 'node:fs'
import { type Bar, plotBars } from './plot.ts'
import type { Results } from './results.ts'
import type { Section } from './scenarios/scenario.ts'
import { targets } from './targets.ts'

/** Draws the rates of a section. @returns the Markdown of the picture. */
export function plotScenarios(folder: string, results: Results, section: Section, title: string) {
  const goals = new Map(
    targets.flatMap(({ scenario, goal }) => {
      const perSecond = goal.match(/≥ ([\d,]+) a second/)?.[1]
      return scenario && perSecond ? [[scenario, Number(perSecond.replaceAll(',', ''))] as const] : []
    }),
  )
  const bars: Bar[] = Object.entries(results.scenarios)
    .filter(([, result]) => result.section === section)
    .map(([label, { ours }]) => ({ label, value: ours.rate, goal: goals.get(label) }))
  if (bars.length) writeFileSync(`${folder}/${section}.svg`, plotBars(title, 'responses a second', bars))
  return bars.length ? `\n\n![${title}](performance/${section}.svg)` : ''
}

export function plotGrowth(folder: string, { growth }: Results) {
  const bars = Object.entries(growth).map(([label, { small, large }]) => ({
    label,
    value: large.p99 / small.p99,
    goal: 2,
  }))
  if (bars.length)
    writeFileSync(`${folder}/growth.svg`, plotBars('p99 at a million', '× that at 10,000, at most the target', bars))
  return bars.length ? '\n\n![p99 at a million](performance/growth.svg)' : ''
}
