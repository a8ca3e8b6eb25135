import { anyOf, exactWord, type TsQuery } from '../../../database/tsquery.server.ts'
import type { CountedKind, WordStatistics } from './countWords.server.ts'
import type { WordTable } from './wordTable.ts'

/** With at least this many counted documents, a search for every word with a prefix takes too long. */
const LARGE_DOCUMENT_COUNT = 4096
/** The completions of a prefix are in enough documents when together they are in this number of counted documents. */
const ENOUGH_DOCUMENTS = 100
/** When the words with a prefix are in fewer counted documents, all these words are searched. */
const MAX_RARE_DOCUMENTS = 40
/** The maximum number of words that complete a prefix. */
const MAX_COMPLETIONS = 12

const listCompletions = (counts: WordTable, beginning: string): [word: string, count: number][] =>
  [...counts.startingWith(beginning)].map((index) => [counts.wordAt(index), counts.valueAt(index)])

/**
 * Returns a tsquery for the words that begin with a prefix. In a large network it contains only the most frequent words
 * that together are enough, because the index takes time for each document of each word.
 * @returns null when the prefix itself is a frequent word.
 */
export function completeWord(
  { documents, stems }: Pick<WordStatistics, 'documents' | 'stems'>,
  kind: CountedKind,
  word: string,
  stem: string,
): TsQuery | null {
  const all = `${exactWord(word)}:*`
  const counts = stems[kind]
  if (documents[kind] < LARGE_DOCUMENT_COUNT) return all
  if ((counts.get(stem) ?? 0) >= ENOUGH_DOCUMENTS) return null
  const completions = listCompletions(counts, word)
  if (completions.reduce((sum, [, count]) => sum + count, 0) < MAX_RARE_DOCUMENTS) return all
  let sum = 0
  const frequent = completions
    .sort((a, b) => b[1] - a[1])
    .filter(([, count]) => {
      const isNeeded = sum < ENOUGH_DOCUMENTS
      sum += count
      return isNeeded
    })
    .slice(0, MAX_COMPLETIONS)
  return anyOf(frequent.map(([completion]) => exactWord(completion)))
}
