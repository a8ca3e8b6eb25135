import { countDirectory } from '../businesses/businesses.service.server.ts'
import { countLimit } from '../events/eventFilters.ts'
import { listEvents } from '../events/eventList.server.ts'
import type { Kind } from './kinds.ts'
import type { Found } from './search.contract.ts'
import type { Searching } from './searching.server.ts'

/** As far as businesses are counted: to count all of what is everywhere would take its time. */
const COUNTED_MAX = 1000

type More = Found['groups'][number]['more']

const address = (path: string, filters: Record<string, string | null | undefined>) => {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The list that shows all of a kind, narrowed as far as its filters can; null where it would show something else. */
export async function moreOf({ db, site, meaning }: Searching, kind: Kind): Promise<More> {
  const { trade, trade_words, words, city, job_type, event_type, from, until } = meaning
  const search = [...words, ...trade_words].join(' ')
  if (kind === 'business') {
    const [industry] = trade?.industries.length === 1 && words.length === 0 ? trade.industries : []
    // the directory finds one text, as it stands
    const filters = { search: industry ? undefined : search || undefined, industry, city: city?.spellings[0] }
    const total = await countDirectory(db, filters, COUNTED_MAX)
    return total > 0 ? { url: address('/businesses', filters), total: total < COUNTED_MAX ? total : null } : null
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
      limit: 1,
    })
    return total > 0 ? { url: address('/events', filters), total: total < countLimit(filters) ? total : null } : null
  }
  if (kind === 'job') return { url: address('/jobs', { search, job_type, location: city?.name }), total: null }
  if (kind === 'question') return { url: address('/questions', { search }), total: null }
  return { url: '/help', total: null }
}
