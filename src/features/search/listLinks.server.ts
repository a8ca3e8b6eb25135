import { countDirectory } from '../businesses/directory/directory.service.server.ts'
import { countLimit } from '../events/eventFilters.ts'
import { listEvents } from '../events/eventList.server.ts'
import type { Kind } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'
import type { SearchContext } from './searchContext.server.ts'

/** Businesses are counted up to this number, because counting more is slow. */
const COUNT_MAX = 1000

type ListLink = SearchReply['groups'][number]['more']

const buildPath = (path: string, filters: Record<string, string | null | undefined>) => {
  const parameters = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path
}

/** Returns a link to the complete list of a kind with the filters of the query; null when that list would be empty. */
export async function createListLink({ db, site, parsed }: SearchContext, kind: Kind): Promise<ListLink> {
  const { trade, trade_words, words, city, job_type, event_type, from, until } = parsed
  const search = [...words, ...trade_words].join(' ')
  if (kind === 'business') {
    const [industry] = trade?.industries.length === 1 && words.length === 0 ? trade.industries : []
    // The directory has no synonyms: its search matches the text literally, and its city filter one spelling.
    const filters = { search: industry ? undefined : search || undefined, industry, city: city?.spellings[0] }
    const total = await countDirectory(db, filters, COUNT_MAX)
    return total > 0 ? { url: buildPath('/businesses', filters), total: total < COUNT_MAX ? total : null } : null
  }
  if (kind === 'event') {
    const filters = {
      search: [search, city?.name].filter(Boolean).join(' '),
      type: event_type ?? undefined,
      startDate: from ?? undefined,
      endDate: until ?? undefined,
    }
    const { total } = await listEvents(db, null, site.time_zone, {
      ...filters,
      search: filters.search || undefined,
      limit: 0,
    })
    return total > 0 ? { url: buildPath('/events', filters), total: total < countLimit(filters) ? total : null } : null
  }
  if (kind === 'job') return { url: buildPath('/jobs', { search, job_type, location: city?.name }), total: null }
  if (kind === 'question') return { url: buildPath('/questions', { search }), total: null }
  return { url: '/help', total: null }
}
