import type { Corpus } from './meaning/expandTerms.ts'
import type { Place } from './places.ts'

/** The names that a query may contain, and the current day in the region's time zone. */
export type Vocabulary = {
  places: Map<string, Place>
  industries: string[]
  region: string[]
  today: string
  /**
   * Returns the document frequency of a word, from 0 to 1: see `Corpus`. Without this function all words count as
   * unknown.
   */
  share?: Corpus['share']
  /** Whether a word is English. It is then not a misspelled place. */
  isWord?: (word: string) => boolean
}
