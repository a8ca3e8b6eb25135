import { formatTime, markdownToText, preview } from '../../../kit/text/text.ts'
import { region } from '../../../region/region.ts'
import { findHelpTopic } from '../../help/helpTopics.server.ts'
import { readQuestionPage } from '../../questions/questions.service.server.ts'
import { kindNames } from '../../search/kinds.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { formatMoreLabel } from '../../search/searchUrl.ts'
import type { ChatReply } from '../chat.contract.ts'
import { createAllowedLinks } from './allowedLinks.server.ts'
import type { ChatRequest, OnText } from './chatRequest.ts'
import { completeQuestion } from './followUp.server.ts'
import { createReplyFilter } from './replyFilter.server.ts'

type Answer = { paragraphs: string[]; sources: SearchItem[] }

/** The maximum number of items: of the best matching kind, of each other kind, and of partial matches. */
const MAX_MAIN_ITEMS = 5
const MAX_OTHER_ITEMS = 2
const MAX_PARTIAL_ITEMS = 3

/** Escapes text for Markdown, on one line. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[\\`*_[\]~|#]/g, '\\$&')
    .replaceAll('<', '&lt;')
const formatLink = ({ title, url }: Pick<SearchItem, 'title' | 'url'>) => `[${escapeMarkdown(title)}](${url})`

/** Answers from the search alone: lists the results with links, or says that there are none. */
export async function answerFromSearch(
  services: SearchServices,
  chatRequest: ChatRequest,
  onText: OnText,
): Promise<ChatReply> {
  const { settings } = services
  const { paragraphs, sources } = isSmallTalk(chatRequest.message)
    ? introduceAssistant(settings.site.name)
    : await answerQuestion(services, chatRequest)
  const replyFilter = createReplyFilter(createAllowedLinks(settings.public_url))
  const message = `${replyFilter.push(paragraphs.join('\n\n'))}${replyFilter.end()}`
  for (const formatItem of message.split(/(?<=\n)/)) onText(formatItem)
  return { message, sources: sources.map(({ title, url }) => ({ title, url })) }
}

const isSmallTalk = (text: string) =>
  /^\W*((hi|hello|hey|howdy|good (morning|afternoon|evening|day)|thanks|thank you|thx|ok(ay)?|great|bye|goodbye)( (there|you|so much|very much|a lot|everybody|all))*|who are you|what are you|what can (you|i) (do|ask)( (here|for me|you))?|how (are you|can you help( me)?)|help)\W*$/i.test(
    text,
  )

const introduceAssistant = (name: string): Answer => ({
  paragraphs: [
    `Hello! I look things up in ${escapeMarkdown(name)} for you. Ask me, for example:`,
    [
      `- *roofers in ${region.examples.roofers}*: what is in the [directory](/businesses)`,
      `- *part-time jobs in ${region.examples.jobs}*: what is on the [job board](/jobs)`,
      '- *networking events this week*: what is [coming up](/events)',
      '- *how do I claim my business*: how this site works',
    ].join('\n'),
  ],
  sources: [],
})

async function answerQuestion(services: SearchServices, chatRequest: ChatRequest): Promise<Answer> {
  const { settings } = services
  const question = await completeQuestion(services, chatRequest)
  const reply = await searchAll(services, question, { limit: MAX_MAIN_ITEMS })
  const exactItems = reply.best.filter(({ exact }) => exact)
  const [first] = exactItems
  if (!first) return answerWithoutResults(reply, question, settings.site.time_zone)
  if (first.kind === 'help') return answerWithHelp(first, exactItems)
  return answerWithList(services, reply, exactItems)
}

/** Describes the search in words: “Roofing in Wasilla”. */
function describeSubject({ understood: { parts, words: label, job_type, event_type } }: SearchReply): string {
  const partLabel = (kind: string) => escapeMarkdown(parts.find((part) => part.what === kind)?.label ?? '')
  const [city, date] = [partLabel('city'), partLabel('date')]
  const kind = event_type
    ? event_type === 'Networking'
      ? 'events'
      : ''
    : job_type
      ? 'jobs'
      : partLabel('kind').toLowerCase()
  const type = [partLabel('job_type') || partLabel('event_type'), kind].filter(Boolean).join(' ')
  const topics = [escapeMarkdown(label.join(' ')), partLabel('industry'), type].filter(Boolean).join(', ')
  const time = date && date.charAt(0).toLowerCase() + date.slice(1)
  return [topics && `**${topics}**`, city && `in **${city}**`, time && `(${/^[a-z]+ \d/.test(time) ? date : time})`]
    .filter(Boolean)
    .join(' ')
}

