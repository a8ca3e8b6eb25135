import type { Services } from '../../../kit/server/services.server.ts'
import { truncate } from '../../../kit/text/text.ts'
import { QUERY_MAX } from '../../search/kinds.ts'
import { parseQuery } from '../../search/parseQuery.ts'
import { readVocabulary } from '../../search/vocabulary.server.ts'
import type { ChatRequest } from './chatRequest.ts'

const LEADING_WORDS = /^\s*(and|or|also|what about|how about|but)\b[\s,:]*/i
const FOLLOW_UP_MAX = 60

/**
 * Completes a follow-up question from the question before it: “and in Palmer?” after “roofers in Wasilla” becomes “roofers
 * in Palmer?”. Returns other questions unchanged.
 */
export async function completeQuestion(
  services: Pick<Services, 'db' | 'memory' | 'settings'>,
  { message, conversationHistory }: ChatRequest,
): Promise<string> {
  const previous = conversationHistory.findLast(({ role, content }) => role === 'user' && content.trim() !== '')
  if (!previous || message.length > FOLLOW_UP_MAX) return message
  const vocabulary = await readVocabulary(services)
  const current = parseQuery(message.replace(LEADING_WORDS, ''), vocabulary)
  const changedKinds = current.parts.map(({ what }) => what)
  const isRefinement =
    changedKinds.length > 0 &&
    changedKinds.every((kind) => kind === 'city' || kind === 'date') &&
    current.words.length === 0
  if (!isRefinement && !(LEADING_WORDS.test(message) && current.trade && current.words.length === 0)) return message
  let earlier = truncate(previous.content, QUERY_MAX - message.length).replace(/[?!.\s]+$/, '')
  for (const kind of changedKinds) {
    const { parts } = parseQuery(earlier, vocabulary)
    earlier = parts.find((part) => part.what === kind)?.without ?? earlier
  }
  return `${earlier} ${message.replace(LEADING_WORDS, '')}`
}
