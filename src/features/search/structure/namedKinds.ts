import { normalizeWord } from '../../../kit/text/words.ts'
import { parseEventType, parseJobType, parseKind } from '../keywords.ts'
import type { Kind } from '../kinds.ts'

/** Matches nouns after “business”, as in “business owners”. Such a text is not about businesses. */
const businessCompoundPattern =
  /^(people|owners?|folks?|women|men|leaders|community|cards?|licenses?|plans?|events?|jobs?|questions?)$/

/** Detects the kinds that words such as “jobs” or “workshop” name. */
export function detectNamedKinds(words: string[]): Set<Kind> {
  const kinds = new Set<Kind>()
  for (const position of words.keys()) {
    const rest = words.slice(position)
    const kind = parseKind(rest, words)?.kind
    if (kind) kinds.add(kind)
    else if (parseJobType(rest, words)) kinds.add('job')
    else if (
      parseEventType(rest, words, true) &&
      !/^(sales?|community|class(es)?|courses|trainings)$/.test(rest[0] ?? '')
    )
      kinds.add('event')
    else if (/^(question|topics?)$/.test(normalizeWord(rest[0] ?? ''))) kinds.add('question')
    else if (/^(business|company)$/.test(rest[0] ?? '') && !businessCompoundPattern.test(rest[1] ?? ''))
      kinds.add('business')
    else if (/^(openings?|positions?|gigs?|wages?|salary|postings)$/.test(rest[0] ?? '')) kinds.add('job')
  }
  return kinds
}
