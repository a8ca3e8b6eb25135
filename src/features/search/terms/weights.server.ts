import type { CountedKind, WordStatistics } from './countWords.server.ts'
import { readRarity } from './english.server.ts'

/** A word that no document has is less often what is looked for than a part of the sentence around it. */
const UNKNOWN = 0.8

/** The least share of the greatest weight that a common word of spoken English can have when documents have it. */
const COMMON = 0.25

/**
 * Returns how much a word tells about what is meant: the inverse document frequency in a kind of content, and at most what its
 * frequency in spoken English tells. A common word is rare in a few documents by chance.
 * @param stem its English stem in PostgreSQL.
 */
export function weighWord({ documents, stems }: WordStatistics, kind: CountedKind, word: string, stem: string): number {
  const total = Math.max(documents[kind], 1)
  const count = Math.min(stems[kind].get(stem) ?? 0, total)
  const rarity = readRarity(word)
  // In a few documents a word that none has tells no more than a word that one has.
  const inverseOf = (occurrences: number) => Math.log(1 + (total + 1) / (occurrences + 0.5))
  const greatest = inverseOf(1)
  if (count === 0) return greatest * UNKNOWN * rarity
  return Math.min(inverseOf(count) * ((1 + rarity) / 2), greatest * (COMMON + (1 - COMMON) * rarity))
}
