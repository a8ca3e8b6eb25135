import { normalizeWord } from '../../../kit/text/words.ts'
import { readEventType, readJobType, readKind } from '../keywords.ts'
import type { Kind } from '../kinds.ts'

/** Nouns after “business”, as in “business owners”. Such a text is not about businesses. */
const OF_BUSINESS =
  /^(people|owners?|folks?|women|men|leaders|community|cards?|licenses?|plans?|events?|jobs?|questions?)$/

/** The kinds that words such as “jobs” or “workshop” name. */
export function namedKinds(words: string[]): Set<Kind> {
  const kinds = new Set<Kind>()
  for (const position of words.keys()) {
    const rest = words.slice(position)
    const kind = readKind(rest, words)?.kind
    if (kind) kinds.add(kind)
    else if (readJobType(rest, words)) kinds.add('job')
    else if (
      readEventType(rest, words, true) &&
      !/^(sales?|community|class(es)?|courses|trainings)$/.test(rest[0] ?? '')
    )
      kinds.add('event')
    else if (/^(question|topics?)$/.test(normalizeWord(rest[0] ?? ''))) kinds.add('question')
    else if (/^(business|company)$/.test(rest[0] ?? '') && !OF_BUSINESS.test(rest[1] ?? '')) kinds.add('business')
    else if (/^(openings?|positions?|gigs?|wages?|salary|postings)$/.test(rest[0] ?? '')) kinds.add('job')
  }
  return kinds
}
