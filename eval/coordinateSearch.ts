export type Weights = Record<string, number>

/** What a weight is multiplied by, coarse on purpose: finer steps fit single questions. */
const FACTORS = [0.5, 0.8, 1.25, 2]
/** A smaller gain is not worth a change. */
const MIN_GAIN = 0.001
const MAX_ROUNDS = 3

const round = (value: number) => Number(value.toPrecision(3))

/**
 * Changes one weight after the other, as long as the score rises. The same weights, order and scores give the same result.
 * @param score higher is better.
 * @param report is called with each change.
 */
export async function searchCoordinates(
  start: Weights,
  score: (weights: Weights) => Promise<number>,
  report: (change: { name: string; from: number; to: number; score: number }) => void = () => {},
): Promise<{ weights: Weights; score: number }> {
  let best = { weights: start, score: await score(start) }
  for (let turn = 0; turn < MAX_ROUNDS; turn++) {
    const before = best.score
    for (const name of Object.keys(start)) {
      const from = best.weights[name] ?? 0
      for (const factor of FACTORS) {
        const weights = { ...best.weights, [name]: round(from * factor) }
        const reached = await score(weights)
        if (reached < best.score + MIN_GAIN) continue
        best = { weights, score: reached }
        report({ name, from, to: weights[name] ?? 0, score: reached })
      }
    }
    if (best.score === before) break
  }
  return best
}
