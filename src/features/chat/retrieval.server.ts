import { plainText, preview } from '../../kit/text.ts'
import { listDirectory } from '../businesses/businesses.service.server.ts'
import { listEvents } from '../events/eventList.server.ts'
import { listJobs } from '../jobs/jobs.service.server.ts'
import { listQuestions } from '../questions/questions.service.server.ts'
import type { Services } from '../services.server.ts'

export type Kind = 'business' | 'job' | 'event' | 'question' | 'howto'
export type Item = {
  kind: Kind
  title: string
  url: string
  snippet: string
  meta: string[]
  exact: boolean
  start_datetime: string | null
}

export async function retrieve(
  { replica, settings }: Pick<Services, 'replica' | 'settings'>,
  text: string,
  kind?: Kind,
  limit = 5,
): Promise<Item[]> {
  const search = text
    .replace(/[?!.,;:]+/g, ' ')
    .trim()
    .slice(0, 200)
  if (!search) return []
  const facts = (...parts: (string | null)[]) => parts.filter((part) => part !== null)
  const snippetOf = (markdown: string | null) => preview(plainText(markdown ?? ''), 200)
  const common = { exact: true, start_datetime: null }
  const finders: Record<Kind, () => Promise<Item[]>> = {
    business: async () =>
      (await listDirectory(replica, null, { search, limit, offset: 0 })).profiles.map((found) => ({
        ...common,
        kind: 'business',
        title: found.business_name,
        url: `/businesses/${found.id}`,
        snippet: snippetOf(found.description),
        meta: facts(found.industry, found.city),
      })),
    job: async () =>
      (await listJobs(replica, null, { search, is_active: true, limit })).jobs.map((found) => ({
        ...common,
        kind: 'job',
        title: found.title,
        url: `/jobs/${found.id}`,
        snippet: snippetOf(found.description),
        meta: facts(found.company, found.location),
      })),
    event: async () =>
      (await listEvents(replica, null, settings.site.time_zone, { search, limit })).events.map((found) => ({
        ...common,
        start_datetime: found.start_datetime,
        kind: 'event',
        title: found.title,
        url: `/events/${found.id}`,
        snippet: snippetOf(found.description),
        meta: facts(found.business_name, found.location),
      })),
    question: async () =>
      (await listQuestions(replica, null, { search, sort: 'newest', limit })).questions.map((found) => ({
        ...common,
        kind: 'question',
        title: found.title,
        url: `/questions/${found.id}`,
        snippet: snippetOf(found.content),
        meta: [],
      })),
    howto: async () => [],
  }
  return (await Promise.all(kind ? [finders[kind]()] : Object.values(finders).map((find) => find()))).flat()
}
