import { listNormalizedWords } from '../../../../kit/text/words.ts'
import type { ParsedQuery } from '../../../search/parseQuery.ts'
import { extractPartWords } from '../../../search/queryParts.ts'

export type ParseText = (text: string) => ParsedQuery

const leadingPattern =
  /^\s*(?:(?:ok(?:ay)?|hm+|oh|well|no|yes|then|so|great|thanks|actually|sorry|i mean(?:t)?)\b[\s,.!]*)*(?:(?:and|or|also|but|what about|how about|what if|only|just|maybe|try|make (?:it|that)|i mean(?:t)?|rather|instead)\b[\s,:]*)+/i
const alsoPattern =
  /^\s*(?:(?:is|are) there|do (?:you|they|u) have|does it have|have you got|any)\b(?=.*\b(?:also|too|as well)\b)(?:\s+(?:also|any|some|an?))*\s*/i
const fillerPattern = /^\s*(?:(?:ok(?:ay)?|hm+|oh|well|then|so|actually|i mean(?:t)?)\b[\s,.!]*)+/i
const trailingPattern =
  /[\s,]*\b(?:instead|too|also|as well|though|then|only|please|rather|maybe|ones?|again|i mean(?:t)?)[\s?!.]*$/i
/** Matches words that repeat the search with other filters: “is there one in Wasilla”, “and another in Kenai”. */
const anotherPattern =
  /^\s*(?:(?:is|are) there|(?:do|did) (?:you|they|u) have|have (?:you|they) got|got|(?:i|we) (?:need|want)|show me|find(?: me)?|and|or)?\s*(?:also\s+)?(?:an?other|any|some|one|ones|anything|something|those|them|(?:the )?same(?: thing)?)(?:\s+(?:one|ones|other|others|thing|but|just|only))*(?=\s+(?:in|near|around|at|from|over|up|down|on|for|under|this|next|today|tomorrow|tonight)\b)/i
const therePattern =
  /\b(?:in|around|near|from|at|over|out|up|down) there\b|\bthere$|\b(?:in|at|near|for|around) (?:(?:the |that )?same|that|this) (?:place|city|town|area|village)\b/i

/** Matches words for the subject of the last search: “that does it” in “and a company in Anchorage that does it?” */
const sameServicePattern =
  /\b(?:that|who|which|to) (?:does|do|did|can do|could do|offers?|sells?|makes?|fix(?:es)?|repairs?|handles?|provides?|helps? with) (?:it|this|that|these|those|them|so)\b/i
/** Matches words after another town: “North Pole is closer for me”. */
const closerPattern =
  /\s*\b(?:is|would be|works|are) (?:closer|nearer|better|easier|more convenient)(?: (?:for|to) (?:me|us))?$/i
/** Matches words before another town: “is there one closer to Glennallen”. */
const closerToPattern = /\b(?:closer|nearer|closest|nearest) to (?!(?:me|us|my|our|home|here)\b)/i
/** Matches a direction before a town: “and down in Valdez”. */
const directionPattern =
  /^\s*(?:down|up|over|out|back|way|farther|further)(?: (?:down|up|over|out))?\s+(?=(?:in|at|near|around|by)\s)/i
const livesInPattern =
  /^(?:(?:i am|i'm|im|we are|we're|i live|we live|i work) )(?:actually |now |really )?(?=(?:in|near|at|around) )/i
/** Matches a requirement for the results: “any for kids”, “one with parking”. */
const qualityPattern = /^(?:for|with|without|who|that|which) \w/i
/** Matches words about people in another town: “my cousin is in Bethel, there also?”, “we moved, now it is Talkeetna”. */
const peoplePattern =
  /^(?:cousin|friend|friends|brother|sister|mother|mom|dad|father|son|daughter|wife|husband|family|parents|grandma|boss|moved|move|moving|live|lives|living|work|works|stay|staying|visit|visiting|going|based|now|actually|same|thing|also|too|it|its|one|ones)$/
/** Matches a rejected result before the correction: “not the fire people, the clinic”. */
const correctionPattern = /^\s*(?:no,?\s+)?not (?:the |an? |that )?[^,]{1,40},\s*(?:but |i mean(?:t)? |rather )?/i
/** Matches words of job titles that do not name a trade. */
const jobTitleWordPattern = /^(?:paid|paying|real|actual|proper|regular)$/

/** The kinds of parts of a query that only filter, without a subject. */
const filters = new Set<string>(['city', 'date', 'time', 'job_type', 'event_type', 'pay', 'fact', 'order', 'not'])
const MAX_WORDS = 4

/** Removes the parts of these kinds from a text. */
function removeParts(text: string, parse: ParseText, isRemoved: (kind: string) => boolean): string {
  let left = text
  for (let round = 0; round < 6; round++) {
    const part = parse(left).parts.find(({ what }) => isRemoved(what))
    if (!part || part.without === left) break
    left = part.without
  }
  return left.trim()
}

/** Lists the words of the parts of these kinds. */
const listPartWords = (text: string, parse: ParseText, isKept: (kind: string) => boolean) =>
  parse(text)
    .parts.filter(({ what }) => isKept(what))
    .map(({ without }) => extractPartWords(text, without))
    .filter(Boolean)

