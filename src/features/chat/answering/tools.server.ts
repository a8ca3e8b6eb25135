import { z } from 'zod'
import { AppError } from '../../../kit/errors.ts'
import type { Services } from '../../../kit/services.server.ts'
import { formatTime, truncate } from '../../../kit/text.ts'
import { region } from '../../../region/region.ts'
import { readBusiness } from '../../businesses/businesses.service.server.ts'
import { readEventPage } from '../../events/events.service.server.ts'
import { findHelpTopic } from '../../help/helpTopics.server.ts'
import { readJobPage } from '../../jobs/jobs.service.server.ts'
import { readQuestionPage } from '../../questions/questions.service.server.ts'
import { searchEverything } from '../../search/everything.server.ts'
import type { Kind } from '../../search/kinds.ts'
import type { Item } from '../../search/search.contract.ts'
import type { Source } from '../chat.contract.ts'

/** How much a tool returns at most, in UTF-8 bytes, of which a token has at least one. */
export const RESULT_BYTES = 4000
const RESULTS = 6
const ANSWERS = 4

/** What a tool found: a text for a model to read, what it rests on, and the addresses elsewhere that it names. */
type ToolResult = { text: string; sources: Source[]; links: string[] }
type ToolServices = Pick<Services, 'replica' | 'settings'>

export type ChatTool = {
  description: string
  input: z.ZodObject
  run(services: ToolServices, input: Record<string, unknown>): Promise<ToolResult>
}

/** So that nothing in it can end what it stands in. */
const enclosed = (content: unknown) =>
  `<network_content>\n${JSON.stringify(content).replaceAll('<', '\\u003c')}\n</network_content>`

const sizeOf = (text: string) => Buffer.byteLength(text)

function searchTool(kind: Kind, what: string, hint: string): ChatTool {
  return {
    description: `Search ${what}. ${hint}`,
    input: z.object({
      query: z
        .string()
        .min(1)
        .max(200)
        .describe('What to look for, in a few plain words, with place and time if they matter'),
    }),
    async run(services, input) {
      const { replica, settings } = services
      const { groups } = await searchEverything(replica, settings.site, String(input.query), { kind, limit: RESULTS })
      const found = groups.flatMap(({ items }) => items)
      const shown = found.map((item) => describeItem(services, item))
      while (sizeOf(enclosed(shown)) > RESULT_BYTES) shown.pop()
      return {
        text: shown.length > 0 ? enclosed(shown) : 'Nothing was found.',
        sources: found.slice(0, shown.length).map(({ title, url }) => ({ title, url })),
        links: [],
      }
    },
  }
}

const describeItem = ({ settings }: ToolServices, { title, url, meta, snippet, start_datetime, exact }: Item) => ({
  title,
  url,
  facts: meta,
  ...(start_datetime && { starts: formatTime(start_datetime, settings.site.time_zone) }),
  excerpt: snippet,
  ...(!exact && { note: 'matches only a part of what was asked for' }),
})

type Read = { title: string; content: Record<string, unknown>; links?: (string | null)[] }

/** How to read what is at a path of this site, as a visitor. */
const readers: Record<string, (services: ToolServices, id: number) => Promise<Read>> = {
  async businesses({ replica }, id) {
    const found = await readBusiness(replica, null, id)
    const { business_name, tagline, industry, city, state, location, phone, website, about_url, description } = found
    const { year_established, verification_status, is_claimed } = found
    const isVerified = verification_status === 'approved'
    const facts = { tagline, industry, city, state, location, phone, website, about_url, year_established }
    return {
      title: business_name,
      content: { name: business_name, ...facts, is_verified: isVerified, is_claimed, description },
      links: [website, about_url],
    }
  },
  async jobs({ replica, settings }, id) {
    const job = await readJobPage(replica, null, id)
    const { title, company, location, job_type, salary_range, is_active, created_at, description, requirements } = job
    const posted = formatTime(created_at, settings.site.time_zone)
    const facts = { title, company, location, job_type, salary_range, is_open: is_active, posted }
    return { title, content: { ...facts, description, requirements } }
  },
  async events({ replica, settings }, id) {
    const { event } = await readEventPage(replica, null, settings.site.time_zone, id)
    const { title, location, event_type, cost_info, event_url, business_name, city, description } = event
    const when = (time: string) => formatTime(time, settings.site.time_zone)
    const facts = { title, starts: when(event.start_datetime), ends: when(event.end_datetime), location, city }
    return {
      title,
      content: { ...facts, event_type, cost_info, host: business_name, event_url, description },
      links: [event_url],
    }
  },
  async questions({ replica }, id) {
    const { question, answers } = await readQuestionPage(replica, null, id)
    const { title, content } = question
    return {
      title,
      content: {
        title,
        question: content,
        answers: answers.slice(0, ANSWERS).map((answer) => ({
          is_accepted: answer.is_accepted,
          votes: answer.upvotes - answer.downvotes,
          content: answer.content,
        })),
        answer_count: answers.length,
      },
    }
  },
}

/** The same, with its longest texts cut until it fits. */
function cutToSize(content: Record<string, unknown>): Record<string, unknown> {
  for (let longest = 3000; longest > 50; longest = Math.floor(longest * 0.7)) {
    const shorter = JSON.parse(
      JSON.stringify(content, (_, value) =>
        typeof value === 'string' && value.length > longest ? `${truncate(value, longest)} …` : value,
      ),
    )
    if (sizeOf(enclosed(shorter)) <= RESULT_BYTES) return shorter
  }
  return {}
}

const readTool: ChatTool = {
  description:
    'Read one business, job, event, page of the help, or question with its answers in full, at a url that a search returned',
  input: z.object({ url: z.string().max(300).describe('Such as /businesses/12, /questions/7 or /help/post-a-job') }),
  async run(services, input) {
    const page = findHelpTopic(/\/help\/([a-z-]+)$/.exec(String(input.url))?.[1] ?? '')
    if (page) {
      const { title, name, markdown } = page
      return {
        text: enclosed(cutToSize({ title, text: markdown })),
        sources: [{ title, url: `/help/${name}` }],
        links: [],
      }
    }
    const [, kind = '', digits = ''] = /^(?:https?:\/\/[^/]+)?\/(\w+)\/([1-9]\d{0,14})$/.exec(String(input.url)) ?? []
    const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined
    if (!read) return nothingThere
    try {
      const { title, content, links = [] } = await read(services, Number(digits))
      return {
        text: enclosed(cutToSize(content)),
        sources: [{ title, url: `/${kind}/${digits}` }],
        links: links.filter((link) => link !== null),
      }
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return nothingThere
      throw error
    }
  },
}
const nothingThere: ToolResult = { text: 'There is nothing at this address.', sources: [], links: [] }

/** All that an assistant can do: look at what any visitor could open. */
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
