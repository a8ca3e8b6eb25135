import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { markdownToText } from '../../kit/text/text.ts'
import { listNormalizedWords } from '../../kit/text/words.ts'
import { region } from '../../region/region.ts'

/** A page on how to use the site, read from a Markdown file with front matter. */
export type HelpPage = {
  name: string
  title: string
  /** The heading under which the page is listed. */
  section: string
  /** The subject of the page, in the words of this product. */
  phrases: string[]
  /** Questions for the page in everyday words. */
  sayings: string[]
  markdown: string
  html: string
  /** The text without Markdown syntax. */
  text: string
}

const PAGES_FOLDER = 'src/features/help/pages'
/** A file for each page. Each line is a way in which people ask for the page. */
const SAYINGS_FOLDER = 'src/features/help/sayings'
/** Questions of visitors about businesses, jobs, events and the forum, which no help page answers. One on each line. */
const CONTENT_QUESTIONS_FILE = 'src/features/help/contentQuestions.txt'

export const readContentQuestions = (): string[] => readFileSync(CONTENT_QUESTIONS_FILE, 'utf8').trim().split('\n')

function readHelpPage(file: string): HelpPage & { order: string } {
  const source = readFileSync(join(PAGES_FOLDER, file), 'utf8').replace(
    /\{city for (\w+)\}/g,
    (_, example: keyof typeof region.examples) => region.examples[example],
  )
  const [, head = '', title = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n+# (.+)\n([\s\S]*)$/.exec(source) ?? []
  const parseField = (field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  if (!title || !parseField('section')) throw new Error(`${file} needs a section and a title`)
  return {
    name: file.replace(/\.md$/, ''),
    title,
    section: parseField('section'),
    phrases: parseField('phrases')
      .split(';')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
    sayings: readFileSync(join(SAYINGS_FOLDER, file.replace(/\.md$/, '.txt')), 'utf8')
      .trim()
      .split('\n'),
    markdown: markdown.trim(),
    html: renderMarkdown(markdown.trim()).replaceAll(' rel="nofollow ugc noopener"', ''),
    text: markdownToText(markdown),
    order: parseField('order'),
  }
}

let cached: HelpPage[] | undefined
/** Returns all help pages in their display order. The files are read once per process. */
export function listHelpPages(): HelpPage[] {
  cached ??= readdirSync(PAGES_FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map(readHelpPage)
    .sort((a, b) => Number(a.order) - Number(b.order))
    .map(({ order: _, ...page }) => page)
  return cached
}

export const findHelpPage = (name: string) => listHelpPages().find((page) => page.name === name)

let helpWords: Set<string> | undefined
/** Returns all words of the help pages, in their original spelling. */
export function listHelpWords(): Set<string> {
  helpWords ??= new Set(
    listHelpPages().flatMap(({ title, phrases, text }) => listNormalizedWords([title, ...phrases, text].join(' '))),
  )
  return helpWords
}
