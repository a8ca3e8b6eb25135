import { anyOf, exactWord, type TsQuery } from '../../../database/tsquery.server.ts'
import type { CountedKind, WordStatistics } from './countWords.server.ts'
import type { WordTable } from './wordTable.ts'

/** With fewer counted documents, reading every word with a beginning takes no time. */
const MANY_DOCUMENTS = 4096
/** A word, or several, that so many of the counted documents have find enough. */
const FREQUENT = 100
/** The words with a beginning are in so few of the counted documents that all of them are read. */
const RARE = 40
/** The number of words that a beginning is completed to at most. */
const MAX_COMPLETIONS = 12

const listCompletions = (counts: WordTable, beginning: string): [word: string, count: number][] =>
  [...counts.startingWith(beginning)].map((index) => [counts.wordAt(index), counts.valueAt(index)])

/**
 * Returns a tsquery for the words that begin with a text. In many documents it has the most frequent ones, until they are enough,
 * because the index takes time for each document of each word that begins so.
 * @returns null when the text is a frequent word.
 */
export function completeWord(
  { documents, stems }: Pick<WordStatistics, 'documents' | 'stems'>,
  kind: CountedKind,
  word: string,
  stem: string,
): TsQuery | null {
  const all = `${exactWord(word)}:*`
  const counts = stems[kind]
  if (documents[kind] < MANY_DOCUMENTS) return all
  if ((counts.get(stem) ?? 0) >= FREQUENT) return null
  const completions = listCompletions(counts, word)
  if (completions.reduce((sum, [, count]) => sum + count, 0) < RARE) return all
  let sum = 0
  const frequent = completions
    .sort((a, b) => b[1] - a[1])
    .filter(([, count]) => {
      const isNeeded = sum < FREQUENT
      sum += count
      return isNeeded
    })
    .slice(0, MAX_COMPLETIONS)
  return anyOf(frequent.map(([completion]) => exactWord(completion)))
}
