import { listNormalizedWords } from '../../../kit/text/words.ts'
import type { SearchReply } from '../../search/search.contract.ts'
import { extractContentWords } from './facts/factQuestions.ts'

type UnderstoodQuery = SearchReply['understood']

/** The minimum number of words of a story, and of content words of its wish. */
const [MIN_STORY_WORDS, MIN_WISH_WORDS] = [9, 2]
/** The end of a sentence. */
const sentenceEndPattern = /(?<=[.?!;])\s+|\n+/

/**
 * Extracts the questions of a message with statements: “I have no place to stay up there. Which jobs come with housing?”
 * @returns null when the message has no statements, or when the questions are too vague without them.
 */
export function extractQuestions(message: string, understood: UnderstoodQuery): string | null {
  const { from, until, excluded } = understood
  const sentences = message.split(sentenceEndPattern)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  if (questions.length === 0 || questions.length === sentences.length) return null
  const text = questions.join(' ')
  const isDated = from !== null || until !== null
  if (isDated || excluded.words.length > 0 || extractContentWords(text).length < MIN_WISH_WORDS) return null
  return addPlace(text, understood)
}

/** Matches the position before the first word of a wish within a story: “my kid loves to draw, where can she take classes”. */
const wishStartPattern =
  /(?:^|[\s,;:(–—-])(?=(?:who|whos|where|how (?:do|does|can|should|much)|which|any|anybody|anyone|somebody|someone|is there|are there|looking for|need|want|wanna|would like|do you know)\b)/gi

/**
 * Extracts the clause of a story with its wish: “where can she take art classes” from “my kid wont stop drawing lol where
 * can she take art classes”.
 * @returns null when the message is no story, or when the clause is too vague alone.
 */
export function extractWish(message: string, understood: UnderstoodQuery): string | null {
  const sentences = message.split(sentenceEndPattern).filter((sentence) => /\p{L}/u.test(sentence))
  const length = listNormalizedWords(message).length
  if (length < MIN_STORY_WORDS) return null
  for (const sentence of sentences.toReversed()) {
    const starts = [...sentence.matchAll(wishStartPattern)].map(({ index, 0: before }) => index + before.length)
    for (const start of starts) {
      const wish = sentence.slice(start).trim()
      if (listNormalizedWords(wish).length < length && extractContentWords(wish).length >= MIN_WISH_WORDS)
        return addPlace(wish, understood)
    }
  }
  return null
}

/** Adds the place that the story names elsewhere. */
const addPlace = (text: string, { city }: UnderstoodQuery) =>
  city === null || listNormalizedWords(text).join(' ').includes(listNormalizedWords(city).join(' '))
    ? text
    : `${text.replace(/[\s?.!]+$/, '')} in ${city}`
