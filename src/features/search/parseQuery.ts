import { tokenize } from '../../kit/text/words.ts'
import type { EventType } from '../events/events.constants.ts'
import type { JobType } from '../jobs/jobs.constants.ts'
import {
  isOptionalWord,
  isPlacePreposition,
  isQuestion,
  isStopWord,
  isTradeVerb,
  parseEventType,
  parseJobType,
  parseKind,
} from './keywords.ts'
import { kinds as allKinds, type Kind, kindNames } from './kinds.ts'
import { type Corpus, type Expansion, expandTerms, isTradeWord } from './meaning/expandTerms.ts'
import { joinPlaces, matchMisspelledPlace, matchPlace, type Place } from './places.ts'
import { buildParts, type MatchedPart, type QueryPart } from './queryParts.ts'
import { rankKinds } from './rankKinds.ts'
import { findRequestStart, isActivity, isOnlyAboutDays } from './structure/activities.ts'
import { findSkippedWords } from './structure/focus.ts'
import { detectKindVerb } from './structure/kindVerbs.ts'
import { extractNamePhrase } from './structure/namePhrase.ts'
import { parseStructure } from './structure/parseStructure.ts'
import { emptyStructure, isStructured, type QueryStructure } from './structure/structure.types.ts'
import type { Vocabulary } from './vocabulary.types.ts'

/** The structured form of a search text. */
export type ParsedQuery = {
  /** The kinds to search, most likely first; all kinds when the text names none. */
  kinds: Kind[]
  /** Whether the text names the kinds. Other kinds are then not searched. */
  explicit: boolean
  /** Whether the text is a question such as “how do I …” or “what is …”. */
  question: boolean
  /** The remaining words to search for, without the understood parts. */
  words: string[]
  /** The remaining words and the words that name trades, in the order of the query. */
  tokens: string[]
  /** Synonyms of some of the tokens. */
  expansions: Expansion[]
  /** The first expansion with a label. */
  trade: { name: string; industries: string[] } | null
  /** The words that name trades. */
  trade_words: string[]
  city: Place | null
  job_type: JobType | null
  event_type: EventType | null
  from: string | null
  until: string | null
  parts: QueryPart[]
  /** The words that the names of businesses must contain: “with curling in their name”. */
  name_words: string[]
  /** The businesses that are open now, when the text asks for them. */
  open_ids?: number[]
} & QueryStructure

