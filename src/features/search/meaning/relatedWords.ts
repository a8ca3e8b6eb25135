import { PhraseIndex } from '../../../kit/text/phraseIndex.ts'
import { isStopWord } from '../keywords.ts'
import home from './words/related/home.ts'
import outdoors from './words/related/outdoors.ts'
import work from './words/related/work.ts'

/** Maps each phrase before the colon of a line to the text after the colon, which is split when it is needed. */
let index: PhraseIndex<string> | undefined

function getIndex(): PhraseIndex<string> {
  if (index) return index
  index = new PhraseIndex()
  for (const line of [home, work, outdoors].flatMap((text) => text.trim().split('\n'))) {
    const [words = '', related = ''] = line.split(': ')
    for (const phrase of words.split(', ')) index.add(phrase, related, true)
  }
  return index
}

/** The strength of a related word for the search. It identifies related words, because no synonym has it: see `roundStrength`. */
export const RELATED_STRENGTH = 0.55
/** The maximum number of related phrases of a word. */
const MAX_RELATED_PHRASES = 30

/**
 * Finds phrases that texts about the same subject often have. They are no synonyms: “toddler” is related to “preschool”
 * and “car seat”.
 * @param words consecutive words of a query, normalized.
 * @returns the related phrases of each word. The phrases for a longer phrase of the query come first.
 */
export function findRelated(words: string[]): string[][] {
  const matches = getIndex()
    .find(words)
    .filter(({ first, size }) => size > 1 || !isStopWord(words[first] ?? ''))
    .sort((a, b) => b.size - a.size)
  return words.map((_, position) => {
    const own = matches.filter(({ first, count }) => first <= position && position < first + count)
    return [...new Set(own.flatMap(({ value }) => value.split(', ')))].slice(0, MAX_RELATED_PHRASES)
  })
}
