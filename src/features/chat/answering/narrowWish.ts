import { readWords } from '../../../kit/text/words.ts'
import { extractContentWords } from './facts/factQuestions.ts'

/** The minimum number of words of a story, and of the words that say something in its wish. */
const [STORY_WORDS, WISH_WORDS] = [9, 2]
/** Words with which a wish begins, within a story: “my kid loves to draw, where can she take classes”. */
const begins =
  /(?:^|[\s,;:(–—-])(?=(?:who|whos|where|how (?:do|does|can|should|much)|which|any|anybody|anyone|somebody|someone|is there|are there|looking for|need|want|wanna|would like|do you know)\b)/gi

/**
 * Returns the part of a story that asks, without what led to it: “Who takes in injured birds?” of “We found an eagle next to the
 * road. Who takes in injured birds?”. Null when the message is no story, or its wish says too little alone.
 */
export function narrowWish(message: string): string | null {
  const sentences = message.split(/(?<=[.?!;])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
  const length = readWords(message).length
  if (length < STORY_WORDS) return null
  for (const sentence of sentences.toReversed()) {
    const starts = [...sentence.matchAll(begins)].map(({ index, 0: before }) => index + before.length)
    for (const start of starts) {
      const wish = sentence.slice(start).trim()
      if (readWords(wish).length < length && extractContentWords(wish).length >= WISH_WORDS) return wish
    }
  }
  return null
}
