import type { Services } from '../../../kit/services.server.ts'
import { formatTime, markdownToText, preview } from '../../../kit/text.ts'
import { region } from '../../../region/region.ts'
import { findHelpTopic } from '../../help/helpTopics.server.ts'
import { readQuestionPage } from '../../questions/questions.service.server.ts'
import { searchEverything } from '../../search/everything.server.ts'
import { kindNames } from '../../search/kinds.ts'
import type { Found, Item } from '../../search/search.contract.ts'
import { moreWords } from '../../search/searchList.ts'
import type { ChatReply } from '../chat.contract.ts'
import type { Say, Turn } from '../widget/turn.ts'
import { completeQuestion } from './followUp.server.ts'
import { knownLinks } from './links.server.ts'
import { safeReply } from './safeReply.server.ts'

type SearchServices = Pick<Services, 'replica' | 'settings'>
type Answer = { paragraphs: string[]; sources: Item[] }

/** How many are named of what was asked for, and of the kinds besides. */
const MOST = 5
const FEW = 2
const CLOSE = 3

/** Text in Markdown that is shown as it is, on one line. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[\\`*_[\]~|#]/g, '\\$&')
    .replaceAll('<', '&lt;')
const linkTo = ({ title, url }: Pick<Item, 'title' | 'url'>) => `[${plain(title)}](${url})`

/** Answers from search alone: what was found, with links, or plainly that nothing was. */
export async function answerFromSearch(services: SearchServices, turn: Turn, say: Say): Promise<ChatReply> {
  const { settings } = services
  const { paragraphs, sources } = isSmallTalk(turn.message)
    ? introduce(settings.site.name)
    : await answerQuestion(services, turn)
  const safe = safeReply(knownLinks(settings.public_url))
  const message = `${safe.push(paragraphs.join('\n\n'))}${safe.end()}`
  for (const line of message.split(/(?<=\n)/)) say(line)
  return { message, sources: sources.map(({ title, url }) => ({ title, url })) }
}

const isSmallTalk = (text: string) =>
  /^\W*((hi|hello|hey|howdy|good (morning|afternoon|evening|day)|thanks|thank you|thx|ok(ay)?|great|bye|goodbye)( (there|you|so much|very much|a lot|everybody|all))*|who are you|what are you|what can (you|i) (do|ask)( (here|for me|you))?|how (are you|can you help( me)?)|help)\W*$/i.test(
    text,
  )

const introduce = (name: string): Answer => ({
  paragraphs: [
    `Hello! I look things up in ${plain(name)} for you. Ask me, for example:`,
    [
      `- *roofers in ${region.examples.roofers}*: what is in the [directory](/businesses)`,
      `- *part-time jobs in ${region.examples.jobs}*: what is on the [job board](/jobs)`,
      '- *networking events this week*: what is [coming up](/events)',
      '- *how do I claim my business*: how this site works',
    ].join('\n'),
  ],
  sources: [],
})

async function answerQuestion(services: SearchServices, turn: Turn): Promise<Answer> {
  const { replica, settings } = services
  const asked = await completeQuestion(services, turn)
  const found = await searchEverything(replica, settings.site, asked, { limit: MOST })
  const right = found.best.filter(({ exact }) => exact)
  const [first] = right
  if (!first) return admitNothing(found, asked, settings.site.time_zone)
  if (first.kind === 'help') return explain(first, right)
  return list(services, found, right)
}

/** What was looked for, in words: “Roofing in Wasilla”. */
function subjectOf({ understood: { parts, words, job_type, event_type } }: Found): string {
  const said = (what: string) => plain(parts.find((part) => part.what === what)?.label ?? '')
  const [city, date] = [said('city'), said('date')]
  const kind = event_type
    ? event_type === 'Networking'
      ? 'events'
      : ''
    : job_type
      ? 'jobs'
      : said('kind').toLowerCase()
  const type = [said('job_type') || said('event_type'), kind].filter(Boolean).join(' ')
  const things = [plain(words.join(' ')), said('industry'), type].filter(Boolean).join(', ')
  const when = date && date.charAt(0).toLowerCase() + date.slice(1)
  return [things && `**${things}**`, city && `in **${city}**`, when && `(${/^[a-z]+ \d/.test(when) ? date : when})`]
    .filter(Boolean)
    .join(' ')
}

