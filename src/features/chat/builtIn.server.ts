import { listDirectory } from '../businesses/businesses.service.server.ts'
import { listEvents } from '../events/eventList.server.ts'
import { listJobs } from '../jobs/jobs.service.server.ts'
import { listQuestions } from '../questions/questions.service.server.ts'
import type { Services } from '../services.server.ts'
import type { ChatReply, Source } from './chat.contract.ts'
import type { Say, Turn } from './chat.service.server.ts'

const FEW = 3

type Found = Source & { kind: 'business' | 'job' | 'event' | 'question'; detail: string }

const headings = { business: 'Businesses', job: 'Jobs', event: 'Events', question: 'Questions' }

async function find({ replica, settings }: Services, words: string): Promise<Found[]> {
  const search =
    words
      .replace(/[?!.,;:]+/g, ' ')
      .trim()
      .slice(0, 200) || undefined
  if (!search) return []
  const [businesses, jobs, events, questions] = await Promise.all([
    listDirectory(replica, null, { search, limit: FEW, offset: 0 }),
    listJobs(replica, null, { search, is_active: true, limit: FEW }),
    listEvents(replica, null, settings.site.time_zone, { search, limit: FEW }),
    listQuestions(replica, null, { search, sort: 'newest', limit: FEW }),
  ])
  const place = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  return [
    ...businesses.profiles.map((found) => ({
      kind: 'business' as const,
      title: found.business_name,
      url: `/businesses/${found.id}`,
      detail: place(found.industry, found.city),
    })),
    ...jobs.jobs.map((found) => ({
      kind: 'job' as const,
      title: found.title,
      url: `/jobs/${found.id}`,
      detail: place(found.company, found.location),
    })),
    ...events.events.map((found) => ({
      kind: 'event' as const,
      title: found.title,
      url: `/events/${found.id}`,
      detail: place(found.business_name, found.location),
    })),
    ...questions.questions.map((found) => ({
      kind: 'question' as const,
      title: found.title,
      url: `/questions/${found.id}`,
      detail: '',
    })),
  ]
}

const escapeMarkdown = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~|#&]/g, '\\$&')

/** Answers from search alone: what was found, with links, or plainly that nothing was. */
export async function answerFromSearch(services: Services, { message }: Turn, say: Say): Promise<ChatReply> {
  const found = await find(services, message)
  const lines =
    found.length === 0
      ? [
          'I found nothing on that in this network.',
          '',
          'You could look in the [directory](/businesses), among the [jobs](/jobs) and [events](/events), or [ask the community](/questions/new).',
        ]
      : (Object.keys(headings) as Found['kind'][]).flatMap((kind) => {
          const some = found.filter((item) => item.kind === kind)
          if (some.length === 0) return []
          return [
            `**${headings[kind]}**`,
            '',
            ...some.map(
              ({ title, url, detail }) =>
                `- [${escapeMarkdown(title)}](${url})${detail && `: ${escapeMarkdown(detail)}`}`,
            ),
            '',
          ]
        })
  const text = lines.join('\n').trim()
  for (const line of text.split(/(?<=\n)/)) say(line)
  return { message: text, sources: found.map(({ title, url }) => ({ title, url })) }
}
