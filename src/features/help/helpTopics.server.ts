import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMarkdown } from '../../kit/markdown.ts'
import { markdownToText } from '../../kit/text.ts'
import { stem, tokensOf } from '../../kit/words.ts'

/** A page on how to use the site, from a Markdown file: its title, then in what words else it is asked for, then the text. */
export type HelpTopic = {
  name: string
  title: string
  /** Which others it stands with, and where among them. */
  section: string
  asked: string[]
  markdown: string
  html: string
  /** The text without marks. */
  text: string
}

const FOLDER = 'src/features/help/pages'

function readHelpTopic(file: string): HelpTopic & { place: string } {
  const source = readFileSync(join(FOLDER, file), 'utf8')
  const [, head = '', title = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n+# (.+)\n([\s\S]*)$/.exec(source) ?? []
  const value = (field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  if (!title || !value('section')) throw new Error(`${file} needs a section and a title`)
  return {
    name: file.replace(/\.md$/, ''),
    title,
    section: value('section'),
    asked: value('asked')
      .split(';')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
    markdown: markdown.trim(),
    html: renderMarkdown(markdown.trim()).replaceAll(' rel="nofollow ugc noopener"', ''),
    text: markdownToText(markdown),
    place: value('place'),
  }
}

let read: HelpTopic[] | undefined
/** All pages, in their order. */
export function helpTopics(): HelpTopic[] {
  read ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map(readHelpTopic)
    .sort((a, b) => Number(a.place) - Number(b.place))
    .map(({ place: _, ...topic }) => topic)
  return read
}

export const findHelpTopic = (name: string) => helpTopics().find((topic) => topic.name === name)

const unsaid = new Set(
  'a an and are as at be by can do does for from has have how i if in is it me my of on or our that the their then there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)
/** Words that mean the same here. */
const same = new Map(
  Object.entries({
    signup: 'regist',
    sign: 'regist',
    join: 'regist',
    account: 'account',
    login: 'log',
    logout: 'log',
    signin: 'log',
    company: 'business',
    listing: 'business',
    firm: 'business',
    organization: 'business',
    shop: 'business',
    mail: 'email',
    emails: 'email',
    profil: 'profile',
    ask: 'post',
    publish: 'post',
    advertis: 'post',
    submit: 'post',
    add: 'create',
    make: 'create',
    remov: 'delete',
    cancel: 'delete',
    clos: 'close',
    modify: 'edit',
    change: 'edit',
    chang: 'edit',
    updat: 'edit',
    recur: 'repeat',
    weekly: 'repeat',
    every: 'repeat',
    transfer: 'hand',
    staff: 'team',
    colleagu: 'team',
    employe: 'team',
    cowork: 'team',
    admins: 'administrator',
    administrat: 'administrator',
    moderat: 'administrator',
    password: 'password',
    invit: 'invite',
    vot: 'vote',
    upvot: 'vote',
    downvot: 'vote',
    accept: 'accept',
    prov: 'prove',
    verif: 'verify',
    verificat: 'verify',
    abus: 'report',
    spam: 'report',
    complain: 'report',
    own: 'owner',
    ownership: 'owner',
    cost: 'free',
    pric: 'free',
    pay: 'free',
    fee: 'free',
    expir: 'close',
    reopen: 'renew',
    extend: 'renew',
    unsubscrib: 'subscribe',
    subscript: 'subscribe',
    feed: 'subscribe',
    rss: 'subscribe',
    ical: 'subscribe',
    calendar: 'calendar',
  }),
)
const meaningOf = (word: string) => {
  const root = stem(word)
  return same.get(word) ?? same.get(root) ?? root
}
const meanings = (text: string) =>
  tokensOf(text.replace(/e-mail/gi, 'email'))
    .map(({ word }) => word)
    .filter((word) => !unsaid.has(word))
    .map(meaningOf)

type Indexed = { topic: HelpTopic; title: Set<string>; asked: Set<string>[]; text: Set<string> }
let index: { pages: Indexed[]; weight: (word: string) => number } | undefined
function indexed() {
  if (index) return index
  const pages = helpTopics().map((topic) => ({
    topic,
    title: new Set(meanings(topic.title)),
    asked: topic.asked.map((phrase) => new Set(meanings(phrase))),
    text: new Set(meanings(topic.text)),
  }))
  const frequency = new Map<string, number>()
  for (const { title, asked, text } of pages) {
    for (const word of new Set([...title, ...asked.flatMap((words) => [...words]), ...text])) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
    }
  }
  // what no page has counts most: the question is about something else
  const weight = (word: string) => Math.log(1 + pages.length / (frequency.get(word) ?? 0.5))
  index = { pages, weight }
  return index
}

/** How well a page answers: from 0 to 1, how much of the question its title or a phrase for it has, and its text. */
export type Answering = { topic: HelpTopic; fit: number }

/** Pages that say something of what is asked, best first. */
export function searchHelpTopics(question: string, limit: number): Answering[] {
  const { pages, weight } = indexed()
  const words = [...new Set(meanings(question))]
  const sum = (some: Iterable<string>) => [...some].reduce((total, word) => total + weight(word), 0)
  const total = sum(words)
  if (total === 0) return []
  return pages
    .map(({ topic, title, asked, text }) => {
      const inText = sum(words.filter((word) => text.has(word) || title.has(word))) / total
      const best = Math.max(
        ...[title, ...asked].map((phrase) => {
          const shared = sum(words.filter((word) => phrase.has(word)))
          return shared === 0 ? 0 : (shared / total) * 0.75 + 0.25 * (shared / sum(phrase))
        }),
      )
      return { topic, fit: 0.8 * best + 0.2 * inText }
    })
    .filter(({ fit }) => fit > 0.25)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, limit)
}
