import { formatCount } from '../../../kit/text/text.ts'
import type { SearchReply } from '../../search/search.contract.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { MAX_MAIN_ITEMS } from './answerLists.server.ts'
import { type Answer, describeSubject, formatItems, offerForum } from './sentences/format.ts'
import { kindNouns } from './sentences/verdict.ts'

const MAX_NEAR = 3

/** Says a number, with a link to the list; null when the search does not know it. */
export function answerCount({ settings }: SearchServices, question: string, reply: SearchReply): Answer | null {
  const { understood, groups, best } = reply
  const { time_zone } = settings.site
  const namesKind = understood.parts.some(({ what }) => what === 'kind' || what === 'job_type' || what === 'event_type')
  const kind = (namesKind ? understood.kinds[0] : groups[0]?.kind) ?? 'business'
  const group = groups.find((entry) => entry.kind === kind)
  const { one, many } = kindNouns[kind]
  const parts = understood.parts.filter(({ what }) => what !== 'kind')
  const subject = describeSubject({ ...reply, understood: { ...understood, parts, job_type: null, event_type: null } })
  const matching = subject && ` ${/^(?:in |\()/.test(subject) ? subject : `for ${subject}`}`
  const items = group?.items.filter(({ exact, outside }) => exact && outside.length === 0) ?? []
  const total = items.length === 0 ? 0 : (group?.total ?? (items.length < MAX_MAIN_ITEMS ? items.length : null))
  if (total === null) return null
  if (total === 0) {
    const near = best.filter(({ coverage }) => coverage >= 0.5).slice(0, MAX_NEAR)
    return {
      paragraphs: [
        `There are no ${many}${matching}.`,
        ...(near.length > 0 ? ['Near misses:', formatItems(near, time_zone)] : []),
        offerForum(question),
      ],
      sources: [],
      unanswered: question,
    }
  }
  const number = total === 1 ? `is **1** ${one}` : `are **${total.toLocaleString('en-US')}** ${many}`
  const link = group?.more
    ? ` [See ${total === 1 ? 'it' : `all ${formatCount(total, one, many)}`}](${group.more.url}).`
    : ''
  const shown = items.slice(0, MAX_MAIN_ITEMS)
  return { paragraphs: [`There ${number}${matching}.${link}`, formatItems(shown, time_zone)], sources: shown }
}
