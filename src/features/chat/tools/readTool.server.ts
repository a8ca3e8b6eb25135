import MarkdownIt from 'markdown-it'
import { z } from 'zod'
import { AppError } from '../../../kit/api/errors.ts'
import { findHelpPage } from '../../help/helpPages.server.ts'
import { kinds } from '../../search/kinds.ts'
import { getVocabulary } from '../../search/vocabulary.server.ts'
import { parseReference } from '../references.ts'
import { parseArguments, textArgument } from './toolArguments.server.ts'
import { type ChatTool, ToolError, type ToolResult } from './toolResult.server.ts'

const definitions = {
  url: textArgument('The url of a result, such as /businesses/12, /questions/7 or /help/post-a-job', 2048),
}
const createNotFoundError = () =>
  new ToolError('There is nothing at this address. Use the url of a result exactly as it is.')

/** Returns the path of an address of this site; null for other sites. */
function toPath(input: string, public_url: string): string | null {
  if (!URL.canParse(input, public_url)) return null
  const { origin, pathname } = new URL(input.trim(), public_url)
  return origin === new URL(public_url).origin ? pathname.replace(/\/+$/, '') : null
}

const markdown = new MarkdownIt()
/** Returns the link targets in a help page. */
const findLinks = (text: string): string[] =>
  markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => String(token.attrGet('href') ?? ''))

function readHelp(name: string): ToolResult {
  const page = findHelpPage(name)
  if (!page) throw createNotFoundError()
  const url = `/help/${name}`
  return {
    content: { kind: 'help', title: page.title, url, text: page.markdown },
    sources: [{ title: page.title, url }],
    links: findLinks(page.markdown),
  }
}

/** Reads one page in full. */
export const readTool: ChatTool = {
  title: 'Read one page',
  description:
    'Read one business, job, event, page of the help, or question with its answers in full, at a url that a search returned.',
  arguments: definitions,
  required: ['url'],
  output: z.looseObject({ kind: z.enum(kinds), title: z.string(), url: z.string() }),
  async run(services, input) {
    const { values, notes } = parseArguments(definitions, input, await getVocabulary(services))
    if (values.url === undefined) throw new ToolError('Give the argument url: the url of a result.')
    const url = toPath(values.url, services.settings.public_url) ?? ''
    const reference = parseReference(url)
    if (!reference) throw createNotFoundError()
    if (reference.kind === 'help') return readHelp(reference.name)
    const source = services.searchSources.find(({ kind }) => kind === reference.kind)
    if (!source) throw createNotFoundError()
    try {
      const { title, content, links } = await source.readPage(services, reference.id)
      return {
        content: { kind: source.kind, title, url, ...content, ...(notes.length > 0 && { notes }) },
        sources: [{ title, url }],
        links: links.filter((link) => link !== null),
      }
    } catch (error) {
      if (error instanceof AppError && error.status === 404) throw createNotFoundError()
      throw error
    }
  },
}
