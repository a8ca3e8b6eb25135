import type { Tree } from '../src/features/search/certainty/trees.ts'
import type { Example } from './logistic.ts'

export type BoostingOptions = {
  rounds: number
  /** The maximum number of decisions above a leaf. */
  depth: number
  /** The share of the correction of each tree that is kept. */
  rate: number
  /** The weight decay of the leaves. */
  penalty: number
}

/** The values of a feature, each as the index of its interval. An interval includes its upper bound. */
type Column<Name> = { name: Name; bounds: number[]; intervals: Uint8Array }
/** The slope and the curvature of the loss for the score of each example. */
type Loss = { slopes: Float64Array; curvatures: Float64Array }
/** The best decision for a node. Its gain is the decrease of the loss. */
type Split<Name> = { column: Column<Name>; interval: number; gain: number }

/** The maximum number of intervals of a feature. */
const MAX_INTERVALS = 48
/** The minimum number of examples of a node that is split, and the minimum curvature on each side of a decision. */
const [MIN_EXAMPLES, MIN_CURVATURE] = [20, 1]
/** The minimum curvature of an example, which limits the step for very certain results. */
const MIN_EXAMPLE_CURVATURE = 0.01

/**
 * Fits trees that correct a score so that correct results come first: gradient boosting (Friedman 2001) with second-order steps
 * (Chen and Guestrin 2016) of the loss that `fitListwise` minimizes. Equal lists give equal trees.
 * @param lists the results of each question.
 * @param names the name of each value of an example.
 * @param score the score to correct.
 */
export function boostListwise<Name extends string>(
  lists: Example[][],
  names: readonly Name[],
  score: (values: number[]) => number,
  { rounds, depth, rate, penalty }: BoostingOptions,
): Tree<Name>[] {
  const examples = lists.flat()
  const columns = names.map((name, index) =>
    toColumn(
      name,
      examples.map(({ values }) => values[index] ?? 0),
    ),
  )
  const scores = Float64Array.from(examples, ({ values }) => score(values))
  const all = examples.map((_, index) => index)
  const trees: Tree<Name>[] = []
  for (let round = 0; round < rounds; round++) {
    const loss = measureLoss(lists, scores)
    const growTree = (rows: number[], level: number): Tree<Name> => {
      const [slope, curvature] = sumLoss(rows, loss)
      const split = level < depth && rows.length >= MIN_EXAMPLES ? findSplit(columns, rows, loss, penalty) : null
      if (!split) {
        const leaf = Number(((-rate * slope) / (curvature + penalty)).toFixed(4))
        for (const row of rows) scores[row] = (scores[row] ?? 0) + leaf
        return leaf
      }
      const { column, interval } = split
      const isBelow = (row: number) => (column.intervals[row] ?? 0) <= interval
      const below = growTree(rows.filter(isBelow), level + 1)
      const above = growTree(
        rows.filter((row) => !isBelow(row)),
        level + 1,
      )
      return [column.name, column.bounds[interval] ?? 0, below, above]
    }
    trees.push(growTree(all, 0))
  }
  return trees
}

/** Divides the values of a feature into intervals with about equal numbers of examples. */
function toColumn<Name>(name: Name, values: number[]): Column<Name> {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const bounds = [...new Set(Array.from({ length: MAX_INTERVALS - 1 }, (_, index) => at((index + 1) / MAX_INTERVALS)))]
  const toInterval = (value: number) => {
    const index = bounds.findIndex((bound) => value <= bound)
    return index === -1 ? bounds.length : index
  }
  return { name, bounds, intervals: Uint8Array.from(values, toInterval) }
}

/** Measures the loss: the probability of the correct results among all results of a question and “none of them”. */
function measureLoss(lists: Example[][], scores: Float64Array): Loss {
  const [slopes, curvatures] = [new Float64Array(scores.length), new Float64Array(scores.length)]
  let start = 0
  for (const list of lists) {
    const powers = list.map((_, index) => Math.exp(scores[start + index] ?? 0))
    const total = powers.reduce((sum, power) => sum + power, 1)
    const correctSum = list.reduce((sum, { isCorrect }, index) => sum + (isCorrect ? (powers[index] ?? 0) : 0), 0)
    for (const [index, { isCorrect }] of list.entries()) {
      const power = powers[index] ?? 0
      const probability = power / total
      slopes[start + index] = probability - (isCorrect ? power / correctSum : 0)
      curvatures[start + index] = Math.max(probability * (1 - probability), MIN_EXAMPLE_CURVATURE)
    }
    start += list.length
  }
  return { slopes, curvatures }
}

function sumLoss(rows: number[], { slopes, curvatures }: Loss): [slope: number, curvature: number] {
  let [slope, curvature] = [0, 0]
  for (const row of rows) {
    slope += slopes[row] ?? 0
    curvature += curvatures[row] ?? 0
  }
  return [slope, curvature]
}

/** Finds the decision that decreases the loss most, if any does. */
function findSplit<Name>(columns: Column<Name>[], rows: number[], loss: Loss, penalty: number): Split<Name> | null {
  const [slope, curvature] = sumLoss(rows, loss)
  const rate = (slope: number, curvature: number) => slope ** 2 / (curvature + penalty)
  let best: Split<Name> | null = null
  for (const column of columns) {
    const [slopes, curvatures] = [new Float64Array(MAX_INTERVALS), new Float64Array(MAX_INTERVALS)]
    for (const row of rows) {
      const interval = column.intervals[row] ?? 0
      slopes[interval] = (slopes[interval] ?? 0) + (loss.slopes[row] ?? 0)
      curvatures[interval] = (curvatures[interval] ?? 0) + (loss.curvatures[row] ?? 0)
    }
    let [slopeBelow, curvatureBelow] = [0, 0]
    for (const interval of column.bounds.keys()) {
      slopeBelow += slopes[interval] ?? 0
      curvatureBelow += curvatures[interval] ?? 0
      if (Math.min(curvatureBelow, curvature - curvatureBelow) < MIN_CURVATURE) continue
      const gain =
        rate(slopeBelow, curvatureBelow) + rate(slope - slopeBelow, curvature - curvatureBelow) - rate(slope, curvature)
      if (gain > (best?.gain ?? MIN_GAIN)) best = { column, interval, gain }
    }
  }
  return best
}

/** The minimum gain of a decision, above the error of rounding. */
const MIN_GAIN = 1e-6
