import type { ChatMessage } from '../chat.contract.ts'
import { parseReference } from '../references.ts'
import type { Address } from '../tools/records.server.ts'

/** The maximum number of links that are read from a conversation, newest first. People rarely refer to older ones. */
const MAX_PAGES = 20

/** Returns the pages to which earlier answers of a conversation link, the newest first. */
export function findLinkedPages(history: ChatMessage['conversationHistory']): Address[] {
  const answers = history.filter(({ role }) => role === 'assistant').toReversed()
  const urls = answers.flatMap(({ content }) => [...content.matchAll(/\]\((\/[^\s()]+)\)/g)].map(([, url = '']) => url))
  const addresses = [...new Set(urls)].flatMap((url) => {
    const reference = parseReference(url)
    return reference ? [{ kind: reference.kind, url }] : []
  })
  return addresses.slice(0, MAX_PAGES)
}
