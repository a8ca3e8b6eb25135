import { toSingular } from '../../../kit/text/phraseIndex.ts'
import { listNormalizedWords, stem } from '../../../kit/text/words.ts'
import { isOptionalWord } from '../../search/keywords.ts'
import type { Kind } from '../../search/kinds.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { MAX_MAIN_ITEMS } from './answerLists.server.ts'
import { type Answer, describeSubject, escapeMarkdown, formatItems, offerForum, quote } from './sentences/format.ts'
import { kindNouns } from './sentences/verdict.ts'

const MAX_NEAR = 3

/** The kinds of parts of a query that the noun of the sentence includes. */
const nounParts = new Set(['kind', 'industry', 'job_type', 'event_type'])

/** Returns the singular and the plural of the counted noun, such as “open part-time jobs”. */
function selectNouns(kind: Kind, { event_type, job_type }: SearchReply['understood']): { one: string; many: string } {
  const nouns = kindNouns[kind]
  if (kind === 'job' && job_type)
    return { one: `open ${job_type.toLowerCase()} job`, many: `open ${job_type.toLowerCase()} jobs` }
  if (kind !== 'event' || !event_type) return nouns
  return { one: `upcoming event (${event_type})`, many: `upcoming events (${event_type})` }
}

/** Extracts the searched words from the URL of a list of businesses; null for another list. */
const extractSearchWords = (url: string) =>
  url.startsWith('/businesses') ? new URLSearchParams(url.split('?')[1]).get('search') : null

/**
 * Describes the searched words that all names of a list of businesses contain: “with “quilting” in the name”.
 * @returns null when a name lacks one of them.
 */
function describeNames(url: string, items: SearchItem[], nameWords: string[]): string | null {
  if (nameWords.length > 0) return `with ${quote(nameWords.join(' '))} in the name`
  const all = listNormalizedWords(extractSearchWords(url) ?? '')
  if (all.length === 0 || items.length === 0) return null
  const titles = items.map(({ title }) => listNormalizedWords(title))
  const isInAll = (word: string) => titles.every((title) => title.map(stem).includes(stem(word)))
  // General words, such as “club”, are named only when all names have them.
  const words = all.filter((word) => !isOptionalWord(word) || isInAll(word))
  if (words.length === 0 || !words.every(isInAll)) return null
  const isWritten = words.every((word) => titles.every((title) => title.map(toSingular).includes(toSingular(word))))
  return `with ${quote(words.join(' '))}${isWritten ? '' : ' or a form of it'} in the name`
}

/** Answers with a count and a link to the list; null when the count is unknown. */
export function answerCount({ settings }: SearchServices, question: string, reply: SearchReply): Answer | null {
  const { understood, groups, best } = reply
  const { time_zone } = settings.site
  const namesKind = understood.parts.some(({ what }) => what === 'kind' || what === 'job_type' || what === 'event_type')
  const main =
    understood.industry || understood.name_words.length > 0
      ? 'business'
      : groups.find((entry) => entry.kind !== 'help')?.kind
  const kind = (namesKind ? understood.kinds[0] : main) ?? 'business'
  const group = groups.find((entry) => entry.kind === kind)
  const { one, many } = selectNouns(kind, understood)
  const [industry] = understood.parts.flatMap(({ what, label }) => (what === 'industry' ? [escapeMarkdown(label)] : []))
  const parts = understood.parts.filter(({ what }) => !nounParts.has(what))
  const rest = { ...understood, parts, words: [], kinds: [], job_type: null, event_type: null }
  const words = understood.words.join(' ')
  const items = group?.items.filter(({ exact, outside }) => exact && outside.length === 0) ?? []
  // The total also counts weak matches. When some of the first results are weak, only the others are counted.
  const hasWeak = items.length < Math.min(group?.items.length ?? 0, MAX_MAIN_ITEMS)
  const total = hasWeak ? items.length : (group?.total ?? (items.length < MAX_MAIN_ITEMS ? items.length : null))
  // All names are known to contain the words when all businesses are shown, or when the linked list has the same count.
  const isChecked = total !== null && (total <= items.length || group?.more?.total === total)
  const nameWords = kind === 'business' ? understood.name_words : []
  const nameDescription =
    isChecked || nameWords.length > 0 ? describeNames(group?.more?.url ?? '', items, nameWords) : null
  const searched = isChecked ? null : extractSearchWords(group?.more?.url ?? '')
  const counted = nameDescription ?? (searched && `that match ${quote(searched)}`)
  const matching = [
    counted ?? (industry && `under **${industry}**`),
    counted === null && words && `${total === 1 ? 'that matches' : 'that match'} ${quote(words)}`,
    describeSubject({ ...reply, understood: rest }),
  ]
    .flatMap((text) => (text ? [` ${text}`] : []))
    .join('')
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
  const isSameList = group?.more?.total === total || (group?.more?.total === null && !group.more.is_broader)
  const label = isSameList ? `See ${total === 1 ? 'it' : `all ${total.toLocaleString('en-US')}`}` : 'Search the list'
  const link = group?.more ? ` [${label}](${group.more.url}).` : ''
  const shown = items.slice(0, MAX_MAIN_ITEMS)
  return { paragraphs: [`There ${number}${matching}.${link}`, formatItems(shown, time_zone)], sources: shown }
}
