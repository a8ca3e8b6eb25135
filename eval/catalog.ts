import { type Days, formatClock, formatDay, parseDay, parsePeriod } from './days.ts'
import type { Condition, Selector } from './questionFile.ts'

/** A public item that a question can be about. Expectations select among these items without a search. */
export type CatalogItem = {
  kind: Condition['kind']
  path: string
  title: string
  place?: string
  industry?: string
  type?: string
  cost?: string
  answered?: boolean
  starts?: string
  ends?: string
  series?: string | number | null
  /** Whether an event has ended. Rules select only upcoming events. */
  over?: boolean
}
export type Catalog = {
  items: CatalogItem[]
  days: Days
  /** The text of all help pages, which replies may quote. */
  helpText: string
}

// biome-ignore lint/suspicious/noExplicitAny: the replies are of the API under test
type Json = any

/** Reads all public content over the API, as a visitor. */
export async function readCatalog(url: string, time_zone: string, now = Date.now()): Promise<Catalog> {
  const get = async (path: string): Promise<Json> => {
    const response = await fetch(`${url}/api${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const readPages = async (path: string, field: string): Promise<Json[]> => {
    const rows: Json[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply: Json = await get(`${path}limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      rows.push(...reply[field])
      cursor = reply.next_cursor
    }
    return rows
  }
  const profiles: Json[] = []
  for (let total = 1; profiles.length < total; ) {
    const reply = await get(`/profiles?limit=2000&offset=${profiles.length}`)
    profiles.push(...reply.profiles)
    total = reply.profiles.length === 0 ? 0 : reply.total
  }
  const [jobs, events, questions, help] = await Promise.all([
    readPages('/jobs?is_active=true&', 'jobs'),
    readPages('/events?startDate=2000-01-01&', 'events'),
    readPages('/questions?', 'questions'),
    get('/help'),
  ])
  const helpPages: Json[] = help.sections.flatMap(({ pages }: Json) => pages)
  const helpTexts = await Promise.all(helpPages.map(({ name }) => get(`/help/${name}`)))
  const items: CatalogItem[] = [
    ...profiles.map((profile) => ({
      ...{ kind: 'business' as const, path: `/businesses/${profile.id}`, title: profile.business_name },
      ...{ place: profile.city ?? '', industry: profile.industry ?? '' },
    })),
    ...jobs.map((job) => ({
      ...{ kind: 'job' as const, path: `/jobs/${job.id}`, title: job.title },
      ...{ place: job.location ?? '', type: job.job_type ?? '', cost: job.salary_range ?? '' },
    })),
    ...events.map((event) => ({
      ...{ kind: 'event' as const, path: `/events/${event.id}`, title: event.title },
      ...{ place: `${event.location ?? ''}, ${event.city ?? ''}`, type: event.event_type ?? '' },
      ...{ cost: event.cost_info ?? '', starts: event.start_datetime, ends: event.end_datetime },
      ...{ series: event.series_id, over: Date.parse(event.end_datetime) < now },
    })),
    ...questions.map((question) => ({
      ...{ kind: 'question' as const, path: `/questions/${question.id}`, title: question.title },
      answered: question.answer_count > 0,
    })),
    ...helpPages.map(({ name, title }) => ({ kind: 'help' as const, path: `/help/${name}`, title })),
  ]
  const made = Math.max(...events.map((event) => Date.parse(event.created_at)), 0) || now
  return {
    items,
    helpText: helpTexts.map((reply) => reply.markdown).join('\n'),
    days: { today: formatDay(now, time_zone), demoDay: formatDay(made, time_zone), time_zone },
  }
}

/** The items that match a selector. */
export function selectItems({ items, days }: Catalog, selector: Selector): CatalogItem[] {
  if (typeof selector !== 'string') {
    const selected = items.filter((item) => item.kind === selector.kind && matchesCondition(item, selector, days))
    return selector.next ? keepFirstOfSeries(selected) : selected
  }
  if (selector.startsWith('/')) return items.filter(({ path }) => path === selector)
  const [kind, ...title] = selector.split(': ')
  const titlePattern = new RegExp(`^(?:${title.join(': ')})`, 'i')
  return items.filter((item) => item.kind === kind && titlePattern.test(item.title))
}

function matchesCondition(item: CatalogItem, condition: Condition, days: Days): boolean {
  const fits = (field: 'title' | 'place' | 'industry' | 'type' | 'cost') =>
    condition[field] === undefined || new RegExp(condition[field], 'i').test(item[field] ?? '')
  if (!(fits('title') && fits('place') && fits('industry') && fits('type') && fits('cost'))) return false
  if (condition.answered !== undefined && item.answered !== condition.answered) return false
  if (item.over) return false
  if (!item.starts || !item.ends) return true
  const [first, last] = parseDays(condition, days)
  const [starts, ends] = [formatDay(item.starts, days.time_zone), formatDay(item.ends, days.time_zone)]
  if ((first && ends < first) || (last && starts > last)) return false
  const clock = formatClock(item.starts, days.time_zone)
  return !(
    (condition.after && clock < condition.after.padStart(5, '0')) ||
    (condition.before && clock > condition.before.padStart(5, '0'))
  )
}

function parseDays({ on, when, from, until }: Condition, days: Days): [string | undefined, string | undefined] {
  if (when) return parsePeriod(when, days)
  const [first, last] = [on ?? from, on ?? until]
  return [first && parseDay(first, days), last && parseDay(last, days)]
}

const keepFirstOfSeries = (items: CatalogItem[]) =>
  items.filter(({ series }, index) => !series || items.findIndex((other) => other.series === series) === index)
