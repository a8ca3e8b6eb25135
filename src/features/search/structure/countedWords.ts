import { isOptionalWord } from '../keywords.ts'
import type { SearchContext } from '../searchContext.server.ts'

/**
 * Returns the words that name what a query counts, such as “quilters guilds”, when they name a trade without an industry in the
 * directory. Empty for others, whose industry is counted.
 */
export function countedWords({ parsed, typedWords }: Pick<SearchContext, 'parsed' | 'typedWords'>): string[] {
  const { intent, trade, trade_words, words } = parsed
  if (intent !== 'count' || !trade || trade.industries.length > 0) return []
  const first = typedWords.findIndex((word) => trade_words.includes(word))
  let last = typedWords.findLastIndex((word) => trade_words.includes(word))
  if (first === -1) return []
  // “Kennel clubs”: the general word belongs to what is counted.
  while (isOptionalWord(typedWords[last + 1] ?? '')) last++
  const named = typedWords.slice(first, last + 1)
  return [...words.filter((word) => !named.includes(word)), ...named]
}
