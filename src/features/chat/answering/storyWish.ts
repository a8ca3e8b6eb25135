import { readWords } from '../../../kit/text/words.ts'
import type { SearchReply } from '../../search/search.contract.ts'
import { extractContentWords } from './facts/factQuestions.ts'

type Understood = SearchReply['understood']

/** The minimum number of words of a story, and of content words of its wish. */
const [STORY_WORDS, WISH_WORDS] = [9, 2]
/** The end of a sentence. */
const sentenceEnd = /(?<=[.?!;])\s+|\n+/

/**
 * Returns the questions of a message whose other sentences only tell something; null when it has no such sentences, or when the
 * questions say too little alone. “I have no place to stay up there. Which jobs come with housing?”
 */
export function extractQuestions(message: string, understood: Understood): string | null {
  const { from, until, excluded } = understood
  const sentences = message.split(sentenceEnd)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  if (questions.length === 0 || questions.length === sentences.length) return null
  const text = questions.join(' ')
  const isDated = from !== null || until !== null
  if (isDated || excluded.words.length > 0 || extractContentWords(text).length < WISH_WORDS) return null
  return addPlace(text, understood)
}

/** Words with which a wish begins, within a story: “my kid loves to draw, where can she take classes”. */
const begins =
  /(?:^|[\s,;:(–—-])(?=(?:who|whos|where|how (?:do|does|can|should|much)|which|any|anybody|anyone|somebody|someone|is there|are there|looking for|need|want|wanna|would like|do you know)\b)/gi

/**
 * Returns the clause of a story that asks, without what led to it: “where can she take art classes” of “my kid wont stop drawing lol
 * where can she take art classes”. Null when the message is no story, or the clause says too little alone.
 */
export function extractWish(message: string, understood: Understood): string | null {
  const sentences = message.split(sentenceEnd).filter((sentence) => /\p{L}/u.test(sentence))
  const length = readWords(message).length
  if (length < STORY_WORDS) return null
  for (const sentence of sentences.toReversed()) {
    const starts = [...sentence.matchAll(begins)].map(({ index, 0: before }) => index + before.length)
    for (const start of starts) {
      const wish = sentence.slice(start).trim()
      if (readWords(wish).length < length && extractContentWords(wish).length >= WISH_WORDS)
        return addPlace(wish, understood)
    }
  }
  return null
}

/** Adds the place that the story names elsewhere. */
const addPlace = (text: string, { city }: Understood) =>
  city === null || readWords(text).join(' ').includes(readWords(city).join(' '))
    ? text
    : `${text.replace(/[\s?.!]+$/, '')} in ${city}`
