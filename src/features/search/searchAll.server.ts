import { truncate } from '../../kit/text/text.ts'
import { readWords, tokenize } from '../../kit/text/words.ts'
import { type ComparedFeatures, compareResults, rateCertainty, readFeatures } from './certainty/certainty.ts'
import { addSimilar, findSimilar } from './embeddings/findSimilar.server.ts'
import { listHighlights } from './highlights.ts'
import { kinds as allKinds, type Kind, QUERY_MAX } from './kinds.ts'
import { createListLink } from './listLinks.server.ts'
import { translate } from './meaning/languages.ts'
import { type ParsedQuery, parseQuery } from './parseQuery.ts'
import { listNeighbors, townsOf } from './places.ts'
import { loadFoundItems } from './resultItems.server.ts'
import { isFullHit } from './retrieval/coverage.ts'
import { findBusinesses, findByName } from './retrieval/findBusinesses.server.ts'
import { findEvents } from './retrieval/findEvents.server.ts'
import { findHelp } from './retrieval/findHelp.server.ts'
import { findJobs, findQuestions } from './retrieval/findPosts.server.ts'
import { type JudgedHit, joinHits, type RatedHit, type SearchHit } from './retrieval/ranking.server.ts'
import type { SearchItem, SearchReply } from './search.contract.ts'
import type { SearchContext, SearchServices } from './searchContext.server.ts'
import { asksForRows, type PickedHits, pickHits } from './structure/pickHits.server.ts'
import { emptyStructure } from './structure/structure.types.ts'
import type { WordStatistics } from './terms/countWords.server.ts'
import { isEnglish, readRarity } from './terms/english.server.ts'
import { repairText } from './terms/repair.server.ts'
import { readStatistics } from './terms/statistics.server.ts'
import { createTerms, type Term } from './terms/terms.server.ts'
import { readVocabulary } from './vocabulary.server.ts'

type SearchOptions = {
  /** The maximum number of items of each kind. */
  limit?: number
  /** Restricts the search to one kind. */
  kind?: Kind
  now?: number
  /** Receives the features of each result, which the evaluation fits the certainty on. */
  onMeasured?: (kind: Kind, id: number | string, features: ComparedFeatures) => void
}

/** The maximum number of best items over all kinds. */
const MAX_BEST = 10

const emptyQuery = {
  kinds: [...allKinds],
  words: [],
  industry: null,
  city: null,
  job_type: null,
  event_type: null,
  from: null,
  until: null,
  parts: [],
  ...emptyStructure,
  excluded: { ...emptyStructure.excluded, cities: [] },
}

/**
 * Searches everything that visitors may see: businesses, open jobs, upcoming events, questions and help pages.
 * @param text keywords or a question.
 * @returns the parsed query, the results of each kind (best kind first), and the best results over all kinds.
 */
