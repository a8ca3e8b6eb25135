import type { Kind } from '../../search/kinds.ts'
import type { ChatMessage } from '../chat.contract.ts'

const kindsByPath: Record<string, Kind> = {
  businesses: 'business',
  jobs: 'job',
  events: 'event',
  questions: 'question',
  help: 'help',
}
/** The newest links of a conversation; older ones are rarely meant. */
const MAX_PAGES = 20

/** Returns the pages to which earlier answers of a conversation link, the newest first. */
export function findLinkedPages(history: ChatMessage['conversationHistory']): { kind: Kind; url: string }[] {
  const answers = history.filter(({ role }) => role === 'assistant').toReversed()
  const urls = answers.flatMap(({ content }) =>
    [...content.matchAll(/\]\((\/(?:(?:businesses|jobs|events|questions)\/[1-9]\d{0,14}|help\/[a-z-]+))\)/g)].map(
      ([, url = '']) => url,
    ),
  )
  return [...new Set(urls)].slice(0, MAX_PAGES).flatMap((url) => {
    const kind = kindsByPath[url.split('/')[1] ?? '']
    return kind ? [{ kind, url }] : []
  })
}
