import { truncate } from '../../kit/text/text.ts'
import { tokenize } from '../../kit/text/words.ts'
import { searchHelpTopics } from '../help/helpTopics.server.ts'
import { findBusinesses, findByName } from './findBusinesses.server.ts'
import { findEvents } from './findEvents.server.ts'
import { findJobs, findQuestions } from './findPosts.server.ts'
import { isOptionalWord } from './keywords.ts'
import { kinds as allKinds, type Kind, QUERY_MAX } from './kinds.ts'
import { createListLink } from './listLinks.server.ts'
import { type ParsedQuery, parseQuery } from './parseQuery.ts'
import { loadFoundItems } from './resultItems.server.ts'
import type { SearchItem, SearchReply } from './search.contract.ts'
import type { SearchContext, SearchServices } from './searchContext.server.ts'
import { createTradeTerm, createWordTerms, type ScoredHit, type SearchHit } from './searchTerms.server.ts'
import { emptyStructure } from './structure/structure.types.ts'
import { readVocabulary, removeStopWords } from './vocabulary.server.ts'

type SearchOptions = {
  /** The maximum number of items of each kind. */
  limit?: number
  /** Restricts the search to one kind. */
  kind?: Kind
  now?: number
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
  const queryText = truncate(text.replaceAll('\0', ' '), QUERY_MAX).trim()
  const typedWords = tokenize(queryText).map(({ word }) => word)
  if (typedWords.length === 0) return { understood: emptyQuery, groups: [], best: [] }
  const parsed = parseQuery(queryText, await readVocabulary(services, now))
  const kinds = kind ? [kind] : parsed.explicit ? [...new Set<Kind>([...parsed.kinds, 'business'])] : parsed.kinds
  const context = { services, db, site, queryText, typedWords, parsed, limit, isTyping: !/[\s.?!]$/.test(text) }
  const hits = await Promise.all(
    kinds.map(async (searchedKind) =>
      scoreHits(
        parsed,
        searchedKind,
        await findKind(context, searchedKind, !kind && !parsed.kinds.includes(searchedKind)),
      ),
    ),
  )
  const items = await loadFoundItems(context, hits.flat())
  const groups = kinds
    .map((searchedKind) => ({ kind: searchedKind, items: items.filter((item) => item.kind === searchedKind) }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => (b.items[0]?.score ?? 0) - (a.items[0]?.score ?? 0))
  const more = await Promise.all(groups.map((group) => createListLink(context, group.kind)))
  const best = items.sort((a, b) => b.score - a.score).slice(0, MAX_BEST)
  return {
    understood: serializeQuery(parsed),
    groups: groups.map((group, index) => ({
      kind: group.kind,
      items: group.items.map(withoutScore),
      total: more[index]?.total ?? null,
      more: more[index] ?? null,
    })),
    best: best.map(withoutScore),
  }
}

const withoutScore = ({ score: _, ...item }: SearchItem & { score: number }): SearchItem => item

type KindResult = { hits: SearchHit[]; terms: number }

/** @param nameOnly finds only businesses whose name contains the words. Used when the text asks for other kinds. */
async function findKind(context: SearchContext, kind: Kind, nameOnly: boolean): Promise<KindResult> {
  const { db, site, queryText, typedWords, parsed, limit, isTyping } = context
  if (kind === 'help')
    return {
      hits: searchHelpTopics(queryText, limit).map(({ topic: { name }, score }) => ({
        id: 0,
        help_name: name,
        term_count: score,
        title_score: 0,
      })),
      terms: 1,
    }
  const { trade, trade_words, words, city, job_type, event_type, from, until, explicit } = parsed
  if (nameOnly) return { hits: typedWords.length > 1 ? await findByName(db, typedWords, limit) : [], terms: 0 }
  const searchWords = await removeStopWords(db, kind === 'question' ? [...words, ...trade_words] : words)
  const requiredWords = kind === 'question' ? searchWords : searchWords.filter((word) => !isOptionalWord(word))
  const termWords = requiredWords.length > 0 || trade ? requiredWords : searchWords
  const isPrefix = isTyping && termWords.at(-1) !== undefined && termWords.at(-1) === typedWords.at(-1)
  const terms = await Promise.all([
    ...(await createWordTerms(db, termWords, isPrefix)),
    ...(trade && kind !== 'question' ? [createTradeTerm(db, trade, kind === 'business')] : []),
  ])
  const hasTerms = terms.length > 0 || explicit
  const toResult = async (hits: Promise<SearchHit[]>): Promise<KindResult> => ({
    // Drops matches in other cities when the query is only a city.
    hits: (await hits).filter(({ is_outside_filter }) => hasTerms || !is_outside_filter),
    terms: terms.length,
  })
  if (kind === 'business') {
    const hasParts = parsed.parts.length > 0
    return hasTerms || city
      ? toResult(findBusinesses(db, { terms, cities: city?.spellings ?? null, typedWords, hasParts, limit }))
      : noResult
  }
  if (kind === 'job') {
    const filter = { is_active: true, job_type: job_type ?? undefined, location: city?.name }
    return hasTerms || city || job_type ? toResult(findJobs(db, terms, filter, limit)) : noResult
  }
  if (kind === 'event') {
    const filter = { city, event_type, from, until, zone: site.time_zone }
    const hasDate = from !== null || until !== null
    return hasTerms || city || event_type || hasDate ? toResult(findEvents(db, { terms, ...filter, limit })) : noResult
  }
  return hasTerms ? toResult(findQuestions(db, terms, limit)) : noResult
}

const noResult: KindResult = { hits: [], terms: 0 }

/** The score bonus of the most likely and of the second most likely kind. */
const KIND_BONUS = [0.5, 0.25]

/** Scores hits for a ranking over all kinds, by the share of the terms in the document and in its title. */
function scoreHits(
  { kinds, explicit, question, trade, city, from, until }: ParsedQuery,
  kind: Kind,
  { hits, terms }: KindResult,
): ScoredHit[] {
  const hasIntent = explicit || question || trade !== null || from !== null || until !== null
  const kindBonus = hasIntent ? (KIND_BONUS[kinds.indexOf(kind)] ?? 0) : 0
  return hits.map((hit) => {
    const ratio = (number: number) => (terms === 0 ? 1 : number / terms)
    const isFullMatch =
      hit.is_name_match || (ratio(hit.term_count) >= (kind === 'help' ? HELP_FULL_MATCH : 1) && !hit.is_outside_filter)
    const matchScore =
      kind === 'help'
        ? 1.4 * hit.term_count + (isFullMatch ? 0.4 : 0)
        : 0.75 * (ratio(hit.term_count) + ratio(hit.title_score)) +
          (hit.is_name_match ? 0.5 : 0) -
          (hit.is_outside_filter ? 0.75 : 0)
    // Questions and help pages do not belong to a city.
    const placePenalty = city !== null && (kind === 'question' || kind === 'help') ? 0.4 : 0
    const score = matchScore + kindBonus - placePenalty - (isFullMatch ? 0 : 0.4)
    return { ...hit, kind, exact: Boolean(isFullMatch) && !(kind === 'question' && city !== null), score }
  })
}

/** A help page counts as a full match from this score on. */
const HELP_FULL_MATCH = 0.5

const serializeQuery = ({
  kinds,
  words,
  trade,
  trade_words: _,
  city,
  explicit: __,
  question: ___,
  excluded,
  ...parts
}: ParsedQuery) => ({
  ...parts,
  excluded: { ...excluded, cities: excluded.cities.map(({ name }) => name) },
  kinds,
  words,
  industry: trade?.name ?? null,
  city: city?.name ?? null,
})