function admitNothing(found: Found, asked: string, zone: string): Answer {
  const subject = subjectOf(found) || `“${plain(preview(asked, 80))}”`
  const close = found.best.slice(0, CLOSE)
  const elsewhere =
    'You could look through the [directory](/businesses), the [jobs](/jobs) and the [events](/events) yourself, or [ask the community](/questions/new).'
  if (close.length === 0) {
    return { paragraphs: [`I found nothing here for ${subject}.`, elsewhere], sources: [] }
  }
  return {
    paragraphs: [
      `I found nothing here that is all of ${subject}. The closest I have:`,
      close.map((item) => line(item, zone)).join('\n'),
      elsewhere,
    ],
    sources: [],
  }
}

/** A page of the help, and where others are. */
function explain(first: Item, right: Item[]): Answer {
  const page = findHelpTopic(first.url.replace('/help/', ''))
  const others = right
    .filter((item) => item !== first && (item.kind === 'help' || item.kind === 'question'))
    .slice(0, FEW)
  return {
    paragraphs: [
      `**${plain(first.title)}**`,
      beginningOf(page?.markdown ?? first.snippet),
      `All of it: ${linkTo(first)}`,
      ...(others.length > 0 ? [`See also: ${others.map(linkTo).join(', ')}`] : []),
    ],
    sources: [first, ...others],
  }
}

const HELP_LENGTH = 900
/** The first paragraphs of a text. */
function beginningOf(markdown: string): string {
  const paragraphs = markdown.split('\n\n')
  let length = 0
  const kept = paragraphs.filter((paragraph, at) => {
    length += paragraph.length
    return at === 0 || length <= HELP_LENGTH
  })
  return paragraphs.slice(0, kept.length).join('\n\n')
}

async function list(services: SearchServices, found: Found, right: Item[]): Promise<Answer> {
  const { time_zone } = services.settings.site
  const kinds = [...new Set(right.map(({ kind }) => kind))]
  const groups = kinds.map((kind, at) => ({
    kind,
    items: found.groups
      .flatMap((group) => group.items)
      .filter((item) => item.kind === kind && item.exact)
      .slice(0, at === 0 ? MOST : FEW),
    more: found.groups.find((group) => group.kind === kind)?.more ?? null,
  }))
  const subject = subjectOf(found)
  const intro = `Here is what I found${subject && ` for ${subject}`}:`
  const paragraphs = groups.flatMap(({ kind, items, more }) => [
    `**${kindNames[kind]}**`,
    items.map((item) => line(item, time_zone)).join('\n'),
    ...(kind === 'business' || kind === 'event' ? linkToMore(kind, more, items.length) : []),
  ])
  return {
    paragraphs: [intro, ...paragraphs, ...(await quoteAnswer(services, right[0] as Item))],
    sources: groups.flatMap(({ items }) => items),
  }
}

function linkToMore(kind: 'business' | 'event', more: Found['groups'][number]['more'], shown: number) {
  const words = more && moreWords(kind, more.total, shown)
  return words ? [`[${words}](${more.url})`] : []
}

const line = (item: Item, zone: string) => {
  const when = item.start_datetime && formatTime(item.start_datetime, zone)
  const facts = [when, ...item.meta].filter(Boolean).join(' · ')
  return `- ${linkTo(item)}${facts && ` – ${plain(facts)}`}`
}

const QUOTED = 400
/** What the best answer to a question of the forum begins with. */
async function quoteAnswer({ replica }: SearchServices, { kind, id }: Item): Promise<string[]> {
  if (kind !== 'question' || id === null) return []
  const { answers } = await readQuestionPage(replica, null, id)
  const [answer] = answers
  if (!answer) return []
  const name = answer.is_accepted ? 'The accepted answer' : 'An answer'
  return [`${name} to the first one begins:`, `> ${plain(preview(markdownToText(answer.content), QUOTED))}`]
}
