import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { toPath } from '../references.ts'
import type { Conversation } from './conversation/conversation.server.ts'
import { type Answer, formatItems } from './sentences/format.ts'

const MAX_MORE = 5
const MORE_LIMIT = 20

/** Answers with the next results of the last search that earlier answers have not shown. */
export async function answerMore(services: SearchServices, { topic, shown }: Conversation): Promise<Answer | null> {
  if (topic === null) return null
  const { time_zone } = services.settings.site
  const { best, groups } = await searchAll(services, topic, { limit: MORE_LIMIT })
  const seen = new Set(shown.flat().map(toPath))
  const [main] = best
  const all = [...(groups.find(({ kind }) => kind === main?.kind)?.items ?? []), ...best]
  const items = all.filter(
    ({ exact, outside, url }, index) =>
      exact && outside.length === 0 && !seen.has(url) && all.findIndex((other) => other.url === url) === index,
  )
  const more = groups.find(({ kind }) => kind === main?.kind)?.more
  const listLink = more ? ` [See the whole list](${more.url}).` : ''
  if (items.length === 0) return { paragraphs: [`That is everything I found.${listLink}`], sources: [] }
  const next = items.slice(0, MAX_MORE)
  return {
    paragraphs: [
      'Here are more:',
      formatItems(next, time_zone),
      ...(items.length > MAX_MORE && listLink ? [listLink.trim()] : []),
    ],
    sources: next,
  }
}
