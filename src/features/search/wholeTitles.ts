import { listNormalizedWords } from '../../kit/text/words.ts'
import { isStopWord } from './keywords.ts'

const legalForms = new Set(['inc', 'incorporated', 'llc', 'ltd', 'corp', 'corporation', 'co'])
const extractTitleWords = (text: string) =>
  listNormalizedWords(text).filter((word) => !isStopWord(word) && !legalForms.has(word))

/** A single word that is a title also has other meanings. */
const MIN_WORDS = 2

/** Whether a text contains a whole title of at least two words, as in “where is Peak Roofing”. */
export function containsTitle(text: string, title: string): boolean {
  const words = extractTitleWords(title)
  return words.length >= MIN_WORDS && ` ${extractTitleWords(text).join(' ')} `.includes(` ${words.join(' ')} `)
}

/** The certainty of a result whose title is the whole query. */
const WHOLE_TITLE_CERTAINTY = 0.95

type TitledItem = { title: string; certainty: number; outside: unknown[] }

/**
 * Moves results to the front when their title is the whole query, although its parts have other meanings: “Spenard
 * Seasonal Services”.
 */
export function raiseWholeTitles<Item extends TitledItem>(items: Item[], query: string): Item[] {
  const words = extractTitleWords(query)
  if (words.length < MIN_WORDS) return items
  const typed = words.join(' ')
  const isWhole = ({ title, outside }: Item) => outside.length === 0 && extractTitleWords(title).join(' ') === typed
  const whole = items
    .filter(isWhole)
    .map((item) => ({ ...item, certainty: Math.max(item.certainty, WHOLE_TITLE_CERTAINTY) }))
  return [...whole, ...items.filter((item) => !isWhole(item))]
}
