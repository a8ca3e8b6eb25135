import { listNormalizedWords, stem, tokenize } from './words.ts'

/** A range of a text, in UTF-16 units. */
export type Range = { start: number; end: number }

type Pattern = { stems: string[]; prefix: string | null }

/** Converts a phrase to a pattern. A phrase that ends in `*` also matches words that begin with its last word. */
function toPattern(phrase: string): Pattern {
  const words = listNormalizedWords(phrase)
  return { stems: words.map(stem), prefix: phrase.endsWith('*') ? (words.at(-1) ?? null) : null }
}

/**
 * Finds phrases in a text, in any inflected form of their words.
 * @param phrases a phrase that ends in `*` also matches words that begin with its last word.
 * @returns ranges in the order of the text, which neither overlap nor touch.
 */
export function findMarks(text: string, phrases: string[]): Range[] {
  const patterns = phrases.map(toPattern).filter(({ stems }) => stems.length > 0)
  if (patterns.length === 0) return []
  const tokens = tokenize(text).map((token) => ({ ...token, stem: stem(token.word) }))
  const marked = new Set<number>()
  for (let first = 0; first < tokens.length; first++) {
    for (const { stems, prefix } of patterns) {
      const isMatch = stems.every((expected, index) => {
        const token = tokens[first + index]
        if (token?.stem === expected) return true
        return prefix !== null && index === stems.length - 1 && Boolean(token?.word.startsWith(prefix))
      })
      if (isMatch) for (let index = 0; index < stems.length; index++) marked.add(first + index)
    }
  }
  const ranges: Range[] = []
  for (const [index, { start, end }] of tokens.entries()) {
    if (!marked.has(index)) continue
    const last = ranges.at(-1)
    // Adjoining words get one mark, because many small marks are hard to read.
    if (last && marked.has(index - 1) && /^[\s-]$/.test(text.slice(last.end, start))) last.end = end
    else ranges.push({ start, end })
  }
  return ranges
}
