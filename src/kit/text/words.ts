import { remember } from './remember.ts'

/** A normalized word with its position in the text, in UTF-16 units. */
export type Token = { word: string; start: number; end: number }

/** Splits a text into words in lower case without accents and punctuation. An apostrophe belongs to its word. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: raw, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    const word = normalizeWord(raw)
    if (word) tokens.push({ word, start: index, end: index + raw.length })
  }
  return tokens
}

/** Returns the normalized words of a text. */
export const listNormalizedWords = (text: string): string[] => tokenize(text).map(({ word }) => word)

/**
 * Maps each word with an apostrophe inside to its parts, which are separate words in the search documents: `yupik` to `yup ik` for
 * Yup'ik. A possessive has none.
 */
export function splitWordsAtApostrophes(text: string): Map<string, string> {
  const split = new Map<string, string>()
  for (const { word, start, end } of tokenize(text)) {
    const parts = text
      .slice(start, end)
      .replace(/['’ʼ]s$/i, '')
      .split(/['’ʼ]/)
      .map(normalizeWord)
      .filter(Boolean)
    if (parts.length > 1) split.set(word, parts.join(' '))
  }
  return split
}

/** Returns a word in lower case, without accents and apostrophes. */
export const normalizeWord = (text: string) =>
  // Most words are plain ASCII. `normalize` would take most of the time.
  plainWord.test(text) ? text.toLowerCase() : withoutAccents(text).replace(/['’ʼ]/g, '').toLowerCase()

const plainWord = /^[A-Za-z0-9 ]*$/
const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** Words that would have the stem of another word without their last letter: plane and plan. */
const stemsWithE = new Set(['plane', 'stripe', 'scrape', 'slope', 'breathe', 'clothe', 'whale'])

/** Returns the stem that a word shares with its inflected forms: `roof` for roofs, roofing and roofers. */
export const stem = remember((word) => {
  const singular = toSingular(word)
  const root = /.{3}ing$/.test(singular)
    ? singular.slice(0, -3)
    : /.{4}(er|ed)$/.test(singular)
      ? singular.slice(0, -2)
      : stemsWithE.has(singular)
        ? singular
        : singular.replace(/(?<=.{4})e$/, '')
  return root.replace(/(?<=..)([bdfgmnprt])\1$/, '$1')
})

function toSingular(word: string): string {
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/.{2}(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return /.{2}[^aious]s$|.{2}[ao]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * Returns the Damerau–Levenshtein distance of two words (optimal string alignment): the number of inserted, deleted, replaced
 * or swapped letters. The result is only exact up to `limit`.
 */
export function countTypos(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1
  let previousRow: number[] = []
  let row = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let i = 1; i <= first.length; i++) {
    const next = [i]
    for (let j = 1; j <= second.length; j++) {
      const substitutionCost = first[i - 1] === second[j - 1] ? 0 : 1
      let distance = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + substitutionCost)
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1]) {
        distance = Math.min(distance, (previousRow[j - 2] ?? 0) + 1)
      }
      next.push(distance)
    }
    previousRow = row
    row = next
  }
  return row[second.length] ?? 0
}
