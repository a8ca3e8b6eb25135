import { listNormalizedWords, type Token } from '../../kit/text/words.ts'
import { type QueryPartKind, queryPartKinds } from './structure/structure.constants.ts'

/** An understood part of the query, with its label and the query without it. */
export type QueryPart = {
  what: QueryPartKind
  label: string
  without: string
}

/** An understood part: the positions of its first and its last word. */
export type MatchedPart = Pick<QueryPart, 'what' | 'label'> & { first: number; last: number }

/** Removes the whitespace and punctuation that surrounded a removed part. */
const trimPunctuation = (text: string) =>
  text
    .replace(/\s+(?=[\s,.;:?!])/g, '')
    .replace(/^[\s,.;:?!]+|[\s,.;:]+$/g, '')
    .trim()

/** Returns the understood parts in the order of `queryPartKinds`. */
export function buildParts(text: string, tokens: Token[], matchedParts: MatchedPart[]): QueryPart[] {
  const uniqueParts = matchedParts.filter(
    ({ what, label }, position) =>
      matchedParts.findIndex((other) => other.what === what && other.label === label) === position,
  )
  return uniqueParts
    .sort((a, b) => queryPartKinds.indexOf(a.what) - queryPartKinds.indexOf(b.what))
    .map(({ what, label }) => {
      const occurrences = matchedParts.filter((other) => other.what === what && other.label === label)
      const remaining = occurrences
        .sort((a, b) => b.first - a.first)
        .reduce(
          (leftWords, { first, last }) => leftWords.slice(0, tokens[first]?.start) + leftWords.slice(tokens[last]?.end),
          text,
        )
      return { what, label, without: trimPunctuation(remaining) }
    })
}

/** Returns the words of a part of the query: the words that `without` lacks. */
export function extractPartWords(text: string, without: string): string {
  const words = listNormalizedWords(text)
  const left = listNormalizedWords(without)
  let start = 0
  while (start < left.length && words[start] === left[start]) start++
  let end = 0
  while (end < left.length - start && words.at(-1 - end) === left.at(-1 - end)) end++
  return words.slice(start, words.length - end).join(' ')
}
