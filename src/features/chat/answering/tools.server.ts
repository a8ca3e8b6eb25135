import { z } from 'zod'
import { AppError } from '../../../kit/api/errors.ts'
import { formatTime, truncate } from '../../../kit/text/text.ts'
import { region } from '../../../region/region.ts'
import { findHelpTopic } from '../../help/helpTopics.server.ts'
import type { Kind } from '../../search/kinds.ts'
import type { SearchItem } from '../../search/search.contract.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import type { Source } from '../chat.contract.ts'

/** The maximum size of a tool result, in UTF-8 bytes. A token has at least one byte. */
export const RESULT_BYTES = 4000
const MAX_SEARCH_RESULTS = 6

/** The result of a tool: a text for the model, the pages that it is based on, and the external URLs that it contains. */
type ToolResult = { text: string; sources: Source[]; links: string[] }

export type ChatTool = {
  description: string
  input: z.ZodObject
  run(services: SearchServices, input: Record<string, unknown>): Promise<ToolResult>
}

/** Encloses content of the network in a tag. Escaping `<` prevents that the content closes the tag. */
const enclose = (content: unknown) =>
  `<network_content>\n${JSON.stringify(content).replaceAll('<', '\\u003c')}\n</network_content>`

const byteSize = (text: string) => Buffer.byteLength(text)

function searchTool(kind: Kind, subject: string, hint: string): ChatTool {
  return {
    description: `Search ${subject}. ${hint}`,
    input: z.object({
      query: z
        .string()
        .min(1)
        .max(200)
        .describe('What to look for, in a few plain words, with place and time if they matter'),
    }),
    async run(services, input) {
      const { groups } = await searchAll(services, String(input.query), {
        kind,
        limit: MAX_SEARCH_RESULTS,
      })
      const items = groups.flatMap(({ items }) => items)
      const descriptions = items.map((item) => describeItem(services, item))
      while (byteSize(enclose(descriptions)) > RESULT_BYTES) descriptions.pop()
      return {
        text: descriptions.length > 0 ? enclose(descriptions) : 'Nothing was found.',
        sources: items.slice(0, descriptions.length).map(({ title, url }) => ({ title, url })),
        links: [],
      }
    },
  }
}

const describeItem = (
  { settings }: SearchServices,
  { title, url, meta, snippet, start_datetime, exact }: SearchItem,
) => ({
  title,
  url,
  fields: meta,
  ...(start_datetime && { starts: formatTime(start_datetime, settings.site.time_zone) }),
  excerpt: snippet,
  ...(!exact && { note: 'matches only a part of what was asked for' }),
})

/** Shortens the longest texts until the result fits into `RESULT_BYTES`. */
function fitToSize(content: Record<string, unknown>): Record<string, unknown> {
  for (let maxLength = 3000; maxLength > 50; maxLength = Math.floor(maxLength * 0.7)) {
    const shortened = JSON.parse(
      JSON.stringify(content, (_, value) =>
        typeof value === 'string' && value.length > maxLength ? `${truncate(value, maxLength)} …` : value,
      ),
    )
    if (byteSize(enclose(shortened)) <= RESULT_BYTES) return shortened
  }
  return {}
}

const readTool: ChatTool = {
  description:
    'Read one business, job, event, page of the help, or question with its answers in full, at a url that a search returned',
  input: z.object({ url: z.string().max(300).describe('Such as /businesses/12, /questions/7 or /help/post-a-job') }),
  async run(services, input) {
    const helpTopic = findHelpTopic(/\/help\/([a-z-]+)$/.exec(String(input.url))?.[1] ?? '')
    if (helpTopic) {
      const { title, name, markdown } = helpTopic
      return {
        text: enclose(fitToSize({ title, text: markdown })),
        sources: [{ title, url: `/help/${name}` }],
        links: [],
      }
    }
    const [, kind = '', digits = ''] = /^(?:https?:\/\/[^/]+)?\/(\w+)\/([1-9]\d{0,14})$/.exec(String(input.url)) ?? []
    const source = services.searchSources.find(({ path }) => path === kind)
    if (!source) return notFoundResult
    try {
      const { title, content, links } = await source.readPage(services, Number(digits))
      return {
        text: enclose(fitToSize(content)),
        sources: [{ title, url: `/${kind}/${digits}` }],
        links: links.filter((link) => link !== null),
      }
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return notFoundResult
      throw error
    }
  },
}
const notFoundResult: ToolResult = { text: 'There is nothing at this address.', sources: [], links: [] }

/** The tools of the assistant. They only read what every visitor can open. */
export const chatTools: Record<string, ChatTool> = {
  search_businesses: searchTool(
    'business',
    'the directory of businesses',
    `Understands trades and cities, such as “roofers in ${region.examples.roofers}”.`,
  ),
  search_jobs: searchTool('job', 'the open jobs', 'Understands places and kinds of employment.'),
  search_events: searchTool(
    'event',
    'coming events',
    `Understands dates, such as “networking this week in ${region.examples.events}”.`,
  ),
  search_questions: searchTool('question', 'the questions and answers of the forum', 'For experience and advice.'),
  read: readTool,
  how_to: searchTool(
    'help',
    'the help on this site',
    'For how something is done here: claiming a business, posting a job, accounts.',
  ),
}
