import { listNormalizedWords, stem, tokenize } from '../../kit/text/words.ts'
import type { ParsedQuery } from './parseQuery.ts'

/** The maximum number of highlighted words and phrases. */
const MAX_HIGHLIGHTS = 30

/**
 * Returns the searched words and phrases that may occur in the texts, for `findMarks`.
 * @param isTyping whether the last word may be a prefix, which then ends in `*`.
 */
export function listHighlights({ tokens, expansions }: ParsedQuery, isTyping: boolean, texts: string[]): string[] {
  const words = new Set(texts.flatMap((text) => listNormalizedWords(text)))
  const stems = new Set([...words].map(stem))
  const synonyms = expansions
    .flatMap(({ phrases }) => phrases)
    .sort((a, b) => b.strength - a.strength)
    .filter(({ text }) => tokenize(text).every(({ word }) => stems.has(stem(word))))
  const typed = tokens.filter((word) => stems.has(stem(word)))
  const last = tokens.at(-1)
  const beginning = isTyping && last && [...words].some((word) => word.startsWith(last)) ? [`${last}*`] : []
  return [...new Set([...typed, ...beginning, ...synonyms.map(({ text }) => text)])].slice(0, MAX_HIGHLIGHTS)
}
