import { stem } from '../../../kit/text/words.ts'
import type { DeviceBusiness } from './deviceCopy.contract.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()

const splitWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const digitsOf = (text: string) => text.replace(/\D/g, '')

const stems = new Map<string, string>()
/** The stem of a word, computed once, because thousands of businesses share their words. */
function stemOf(word: string): string {
  const cachedStem = stems.get(word)
  if (cachedStem !== undefined) return cachedStem
  const root = stem(word)
  stems.set(word, root)
  return root
}

/**
 * Returns a test for businesses that have all words in any order, as the beginning of words of the name, trade, town or
 * phone. Other forms of a word count too: `plumber` finds Plumbing.
 */
export function matchWords(search: string) {
  const searchWords = splitWords(search)
  return ({ display_name, industry, city, phone }: DeviceBusiness) => {
    const words = splitWords([display_name, industry, city].join(' '))
    const digits = digitsOf(phone ?? '')
    return searchWords.every((word) => {
      const root = stemOf(word)
      const isFound = words.some((other) => other.startsWith(word) || stemOf(other) === root)
      return isFound || (/^\d{3,}$/.test(word) && digits.includes(word))
    })
  }
}
