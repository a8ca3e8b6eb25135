import type { Services } from '../services.server.ts'
import type { ChatReply } from './chat.contract.ts'
import { type Kind, retrieve } from './retrieval.server.ts'
import type { Say, Turn } from './turn.ts'

const headings: Record<Kind, string> = {
  business: 'Businesses',
  job: 'Jobs',
  event: 'Events',
  question: 'Questions',
  howto: 'Help',
}

const escapeMarkdown = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~|#&]/g, '\\$&')

/** Answers from search alone: what was found, with links, or plainly that nothing was. */
export async function answerFromSearch(services: Services, { message }: Turn, say: Say): Promise<ChatReply> {
  const found = await retrieve(services, message, undefined, 3)
  const lines =
    found.length === 0
      ? [
          'I found nothing on that in this network.',
          '',
          'You could look in the [directory](/businesses), among the [jobs](/jobs) and [events](/events), or [ask the community](/questions/new).',
        ]
      : (Object.keys(headings) as Kind[]).flatMap((kind) => {
          const some = found.filter((item) => item.kind === kind)
          if (some.length === 0) return []
          return [
            `**${headings[kind]}**`,
            '',
            ...some.map(
              ({ title, url, meta }) =>
                `- [${escapeMarkdown(title)}](${url})${meta.length > 0 ? `: ${escapeMarkdown(meta.join(', '))}` : ''}`,
            ),
            '',
          ]
        })
  const text = lines.join('\n').trim()
  for (const line of text.split(/(?<=\n)/)) say(line)
  return { message: text, sources: found.map(({ title, url }) => ({ title, url })) }
}
