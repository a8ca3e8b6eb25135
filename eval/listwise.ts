import type { Example } from './logistic.ts'

const [STEPS, RATE] = [400, 0.05]
const [FIRST_DECAY, SECOND_DECAY] = [0.9, 0.999]

/**
 * Fits a linear score that puts correct results first: it maximizes the probability of the correct results among all results of a
 * question and “none of them”, whose score is 0 (a softmax, as in ListNet), by Adam from zero.
 * @param lists the results of each question. Equal lists give equal weights.
 * @param penalty the weight decay. The first feature is the constant, which has none.
 */
export function fitListwise(lists: Example[][], penalty: number): number[] {
  const count = lists[0]?.[0]?.values.length ?? 0
  const weights = new Float64Array(count)
  const mean = new Float64Array(count)
  const variance = new Float64Array(count)
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : penalty * weight))
    for (const list of lists) addGradient(gradient, list, weights, lists.length)
    for (const [index, slope] of gradient.entries()) {
      mean[index] = FIRST_DECAY * (mean[index] ?? 0) + (1 - FIRST_DECAY) * slope
      variance[index] = SECOND_DECAY * (variance[index] ?? 0) + (1 - SECOND_DECAY) * slope ** 2
      const [first, second] = [
        (mean[index] ?? 0) / (1 - FIRST_DECAY ** step),
        (variance[index] ?? 0) / (1 - SECOND_DECAY ** step),
      ]
      weights[index] = (weights[index] ?? 0) - (RATE * first) / (Math.sqrt(second) + 1e-8)
    }
  }
  return [...weights].map((weight) => Number(weight.toFixed(3)))
}

function addGradient(gradient: Float64Array, list: Example[], weights: Float64Array, lists: number) {
  const powers = list.map(({ values }) =>
    Math.exp(values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)),
  )
  const all = powers.reduce((sum, power) => sum + power, 1)
  const isAnyCorrect = list.some(({ isCorrect }) => isCorrect)
  const correctSum = list.reduce((sum, { isCorrect }, index) => sum + (isCorrect ? (powers[index] ?? 0) : 0), 0)
  for (const [index, { values, isCorrect }] of list.entries()) {
    const power = powers[index] ?? 0
    const error = (power / all - (isAnyCorrect && isCorrect ? power / correctSum : 0)) / lists
    for (const [feature, value] of values.entries()) gradient[feature] = (gradient[feature] ?? 0) + error * value
  }
}
