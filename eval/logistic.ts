/** A measured case: the value of each feature, and whether the result is correct. */
export type Example = { values: number[]; isCorrect: boolean }

const [STEPS, RATE] = [3000, 0.5]
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

export const predict = (weights: number[], values: number[]) =>
  sigmoid(values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0))

/**
 * Fits a logistic regression by gradient descent from zero, so that equal examples give equal weights.
 * @param penalty the weight decay per example. The first feature is the constant, which has none.
 */
export function fitLogistic(examples: Example[], penalty: number): number[] {
  const count = examples[0]?.values.length ?? 0
  let weights = new Array<number>(count).fill(0)
  let speed = new Array<number>(count).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : penalty * weight))
    for (const { values, isCorrect } of examples) {
      const error = (predict(weights, values) - (isCorrect ? 1 : 0)) / examples.length
      for (const [index, value] of values.entries()) gradient[index] = (gradient[index] ?? 0) + error * value
    }
    speed = speed.map((value, index) => 0.9 * value - RATE * (gradient[index] ?? 0))
    weights = weights.map((weight, index) => weight + (speed[index] ?? 0))
  }
  return weights.map((weight) => Number(weight.toFixed(3)))
}
