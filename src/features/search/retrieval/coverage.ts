import type { Term } from '../terms/terms.server.ts'

/**
 * The minimum share of the weight of the terms that a partial match covers. Terms that no document has do not count.
 */
const MIN_PARTIAL_COVERAGE = 0.5
/** The minimum share of the weight of all terms that a match covers. Terms that no document has count too. */
export const MIN_TOTAL_COVERAGE = 0.3
/** A tolerance, so that rounding does not exclude a term with exactly half of the weight. */
const EPSILON = 1e-9

const sumWeights = (terms: Term[]) => terms.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Returns the share of the weight of the terms that a document covers, from 0 to 1, and the words of the missing terms.
 */
export function measureCoverage(terms: Term[], matched: number): { coverage: number; missing: string[] } {
  const missing = terms.filter((_, index) => (matched & (1 << index)) === 0)
  const total = sumWeights(terms)
  return {
    coverage: missing.length === 0 || total === 0 ? 1 : 1 - sumWeights(missing) / total,
    missing: missing.map(({ words }) => words.join(' ')),
  }
}

/**
 * The number of terms with the highest weights that are combined for partial matches, and the maximum number of
 * combinations.
 */
const [MAX_TERMS, MAX_SETS] = [7, 24]

/**
 * Returns the smallest sets of terms that cover a share of the weight of all terms, except the set of all terms. A term
 * that no document has does not count, because nothing can cover it. The remaining terms must still have enough weight.
 */
export function listPartialSets(terms: Term[], least = MIN_PARTIAL_COVERAGE): Term[][] {
  const knownWeight = sumWeights(terms.filter(({ isUnknown }) => !isUnknown))
  const required = Math.max(knownWeight * least, sumWeights(terms) * MIN_TOTAL_COVERAGE) - EPSILON
  const telling = terms.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_TERMS)
  const sets: Term[][] = []
  const addSets = (first: number, chosen: Term[], weight: number) => {
    if (sets.length >= MAX_SETS) return
    if (weight >= required) {
      if (chosen.length < terms.length) sets.push(chosen)
      return
    }
    for (const [offset, term] of telling.slice(first).entries())
      addSets(first + offset + 1, [...chosen, term], weight + term.weight)
  }
  addSets(0, [], 0)
  return sets
}

/** Whether a result matches all terms and all filters of a query. */
export const isFullHit = ({ coverage, outside }: { coverage: number; outside: string[] }) =>
  coverage === 1 && outside.length === 0