function answerWithoutResults(reply: SearchReply, question: string, zone: string): Answer {
  const subject = describeSubject(reply) || `“${escapeMarkdown(preview(question, 80))}”`
  const partialItems = reply.best.slice(0, MAX_PARTIAL_ITEMS)
  const alternatives =
    'You can browse the [directory](/businesses), the [jobs](/jobs) and the [events](/events), or [ask the community](/questions/new).'
  if (partialItems.length === 0) {
    return { paragraphs: [`I found nothing here for ${subject}.`, alternatives], sources: [] }
  }
  return {
    paragraphs: [
      `I found nothing here that matches all of ${subject}. The closest results are:`,
      partialItems.map((item) => formatItem(item, zone)).join('\n'),
      alternatives,
    ],
    sources: [],
  }
}

/** Answers with the beginning of a help page, and links to related pages. */
function answerWithHelp(first: SearchItem, exactItems: SearchItem[]): Answer {
  const page = findHelpTopic(first.url.replace('/help/', ''))
  const others = exactItems
    .filter((item) => item !== first && (item.kind === 'help' || item.kind === 'question'))
    .slice(0, MAX_OTHER_ITEMS)
  return {
    paragraphs: [
      `**${escapeMarkdown(first.title)}**`,
      cutParagraphs(page?.markdown ?? first.snippet),
      `Read more: ${formatLink(first)}`,
      ...(others.length > 0 ? [`See also: ${others.map(formatLink).join(', ')}`] : []),
    ],
    sources: [first, ...others],
  }
}

const HELP_EXCERPT_MAX = 900
/** Returns the first paragraph, and the following ones up to `HELP_EXCERPT_MAX` UTF-16 units. */
function cutParagraphs(markdown: string): string {
  const paragraphs = markdown.split('\n\n')
  let length = 0
  const included = paragraphs.filter((paragraph, index) => {
    length += paragraph.length
    return index === 0 || length <= HELP_EXCERPT_MAX
  })
  return paragraphs.slice(0, included.length).join('\n\n')
}

async function answerWithList(services: SearchServices, reply: SearchReply, exactItems: SearchItem[]): Promise<Answer> {
  const { time_zone } = services.settings.site
  const kinds = [...new Set(exactItems.map(({ kind }) => kind))]
  const groups = kinds.map((kind, index) => ({
    kind,
    items: reply.groups
      .flatMap((group) => group.items)
      .filter((item) => item.kind === kind && item.exact)
      .slice(0, index === 0 ? MAX_MAIN_ITEMS : MAX_OTHER_ITEMS),
    more: reply.groups.find((group) => group.kind === kind)?.more ?? null,
  }))
  const subject = describeSubject(reply)
  const intro = `Here is what I found${subject && ` for ${subject}`}:`
  const paragraphs = groups.flatMap(({ kind, items, more }) => [
    `**${kindNames[kind]}**`,
    items.map((item) => formatItem(item, time_zone)).join('\n'),
    ...(kind === 'business' || kind === 'event' ? formatMoreLink(kind, more, items.length) : []),
  ])
  return {
    paragraphs: [intro, ...paragraphs, ...(await quoteAnswer(services, exactItems[0] as SearchItem))],
    sources: groups.flatMap(({ items }) => items),
  }
}

function formatMoreLink(kind: 'business' | 'event', more: SearchReply['groups'][number]['more'], shownCount: number) {
  const label = more && formatMoreLabel(kind, more.total, shownCount)
  return label ? [`[${label}](${more.url})`] : []
}

const formatItem = (item: SearchItem, zone: string) => {
  const time = item.start_datetime && formatTime(item.start_datetime, zone)
  const details = [time, ...item.meta].filter(Boolean).join(' · ')
  return `- ${formatLink(item)}${details && ` – ${escapeMarkdown(details)}`}`
}

const QUOTE_MAX = 400
/** Quotes the beginning of the best answer to a question of the forum. */
async function quoteAnswer({ replica }: SearchServices, { kind, id }: SearchItem): Promise<string[]> {
  if (kind !== 'question' || id === null) return []
  const { answers } = await readQuestionPage(replica, null, id, { limit: 1 })
  const [answer] = answers
  if (!answer) return []
  const name = answer.is_accepted ? 'The accepted answer' : 'An answer'
  return [
    `${name} to the first question begins:`,
    `> ${escapeMarkdown(preview(markdownToText(answer.content), QUOTE_MAX))}`,
  ]
}
