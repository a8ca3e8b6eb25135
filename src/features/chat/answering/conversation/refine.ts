import { readWords } from '../../../../kit/text/words.ts'
import type { ParsedQuery } from '../../../search/parseQuery.ts'
import { extractPartWords } from '../../../search/queryParts.ts'

export type ParseText = (text: string) => ParsedQuery

const leading =
  /^\s*(?:(?:ok(?:ay)?|hm+|oh|well|no|yes|then|so|great|thanks|actually|sorry|i mean(?:t)?)\b[\s,.!]*)*(?:(?:and|or|also|but|what about|how about|what if|only|just|maybe|try|make (?:it|that)|i mean(?:t)?|rather|instead)\b[\s,:]*)+/i
const also =
  /^\s*(?:(?:is|are) there|do (?:you|they|u) have|does it have|have you got|any)\b(?=.*\b(?:also|too|as well)\b)(?:\s+(?:also|any|some|an?))*\s*/i
const fillers = /^\s*(?:(?:ok(?:ay)?|hm+|oh|well|then|so|actually|i mean(?:t)?)\b[\s,.!]*)+/i
const trailing =
  /[\s,]*\b(?:instead|too|also|as well|though|then|only|please|rather|maybe|ones?|again|i mean(?:t)?)[\s?!.]*$/i
/** Words that repeat the search with other filters: “is there one in Wasilla”, “and another in Kenai”. */
const another =
  /^\s*(?:(?:is|are) there|(?:do|did) (?:you|they|u) have|have (?:you|they) got|got|(?:i|we) (?:need|want)|show me|find(?: me)?|and|or)?\s*(?:also\s+)?(?:an?other|any|some|one|ones|anything|something|those|them|(?:the )?same(?: thing)?)(?:\s+(?:one|ones|other|others|thing|but|just|only))*(?=\s+(?:in|near|around|at|from|over|up|down|on|for|under|this|next|today|tomorrow|tonight)\b)/i
const there =
  /\b(?:in|around|near|from|at|over|out|up|down) there\b|\bthere$|\b(?:in|at|near|for|around) (?:(?:the |that )?same|that|this) (?:place|city|town|area|village)\b/i

/** “That does it” in “and a company in Anchorage that does it?” means the subject of the search. */
const doesIt =
  /\b(?:that|who|which|to) (?:does|do|did|can do|could do|offers?|sells?|makes?|fix(?:es)?|repairs?|handles?|provides?|helps? with) (?:it|this|that|these|those|them|so)\b/i
/** A town as it is named instead of another: “North Pole is closer for me”, “I am in Kenai”. */
const closer =
  /\s*\b(?:is|would be|works|are) (?:closer|nearer|better|easier|more convenient)(?: (?:for|to) (?:me|us))?$/i
/** “Is there one closer to Glennallen” */
const closerTo = /\b(?:closer|nearer|closest|nearest) to (?!(?:me|us|my|our|home|here)\b)/i
/** “And down in Valdez” */
const direction =
  /^\s*(?:down|up|over|out|back|way|farther|further)(?: (?:down|up|over|out))?\s+(?=(?:in|at|near|around|by)\s)/i
const livesIn =
  /^(?:(?:i am|i'm|im|we are|we're|i live|we live|i work) )(?:actually |now |really )?(?=(?:in|near|at|around) )/i
/** What the results should be for or have: “any for kids”, “one with parking”. */
const quality = /^(?:for|with|without|who|that|which) \w/i
/** Words about somebody in a town: “my cousin is in Bethel, there also?”, “we moved, now it is Talkeetna”. */
const ofPeople =
  /^(?:cousin|friend|friends|brother|sister|mother|mom|dad|father|son|daughter|wife|husband|family|parents|grandma|boss|moved|move|moving|live|lives|living|work|works|stay|staying|visit|visiting|going|based|now|actually|same|thing|also|too|it|its|one|ones)$/
/** “Not the fire people, the clinic” */
const correction = /^\s*(?:no,?\s+)?not (?:the |an? |that )?[^,]{1,40},\s*(?:but |i mean(?:t)? |rather )?/i
/** Words of job titles that do not name a trade. */
const jobWords = /^(?:paid|paying|real|actual|proper|regular)$/

/** The parts of a query that only filter, without a subject. */
const filters = new Set<string>(['city', 'date', 'time', 'job_type', 'event_type', 'pay', 'fact', 'order', 'not'])
const MAX_WORDS = 4

/** Removes the parts of these kinds from a text. */
function withoutParts(text: string, parse: ParseText, isRemoved: (kind: string) => boolean): string {
  let left = text
  for (let round = 0; round < 6; round++) {
    const part = parse(left).parts.find(({ what }) => isRemoved(what))
    if (!part || part.without === left) break
    left = part.without
  }
  return left.trim()
}

