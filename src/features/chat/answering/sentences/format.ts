import { formatTime, preview } from '../../../../kit/text/text.ts'
import { askPath } from '../../../questions/questionList.ts'
import type { SearchItem, SearchReply } from '../../../search/search.contract.ts'

/** Begins an answer with one main page. The rest of the answer links to related pages. */
export const MAIN_ANSWER = 'This looks like it:'

/** A part of an answer, before its links are filtered. */
export type Answer = {
  paragraphs: string[]
  sources: Pick<SearchItem, 'title' | 'url'>[]
  /** The external addresses that the paragraphs link to. */
  links?: string[]
  /** The question for which nothing was found. It is offered to the forum and recorded for administrators. */
  unanswered?: string
}

/** Escapes text for Markdown, on one line. */
export const escapeMarkdown = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[\\`*_[\]~|#]/g, '\\$&')
    .replaceAll('<', '&lt;')

export const formatLink = ({ title, url }: Pick<SearchItem, 'title' | 'url'>) => `[${escapeMarkdown(title)}](${url})`

/** A line of a list: link, time and facts. */
export const formatItem = (item: SearchItem, zone: string) => {
  const time = item.start_datetime && formatTime(item.start_datetime, zone)
  const details = [time, ...item.meta].filter(Boolean).join(' · ')
  return `- ${formatLink(item)}${details && ` – ${escapeMarkdown(details)}`}`
}
export const formatItems = (items: SearchItem[], zone: string) => items.map((item) => formatItem(item, zone)).join('\n')

/** Joins words as in “a, b and c”. */
export const joinWords = (texts: string[], word = 'and') =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`

const MAX_QUESTION_LENGTH = 80
export const quote = (text: string) => `“${escapeMarkdown(preview(text.trim(), MAX_QUESTION_LENGTH))}”`

const MAX_TITLE_LENGTH = 200
/** Returns a link to the form for a question in the forum, with these words as its title. */
export const formatAskLink = (label: string, question: string) =>
  `[${label}](${askPath(preview(question.replace(/\s+/g, ' ').trim(), MAX_TITLE_LENGTH))})`

/** The understood parts of a query that precede, and that follow, the name of the kind in a sentence. */
export function describeSubject({ understood }: SearchReply, withPlace = true): string {
  const labels = (kind: string) =>
    understood.parts.flatMap(({ what, label }) => (what === kind ? [escapeMarkdown(label)] : []))
  const [city, date, time, pay] = ['city', 'date', 'time', 'pay'].map((kind) => labels(kind)[0])
  const kind = understood.event_type
    ? understood.event_type === 'Networking'
      ? 'events'
      : ''
    : understood.job_type
      ? 'jobs'
      : (labels('kind')[0]?.toLowerCase() ?? (understood.kinds.join() === 'event' ? 'events' : ''))
  const type = [labels('job_type')[0] ?? labels('event_type')[0], kind].filter(Boolean).join(' ')
  const topics = [escapeMarkdown(understood.words.join(' ')), ...labels('industry'), type].filter(Boolean).join(', ')
  const facts = [...labels('fact'), pay, ...labels('not')].filter(Boolean).join(', ')
  const when = [date, time].filter(Boolean).join(', ')
  return [
    topics && `**${topics}**`,
    facts && `(${facts})`,
    withPlace && city && `in **${city}**`,
    when && `(${/^[A-Z][a-z]+ \d/.test(when) ? when : when.charAt(0).toLowerCase() + when.slice(1)})`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** “I left out “planes” and Anchorage, as you asked.” Empty when nothing is excluded. */
export function describeExclusions({ understood: { excluded } }: SearchReply): string[] {
  const { cities, job_types, event_types, facts, words } = excluded
  const properties = facts.map((fact) => fact.replaceAll('_', ' '))
  const names = [
    ...[...words, ...properties].map(quote),
    ...[...cities, ...job_types, ...event_types].map(escapeMarkdown),
  ]
  return names.length > 0 ? [`I left out ${joinWords(names)}, as you asked.`] : []
}

/** The sentence under an answer that found too little. */
export const offerForum = (question: string) =>
  `You can ${formatAskLink('ask the community', question)} this question, or browse the [directory](/businesses), the [jobs](/jobs) and the [events](/events).`
