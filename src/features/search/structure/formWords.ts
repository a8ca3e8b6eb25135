import type { Kind } from '../kinds.ts'
import { compilePattern, END } from './pattern.ts'
import type { QueryStructure } from './structure.types.ts'

/**
 * Words in a question for a number or an order that documents need not contain: “on the job board”, “in total”, “posted
 * so far”.
 */
const scopePattern = compilePattern(
  String.raw`(?:(?:still|yet)\s+)?to\s+come|(?:in|across|around|throughout|within|of)\s+(?:all\s+of\s+)?(?:the|this|our)\s+(?:whole\s+|entire\s+)?(?:state|region|area)|(?:whole|entire)\s+(?:state|region|area)|statewide|region\s?wide|across|throughout|(?:do|does|did)\s+(?:the|this|your)\s+(?:site|website|network|directory|forum|platform|database|page|app|list)(?:\s+(?:have|list|include|contain|know))?|all\s+told|(?:(?:can|could)\s+)?(?:i|we|you)\s+(?:choose|pick)(?:\s+from)?|(?:to\s+)?(?:choose|pick)\s+from|different|exact|(?:on|in)\s+here|in\s+existence|(?:on|in|at|of)\s+(?:the|your|this|that)\s+(?:whole\s+|entire\s+)?(?:job\s+)?(?:board|site|website|network|directory|forum|platform|database|page|app|list|calendar)|directory|(?:in\s+)?total|altogether|all\s+together|overall|in\s+all|coming\s+up|coming|upcoming|scheduled|planned|(?:gets?|got|gotten|getting|received?|receives)|(?:by\s+)?(?:someone|somebody|anyone|anybody|people)(?=\s+(?:has\s+|have\s+|ever\s+)?(?:ask|post|list|add|got|answer))|(?:has|have|was|were|been|being|ever|so\s+far|yet|currently|presently|registered|recorded|existing|exists?|of\s+all(?:\s+time)?)|(?:asked|asks|listed|posted|added|published|created|advertised)(?:\s+(?:here|so\s+far))?|listings?|entries|postings?|(?:per|an)\s+hour|hourly|per\s+(?:day|week|month|year)|starts?|starting|begins?|takes?\s+place|happening|still|offered|on\s+offer|available|out\s+there|left|remaining|known|here|now|these\s+days|nowadays|anywhere|(?:and|or)\s+(?:groups|organi[sz]ations|nonprofits|companies)(?=\s+(?:do|does|are|is|have|has|can|in|from|for|around)${END}|\W*$)|(?:industry|category|sector)(?=\W*$)`,
)
/** Nouns without a specific meaning, which other words describe. */
const genericNounPattern = compilePattern('stuff|things?|ones?|options?')
type FormContext = { fields: QueryStructure & { from: string | null; until: string | null }; kinds: Kind[] }

/** Verbs of events. */
const eventVerbPattern = compilePattern(
  String.raw`still\s+(?:join|attend|catch|visit)|still(?=\s+(?:go|get|make|see|be|come))|starts?|starting|begins?|beginning|takes?\s+place|taking\s+place|happens?|happening|is\s+on|goes\s+on|going\s+on|coming\s+up`,
)
/** Matches “next” as a time, unlike in “next to” and “next door”. */
const nextPattern = compilePattern(String.raw`(?:the\s+)?(?:very\s+)?next(?=\s+[\p{L}])(?!\s+(?:to|door)${END})`)

/**
 * Returns the length of the words at the beginning of a text that belong to the form of a question and not to its
 * subject, in UTF-16 units. 0 for other words.
 * @param text in lower case, without apostrophes.
 * @param kinds the kinds that the text names.
 */
export function measureFormWords(text: string, { fields, kinds }: FormContext): number {
  const length = (words: RegExp) => words.exec(text)?.[0].length ?? 0
  const hasTime = fields.from !== null || fields.until !== null || fields.time !== null || fields.weekdays.length > 0
  const isEvent = kinds.every((kind: Kind) => kind === 'event')
  return Math.max(
    fields.intent === 'find' ? 0 : length(scopePattern),
    hasTime || fields.facts.length > 0 || fields.intent !== 'find' ? length(genericNounPattern) : 0,
    hasTime && isEvent && fields.day_meaning === 'takes_place' ? length(eventVerbPattern) : 0,
    length(nextPattern),
  )
}
