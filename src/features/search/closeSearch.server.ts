import { type Db, sql } from '../../database/open.server.ts'
import { allOf, type TsQuery, toSql } from '../../database/tsquery.server.ts'
import type { CloseFilters, CloseSearch } from '../../kit/server/services.server.ts'
import { listNormalizedWords } from '../../kit/text/words.ts'
import type { EventType } from '../events/events.constants.ts'
import { thresholds } from './certainty/certainty.ts'
import { isStopWord } from './keywords.ts'
import { type Expansion, expandTerms, isTradeWord } from './meaning/expandTerms.ts'
import { listTownNames, matchPlace } from './places.ts'
import { findByTypedPhone, findMatchingBusinesses } from './retrieval/findBusinesses.server.ts'
import { findEvents } from './retrieval/findEvents.server.ts'
import { findQuestions, rankJobs } from './retrieval/findPosts.server.ts'
import type { SearchHit } from './retrieval/ranking.server.ts'
import { searchAll } from './searchAll.server.ts'
import type { SearchServices } from './searchContext.server.ts'
import type { CountedKind } from './terms/countWords.server.ts'
import { repairText } from './terms/repair.server.ts'
import { readStatistics } from './terms/statistics.server.ts'
import { createTerms, type Term, termQuery } from './terms/terms.server.ts'
import { getVocabulary } from './vocabulary.server.ts'
import type { Vocabulary } from './vocabulary.types.ts'

type ListServices = Omit<SearchServices, 'searchSources'>

/**
 * Moves places to the front, so that no place interrupts a phrase: “dog kotzebue mushers” means the dog mushers of
 * Kotzebue.
 */
function movePlaces(words: string[], { places }: Vocabulary): string[] {
  const placeWords: string[] = []
  const others: string[] = []
  for (let first = 0; first < words.length; ) {
    const word = words[first] ?? ''
    const count = isTradeWord(word) ? 0 : (matchPlace(words.slice(first), places, false)?.words ?? 0)
    // The user may still be typing the last word.
    const isMoved = count > 0 && first + count < words.length
    ;(isMoved ? placeWords : others).push(...words.slice(first, first + Math.max(count, 1)))
    first += Math.max(count, 1)
  }
  return [...placeWords, ...others]
}

/** Parses the search of a list. Places and trades are ordinary words here, because the list has filters for them. */
function parseTokens(text: string, vocabulary: Vocabulary, share: (word: string) => number) {
  const words = movePlaces(listNormalizedWords(text), vocabulary)
  const expansions: Expansion[] = expandTerms(words, { industries: vocabulary.industries, share })
  const isCovered = (index: number) => expansions.some(({ first, count }) => index >= first && index < first + count)
  for (let first = 0; first < words.length; first++) {
    const match = isCovered(first) ? null : matchPlace(words.slice(first), vocabulary.places, false)
    if (!match) continue
    const phrases = [...match.place.spellings, ...listTownNames(match.place)].map((text) => ({ text, strength: 1 }))
    expansions.push({ first, count: match.words, phrases, industries: [], label: match.place.name })
    first += match.words - 1
  }
  const positions = [...words.keys()].filter((index) => isCovered(index) || !isStopWord(words[index] ?? ''))
  return {
    tokens: positions.map((index) => words[index] ?? ''),
    expansions: expansions.map((expansion) => ({ ...expansion, first: positions.indexOf(expansion.first) })),
  }
}

async function createListTerms(services: ListServices, kind: CountedKind, text: string) {
  const [vocabulary, statistics] = await Promise.all([getVocabulary(services), readStatistics(services)])
  const isTyping = !/[\s.?!]$/.test(text)
  const repaired = await repairText(services.replica, vocabulary.rewrite(text), vocabulary, statistics, isTyping)
  const parsed = parseTokens(repaired.text, vocabulary, statistics.share)
  return {
    terms: await createTerms(services.replica, parsed, {
      typedText: repaired.text,
      kind,
      statistics,
      isTyping,
      isStrict: true,
    }),
    corrected: repaired.corrected,
  }
}

async function findHits(
  { replica: db, settings }: ListServices,
  kind: CountedKind,
  terms: Term[],
  { query = null, event = {} }: CloseFilters,
  limit: number,
): Promise<SearchHit[]> {
  if (kind === 'question') return findQuestions(db, terms, limit)
  if (kind === 'job') return rankJobs(db, terms, query, limit)
  if (kind === 'business') return findMatchingBusinesses(db, terms, query, limit)
  const { type, businessId, startDate, endDate } = event
  return findEvents(db, {
    ...{ terms, city: null, event_type: (type as EventType | undefined) ?? null, business_id: businessId ?? null },
    ...{ from: startDate ?? null, until: endDate ?? null, zone: settings.site.time_zone, limit, isStrict: true },
  })
}

/** The minimum strength of a synonym. Weaker terms are only related. */
const MIN_SYNONYM_STRENGTH = 0.8

async function isInBusiness(db: Db, query: TsQuery): Promise<boolean> {
  // Without the index, which this function always uses, a query without a match would read every business.
  const { rows } = await sql`select from matching_businesses(${toSql(query)}, 1)`.execute(db)
  return rows.length > 0
}

/** Implements `CloseSearch`. */
export const closeSearch: CloseSearch = {
  async find(services, kind, text, filters, limit) {
    const withPhone = kind === 'business' ? await findByTypedPhone(services.replica, text, limit) : null
    if (withPhone) return { ids: withPhone.map(({ id }) => id), partial: false, corrected: null }
    const { terms, corrected } = await createListTerms(services, kind, text)
    if (terms.length === 0) return { ids: [], partial: false, corrected: null }
    const hits = await findHits(services, kind, terms, filters, limit)
    return {
      ids: hits.map(({ id }) => id),
      partial: hits.length > 0 && hits.every(({ coverage }) => coverage < 1),
      corrected: hits.length > 0 ? corrected : null,
    }
  },
  async findProbable(services, kind, text, limit) {
    const { groups } = await searchAll(services, text, { kind, limit })
    const items = groups.flatMap((group) => group.items).filter(({ certainty }) => certainty >= thresholds.sure)
    return items.flatMap(({ id }) => id ?? [])
  },
  async readQuery(services, kind, text) {
    const { terms, corrected } = await createListTerms(services, kind, text)
    // The list itself finds words that begin with a single word.
    const isPrefixed = terms.length > 1 && (terms.at(-1)?.words[0]?.length ?? 0) > 1
    const matching = (minStrength: number) => allOf(terms.map((term) => termQuery(term, isPrefixed, minStrength)))
    // Weaker synonyms, such as heating companies for “plumber”, count only when nothing matches the stronger ones.
    const [narrow, wide] = [matching(MIN_SYNONYM_STRENGTH), matching(0)]
    return {
      query: narrow !== wide && (await isInBusiness(services.replica, narrow)) ? narrow : wide,
      corrected,
    }
  },
}
