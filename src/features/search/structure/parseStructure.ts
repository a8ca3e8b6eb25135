import type { Token } from '../../../kit/text/words.ts'
import { isQuestion, isStopWord } from '../keywords.ts'
import type { Kind } from '../kinds.ts'
import type { Place } from '../places.ts'
import { closingPattern, parseDaysAndTimes, postedPattern } from './daysAndTimes.ts'
import { parseFact } from './facts.ts'
import { measureFormWords } from './formWords.ts'
import { detectNamedKinds } from './namedKinds.ts'
import { type NegatedPart, parseNegation } from './negation.ts'
import { parseCountRequest, parseOrder } from './orders.ts'
import { extractPayWish } from './payWish.ts'
import { skipAsides, skipReasons } from './reasons.ts'
import { emptyStructure, type StructureFields } from './structure.types.ts'
import { createWordScanner, type StructurePart } from './wordScanner.ts'

export type ParsedStructure = {
  fields: StructureFields
  parts: StructurePart[]
  /** The positions of words that are understood and not searched, such as “how many” or “posted”. */
  silent: number[]
  /** The kinds that the parts are about. */
  kinds: Kind[]
}

type StructureInput = { text: string; tokens: Token[]; isQuoted: boolean[]; places: Map<string, Place>; today: string }

/** Matches words for entries of the directory. A count or an order of these refers to businesses. */
const directoryNounPattern = /^(directory|listings?|entries|places|members)$/
/** Matches words for businesses of every trade. */
const genericPlacePattern = /^(?:shops?|stores?|places?|spots?|anywhere|anything|everything|somewhere)$/
const countOfOnePattern =
  /^how many (?:\w+ ){1,3}(?:does|do|can|did|will) (?:the|this|that|your|their|it|they|he|she)\b(?! (?:network|site|directory|forum|page))/
/** Matches words before an excluded fact: “a salary instead of hourly wages”. */
const unwantedFactPattern =
  /(?<!\bwhy )\b(?:instead of|rather than|other than|as opposed to|except|excluding|but|not|no|nor|without)\s+(?:(?:being|getting|for|an?|the|any|those|ones|paid|jobs?)\s+)*$/
const payNounPattern = /^(work|pay|pays|paying|paid|salary|salaries|wages?)$/
/** Matches words for everything else, beside an exclusion. */
const everythingElsePattern =
  /^(anything|everything|something|nothing|none|else|others?|ones?|rather|but|only|just|not|no)$/
/** Matches words for all other places, beside an excluded place. */
const otherPlacePattern =
  /^(?:anywhere|everywhere|somewhere|elsewhere|town|towns|city|cities|villages?|places?|areas?|located)$/
/** Matches nouns for repeated events after their subject: “market days”. */
const eventDaysPattern = /^(?:days|dates|nights|evenings|mornings|afternoons)$/
/** Matches “free” before goods and services, such as groceries. It does not mean an event without a fee. */
const freeGoodsPattern =
  /^free (?:\w+ )?(?:groceries|food|meals?|lunch(?:es)?|dinners?|breakfast|clothes|clothing|coats?|shoes|diapers?|formula|furniture|tax(?:es)?|legal|lawyers?|help|clinics?|rides?|haircuts?|counseling|therapy|glasses|wood|firewood|bikes?|phones?|internet|tutoring|childcare|daycare|housing|shelter|showers?|laundry|dental|medicine|narcan|loans?)\b/
/** Matches words for a job posting of the visitor: “our job ad”. */
const ownJobPattern =
  /\b(?:my|our) (?:\w+ ){0,2}(?:jobs?|ads?|adverts?|postings?|posts?|listings?|positions?|vacanc(?:y|ies)|openings?)\b/
/** Matches a request for any event for a group of people, beside a day: “anything this weekend for makers”. */
const anythingForPattern =
  /^(?:is there |got )?(?:anything|something) .*\bfor (?:\w+$|(?:\w+ )?(?:\w+[^s]s|people|folks|families|women|men|children)\b)/
/** Matches a question for the time of an event, beside a day: “on Thursday I think, when does it start”. */
const startTimePattern =
  /\b(?:when|what time|where) (?:does|do|is|will) (?:it|that|this) (?:start|begin|happen|take place|kick off|be held|held)\b/
const requestStartPattern = /^(any|what|which|who|where|show|find|list|are|is|do|i|we|im|looking)$/

/**
 * Parses the structured parts of a text: a request for a count, order, pay, facts, days, times and exclusions. Quoted
 * words are not interpreted.
 */
