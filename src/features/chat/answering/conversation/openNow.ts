import { listNormalizedWords } from '../../../../kit/text/words.ts'
import { type ParseText, refineTopic } from './refine.ts'

const now = '(?:still )?open (?:right now|now|at the moment|at this (?:hour|time)|currently)'
const which = '(?:what|whats|which|who|whos|anything|anyone|anybody|something|any|some|one|either|those|ones|only|just)'
const pronoun =
  '(?:else|ones?|these|those|them|of|the|is|are|s|that|thats|there|places?|business(?:es)?|shops?|stores?)'
/** Matches “what is open now”, “are any of these open right now” and “only those open now”, unlike “is it open now”. */
const openNowPattern = new RegExp(
  `^(?:(?:and|so|ok|okay|but|well|then) )*(?:(?:is|are|show me|list) )?(?:the )?(?:${which}(?: ${pronoun}){0,5} )?${now}$`,
)

/**
 * Parses a request for open businesses after another search. “What is open now” after “bakeries in Palmer” becomes
 * “bakeries in Palmer open now”; after “jobs in Palmer” it becomes “what is open now in Palmer”.
 * @returns the complete question; null for another message.
 */
export function parseOpenNow(topic: string, message: string, isSingle: boolean, parse: ParseText): string | null {
  if (!openNowPattern.test(listNormalizedWords(message.replace(/[’']/g, '')).join(' '))) return null
  const { explicit, kinds, city, words } = parse(topic)
  if (explicit && kinds[0] !== 'business') return `what is open now${city ? ` in ${city.name}` : ''}`
  // A single page that was found by its name is no list to choose from.
  if (isSingle && words.length > 0) return 'what is open now'
  return refineTopic(topic, 'open now', parse) ?? 'what is open now'
}