/** Returns the ranges of text in quotation marks. Their words are searched without interpretation. */
export const findQuotedRanges = (text: string) =>
  [...text.matchAll(/["“”]([^"“”]+)["“”]/g)].map(({ 0: match, index }) => [index, index + match.length])

/** In a query with more words, a number before a plural is ignored: “booked 9 rooms”. */
const MAX_SHORT_QUERY_WORDS = 3
/** Whether a number counts the next noun, unlike in the name of a union local, a troop or a post. */
const isCountOfNoun = (words: string[], position: number) =>
  /(?:[^s]s|people|folks|men|women|children)$/.test(words[position + 1] ?? '') &&
  !/^(?:number|no|local|troop|chapter|lodge|post|camp|unit|district|pack|route|highway|mile)$/.test(
    words[position - 1] ?? '',
  )

/** Parses a search text: kinds, trade, place, types, dates and the remaining words. */
export function parseQuery(text: string, vocabulary: Vocabulary): ParsedQuery {
  const tokens = tokenize(text)
  const quotedRanges = findQuotedRanges(text)
  const namePhrase = extractNamePhrase(text, tokens)
  const isQuoted = tokens.map(
    ({ start, end }, position) =>
      namePhrase?.words.includes(position) ||
      quotedRanges.some(([from = 0, until = 0]) => start >= from && end <= until),
  )
  const words = tokens.map(({ word }) => word)
  const isWord = vocabulary.isWord ?? (() => false)
  const corpus: Corpus = { industries: vocabulary.industries, share: vocabulary.share ?? (() => 0) }
  const findNeeds = (clause: string[]) => expandTerms(clause, corpus).filter(({ label }) => label !== null)
  const skipped = isQuoted.includes(true) ? null : findSkippedWords(text, tokens, findNeeds)
  const isLiteral = isQuoted.map(
    (quoted, position) => quoted || Boolean(namePhrase?.silent.includes(position) || skipped?.[position]),
  )
  const structure = parseStructure({
    text,
    tokens,
    isQuoted: isLiteral,
    places: vocabulary.places,
    today: vocabulary.today,
  })
  const isDay = (position: number) =>
    structure.parts.some(
      ({ what, first, last }) => (what === 'date' || what === 'time') && first <= position && position <= last,
    )
  const kindVerb =
    structure.kinds.length === 0 && (skipped !== null || !isLiteral.includes(true))
      ? detectKindVerb(words, isDay)
      : null
  const question = isQuestion(words) && !isStructured(structure.fields) && kindVerb === null
  const parsed: ParsedQuery = {
    ...{ kinds: [], explicit: false, question, words: [], tokens: [], expansions: [], trade: null, trade_words: [] },
    ...{ city: null, job_type: null, event_type: null, from: null, until: null, parts: [], name_words: [] },
    ...emptyStructure,
  }
  const matchedParts: MatchedPart[] = []
  const isUsed = new Array<boolean>(words.length).fill(false)
  const namedKinds = new Set<Kind>()
  const markUsed = (first: number, count: number, what: QueryPart['what'] | null, label = '') => {
    isUsed.fill(true, first, first + count)
    if (what) matchedParts.push({ what, label, first, last: first + count - 1 })
  }
  /** Returns the words from a position up to the next used or quoted word. */
  const listUnusedWords = (position: number) => {
    const end = words.findIndex((_, index) => index >= position && (isUsed[index] || isQuoted[index]))
    return words.slice(position, end === -1 ? undefined : end)
  }
  const scanWords = (parseAt: (position: number, remaining: string[]) => void) => {
    for (let position = 0; position < words.length; position++) {
      const remaining = listUnusedWords(position)
      if (remaining.length > 0) parseAt(position, remaining)
    }
  }

  Object.assign(parsed, structure.fields)
  for (const position of structure.silent) markUsed(position, 1, null)
  for (const { what, label, first, last } of structure.parts) markUsed(first, last - first + 1, what, label)
  for (const kind of structure.kinds) namedKinds.add(kind)
  for (const position of namePhrase?.silent ?? []) markUsed(position, 1, null)
  parsed.name_words = namePhrase?.words.map((position) => words[position] ?? '') ?? []
  if (kindVerb) {
    namedKinds.add(kindVerb.kind)
    markUsed(kindVerb.first, kindVerb.count, 'kind', kindNames[kindVerb.kind])
  }
  const findPlace = (matchAt: typeof matchPlace) =>
    scanWords((position, remaining) => {
      const preposition = isPlacePreposition(remaining[0] ?? '') ? (remaining[0] ?? '') : ''
      // In “on the Kenai Peninsula” the name follows the article; in “the Valley” the article is a part of the name.
      const match = (length: number) => {
        const found = matchAt(remaining.slice(length), vocabulary.places, preposition !== '')
        return found
          ? [{ place: found.place, word: remaining[length] ?? '', count: found.words, length: length + found.words }]
          : []
      }
      const skipped = preposition === '' ? 0 : 1
      const [found] = [skipped, ...(remaining[skipped] === 'the' ? [skipped + 1] : [])]
        .flatMap(match)
        .sort((a, b) => b.length - a.length)
      if (!found || (found.count === 1 && isKnownWord(found.word) && !/^(in|on|near|around)$/.test(preposition))) return
      // “In G-Wood, Girdwood I mean” names one place twice.
      if (parsed.city && parsed.city !== found.place) {
        joinTo(parsed.city, position, found)
        return
      }
      const isRepeated = parsed.city !== null
      parsed.city = found.place
      const next = listUnusedWords(position + found.length)
      const region = [...vocabulary.region, 'area', 'region'].find((name) =>
        `${next.join(' ')} `.startsWith(`${name} `),
      )
      markUsed(position, found.length + (region?.split(' ').length ?? 0), isRepeated ? null : 'city', found.place.name)
    })
  /** Joins a second town to the first one: “between Glennallen and Chitina”, “in Palmer or Wasilla”. */
  function joinTo(city: Place, position: number, { place, length }: { place: Place; length: number }) {
    const part = matchedParts.find(({ what }) => what === 'city')
    const connector = words[position - 1] ?? ''
    if (!part || part.last !== position - 2 || isUsed[position - 1]) return
    const isBetween = connector === 'and' && words[part.first - 1] === 'between'
    if (!isBetween && connector !== 'or') return
    parsed.city = joinPlaces(city, place, vocabulary.places, isBetween)
    if (isBetween) part.first--
    Object.assign(part, { last: position + length - 1, label: parsed.city.name })
    isUsed.fill(true, part.first, part.last + 1)
  }
  findPlace(matchPlace)
  for (const [position, isSkipped] of (skipped ?? []).entries())
    if (isSkipped && !isUsed[position]) markUsed(position, 1, null)
  // “Anywhere in the state” and the name of the region are no filters.
  scanWords((position, remaining) => {
    const [, whole = ''] =
      /^((?:(?:anywhere|somewhere|everywhere) )?in (?:the|this|our|all of the) (?:whole |entire )?state)(?: |$)/.exec(
        remaining.join(' '),
      ) ?? []
    if (whole) markUsed(position, whole.split(' ').length, null)
  })
  scanWords((position, remaining) => {
    const prefixLength = isPlacePreposition(remaining[0] ?? '') ? 1 : 0
    const region = vocabulary.region.find((name) =>
      `${remaining.slice(prefixLength).join(' ')} `.startsWith(`${name} `),
    )
    const length = prefixLength + (region?.split(' ').length ?? 0)
    // “How many museums does Alaska have”
    const isSubject = parsed.intent === 'count' && /^(?:do|does|has)$/.test(words[position - 1] ?? '')
    if (region && (prefixLength > 0 || isSubject || (position > 0 && position + length === words.length)))
      markUsed(position, length, null)
  })
  scanWords((position, remaining) => {
    const type = parseJobType(remaining, words)
    if (!type || parsed.job_type) return
    parsed.job_type = type.type
    namedKinds.add('job')
    markUsed(position, type.words, 'job_type', type.type)
  })
  scanWords((position, remaining) => {
    const type = parseEventType(remaining, words, parsed.from !== null || parsed.until !== null)
    if (!type || parsed.event_type || question) return
    parsed.event_type = type.type
    namedKinds.add('event')
    markUsed(position, type.words, 'event_type', type.label)
  })
  scanWords((position, remaining) => {
    // Beside a place, “work” means a job: “any work in Kodiak”. “Any groups in Whittier” asks for organizations of
    // every trade.
    const isGroup =
      parsed.city !== null &&
      /^(?:groups|clubs)(?: (?:and|or) (?:groups|clubs|organizations))?$/.test(remaining.join(' '))
    const isOfSomebody =
      /^(?:i|we|he|she|they|you|who|both|me|to|will|husband|wife|mom|dad|partner|our|parents|doesnt|dont|wont|at)$/.test(
        words[position - 1] ?? '',
      )
    const isWork = parsed.city !== null && !isOfSomebody && /^work(?: (?:out|up|down|over))?$/.test(remaining.join(' '))
    const kind = question
      ? null
      : isWork
        ? ({ kind: 'job', words: remaining.length } as const)
        : isGroup
          ? ({ kind: 'business', words: 1 } as const)
          : parseKind(remaining, words)
    if (!kind) return
    namedKinds.add(kind.kind)
    markUsed(position, kind.words, 'kind', kindNames[kind.kind])
  })
  if (parsed.name_words.length > 0 && parsed.intent === 'count' && namedKinds.size === 0) namedKinds.add('business')
  /** The expansions with the positions of their words in the query. */
  const expansions: (Expansion & { position: number })[] = []
  for (let position = 0; position < words.length; position++) {
    const remaining = listUnusedWords(position)
    for (const expansion of expandTerms(remaining, corpus))
      expansions.push({ ...expansion, position: position + expansion.first })
    position += remaining.length
  }
  dropNegatedTrades()
  const isExpanded = new Array<boolean>(words.length).fill(false)
  for (const { position, count, label } of expansions) {
    if (label === null) continue
    isExpanded.fill(true, position, position + count)
    markUsed(position, count, 'industry', label)
  }
  // A place is likely beside a trade, so shorter names may be corrected.
  if (!parsed.city)
    findPlace((remaining, places, afterPreposition) =>
      matchMisspelledPlace(remaining, places, afterPreposition, isExpanded.includes(true) ? 6 : 7, isWord),
    )

  // In “who can I hire to fix a roof”, the trade is the request, so the verb is not searched.
  if (isExpanded.includes(true) && parsed.intent === 'find' && !/^(?:when|why|how|did)$/.test(words[0] ?? ''))
    for (const [position, word] of words.entries())
      if (!isQuoted[position] && !isUsed[position] && isTradeVerb(word)) markUsed(position, 1, null)
  const isLeft = words.map((word, position) => !isUsed[position] && (isQuoted[position] || !isStopWord(word)))
  // A query that consists of function words only is searched for them, unless it counts all entries of a kind.
  const isCountOfAll = parsed.intent === 'count' && namedKinds.size > 0
  if (matchedParts.length === 0 && !isLeft.includes(true) && !isCountOfAll) isLeft.fill(true)
  // Beside a trade, a general word only means that organizations are counted: “how many health care groups”.
  if (parsed.intent === 'count' && expansions.some(({ label }) => label !== null))
    for (const [position, word] of words.entries()) if (isOptionalWord(word)) isLeft[position] = false
  if (isOnlyAboutDays(parsed, namedKinds)) {
    const requestStart = findRequestStart(text)
    if (namedKinds.size === 0)
      for (const [index, { start }] of tokens.entries()) if (start < requestStart) isLeft[index] = false
    if (!isExpanded.includes(true) && words.every((word, index) => !isLeft[index] || isActivity(word)))
      isLeft.fill(false)
  }
  // Numbers in a long query are rarely its subject.
  if (isLeft.filter(Boolean).length > MAX_SHORT_QUERY_WORDS)
    for (const [position, word] of words.entries())
      if (/^\d{1,2}$/.test(word) && isCountOfNoun(words, position) && !isQuoted[position]) isLeft[position] = false
  parsed.words = [...new Set(words.filter((_, position) => isLeft[position]))]
  addTokens()
  // The word “businesses” also occurs in questions, so together with other words it does not exclude other kinds.
  parsed.explicit =
    namedKinds.size > 0 && !(namedKinds.size === 1 && namedKinds.has('business') && parsed.words.length > 0)
  parsed.kinds = parsed.explicit ? allKinds.filter((kind) => namedKinds.has(kind)) : rankKinds(parsed)
  // “How many people live in Juneau” asks for a number that the network does not have.
  if (parsed.intent === 'count' && namedKinds.size === 0 && !parsed.trade) parsed.intent = 'find'
  parsed.parts = buildParts(text, tokens, matchedParts)
  return parsed

  /** Removes a trade after “not a” or “instead of a”, when the query contains another trade. */
  function dropNegatedTrades() {
    for (const expansion of expansions.filter(({ label }) => label !== null)) {
      const { position, count } = expansion
      const [before = ''] =
        /(?:^| )(?:not|no|without|never|instead of)(?: an?| the| any)?$/.exec(words.slice(0, position).join(' ')) ?? []
      const isOther = expansions.some((other) => other !== expansion && other.label !== null)
      if (before === '' || !isOther) continue
      expansions.splice(expansions.indexOf(expansion), 1)
      const length = before.trim().split(' ').length
      markUsed(position - length, length + count, null)
    }
  }

  /** Adds the remaining words and the words of expansions. A part of an expansion may have been removed. */
  function addTokens() {
    const kept = expansions.filter(({ position, count, label }) =>
      words.slice(position, position + count).every((_, index) => label !== null || !isUsed[position + index]),
    )
    const isCovered = words.map((_, index) =>
      kept.some(({ position, count }) => index >= position && index < position + count),
    )
    const positions = words.flatMap((_, index) => (isLeft[index] || isCovered[index] ? [index] : []))
    parsed.tokens = positions.map((index) => words[index] ?? '')
    parsed.expansions = kept.map(({ position, ...expansion }) => ({ ...expansion, first: positions.indexOf(position) }))
    parsed.trade_words = words.filter((_, index) => isExpanded[index])
    const namedTrade = kept.find(({ label }) => label !== null)
    parsed.trade = namedTrade ? { name: namedTrade.label ?? '', industries: namedTrade.industries } : null
  }

  function isKnownWord(word: string) {
    return isTradeWord(word) || isStopWord(word)
  }
}
