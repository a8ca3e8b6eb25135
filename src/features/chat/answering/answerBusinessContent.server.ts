import { listEvents } from '../../events/eventList.server.ts'
import { readJobs } from '../../jobs/readJobs.server.ts'
import type { SearchItem } from '../../search/search.contract.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import type { PublicPage } from './facts/publicPages.server.ts'
import { type Answer, formatItems, formatLink, joinWords } from './sentences/format.ts'

const MAX_ITEMS = 5
const SEARCH_LIMIT = 20

type Owner = { id: number | null; title: string; url: string }

/** Returns the business of a page: the business itself, the host of an event or the employer of a job. Empty for others. */
function listOwners(page: PublicPage): Owner[] {
  switch (page.kind) {
    case 'business':
      return [{ id: page.business.id, title: page.title, url: page.url }]
    case 'event': {
      const { business_id, display_name } = page.event
      return [{ id: business_id, title: display_name, url: `/businesses/${business_id}` }]
    }
    case 'job': {
      const { business_id, company } = page.job
      return [{ id: business_id, title: company, url: business_id === null ? page.url : `/businesses/${business_id}` }]
    }
    default:
      return []
  }
}

/** Answers with the jobs or events of the shown businesses. @returns null for questions, which have no business. */
export async function answerBusinessContent(
  services: SearchServices,
  pages: PublicPage[],
  kind: 'job' | 'event' | 'question',
): Promise<Answer | null> {
  const { time_zone } = services.settings.site
  const owners = pages.flatMap(listOwners)
  const unique = owners.filter(({ title }, index) => owners.findIndex((other) => other.title === title) === index)
  if (unique.length === 0 || kind === 'question') return null
  const found = await Promise.all(
    unique.map((owner) =>
      kind === 'job' ? findJobsOfBusiness(services, owner) : findEventsOfBusiness(services, owner),
    ),
  )
  const items = found.flat().slice(0, MAX_ITEMS)
  const names = joinWords(unique.map(formatLink), 'or')
  const noun = kind === 'job' ? 'open jobs' : 'coming events'
  if (items.length === 0)
    return {
      paragraphs: [
        `No ${noun} are listed for ${names}.`,
        `All ${noun} are on [this page](${kind === 'job' ? '/jobs' : '/events'}).`,
      ],
      sources: [],
    }
  return {
    paragraphs: [`Yes, there ${items.length === 1 ? 'is one' : `are ${items.length}`}:`, formatItems(items, time_zone)],
    sources: items,
  }
}

async function findJobsOfBusiness(services: SearchServices, { id, title }: Owner): Promise<SearchItem[]> {
  const { groups } = await searchAll(services, title, { kind: 'job', limit: SEARCH_LIMIT })
  const items = groups.flatMap((group) => group.items)
  const jobs = await readJobs(
    services.replica,
    null,
    items.flatMap((item) => item.id ?? []),
    true,
  )
  const own = new Set(
    jobs
      .filter((job) => (id !== null && job.business_id === id) || job.company.toLowerCase() === title.toLowerCase())
      .map((job) => job.id),
  )
  return items.filter((item) => item.id !== null && own.has(item.id))
}

async function findEventsOfBusiness(services: SearchServices, { id }: Owner): Promise<SearchItem[]> {
  if (id === null) return []
  const { events } = await listEvents(services.replica, null, services.settings.site.time_zone, {
    businessId: id,
    limit: MAX_ITEMS,
  })
  return events.map((event) => ({
    ...{ kind: 'event' as const, id: event.id, title: event.title, url: `/events/${event.id}`, snippet: '' },
    ...{
      start_datetime: event.start_datetime,
      end_datetime: event.end_datetime,
      exact: true,
      certainty: 1,
      coverage: 1,
      missing: [],
      outside: [],
    },
    meta: [event.location ?? event.city, event.cost_info].filter((text) => text !== null),
  }))
}
