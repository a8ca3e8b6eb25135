import { readWords, stem } from '../../../kit/text/words.ts'
import { isOptionalWord } from '../../search/keywords.ts'
import type { Kind } from '../../search/kinds.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { MAX_MAIN_ITEMS } from './answerLists.server.ts'
import { type Answer, describeSubject, escapeMarkdown, formatItems, offerForum, quote } from './sentences/format.ts'
import { kindNouns } from './sentences/verdict.ts'

const MAX_NEAR = 3

/** Parts of the query that the sentence names before the place and the days. */
const saidInNoun = new Set(['kind', 'industry', 'job_type', 'event_type'])

/** The noun of the count, such as “upcoming workshop” and “open part-time jobs”. */
function nameCounted(kind: Kind, { event_type, job_type }: SearchReply['understood']): { one: string; many: string } {
  const nouns = kindNouns[kind]
  if (kind === 'job' && job_type)
    return { one: `open ${job_type.toLowerCase()} job`, many: `open ${job_type.toLowerCase()} jobs` }
  if (kind !== 'event' || !event_type) return nouns
  return { one: `upcoming event (${event_type})`, many: `upcoming events (${event_type})` }
}

/** Returns the words of a list of businesses that all names have; null when they do not. */
function readNamed(url: string, items: SearchItem[]): string | null {
  const search = url.startsWith('/businesses') ? new URLSearchParams(url.split('?')[1]).get('search') : null
  const words = readWords(search ?? '')
  const isNamed = words.length > 0 && items.length > 0 && items.every(({ title }) => hasWords(title, words))
  return isNamed ? search : null
}
const hasWords = (title: string, words: string[]) => {
  const stems = readWords(title).map(stem)
  return words.every((word) => isOptionalWord(word) || stems.includes(stem(word)))
}

/** Says a number, with a link to the list; null when the search does not know it. */
export function answerCount({ settings }: SearchServices, question: string, reply: SearchReply): Answer | null {
  const { understood, groups, best } = reply
  const { time_zone } = settings.site
  const namesKind = understood.parts.some(({ what }) => what === 'kind' || what === 'job_type' || what === 'event_type')
  const main = understood.industry ? 'business' : groups.find((entry) => entry.kind !== 'help')?.kind
  const kind = (namesKind ? understood.kinds[0] : main) ?? 'business'
  const group = groups.find((entry) => entry.kind === kind)
  const { one, many } = nameCounted(kind, understood)
  const [industry] = understood.parts.flatMap(({ what, label }) => (what === 'industry' ? [escapeMarkdown(label)] : []))
  const parts = understood.parts.filter(({ what }) => !saidInNoun.has(what))
  const rest = { ...understood, parts, words: [], job_type: null, event_type: null }
  const words = understood.words.join(' ')
  const items = group?.items.filter(({ exact, outside }) => exact && outside.length === 0) ?? []
  const named = readNamed(group?.more?.url ?? '', items)
  const matching = [
    named ? `with ${quote(named)} in the name` : industry && `under **${industry}**`,
    named === null && words && `that match ${quote(words)}`,
    describeSubject({ ...reply, understood: rest }),
  ]
    .flatMap((text) => (text ? [` ${text}`] : []))
    .join('')
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
    ? ` [See ${total === 1 ? 'it' : `all ${total.toLocaleString('en-US')}`}](${group.more.url}).`
    : ''
  const shown = items.slice(0, MAX_MAIN_ITEMS)
  return { paragraphs: [`There ${number}${matching}.${link}`, formatItems(shown, time_zone)], sources: shown }
}
