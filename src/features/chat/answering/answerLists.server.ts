import { markdownToText, preview } from '../../../kit/text/text.ts'
import { findHelpPage } from '../../help/helpPages.server.ts'
import { readQuestionPage } from '../../questions/questions.service.server.ts'
import { kindNames } from '../../search/kinds.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { formatMoreLabel } from '../../search/searchUrl.ts'
import { parseReference } from '../references.ts'
import { describeFact } from './facts/factSentences.ts'
import { readPublicPage } from './facts/publicPages.server.ts'
import {
  type Answer,
  describeExclusions,
  describeSubject,
  escapeMarkdown,
  formatItems,
  formatLink,
  MAIN_ANSWER,
} from './sentences/format.ts'
import type { Verdict } from './sentences/verdict.ts'

/** The maximum number of items: of the best matching kind, and of each other kind. */
export const MAX_MAIN_ITEMS = 5
const MAX_OTHER_ITEMS = 2

const MAX_HELP_EXCERPT_LENGTH = 900
/** Matches a line with an example of a Markdown link, which the reply filter would treat as a link. */
const linkExamplePattern = /^.*`[^`\n]*\]\([^`\n]*`.*\n?/gm
/** Returns the first paragraph, and further ones up to `MAX_HELP_EXCERPT_LENGTH` UTF-16 units. */
function cutParagraphs(markdown: string): string {
  const paragraphs = markdown.replace(linkExamplePattern, '').split('\n\n')
  let length = 0
  const included = paragraphs.filter((paragraph, index) => {
    length += paragraph.length
    return index === 0 || length <= MAX_HELP_EXCERPT_LENGTH
  })
  return paragraphs.slice(0, included.length).join('\n\n')
}

/** Answers with the beginning of a help page, and links to related pages. */
export function answerWithHelp(first: SearchItem, items: SearchItem[]): Answer {
  const page = findHelpPage(first.url.replace('/help/', ''))
  const others = items
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

/** Lists results by kind, the best kind first. */
export async function answerWithList(
  services: SearchServices,
  reply: SearchReply,
  { items }: Verdict,
): Promise<Answer> {
  const { time_zone } = services.settings.site
  const urls = new Set(items.map(({ url }) => url))
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const groups = kinds.map((kind, index) => {
    const group = reply.groups.find((entry) => entry.kind === kind)
    const all = group?.items.filter(({ url, exact, outside }) => urls.has(url) || (exact && outside.length === 0)) ?? []
    return { kind, items: all.slice(0, index === 0 ? MAX_MAIN_ITEMS : MAX_OTHER_ITEMS), more: group?.more ?? null }
  })
  const [first] = items
  const subject = describeSubject(reply)
  const only =
    groups.length === 1 && groups[0]?.items.length === 1 && first ? await describeSingleResult(services, first) : null
  if (only) return { ...only, paragraphs: [...only.paragraphs, ...describeExclusions(reply)] }
  const paragraphs = groups.flatMap(({ kind, items, more }) => [
    `**${kindNames[kind]}**`,
    formatItems(items, time_zone),
    ...(kind === 'business' || kind === 'event' ? formatMoreLink(kind, more, items.length) : []),
  ])
  return {
    paragraphs: [
      `Here is what I found${subject && ` for ${subject}`}:`,
      ...paragraphs,
      ...(first ? await quoteAnswer(services, first) : []),
    ],
    sources: groups.flatMap(({ items }) => items),
  }
}

/** Describes a single clear result with its facts. */
async function describeSingleResult(services: SearchServices, item: SearchItem): Promise<Answer | null> {
  const reference = parseReference(item.url)
  const page = reference && (await readPublicPage(services, reference))
  if (!page) return null
  const { text, links } = describeFact(page, 'details', services.settings.site.time_zone)
  return { paragraphs: [`${MAIN_ANSWER} ${text}`], sources: [item], links }
}

/** Returns a paragraph with a link to the complete list; empty when all entries are shown. */
export function formatMoreLink(
  kind: 'business' | 'event',
  more: SearchReply['groups'][number]['more'],
  shownCount: number,
) {
  const label = more && formatMoreLabel(kind, more.total, shownCount)
  return label ? [`[${label}](${more.url})`] : []
}

const MAX_QUOTE_LENGTH = 400
/** Quotes the beginning of the best answer to a forum question. */
async function quoteAnswer({ replica }: SearchServices, { kind, id }: SearchItem): Promise<string[]> {
  if (kind !== 'question' || id === null) return []
  const { answers } = await readQuestionPage(replica, null, id, { limit: 1 })
  const [answer] = answers
  if (!answer) return []
  const name = answer.is_accepted ? 'The accepted answer' : 'An answer'
  return [
    `${name} to the first question begins:`,
    `> ${escapeMarkdown(preview(markdownToText(answer.content), MAX_QUOTE_LENGTH))}`,
  ]
}
