import { toSingular } from '../../kit/text/phraseIndex.ts'
import { countDirectory } from '../businesses/directory/directory.service.server.ts'
import { countLimit } from '../events/eventFilters.ts'
import { listEvents } from '../events/eventList.server.ts'
import { jobSorts } from '../jobs/jobs.constants.ts'
import { toYearlyPay } from '../jobs/pay.ts'
import type { Kind } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'
import type { SearchContext } from './searchContext.server.ts'
import { selectKind, toJobOrder } from './structure/conditions.server.ts'
import { listCountedWords } from './structure/countedWords.ts'

/** Businesses are counted up to this number, because counting more is slow. */
const MAX_COUNT = 1000

type ListLink = SearchReply['groups'][number]['more']

/** Returns the path of a list with its filters. */
export const buildPath = (path: string, filters: Record<string, string | null | undefined>) => {
  const parameters = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path
}

/** A kind with at least this many sampled documents is large: counting all matches of a text may take longer than the search. */
const LARGE_SAMPLE = 4096

/**
 * Returns a link to the complete list of a kind with the filters of the query; null when that list would be empty.
 * @param isFound whether the search has found a match for all words of the query.
 */
export async function createListLink(context: SearchContext, kind: Kind, isFound: boolean): Promise<ListLink> {
  if (kind === 'help') return { url: '/help', total: null, is_broader: false }
  const { db, site, parsed } = context
  const { trade, trade_words, words, city, job_type, event_type, from, until, facts, excluded } = parsed
  // The filters of the lists take a city, so the name of an area is added to the search text.
  const search = [...words, ...trade_words, ...(city?.towns ? [city.name] : [])].join(' ')
  const hasConditions = selectKind(parsed, kind, site.time_zone).conditions.length > 0
  if (kind === 'business') {
    const [industry] = trade?.industries.length === 1 && words.length === 0 ? trade.industries : []
    // `countDirectory` matches the text literally, without synonyms, and one spelling of the city.
    const counted = listCountedWords(context).map(toSingular).join(' ')
    const filters = {
      search: industry ? undefined : counted || search || undefined,
      industry,
      city: city?.towns ? undefined : city?.spellings[0],
      open: parsed.open_ids ? 'now' : undefined,
    }
    const isLarge = context.statistics.documents.business >= LARGE_SAMPLE
    const isKnown = isLarge && isFound && filters.search !== undefined && parsed.intent !== 'count' && !parsed.open_ids
    const total = isKnown ? MAX_COUNT : await countDirectory(db, { ...filters, ids: parsed.open_ids }, MAX_COUNT)
    // The search also counts matches of synonyms, which this list would not show. So link to all businesses of the city
    // instead.
    if (total === 0 && parsed.intent === 'count')
      return {
        url: buildPath('/businesses', counted ? filters : { city: filters.city }),
        total: null,
        is_broader: true,
      }
    return total > 0
      ? { url: buildPath('/businesses', filters), total: total < MAX_COUNT ? total : null, is_broader: hasConditions }
      : null
  }
  if (kind === 'event') {
    const isDated = parsed.day_meaning === 'takes_place'
    const filters = {
      search: [search, city?.towns ? null : city?.name].filter(Boolean).join(' '),
      type: event_type ?? undefined,
      startDate: (isDated && from) || undefined,
      endDate: (isDated && until) || undefined,
    }
    const isLarge = context.statistics.documents.event >= LARGE_SAMPLE
    const isKnown = isLarge && isFound && filters.search !== '' && parsed.intent !== 'count'
    const { total } = isKnown
      ? { total: countLimit(filters) }
      : await listEvents(db, null, site.time_zone, { ...filters, search: filters.search || undefined, limit: 0 })
    return total > 0
      ? {
          url: buildPath('/events', filters),
          total: total < countLimit(filters) ? total : null,
          is_broader: hasConditions,
        }
      : null
  }
  if (kind === 'job') return { ...createJobLink(context, search), total: null }
  const sort = facts.includes('unanswered')
    ? 'unanswered'
    : parsed.order === 'most_votes' || parsed.order === 'most_upvotes'
      ? 'votes'
      : undefined
  const isUnanswered = sort === 'unanswered' && facts.length === 1 && excluded.words.length === 0 && from === null
  // The forum orders the results of a search by relevance and ignores `sort`.
  const url = search ? buildPath('/questions', { search }) : buildPath('/questions', { sort })
  return { url, total: null, is_broader: hasConditions && !(isUnanswered && until === null && !search) }

  function createJobLink({ parsed: { pay } }: SearchContext, text: string) {
    const [notLocation, ...others] = excluded.cities
    const isYearly = pay !== null && pay.unit !== 'hour'
    const amount = (value: number | null | undefined) => {
      if (pay === null || value === null || value === undefined) return undefined
      return String(isYearly ? toYearlyPay(value, pay.unit) : value)
    }
    const sort = jobSorts.find((name) => name === toJobOrder(parsed))
    const url = buildPath('/jobs', {
      search: text,
      job_type,
      location: city?.towns ? undefined : city?.name,
      min_pay: amount(pay?.min),
      max_pay: amount(pay?.max),
      pay_unit: isYearly ? 'year' : undefined,
      not_location: notLocation?.name,
      sort: sort === 'newest' ? undefined : sort,
    })
    const isBroader =
      others.length > 0 ||
      excluded.job_types.length > 0 ||
      excluded.words.length > 0 ||
      excluded.facts.length > 0 ||
      facts.includes('states_pay') ||
      parsed.day_meaning !== 'takes_place'
    return { url, is_broader: isBroader }
  }
}
