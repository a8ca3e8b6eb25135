import type { CountedKind, WordStatistics } from './countWords.server.ts'
import { readRarity } from './english.server.ts'

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
