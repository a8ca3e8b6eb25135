import { isOptionalWord } from '../keywords.ts'
import type { SearchContext } from '../searchContext.server.ts'

/**
 * Returns the words for the counted organizations, such as “quilters guilds”. Empty for one word that names an industry
 * of the directory, such as “plumbers”: the businesses of the industry are then counted.
 */
export function listCountedWords({ parsed, typedWords }: Pick<SearchContext, 'parsed' | 'typedWords'>): string[] {
  const { intent, trade, trade_words, words, name_words } = parsed
  if (intent === 'count' && name_words.length > 0) return name_words
  if (intent !== 'count' || !trade) return []
  const first = typedWords.findIndex((word) => trade_words.includes(word))
  let last = typedWords.findLastIndex((word) => trade_words.includes(word))
  if (first === -1) return []
  // “Kennel clubs”: the general word belongs to the counted name.
  while (isOptionalWord(typedWords[last + 1] ?? '')) last++
  const nameWords = typedWords.slice(first, last + 1)
  if (trade.industries.length > 0 && nameWords.filter((word) => !isOptionalWord(word)).length < 2) return []
  return [...words.filter((word) => !nameWords.includes(word)), ...nameWords]
}

/** The minimum length of a word without its ending. */
const MIN_ROOT_LENGTH = 4

/** Returns the word for an activity with the related verb and noun for a person: “quilting”, “quilt”, “quilter”. */
export function listForms(word: string): string[] {
  const root = /^(\p{L}+)ing$/u.exec(word)?.[1] ?? ''
  return root.length < MIN_ROOT_LENGTH ? [word] : [word, root, `${root}er`]
}
