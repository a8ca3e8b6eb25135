import { PhraseIndex } from '../../../kit/text/phraseIndex.ts'
import { isStopWord } from '../keywords.ts'
import home from './words/related/home.ts'
import outdoors from './words/related/outdoors.ts'
import work from './words/related/work.ts'

/** The phrases behind the colon of a line, which are split when they are needed. */
let index: PhraseIndex<string> | undefined

function readIndex(): PhraseIndex<string> {
  if (index) return index
  index = new PhraseIndex()
  for (const line of [home, work, outdoors].flatMap((text) => text.trim().split('\n'))) {
    const [words = '', related = ''] = line.split(': ')
    for (const phrase of words.split(', ')) index.add(phrase, related, true)
  }
  return index
}

/** The strength of a related word for the search. No synonym has the same: see `roundStrength`. */
export const RELATED_STRENGTH = 0.55
/** The maximum number of related phrases of a word. */
const MAX_RELATED = 30

/**
 * Finds phrases that texts about the same subject often have. They are no synonyms: “toddler” is related to “preschool”
 * and “car seat”.
 * @param words consecutive words of a query, normalized.
 * @returns the phrases for each word; those for a longer phrase of the query first.
 */
export function findRelated(words: string[]): string[][] {
  const matches = readIndex()
    .find(words)
    .filter(({ first, size }) => size > 1 || !isStopWord(words[first] ?? ''))
    .sort((a, b) => b.size - a.size)
  return words.map((_, position) => {
    const own = matches.filter(({ first, count }) => first <= position && position < first + count)
    return [...new Set(own.flatMap(({ value }) => value.split(', ')))].slice(0, MAX_RELATED)
  })
}
