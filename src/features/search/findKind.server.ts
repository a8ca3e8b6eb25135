import type { Kind } from './kinds.ts'
import type { ParsedQuery } from './parseQuery.ts'
import { listNeighbors, listTownNames } from './places.ts'
import { isFullHit } from './retrieval/coverage.ts'
import { findBusinesses, findByName, findByTypedPhone } from './retrieval/findBusinesses.server.ts'
import { findEvents } from './retrieval/findEvents.server.ts'
import { findHelp } from './retrieval/findHelp.server.ts'
import { findJobs, findQuestions } from './retrieval/findPosts.server.ts'
import { type JudgedHit, joinHits, type SearchHit } from './retrieval/ranking.server.ts'
import type { SearchContext } from './searchContext.server.ts'
import { isListRequest, type PickedHits, pickHits } from './structure/pickHits.server.ts'
import { createTerms, type Term } from './terms/terms.server.ts'

/**
 * Finds results of a kind.
 * @param nameOnly whether to find only businesses by their names, for a text that asks for other kinds.
 */
export async function findKind(context: SearchContext, kind: Kind, nameOnly: boolean): Promise<PickedHits> {
  const { db, statistics, queryText, typedWords, parsed, limit, isTyping } = context
  const withoutTotal = (hits: SearchHit[]) => ({ hits, total: null })
  if (kind === 'help') return withoutTotal(findHelp(queryText, limit))
  const withPhone = kind === 'business' ? await findByTypedPhone(db, queryText, limit) : null
  if (withPhone) return withoutTotal(withPhone)
  if (nameOnly) return withoutTotal(typedWords.length > 1 ? await findByName(db, typedWords, limit) : [])
  const isLastTyped = isTyping && parsed.tokens.at(-1) === typedWords.at(-1)
  const options = { typedText: queryText, kind, statistics, isTyping: isLastTyped, withRelated: true }
  const terms = await createTerms(db, parsed, options)
  const found = await findFiltered(context, kind, terms, limit)
  const isFiltered =
    parsed.city !== null || parsed.job_type !== null || parsed.event_type !== null || parsed.from !== null
  const isInside = ({ outside }: SearchHit) => outside.length === 0
  if (terms.length === 0 || !parsed.explicit || parsed.trade || !isFiltered || found.hits.some(isInside)) return found
  // A condition that no text mentions must not hide other results: “jobs anywhere on the road system around Talkeetna”
  // finds jobs there.
  const missing = terms.map(({ words }) => words.join(' '))
  const listed = (await findFiltered(context, kind, [], limit)).hits.filter(isInside)
  const near = listed.map((hit) => ({
    ...hit,
    document_score: 0,
    title_score: 0,
    typed_score: 0,
    telling_score: 0,
    coverage: 0,
    missing,
  }))
  return withoutTotal(joinHits([near, found.hits], limit))
}

/** Finds rows by words and by structured conditions, such as numbers, orders and facts. */
async function findFiltered(
  context: SearchContext,
  kind: Exclude<Kind, 'help'>,
  terms: Term[],
  limit: number,
): Promise<PickedHits> {
  if (!isListRequest(context, kind)) return { hits: await findByWords(context, kind, terms, limit), total: null }
  // Without words, rows are listed by conditions alone. Events are the exception: `findByWords` filters them by days,
  // place and type.
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
    const filter = {
      is_active: true,
      job_type: job_type ?? undefined,
      locations: city ? listTownNames(city) : undefined,
    }
    return hasTerms || city || job_type ? withinPlace(findJobs(db, terms, filter, limit)) : []
  }
  if (kind === 'event') {
    const filter = { city, event_type, from, until, zone: site.time_zone }
    const hasDate = from !== null || until !== null
    return hasTerms || city || event_type || hasDate ? withinPlace(findEvents(db, { terms, ...filter, limit })) : []
  }
  return hasTerms ? findQuestions(db, terms, limit) : []
}

/** Marks the hits that match all parts of the query as exact. */
export function markExact({ city }: ParsedQuery, kind: Kind, hits: SearchHit[]): JudgedHit[] {
  return hits.map((hit) => {
    // A post that contains only a synonym, and only in its text, mentions the subject but is not about it.
    const isMention = kind !== 'business' && hit.document_score < TYPED_SCORE && hit.title_score < TITLE_SHARE
    const isSure = kind === 'help' || (hit.document_score >= SURE_SCORE && !isMention)
    const isFullMatch = hit.is_name_match || (isFullHit(hit) && isSure)
    return { ...hit, kind, exact: isFullMatch && !(kind === 'question' && city !== null) }
  })
}

/** Documents with a lower score contain only weak synonyms of the words. */
const SURE_SCORE = 0.65
/** Documents with a higher score contain nearly all words as typed. */
const TYPED_SCORE = 0.9
/** The minimum weighted share of the terms in a title that is about them. */
const TITLE_SHARE = 0.3
