import { allOf } from '../../database/tsquery.server.ts'
import type { CloseFilters, CloseSearch } from '../../kit/server/services.server.ts'
import { readWords } from '../../kit/text/words.ts'
import type { EventType } from '../events/events.constants.ts'
import { isStopWord } from './keywords.ts'
import { type Expansion, expandTerms } from './meaning/expandTerms.ts'
import type { Vocabulary } from './parseQuery.ts'
import { readPlace, townsOf } from './places.ts'
import { findMatchingBusinesses } from './retrieval/findBusinesses.server.ts'
import { findEvents } from './retrieval/findEvents.server.ts'
import { findQuestions, rankJobs } from './retrieval/findPosts.server.ts'
import type { SearchHit } from './retrieval/ranking.server.ts'
import type { SearchServices } from './searchContext.server.ts'
import type { CountedKind } from './terms/countWords.server.ts'
import { repairText } from './terms/repair.server.ts'
import { readStatistics } from './terms/statistics.server.ts'
import { createTerms, type Term, termQuery } from './terms/terms.server.ts'
import { readVocabulary } from './vocabulary.server.ts'

type ListServices = Omit<SearchServices, 'searchSources'>

/** Reads the words of a list's search: places and trades are words like others, because the list has filters for them. */
function readTokens(text: string, vocabulary: Vocabulary, share: (word: string) => number) {
  const words = readWords(text)
  const expansions: Expansion[] = expandTerms(words, { industries: vocabulary.industries, share })
  const isCovered = (index: number) => expansions.some(({ first, count }) => index >= first && index < first + count)
  for (let first = 0; first < words.length; first++) {
    const match = isCovered(first) ? null : readPlace(words.slice(first), vocabulary.places, false)
    if (!match) continue
    const phrases = [...match.place.spellings, ...townsOf(match.place)].map((text) => ({ text, strength: 1 }))
    expansions.push({ first, count: match.words, phrases, industries: [], label: match.place.name })
    first += match.words - 1
  }
  const positions = [...words.keys()].filter((index) => isCovered(index) || !isStopWord(words[index] ?? ''))
  return {
    tokens: positions.map((index) => words[index] ?? ''),
    expansions: expansions.map((expansion) => ({ ...expansion, first: positions.indexOf(expansion.first) })),
  }
}

async function readTerms(services: ListServices, kind: CountedKind, text: string) {
  const [vocabulary, statistics] = await Promise.all([readVocabulary(services), readStatistics(services)])
  const isTyping = !/[\s.?!]$/.test(text)
  const repaired = await repairText(services.replica, vocabulary.rewrite(text), vocabulary, statistics, isTyping)
  const parsed = readTokens(repaired.text, vocabulary, statistics.share)
  return {
    terms: await createTerms(services.replica, parsed, { kind, statistics, isTyping }),
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

/** See `CloseSearch`. */
export const closeSearch: CloseSearch = {
  async find(services, kind, text, filters, limit) {
    const { terms, corrected } = await readTerms(services, kind, text)
    if (terms.length === 0) return { ids: [], partial: false, corrected: null }
    const hits = await findHits(services, kind, terms, filters, limit)
    return {
      ids: hits.map(({ id }) => id),
      partial: hits.length > 0 && hits.every(({ coverage }) => coverage < 1),
      corrected: hits.length > 0 ? corrected : null,
    }
  },
  async readQuery(services, kind, text) {
    const { terms, corrected } = await readTerms(services, kind, text)
    // The list finds the beginnings of a single word itself.
    const isPrefixed = terms.length > 1 && (terms.at(-1)?.words[0]?.length ?? 0) > 1
    return { query: allOf(terms.map((term) => termQuery(term, isPrefixed))), corrected }
  },
}
