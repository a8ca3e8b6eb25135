import { readTrade } from '../tradeMatch.ts'

/** What the search knows about the words of the network. */
export type Corpus = {
  /** The industries of the directory, as they are written there. */
  industries: string[]
  /** Returns the share of documents that contain a word in one of its forms, from 0 to 1. 0 is an unknown word. */
  share(word: string): number
}

/** Other words for some words of a query. The typed words themselves are always searched too. */
export type Expansion = {
  /** The index of the first word of the query that it stands for, and the number of words. */
  first: number
  count: number
  /** Words and phrases with a similar meaning, with a strength from 0 to 1. */
  phrases: { text: string; strength: number }[]
  /** The industries of the directory that mean the same. */
  industries: string[]
  /** The name of the trade for people; null when the words are not shown as an understood part. */
  label: string | null
}

/** The strength of a synonym of a trade, and of a word that only hints at it. */
const [SYNONYM, HINT] = [0.9, 0.6]

/**
 * Finds words with a similar meaning.
 * @param words successive words of a query, normalized.
 * @returns expansions that do not overlap.
 */
export function expandTerms(words: string[], corpus: Corpus): Expansion[] {
  const expansions: Expansion[] = []
  for (let first = 0; first < words.length; first++) {
    const match = readTrade(words.slice(first), corpus.industries)
    if (!match) continue
    const { name, synonyms, hints, industries } = match.trade
    const phrases = [
      ...synonyms.map((text) => ({ text, strength: SYNONYM })),
      ...hints.map((text) => ({ text, strength: HINT })),
    ]
    expansions.push({ first, count: match.words, phrases, industries, label: name })
    first += match.words - 1
  }
  return expansions
}
