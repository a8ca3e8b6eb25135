import type { CountedKind, WordStatistics } from './countWords.server.ts'
import { getRarity } from './english.server.ts'

/** The factor for a word that no document contains. It probably belongs to the sentence and not to the searched words. */
const UNKNOWN_FACTOR = 0.8

/** The minimum weight of a common word of spoken English that documents contain, as a share of the greatest weight. */
const MIN_COMMON_SHARE = 0.25

/**
 * Returns the weight of a word: its inverse document frequency in a kind of content, limited by its rarity in spoken
 * English, because in a few documents a common word is rare by chance.
 * @param stem its English stem in PostgreSQL.
 */
export function weighWord({ documents, stems }: WordStatistics, kind: CountedKind, word: string, stem: string): number {
  const total = Math.max(documents[kind], 1)
  const count = Math.min(stems[kind].get(stem) ?? 0, total)
  const rarity = getRarity(word)
  // In a few documents, a word that none contains has no more weight than a word that one contains.
  const inverseOf = (occurrences: number) => Math.log(1 + (total + 1) / (occurrences + 0.5))
  const greatest = inverseOf(1)
  if (count === 0) return greatest * UNKNOWN_FACTOR * rarity
  return Math.min(
    inverseOf(count) * ((1 + rarity) / 2),
    greatest * (MIN_COMMON_SHARE + (1 - MIN_COMMON_SHARE) * rarity),
  )
}
