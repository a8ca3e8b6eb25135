import type { CountedKind, WordStatistics } from './countWords.server.ts'
import { readRarity } from './english.server.ts'

/** A word that no document has is less often what is looked for than a part of the sentence around it. */
const UNKNOWN = 0.8

/**
 * Returns how much a word tells about what is meant: the inverse document frequency in a kind of content, less for words that
 * are frequent in spoken English, above all when no document has them.
 * @param stem its English stem in PostgreSQL.
 */
export function weighWord({ documents, stems }: WordStatistics, kind: CountedKind, word: string, stem: string): number {
  const total = Math.max(documents[kind], 1)
  const count = Math.min(stems[kind].get(stem) ?? 0, total)
  const rarity = readRarity(word)
  // In a few documents a word that none has tells no more than a word that one has.
  const inverse = Math.log(1 + (total + 1) / (Math.max(count, 1) + 0.5))
  return inverse * (count === 0 ? UNKNOWN * rarity : (1 + rarity) / 2)
}
