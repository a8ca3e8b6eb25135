import { readWords } from '../../../../kit/text/words.ts'
import { type ParseText, refineTopic } from './refine.ts'

const now = '(?:still )?open (?:right now|now|at the moment|at this (?:hour|time)|currently)'
const which = '(?:what|whats|which|who|whos|anything|anyone|anybody|something|any|some|one|either|those|ones|only|just)'
const pronoun =
  '(?:else|ones?|these|those|them|of|the|is|are|s|that|thats|there|places?|business(?:es)?|shops?|stores?)'
/** “What is open now”, “are any of these open right now” and “only those open now”, unlike “is it open now”. */
const asksOpenNow = new RegExp(
  `^(?:(?:and|so|ok|okay|but|well|then) )*(?:(?:is|are|show me|list) )?(?:the )?(?:${which}(?: ${pronoun}){0,5} )?${now}$`,
)

/**
 * Parses a message that asks what is open now after another search: “what is open now” after “bakeries in Palmer” is “bakeries in
 * Palmer open now”, and after “jobs in Palmer” it is about the businesses there.
 * @returns the whole question; null for another message.
 */
export function parseOpenNow(topic: string, message: string, isSingle: boolean, parse: ParseText): string | null {
  if (!asksOpenNow.test(readWords(message.replace(/[’']/g, '')).join(' '))) return null
  const { explicit, kinds, city, words } = parse(topic)
  if (explicit && kinds[0] !== 'business') return `what is open now${city ? ` in ${city.name}` : ''}`
  // A single page that was found by its name is no list to choose from.
  if (isSingle && words.length > 0) return 'what is open now'
  return refineTopic(topic, 'open now', parse) ?? 'what is open now'
}
