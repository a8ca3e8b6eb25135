import type { Services } from '../../../kit/services.server.ts'
import { truncate } from '../../../kit/text.ts'
import { QUERY_MAX } from '../../search/kinds.ts'
import { readKnown } from '../../search/known.server.ts'
import { understandText } from '../../search/meaning.ts'
import type { Turn } from '../widget/turn.ts'

const leads = /^\s*(and|or|also|what about|how about|but)\b[\s,:]*/i
const SHORT = 60

/**
 * What is asked, with what was asked before where it only changes that: “and in Palmer?” after “roofers in Wasilla” asks for
 * roofers in Palmer.
 */
export async function completeQuestion(
  { replica, settings }: Pick<Services, 'replica' | 'settings'>,
  { message, conversationHistory }: Turn,
): Promise<string> {
  const before = conversationHistory.findLast(({ role, content }) => role === 'user' && content.trim() !== '')
  if (!before || message.length > SHORT) return message
  const known = await readKnown(replica, settings.site)
  const now = understandText(message.replace(leads, ''), known)
  const changes = now.parts.map(({ what }) => what)
  const isChange =
    changes.length > 0 && changes.every((what) => what === 'city' || what === 'date') && now.words.length === 0
  if (!isChange && !(leads.test(message) && now.trade && now.words.length === 0)) return message
  let earlier = truncate(before.content, QUERY_MAX - message.length).replace(/[?!.\s]+$/, '')
  for (const what of changes) {
    const { parts } = understandText(earlier, known)
    earlier = parts.find((part) => part.what === what)?.without ?? earlier
  }
  return `${earlier} ${message.replace(leads, '')}`
}
