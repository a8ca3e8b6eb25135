import { createDictionary, type Dictionary } from './spelling.ts'
import { createWordTable } from './wordTable.ts'

/** Days, months and other common words that documents may lack. The list exists so that spelling correction knows them. */
const words = new Set(
  `monday tuesday wednesday thursday friday saturday sunday weekend weekday tomorrow tonight morning afternoon evening
  january february september october november december christmas thanksgiving halloween easter
  actually really usually probably definitely somewhere something someone anybody anything sometimes
  business businesses because beginning cheapest nearest available schedule address restaurant recommend`.split(/\s+/),
)
export const isEverydayWord = (word: string) => words.has(word)

let dictionary: Dictionary | undefined
/** Finds the most similar of these words; null when none is similar enough. */
export function findClosestEverydayWord(word: string): string | null {
  dictionary ??= createDictionary(createWordTable(new Map([...words].map((name) => [name, 1]))))
  return dictionary.correct(word)
}