export async function searchAll(
  services: SearchServices,
  text: string,
  options: SearchOptions = {},
): Promise<SearchReply> {
  const { replica: db, settings } = services
  const { site } = settings
  const { limit = 5, kind, now = Date.now() } = options
  const typedText = truncate(text.replaceAll('\0', ' '), QUERY_MAX).trim()
  if (tokenize(typedText).length === 0)
    return { understood: emptyQuery, groups: [], best: [], highlights: [], partial: false, corrected: null }
  const [vocabulary, statistics] = await Promise.all([readVocabulary(services, now), readStatistics(services)])
  const isTyping = !/[\s.?!]$/.test(text)
  const currentText = vocabulary.rewrite(typedText)
  const translation = translate(
    currentText,
    (word) => isEnglish(word) || statistics.share(word) > 0 || vocabulary.places.has(word),
  )
  const { text: queryText, corrected } = translation
    ? { text: translation.english, corrected: translation.english }
    : await repairText(db, currentText, vocabulary, statistics, isTyping)
  const typedWords = readWords(queryText)
  const parsed = parseQuery(queryText, {
    ...vocabulary,
    share: statistics.share,
    // “Haynes” is a word of spoken English, but in no document, so it may be a misspelled Haines.
    isWord: (word) => isEnglish(word) && statistics.share(word) > 0,
  })
  const kinds = kind ? [kind] : parsed.explicit ? [...new Set<Kind>([...parsed.kinds, 'business'])] : parsed.kinds
  const context = {
    services,
    db,
    site,
    statistics,
    queryText,
    typedWords,
    parsed,
    places: vocabulary.places,
    limit,
    isTyping,
  }
  const isNamed = (searchedKind: Kind) => kind !== undefined || parsed.kinds.includes(searchedKind)
  const matches = await Promise.all(
    kinds.map(async (searchedKind) => {
      const { hits, total } = await findKind(context, searchedKind, !isNamed(searchedKind))
      return { kind: searchedKind, total, hits, scored: markExact(parsed, searchedKind, hits) }
    }),
  )
  const isFound = matches.some(({ scored }) => scored.some(({ exact }) => exact))
  const similar = isFound ? null : await findSimilar(context, kinds.filter(isNamed))
  const found = matches.map(({ scored, ...match }) => {
    const alike = similar?.get(match.kind)
    if (!alike) return { ...match, hits: scored }
    return { ...match, hits: markExact(parsed, match.kind, addSimilar(match.hits, alike)) }
  })
  const query = { parsed, statistics, words: typedWords, isCorrected: corrected !== null, readRarity }
  const measured = found.flatMap(({ hits }) =>
    hits.map((hit) => ({ ...hit, features: readFeatures(query, hit.kind, hit) })),
  )
  const rated = compareResults(measured).map(({ compared, ...hit }) => {
    options.onMeasured?.(hit.kind, hit.help_name ?? hit.id, compared)
    return { ...hit, certainty: rateCertainty(compared) }
  })
  const items = await loadFoundItems(
    context,
    rated.toSorted((a, b) => readPriority(parsed, b) - readPriority(parsed, a)),
  )
  const totals = new Map(found.map((result) => [result.kind, result.total]))
  const groups = kinds
    .map((searchedKind) => ({
      kind: searchedKind,
      items: items.filter((item) => item.kind === searchedKind).slice(0, limit),
    }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => items.indexOf(a.items[0] as SearchItem) - items.indexOf(b.items[0] as SearchItem))
  const more = await Promise.all(groups.map(({ kind, items }) => createListLink(context, kind, items.some(isFullHit))))
  const best = items.slice(0, MAX_BEST)
  return {
    partial: items.length > 0 && !items.some(isFullHit),
    corrected: items.length > 0 ? corrected : null,
    understood: serializeQuery(parsed),
    groups: groups.map((group, index) => ({
      kind: group.kind,
      items: group.items,
      total: totals.get(group.kind) ?? (more[index]?.is_broader ? null : (more[index]?.total ?? null)),
      found: countFound(group.kind, found.find((result) => result.kind === group.kind)?.hits ?? [], limit, statistics),
      more: more[index] ?? null,
    })),
    best,
    highlights: listHighlights(
      parsed,
      context.isTyping && parsed.tokens.at(-1) === typedWords.at(-1),
      items.flatMap(({ title, snippet, meta }) => [title, snippet, ...meta]),
    ),
  }
}

/** Results are counted up to this number. */
const FOUND_MAX = 100
/** Every search reads this number of the newest jobs or questions, and older ones only when it needs more results. */
const ALWAYS_READ = 8192

function countFound(kind: Kind, hits: JudgedHit[], limit: number, { documents }: WordStatistics) {
  const number = Math.max(hits.length, ...hits.map(({ candidates = 0 }) => candidates))
  const isCounted =
    hits.some(({ candidates }) => candidates !== undefined) &&
    ((kind !== 'job' && kind !== 'question') || documents[kind] < ALWAYS_READ)
  return { number: Math.min(number, FOUND_MAX), is_minimum: number > FOUND_MAX || (!isCounted && number >= limit) }
}

/** @param nameOnly finds only businesses whose name contains the words. Used when the text asks for other kinds. */
async function findKind(context: SearchContext, kind: Kind, nameOnly: boolean): Promise<PickedHits> {
  const { db, statistics, queryText, typedWords, parsed, limit, isTyping } = context
  const uncounted = (hits: SearchHit[]) => ({ hits, total: null })
  if (kind === 'help') return uncounted(findHelp(queryText, limit))
  if (nameOnly) return uncounted(typedWords.length > 1 ? await findByName(db, typedWords, limit) : [])
  const isLastTyped = isTyping && parsed.tokens.at(-1) === typedWords.at(-1)
  const terms = await createTerms(db, parsed, { kind, statistics, isTyping: isLastTyped })
  const found = await findFiltered(context, kind, terms, limit)
  const isFiltered =
    parsed.city !== null || parsed.job_type !== null || parsed.event_type !== null || parsed.from !== null
  const isInside = ({ outside }: SearchHit) => outside.length === 0
  if (terms.length === 0 || !parsed.explicit || parsed.trade || !isFiltered || found.hits.some(isInside)) return found
  // “Jobs anywhere on the road system around Talkeetna”: what is not written anywhere must not hide the jobs there.
  const missing = terms.map(({ words }) => words.join(' '))
  const listed = (await findFiltered(context, kind, [], limit)).hits.filter(isInside)
  const near = listed.map((hit) => ({ ...hit, document_score: 0, title_score: 0, coverage: 0, missing }))
  return uncounted(joinHits([near, found.hits], limit))
}

/** Finds rows by words and conditions, which are also about numbers, orders and facts. */
async function findFiltered(
  context: SearchContext,
  kind: Exclude<Kind, 'help'>,
  terms: Term[],
  limit: number,
): Promise<PickedHits> {
  if (!asksForRows(context, kind)) return { hits: await findByWords(context, kind, terms, limit), total: null }
  // Without words, rows are listed by conditions alone. `findByWords` still filters events by days, place and type.
  const isListed = terms.length === 0 && kind !== 'event'
  return pickHits(context, kind, isListed ? undefined : (most) => findByWords(context, kind, terms, most))
}

/** Finds rows of a kind by the words, the place, the type and the days of the query. */
async function findByWords(
  context: SearchContext,
  kind: Exclude<Kind, 'help'>,
  terms: Term[],
  limit: number,
): Promise<SearchHit[]> {
  const { db, site, typedWords, parsed } = context
  const { city, job_type, event_type, explicit } = parsed
  const isDated = parsed.day_meaning === 'takes_place'
  const [from, until] = isDated ? [parsed.from, parsed.until] : [null, null]
  const hasTerms = terms.length > 0 || explicit
  // Drops matches in other cities when the query is only a city.
  const withinPlace = async (hits: Promise<SearchHit[]>) =>
    hasTerms ? hits : (await hits).filter(({ outside }) => outside.length === 0)
  if (kind === 'business') {
    const neighbors = city ? listNeighbors(city, context.places) : []
    const hasParts = parsed.parts.length > 0
    return hasTerms || city
      ? withinPlace(
          findBusinesses(db, { terms, cities: city?.spellings ?? null, neighbors, typedWords, hasParts, limit }),
        )
      : []
  }
  if (kind === 'job') {
    const filter = { is_active: true, job_type: job_type ?? undefined, locations: city ? townsOf(city) : undefined }
    return hasTerms || city || job_type ? withinPlace(findJobs(db, terms, filter, limit)) : []
  }
  if (kind === 'event') {
    const filter = { city, event_type, from, until, zone: site.time_zone }
    const hasDate = from !== null || until !== null
    return hasTerms || city || event_type || hasDate ? withinPlace(findEvents(db, { terms, ...filter, limit })) : []
  }
  return hasTerms ? findQuestions(db, terms, limit) : []
}

/** Added to the priority of a result that has every word and is of the kind that a trade or the query names. */
const NAMED_KIND = 0.2

/** Ranks the roofer before the event “Roofers' breakfast” for “Roofers in Wasilla”. */
const readPriority = ({ kinds, explicit, trade }: ParsedQuery, { kind, exact, certainty }: RatedHit) =>
  certainty + (exact && kind === kinds[0] && (explicit || trade !== null) ? NAMED_KIND : 0)

/** Tells which hits match everything that was asked for. */
function markExact({ city }: ParsedQuery, kind: Kind, hits: SearchHit[]): JudgedHit[] {
  return hits.map((hit) => {
    // A post that has only a synonym, and only in its text, mentions the subject but is not about it.
    const isMention = kind !== 'business' && hit.document_score < TYPED_SCORE && hit.title_score < TITLE_SHARE
    const isSure = kind === 'help' || (hit.document_score >= SURE_SCORE && !isMention)
    const isFullMatch = hit.is_name_match || (isFullHit(hit) && isSure)
    return { ...hit, kind, exact: isFullMatch && !(kind === 'question' && city !== null) }
  })
}

/** A document with a lower score has only weak synonyms of the words. */
const SURE_SCORE = 0.65
/** A document with a higher score has nearly all words as they were typed. */
const TYPED_SCORE = 0.9
/** The weighted share of the terms in the title that makes them its subject. */
const TITLE_SHARE = 0.3
const serializeQuery = ({
  trade,
  trade_words: _,
  tokens: __,
  expansions: ___,
  city,
  explicit: ____,
  question: _____,
  excluded,
  ...parts
}: ParsedQuery) => ({
  ...parts,
  excluded: { ...excluded, cities: excluded.cities.map(({ name }) => name) },
  industry: trade?.name ?? null,
  city: city?.name ?? null,
})
