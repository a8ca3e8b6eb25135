/** The number of successes and the number of cases. */
export type Share = { hits: number; asked: number }

/** A row of figures for one kind of question, or for all. A measure without any case has `asked: 0`. */
export type Figures = Record<Measure, Share>

/** The measures in the order of the columns. */
export const measures = ['hit@1', 'hit@3', 'right', 'wrong and sure', 'search@3', 'groups@3', 'tools'] as const
export type Measure = (typeof measures)[number]

/** Whether each measure holds for one question, or null when it does not apply. */
export type Outcome = Record<Measure, boolean | null>
export const noOutcome = Object.fromEntries(measures.map((measure) => [measure, null])) as Outcome

export function addUp(outcomes: Outcome[]): Figures {
  const share = (measure: Measure): Share => {
    const values = outcomes.map((outcome) => outcome[measure]).filter((value) => value !== null)
    return { hits: values.filter(Boolean).length, asked: values.length }
  }
  return Object.fromEntries(measures.map((measure) => [measure, share(measure)])) as Figures
}

const Z = 1.959964

/**
 * The Wilson score interval, which contains the true share in 95 % of all samples. @see
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function wilson({ hits, asked }: Share): [number, number] {
  if (asked === 0) return [0, 1]
  const share = hits / asked
  const centre = share + Z ** 2 / (2 * asked)
  const margin = Z * Math.sqrt((share * (1 - share)) / asked + Z ** 2 / (4 * asked ** 2))
  const scale = 1 + Z ** 2 / asked
  return [Math.max(0, (centre - margin) / scale), Math.min(1, (centre + margin) / scale)]
}

const percent = (share: number) => (100 * share).toFixed(0)

/** Formats a share as `85 (78–90)`, in percent with the interval of 95 %. Empty without any case. */
export function formatShare(share: Share): string {
  if (share.asked === 0) return ''
  const [low, high] = wilson(share)
  return `${percent(share.hits / share.asked)} (${percent(low)}–${percent(high)})`
}

/** A Markdown table with a row for each group. */
export function formatTable(rows: Record<string, { asked: number; figures: Figures }>): string {
  const shown = measures.filter((measure) => Object.values(rows).some(({ figures }) => figures[measure].asked > 0))
  const cells = [
    ['kind', 'asked', ...shown],
    ...Object.entries(rows).map(([name, { asked, figures }]) => [
      name,
      `${asked}`,
      ...shown.map((measure) => formatShare(figures[measure])),
    ]),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