/** Keeps only the parts of these kinds, in the words of the text. */
const keepParts = (text: string, parse: ParseText, isKept: (kind: string) => boolean) =>
  parse(text)
    .parts.filter(({ what }) => isKept(what))
    .map(({ without }) => extractPartWords(text, without))
    .filter(Boolean)

/**
 * Whether a follow-up about another kind keeps the trade of the search, which it does only between businesses and jobs.
 */
const shareSubject = (first: string | undefined, second: string | undefined) =>
  [first ?? 'business', second ?? 'business'].every((kind) => kind === 'business' || kind === 'job')

/** Whether a query only has more filters than another one. “The free” is a filter beside “workshops”, but not alone. */
const onlyAddsFilters = (query: ParsedQuery, previous: ParsedQuery) =>
  query.parts.length > previous.parts.length && query.words.every((word) => previous.words.includes(word))

/**
 * Applies a message to the search before it: “and in Palmer?” after “roofers in Wasilla” is “roofers in Palmer”, “what about
 * plumbers” is “plumbers in Wasilla”, and “tomorrow instead” changes the day.
 * @returns the whole question; null when the message is a search of its own.
 */
export function refineTopic(topic: string, message: string, parse: ParseText): string | null {
  const isLed = leading.test(message) || also.test(message) || correction.test(message)
  const isTrailed = trailing.test(message)
  let text = message
    .replace(closerTo, 'near ')
    .replace(correction, '')
    .replace(also, '')
    .replace(isLed ? leading : fillers, '')
    .replace(direction, '')
    .replace(/[\s?!.,]+$/, '')
  for (let round = 0; round < 3 && trailing.test(text); round++) text = text.replace(trailing, '')
  const isAnother = another.test(text)
  text = text.replace(another, '').replace(closer, '').replace(livesIn, '').trim()
  const earlier = topic.replace(/[\s?!.]+$/, '')
  if (doesIt.test(text)) {
    const { trade_words } = parse(earlier)
    const subject = trade_words.length > 0 ? trade_words.join(' ') : earlier
    const provider = text.replace(doesIt, ' ').replace(/\s+/g, ' ').trim()
    return provider === '' ? null : `${subject} ${provider}`
  }
  const isThere = there.test(text)
  text = text.replace(there, ' ').replace(/\s+/g, ' ').trim()
  if (text === '') return null
  const current = parse(text)
  const kinds = new Set<string>(current.parts.map(({ what }) => what))
  const onlyFilters = kinds.size > 0 && [...kinds].every((kind) => filters.has(kind)) && current.words.length === 0
  if (onlyFilters) {
    const isReplaced = (kind: string) => kinds.has(kind) || (kind === 'city' && current.excluded.cities.length > 0)
    return `${withoutParts(earlier, parse, isReplaced)} ${text}`.trim()
  }
  if (isAnother && quality.test(text) && readWords(text).length <= MAX_WORDS) return `${earlier} ${text}`
  if (
    current.city &&
    current.trade === null &&
    !kinds.has('kind') &&
    current.words.every((word) => ofPeople.test(word))
  )
    return `${withoutParts(earlier, parse, (kind) => kind === 'city')} in ${current.city.name}`
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
  const kindOnly = current.trade === null && current.words.every((word) => kinds.has('kind') && jobWords.test(word))
  const [oldKind, newKind] = [
    previous.explicit ? previous.kinds[0] : undefined,
    current.explicit ? current.kinds[0] : undefined,
  ]
  // “And jobs there?” keeps the trade only between businesses and jobs.
  if (kindOnly && shareSubject(oldKind, newKind)) {
    return `${withoutParts(earlier, parse, (kind) => kinds.has(kind))} ${text}`.trim()
  }
  const isKept = (kind: string) =>
    !kinds.has(kind) &&
    (kind === 'city' ||
      ((kind === 'date' || kind === 'time') &&
        newKind !== 'job' &&
        (newKind === undefined || newKind === oldKind || newKind === 'event')) ||
      ((kind === 'kind' || kind === 'job_type') && !kinds.has('kind') && !kinds.has('job_type')))
  return [text, ...keepParts(earlier, parse, isKept)].join(' ')
}

/** Requests to repeat the last search in another town: “do they have one in Petersburg too?”, “same thing but in Tok”. */
const asksAgain = /\b(?:same|one|ones|another|something like (?:it|that|this)|(?:also|too|as well)\W*$)/i

/**
 * Repeats the search with the other town that a message names; null for another message. Such a message asks nothing about what was
 * shown, although it may contain “they”.
 */
export function refinePlace(topic: string, message: string, parse: ParseText): string | null {
  const { city, trade, explicit } = parse(message)
  if (!city || trade || explicit || !asksAgain.test(message) || parse(topic).city?.name === city.name) return null
  return refineTopic(topic, message, parse)
}