export function parseStructure({ text, tokens, isQuoted, places, today }: StructureInput): ParsedStructure {
  const scanner = createWordScanner({ text, tokens, isQuoted })
  const { words, isUsed, parts, silent, take, scan, countWords, textBefore } = scanner
  const fields: StructureFields = {
    ...emptyStructure,
    excluded: { cities: [], job_types: [], event_types: [], facts: [], words: [] },
    facts: [],
    weekdays: [],
    from: null,
    until: null,
  }
  const kinds = new Set<Kind>()
  const namedKinds = detectNamedKinds(words)

  scan((rest, position) => {
    const count = parseCountRequest(rest)
    // “How many passengers does the water taxi take” asks for a fact about one business.
    if (!count || countOfOnePattern.test(rest)) return 0
    fields.intent = 'count'
    take(position, countWords(rest, count.length), null)
    return count.length
  })
  parsePay()
  scan((rest, position) => {
    const order = fields.order ? null : parseOrder(rest, namedKinds)
    // “Our job ad is about to run out” does not ask for jobs that expire soon.
    if (!order || (order.meaning === 'expiring' && ownJobPattern.test(words.join(' ')))) return 0
    fields.order = order.meaning
    if (fields.intent === 'find') fields.intent = 'order'
    if (order.kind) kinds.add(order.kind)
    take(position, countWords(rest, order.length), 'order', order.label)
    return order.length
  })
  skipReasons(scanner)
  parseDaysAndTimes(scanner, { fields, namedKinds, kinds, today })
  // “Farm stand days in January” are events, although a farm stand is a business.
  if (
    namedKinds.size === 0 &&
    kinds.size === 0 &&
    (fields.from !== null || fields.until !== null) &&
    !isQuestion(words)
  )
    for (const [position, word] of words.entries()) {
      const before = words[position - 1] ?? ''
      if (!eventDaysPattern.test(word) || before.length < 4 || isUsed[position - 1] || isStopWord(before)) continue
      kinds.add('event')
      if (!isUsed[position]) take(position, 1, null)
    }
  // “Anything this weekend for makers” and “on Thursday I think, when does it start” ask for events.
  if (
    namedKinds.size === 0 &&
    kinds.size === 0 &&
    fields.from !== null &&
    fields.day_meaning === 'takes_place' &&
    (anythingForPattern.test(words.join(' ')) || startTimePattern.test(words.join(' ')))
  )
    kinds.add('event')
  skipAsides(scanner, namedKinds.has('job') || kinds.has('job'))
  const contexts = new Set(namedKinds)
  if (namedKinds.size === 0 && !isQuestion(words))
    contexts.add(fields.from !== null || fields.until !== null ? 'event' : 'business')
  scan((rest, position) => {
    const fact = parseFact(rest, contexts)
    if (!fact || fields.facts.includes(fact.meaning)) return 0
    // “Free groceries” are no event.
    if (fact.meaning === 'free' && !namedKinds.has('event') && freeGoodsPattern.test(rest)) return 0
    const isOpen = fact.meaning === 'open_now'
    // “Jobs that are still open” are not about opening hours.
    if (isOpen && [...namedKinds].some((kind) => kind !== 'business')) return 0
    const unwanted = unwantedFactPattern.exec(textBefore(position))?.[0]
    if (unwanted !== undefined && !isQuestion(words)) {
      const count = countWords(unwanted, unwanted.length)
      fields.excluded.facts.push(fact.meaning)
      if (fact.kind) kinds.add(fact.kind)
      take(position - count, count + countWords(rest, fact.length), 'not', `Not ${fact.label.toLowerCase()}`)
      return fact.length
    }
    fields.facts.push(fact.meaning)
    // Beside a trade, a word such as “verified” does not exclude other kinds.
    if (fact.kind && (fact.kind !== 'business' || namedKinds.has('business') || isOpen)) kinds.add(fact.kind)
    take(position, countWords(rest, fact.length), 'fact', fact.label)
    return fact.length
  })
  if (fields.facts.includes('open_now'))
    for (const [position, word] of words.entries())
      if (!isUsed[position] && genericPlacePattern.test(word)) take(position, 1, null)
  scan((rest, position, restWords) => {
    const before = textBefore(position)
    const clause = countWords(rest, rest.search(/[,.;:?!()–]|$/))
    const context = { allWords: words, namesKind: namedKinds.size > 0, places, before }
    const negated = parseNegation({ ...context, text: rest, words: restWords, clause })
    if (!negated) return 0
    exclude(position, negated)
    let end = position + negated.words
    let other = parseNextNegation(end, negated)
    while (other) {
      exclude(end, other)
      end += other.words
      other = parseNextNegation(end, negated)
    }
    return 0
  })
  if (parts.some(({ what }) => what === 'not'))
    for (const [position, word] of words.entries())
      if (
        !isUsed[position] &&
        (everythingElsePattern.test(word) || (fields.excluded.cities.length > 0 && otherPlacePattern.test(word)))
      )
        take(position, 1, null)
  // “Posted” and “closing” describe the days and are not searched.
  if (fields.day_meaning !== 'takes_place') {
    const pattern = fields.day_meaning === 'posted' ? postedPattern : closingPattern
    for (const [position, word] of words.entries()) if (!isUsed[position] && pattern.test(word)) take(position, 1, null)
  }
  if (fields.order && namedKinds.size === 1) for (const kind of namedKinds) kinds.add(kind)
  scan((rest, position) => {
    const [match = ''] =
      /^(?:right now|at the moment|currently|at present|soon|coming (?:up(?: soon)?|soon))(?!\S)/.exec(rest) ?? []
    if (match) take(position, countWords(rest, match.length), null)
    return match.length
  })
  const isAsking = fields.intent !== 'find'
  if (isAsking && namedKinds.size === 0 && kinds.size === 0 && words.some((word) => directoryNounPattern.test(word)))
    kinds.add('business')
  scan((rest, position) => {
    const length = measureFormWords(rest, { fields, kinds: [...kinds] })
    if (length > 0) take(position, countWords(rest, length), null)
    const isOfEvents = [...namedKinds, ...kinds].every((kind) => kind === 'event')
    if (length > 0 && isOfEvents && /^(?:happening|going\s+on)/.test(rest)) kinds.add('event')
    return length
  })
  const nounPattern =
    fields.pay || kinds.has('job')
      ? payNounPattern
      : kinds.has('question')
        ? /^question$/
        : kinds.has('business')
          ? /^business$/
          : null
  for (const [position, word] of words.entries())
    if (!isUsed[position] && nounPattern?.test(word)) take(position, 1, null)
  return { fields, parts, silent, kinds: [...kinds] }

  function exclude(position: number, { place, job_type, event_type, word, label, words }: NegatedPart) {
    if (place) fields.excluded.cities.push(place)
    if (job_type) fields.excluded.job_types.push(job_type)
    if (event_type) fields.excluded.event_types.push(event_type)
    if (word) fields.excluded.words.push(word)
    if (job_type) kinds.add('job')
    if (event_type) kinds.add('event')
    take(position, words, 'not', label)
  }

  /** Parses “or Juneau” after “not in Anchorage”. After “and” or a comma only a place or a type is excluded too. */
  function parseNextNegation(position: number, first: NegatedPart): NegatedPart | null {
    const hasConnector = /^(?:or|nor|and)$/.test(words[position] ?? '')
    const isListed = /[,&/+]/.test(text.slice(tokens[position - 1]?.end, tokens[position]?.start))
    if (!hasConnector && !isListed) return null
    const start = hasConnector ? position + 1 : position
    const rest = words.slice(start)
    if (rest.length === 0 || isUsed[position] || isUsed[start]) return null
    // “Except cooks, any jobs in Juneau”: the next clause is the request.
    if (!hasConnector && requestStartPattern.test(rest[0] ?? '')) return null
    // “Not” replaces the conjunction, if there is one.
    const next = tokens.slice(start).findIndex(({ end }) => /^\s*[,.;:?!()–]/.test(text.slice(end)))
    const clause = (next === -1 ? rest.length : next + 1) + 1
    const context = { allWords: words, namesKind: namedKinds.size > 0 || fields.excluded.words.length > 0, places }
    const other = parseNegation({
      ...context,
      text: `not ${rest.join(' ')}`,
      words: ['not', ...rest],
      clause,
      before: '',
    })
    if (!other || (other.word && words[position] !== 'or' && words[position] !== 'nor')) return null
    if (hasConnector) return other
    // “A midwife, not a hospital, Juneau”: the place is wanted.
    return (other.place === undefined) === (first.place === undefined) ? { ...other, words: other.words - 1 } : null
  }

  function parsePay() {
    const isQuotedAt = (position: number) => isQuoted[position] ?? false
    const found =
      namedKinds.has('event') && !namedKinds.has('job')
        ? null
        : extractPayWish(text.toLowerCase(), namedKinds.has('job'))
    if (!found) return
    const covered = tokens.flatMap(({ start, end }, position) =>
      end > found.start && start < found.end ? [position] : [],
    )
    const [first] = covered
    if (first === undefined || covered.some(isQuotedAt)) return
    fields.pay = found.wish
    kinds.add('job')
    take(first, covered.length, 'pay', found.label)
  }
}
