export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] as number
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] as number)) / 2
}

/** The percentile of sorted values. @param share from 0 to 1 */
export const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/**
 * The two-sided p-value of the exact Mann-Whitney test, which is the probability of a difference at least this large
 * when both samples come from the same distribution. It makes no assumption about the distribution.
 * https://en.wikipedia.org/wiki/Mann%E2%80%93Whitney_U_test
 */
export function mannWhitney(first: number[], second: number[]): number {
  const u = (a: number[], b: number[]) =>
    a.reduce((sum, x) => sum + b.reduce((wins, y) => wins + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0)
  const [n, m] = [first.length, second.length]
  const extreme = Math.abs(u(first, second) - (n * m) / 2)
  const pooled = [...first, ...second]
  let all = 0
  let asExtreme = 0
  const choose = (from: number, chosen: number[]) => {
    if (chosen.length === n) {
      const picked = chosen.map((index) => pooled[index] as number)
      const notPicked = pooled.filter((_, index) => !chosen.includes(index))
      all++
      if (Math.abs(u(picked, notPicked) - (n * m) / 2) >= extreme) asExtreme++
      return
    }
    for (let index = from; index < pooled.length; index++) choose(index + 1, [...chosen, index])
  }
  choose(0, [])
  return asExtreme / all
}

/** The minimum relative change for a verdict. A smaller one is irrelevant, even if it is significant. */
const MIN_CHANGE = 0.03

export type Verdict = 'more' | 'less' | 'no difference beyond noise'

/**
 * Compares the rounds of two contenders. A difference is reported when p < 0.05 in the exact Mann-Whitney test and it
 * is at least 3 %.
 */
export function compareRounds(before: number[], after: number[]): { ratio: number; p: number; verdict: Verdict } {
  const ratio = median(after) / median(before)
  const p = mannWhitney(before, after)
  const isBeyondNoise = p < 0.05 && Math.abs(ratio - 1) >= MIN_CHANGE
  return { ratio, p, verdict: !isBeyondNoise ? 'no difference beyond noise' : ratio > 1 ? 'more' : 'less' }
}
