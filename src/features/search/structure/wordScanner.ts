import { type Token, tokenize } from '../../../kit/text/words.ts'
import type { QueryPartKind } from './structure.constants.ts'

/** An understood part: the positions of its first and its last word. */
export type StructurePart = { what: QueryPartKind; label: string; first: number; last: number }

export type WordScanner = ReturnType<typeof createWordScanner>

/** Scans a query word by word, and records the understood words. Quoted words are skipped. */
export function createWordScanner({ text, tokens, isQuoted }: { text: string; tokens: Token[]; isQuoted: boolean[] }) {
  const words = tokens.map(({ word }) => word)
  const isUsed = [...isQuoted]
  const parts: StructurePart[] = []
  /** The positions of words that are understood and not searched, such as “how many”. */
  const silent: number[] = []

  /** Records words as understood: as a part of this kind, or as silent words. */
  const take = (first: number, count: number, what: QueryPartKind | null, label = '') => {
    isUsed.fill(true, first, first + count)
    if (what) parts.push({ what, label, first, last: first + count - 1 })
    else for (let position = first; position < first + count; position++) silent.push(position)
  }
  /**
   * Calls the parser with the text from each unused word to the next used word. The parser returns the length of the
   * text that it has understood.
   */
  const scan = (parseAt: (rest: string, position: number, restWords: string[]) => number) => {
    for (let position = 0; position < words.length; position++) {
      if (isUsed[position]) continue
      const end = isUsed.indexOf(true, position)
      const restTokens = tokens.slice(position, end === -1 ? undefined : end)
      const rest = restTokens.map(({ word, end }, index) => {
        const next = restTokens[index + 1]
        return next ? word + text.slice(end, next.start) : word
      })
      const length = parseAt(rest.join('').toLowerCase(), position, words.slice(position, position + rest.length))
      if (length > 0) position += tokenize(rest.join('').slice(0, length)).length - 1
    }
  }
  const countWords = (rest: string, length: number) => tokenize(rest.slice(0, length)).length
  const textBefore = (position: number) =>
    tokens
      .slice(0, position)
      .map(({ word, end }, index) => word + text.slice(end, tokens[index + 1]?.start))
      .join('')
      .toLowerCase()

  return { words, isUsed, parts, silent, take, scan, countWords, textBefore }
}
