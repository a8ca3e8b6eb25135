import { countTypos } from '../../../kit/text/words.ts'
import { isTellingSound, mayBeginLike, toSoundKey } from './soundKey.ts'
import type { WordTable } from './wordTable.ts'

/** A list of known words for spelling correction. Words with higher frequencies are preferred. */
export type Dictionary = {
  has(word: string): boolean
  /** Whether a word begins with this text. */
  hasPrefix(text: string): boolean
  /** Returns the most likely intended word; null when none is similar enough. */
  correct(word: string): string | null
  /** Returns the same word as `correct`, with the cost of the correction. A lower cost means a more likely word. */
  findClosest(word: string): { word: string; cost: number } | null
  /** Returns the most frequent word that sounds alike; null when there is none. */
  findAlike(word: string): string | null
}

/** Words that sound alike: the maximum difference of their lengths, and the maximum number of letters that only one has. */
const [MAX_LENGTH_DIFFERENCE, MAX_LETTER_DIFFERENCE] = [3, 6]

/** The minimum length of a corrected word. */
const MIN_LENGTH = 4

/** The maximum number of typos in a word of this length. */
const computeMaxTypos = (length: number) => (length < 6 ? 1 : 2)

/** A bit mask of the letters of a word. Two words with one typo differ in at most two letters. */
function toLetterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) % 31)
  return mask
}

function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * The edit distance. A typo in the first letter, or one that replaces letters instead of swapping or repeating them,
 * costs more.
 */
function measureDistance(typed: string, word: string, limit: number): number {
  const counted = countTypos(typed, word, limit)
  const isHeardAlike = counted > limit && typed.length >= MIN_HEARD_LENGTH && hasSameConsonants(typed, word)
  const typos = isHeardAlike ? countTypos(typed, word, limit + 1) : counted
  if (typos > (isHeardAlike ? limit + 1 : limit)) return Number.POSITIVE_INFINITY
  const first = typed[0] === word[0] ? 0 : 0.6
  const last = typed.at(-1) === word.at(-1) ? 0 : 0.1
  const letters = hasSameLetters(typed, word) ? -0.3 : 0
  // People leave out letters more often than they add others.
  const shorter = word.length < typed.length ? 0.2 : 0
  return typos + first + last + letters + shorter
}

/** Whether two words differ only in the order or in the repetition of their letters. */
export const hasSameLetters = (typed: string, word: string) =>
  [...new Set(typed)].sort().join('') === [...new Set(word)].sort().join('')

/** Whether two words differ only in doubled letters: “baterries” and “batteries”. */
export const hasSameUndoubled = (typed: string, word: string) =>
  typed.replace(/(.)\1+/g, '$1') === word.replace(/(.)\1+/g, '$1')

/** The minimum length of a word that may have one more typo when only its vowels are wrong: “ameture” for amateur. */
export const MIN_HEARD_LENGTH = 7
const toConsonants = (word: string) => word.replace(/[aeiouy]+/g, '').replace(/(.)\1+/g, '$1')
/** Whether two words differ in their vowels and in doubled consonants only. */
export const hasSameConsonants = (typed: string, word: string) =>
  typed[0] === word[0] && toConsonants(typed).length > 2 && toConsonants(typed) === toConsonants(word)

/** The edit distance that a tenfold frequency compensates. */
const FREQUENCY_BONUS = 0.12

/** The additional cost of a word of the dictionary `other`. */
const OTHER_COST = 0.35

/**
 * Creates a dictionary of words with their frequencies. The first of equally likely words is preferred.
 * @param other a dictionary of less likely words for completion and correction.
 */
export function createDictionary(frequencies: WordTable, other: Dictionary | null = null): Dictionary {
  let masks: Int32Array | undefined
  let byLength: Map<number, Uint32Array> | undefined
  /** Indexes the words that may be corrections by their length, at the first use. */
  function indexByLength() {
    if (byLength) return byLength
    const ofLength = new Map<number, number[]>()
    masks = new Int32Array(frequencies.size)
    for (let index = 0; index < frequencies.size; index++) {
      const word = frequencies.wordAt(index)
      if (word.length < MIN_LENGTH - 1 || /\d/.test(word)) continue
      masks[index] = toLetterMask(word)
      const indexes = ofLength.get(word.length)
      if (indexes) indexes.push(index)
      else ofLength.set(word.length, [index])
    }
    byLength = new Map([...ofLength].map(([length, indexes]) => [length, Uint32Array.from(indexes)]))
    return byLength
  }
  return {
    has: frequencies.has,
    hasPrefix: (text) =>
      !frequencies.startingWith(text)[Symbol.iterator]().next().done || (other?.hasPrefix(text) ?? false),
    correct(typed) {
      return this.findClosest(typed)?.word ?? null
    },
    findClosest(typed) {
      if (typed.length < MIN_LENGTH || /\d/.test(typed)) return null
      const limit = computeMaxTypos(typed.length)
      const mask = toLetterMask(typed)
      const elsewhere = other?.findClosest(typed)
      let best = elsewhere ? { word: elsewhere.word, cost: elsewhere.cost + OTHER_COST } : null
      const indexes = indexByLength()
      for (let length = typed.length - limit; length <= typed.length + limit; length++) {
        for (const index of indexes.get(length) ?? []) {
          if (countBits((masks?.[index] ?? 0) ^ mask) > 2 * limit) continue
          const word = frequencies.wordAt(index)
          const bonus = FREQUENCY_BONUS * Math.log10(Math.max(1, frequencies.valueAt(index)))
          const cost = measureDistance(typed, word, limit) - bonus
          if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word, cost }
        }
      }
      return best
    },
    findAlike(typed) {
      if (typed.length < MIN_LENGTH || /\d/.test(typed)) return null
      const [key, mask] = [toSoundKey(typed), toLetterMask(typed)]
      if (!isTellingSound(key)) return null
      const indexes = indexByLength()
      let best = -1
      for (
        let length = typed.length - MAX_LENGTH_DIFFERENCE;
        length <= typed.length + MAX_LENGTH_DIFFERENCE;
        length++
      ) {
        for (const index of indexes.get(length) ?? []) {
          if (countBits((masks?.[index] ?? 0) ^ mask) > MAX_LETTER_DIFFERENCE) continue
          if (best >= 0 && frequencies.valueAt(index) <= frequencies.valueAt(best)) continue
          const word = frequencies.wordAt(index)
          if (word !== typed && mayBeginLike(word, key) && toSoundKey(word) === key) best = index
        }
      }
      return best < 0 ? (other?.findAlike(typed) ?? null) : frequencies.wordAt(best)
    },
  }
}

/**
 * Splits a word into two known words, such as “snow plow” for snowplow and “o malley” for O'Malley.
 * @returns null when no parts are known.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean, minPart = 3): [string, string] | null {
  for (let length = Math.floor(word.length / 2); length >= minPart; length--) {
    for (const at of new Set([length, word.length - length])) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)]
      if (parts.every((part) => part.length >= minPart && isKnown(part))) return parts
    }
  }
  // Documents treat the letter before an apostrophe as a separate word.
  const [, letter, name] = /^([odl])(\p{L}{4,})$/u.exec(word) ?? []
  if (letter && name && !isKnown(word) && isKnown(name)) return [letter, name]
  return null
}