/** Whether a follow-up about another kind keeps the trade of the search. It does only between businesses and jobs. */
const canShareTrade = (first: string | undefined, second: string | undefined) =>
  [first ?? 'business', second ?? 'business'].every((kind) => kind === 'business' || kind === 'job')

/** Whether a query only adds filters to another query. “The free” is a filter beside “workshops”, but not alone. */
const onlyAddsFilters = (query: ParsedQuery, previous: ParsedQuery) =>
  query.parts.length > previous.parts.length && query.words.every((word) => previous.words.includes(word))

/**
 * Applies a message to the last search. After “roofers in Wasilla”, “and in Palmer?” becomes “roofers in Palmer”, “what
 * about plumbers” becomes “plumbers in Wasilla”, and “tomorrow instead” changes the day.
 * @returns the complete question; null when the message is a new search.
 */
export function refineTopic(topic: string, message: string, parse: ParseText): string | null {
  const isLed = leadingPattern.test(message) || alsoPattern.test(message) || correctionPattern.test(message)
  const isTrailed = trailingPattern.test(message)
  let text = message
    .replace(closerToPattern, 'near ')
    .replace(correctionPattern, '')
    .replace(alsoPattern, '')
    .replace(isLed ? leadingPattern : fillerPattern, '')
    .replace(directionPattern, '')
    .replace(/[\s?!.,]+$/, '')
  for (let round = 0; round < 3 && trailingPattern.test(text); round++) text = text.replace(trailingPattern, '')
  const isAnother = anotherPattern.test(text)
  text = text.replace(anotherPattern, '').replace(closerPattern, '').replace(livesInPattern, '').trim()
  const earlier = topic.replace(/[\s?!.]+$/, '')
  if (sameServicePattern.test(text)) {
    const { trade_words } = parse(earlier)
    const subject = trade_words.length > 0 ? trade_words.join(' ') : earlier
    const provider = text.replace(sameServicePattern, ' ').replace(/\s+/g, ' ').trim()
    return provider === '' ? null : `${subject} ${provider}`
  }
  const isThere = therePattern.test(text)
  text = text.replace(therePattern, ' ').replace(/\s+/g, ' ').trim()
  if (text === '') return null
  const current = parse(text)
  const kinds = new Set<string>(current.parts.map(({ what }) => what))
  const isOnlyFilters = kinds.size > 0 && [...kinds].every((kind) => filters.has(kind)) && current.words.length === 0
  if (isOnlyFilters) {
    const isReplaced = (kind: string) => kinds.has(kind) || (kind === 'city' && current.excluded.cities.length > 0)
    return `${removeParts(earlier, parse, isReplaced)} ${text}`.trim()
  }
  if (isAnother && qualityPattern.test(text) && listNormalizedWords(text).length <= MAX_WORDS)
    return `${earlier} ${text}`
  if (
    current.city &&
    current.trade === null &&
    !kinds.has('kind') &&
    current.words.every((word) => peoplePattern.test(word))
  )
    return `${removeParts(earlier, parse, (kind) => kind === 'city')} in ${current.city.name}`
  const previous = parse(earlier)
  const isLedOrTrailed = isLed || isTrailed || isAnother
  if (
    isLedOrTrailed &&
    !kinds.has('kind') &&
    current.trade === null &&
    onlyAddsFilters(parse(`${earlier} ${text}`), previous)
  )
    return `${earlier} ${text}`
  const hasSubject = current.trade !== null || current.words.length > 0 || kinds.has('kind')
  if (!hasSubject || current.words.length > MAX_WORDS || (current.question && !isThere)) return null
  if (!isLed && !isThere && !(isTrailed && current.words.length <= 2)) return null
  const isOnlyKind =
    current.trade === null && current.words.every((word) => kinds.has('kind') && jobTitleWordPattern.test(word))
  const [oldKind, newKind] = [
    previous.explicit ? previous.kinds[0] : undefined,
    current.explicit ? current.kinds[0] : undefined,
  ]
  // “And jobs there?” keeps the trade only between businesses and jobs.
  if (isOnlyKind && canShareTrade(oldKind, newKind)) {
    return `${removeParts(earlier, parse, (kind) => kinds.has(kind))} ${text}`.trim()
  }
  const isKept = (kind: string) =>
    !kinds.has(kind) &&
    (kind === 'city' ||
      ((kind === 'date' || kind === 'time') &&
        newKind !== 'job' &&
        (newKind === undefined || newKind === oldKind || newKind === 'event')) ||
      ((kind === 'kind' || kind === 'job_type') && !kinds.has('kind') && !kinds.has('job_type')))
  return [text, ...listPartWords(earlier, parse, isKept)].join(' ')
}

/** Matches requests to repeat the last search in another town: “do they have one in Petersburg too?” */
const repeatRequestPattern = /\b(?:same|one|ones|another|something like (?:it|that|this)|(?:also|too|as well)\W*$)/i

/**
 * Repeats the search in the other town that a message names; null for another message. Such a message is not about the
 * shown items, although it may contain “they”.
 */
export function refinePlace(topic: string, message: string, parse: ParseText): string | null {
  const { city, trade, explicit } = parse(message)
  if (!city || trade || explicit || !repeatRequestPattern.test(message) || parse(topic).city?.name === city.name)
    return null
  return refineTopic(topic, message, parse)
}
