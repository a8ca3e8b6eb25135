import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { markdownToText } from '../../kit/text/text.ts'
import { stem, tokenize } from '../../kit/text/words.ts'
import { region } from '../../region/region.ts'

/** A page on how to use the site, read from a Markdown file with front matter. */
export type HelpTopic = {
  name: string
  title: string
  /** The heading under which the page is listed. */
  section: string
  /** Questions that the page answers, in the words of users. */
  phrases: string[]
  markdown: string
  html: string
  /** The text without Markdown syntax. */
  text: string
}

const PAGES_FOLDER = 'src/features/help/pages'

function readHelpTopic(file: string): HelpTopic & { order: string } {
  const source = readFileSync(join(PAGES_FOLDER, file), 'utf8').replace(
    /\{city for (\w+)\}/g,
    (_, example: keyof typeof region.examples) => region.examples[example],
  )
  const [, head = '', title = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n+# (.+)\n([\s\S]*)$/.exec(source) ?? []
  const readField = (field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  if (!title || !readField('section')) throw new Error(`${file} needs a section and a title`)
  return {
    name: file.replace(/\.md$/, ''),
    title,
    section: readField('section'),
    phrases: readField('phrases')
      .split(';')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
    markdown: markdown.trim(),
    html: renderMarkdown(markdown.trim()).replaceAll(' rel="nofollow ugc noopener"', ''),
    text: markdownToText(markdown),
    order: readField('order'),
  }
}

let cachedTopics: HelpTopic[] | undefined
/** Returns all topics in their display order. The files are read once per process. */
export function helpTopics(): HelpTopic[] {
  cachedTopics ??= readdirSync(PAGES_FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map(readHelpTopic)
    .sort((a, b) => Number(a.order) - Number(b.order))
    .map(({ order: _, ...topic }) => topic)
  return cachedTopics
}

export const findHelpTopic = (name: string) => helpTopics().find((topic) => topic.name === name)

const stopWords = new Set(
  'a an and are as at be by can do does for from has have how i if in is it me my of on or our that the their then there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)
/** Maps words and word stems to one word with the same meaning on this site. */
const synonyms = new Map(
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
const normalizeWord = (word: string) => {
  const root = stem(word)
  return synonyms.get(word) ?? synonyms.get(root) ?? root
}
const extractWords = (text: string) =>
  tokenize(text.replace(/e-mail/gi, 'email'))
    .map(({ word }) => word)
    .filter((word) => !stopWords.has(word))
    .map(normalizeWord)

type IndexedTopic = { topic: HelpTopic; title: Set<string>; phrases: Set<string>[]; text: Set<string> }
let cachedIndex: { pages: IndexedTopic[]; weight: (word: string) => number } | undefined
function getIndex() {
  if (cachedIndex) return cachedIndex
  const pages = helpTopics().map((topic) => ({
    topic,
    title: new Set(extractWords(topic.title)),
    phrases: topic.phrases.map((phrase) => new Set(extractWords(phrase))),
    text: new Set(extractWords(topic.text)),
  }))
  const frequency = new Map<string, number>()
  for (const { title, phrases, text } of pages) {
    for (const word of new Set([...title, ...phrases.flatMap((words) => [...words]), ...text])) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
    }
  }
  // A word that no page contains gets the highest weight: the question is about something else.
  const weight = (word: string) => Math.log(1 + pages.length / (frequency.get(word) ?? 0.5))
  cachedIndex = { pages, weight }
  return cachedIndex
}

/** A topic with its score from 0 to 1: the weighted share of the question's words in title or phrases, and in the text. */
export type RankedHelpTopic = { topic: HelpTopic; score: number }

/** Returns the topics with a score above 0.25, best first. */
export function searchHelpTopics(question: string, limit: number): RankedHelpTopic[] {
  const { pages, weight } = getIndex()
  const words = [...new Set(extractWords(question))]
  const sumWeights = (someWords: Iterable<string>) =>
    [...someWords].reduce((totalWeight, word) => totalWeight + weight(word), 0)
  const totalWeight = sumWeights(words)
  if (totalWeight === 0) return []
  return pages
    .map(({ topic, title, phrases, text }) => {
      const textScore = sumWeights(words.filter((word) => text.has(word) || title.has(word))) / totalWeight
      const phraseScore = Math.max(
        ...[title, ...phrases].map((phrase) => {
          const sharedWeight = sumWeights(words.filter((word) => phrase.has(word)))
          return sharedWeight === 0
            ? 0
            : (sharedWeight / totalWeight) * 0.75 + 0.25 * (sharedWeight / sumWeights(phrase))
        }),
      )
      return { topic, score: 0.8 * phraseScore + 0.2 * textScore }
    })
    .filter(({ score }) => score > 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
}
