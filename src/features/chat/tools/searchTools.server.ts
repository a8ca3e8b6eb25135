import { z } from 'zod'
import { region } from '../../../region/region.ts'
import { eventTypes } from '../../events/events.constants.ts'
import { jobSorts, jobTypes } from '../../jobs/jobs.constants.ts'
import { kinds } from '../../search/kinds.ts'
import { getVocabulary } from '../../search/vocabulary.server.ts'
import { findEverything, findRecords } from './findRecords.server.ts'
import { type ListedKind, lists } from './lists.server.ts'
import { ToolRecord } from './records.server.ts'
import {
  choiceArgument,
  cityArgument,
  daysArgument,
  flagArgument,
  parseArguments,
  payArgument,
  textArgument,
  wholeArgument,
} from './toolArguments.server.ts'
import { matchesToolFilters, overlapsDays, type ToolFilters, toListFilters } from './toolFilters.server.ts'
import { type ChatTool, ToolError, type ToolResult } from './toolResult.server.ts'

const MAX_LIMIT = 20
const DEFAULT_LIMIT = 10

const query = textArgument(
  'What to look for, in a few plain words or as the question itself. Each call stands alone: write out what “it” or “there” means.',
)
const limit = wholeArgument(1, MAX_LIMIT, `The number of results, 1 to ${MAX_LIMIT}; ${DEFAULT_LIMIT} when left out`)
const cursor = textArgument('next_cursor of the result before, with the same other arguments, for the next page')
const city = cityArgument(`A place, such as ${region.examples.roofers}`)

const notes = z.array(z.string()).describe('How the arguments were understood, and what was ignored')
const total = z.int().nullable().describe('How many there are that match everything; null when they were not counted')
const listUrl = z.string().nullable().describe('The page that lists everything that matches')
const FoundRecords = z.object({
  results: z.array(ToolRecord).describe('What keeps all filters, at most limit'),
  total,
  next_cursor: z.string().nullable(),
  list_url: listUrl,
  outside_filters: z
    .array(ToolRecord)
    .describe('When few results keep the filters: what is near but does not keep all of them. Say so when you use it'),
  notes,
})
const FoundEverything = z.object({
  results: z.array(ToolRecord),
  totals: z.array(z.object({ kind: z.enum(kinds), total, list_url: z.string() })),
  notes,
})

type ToolContent = { results: ToolRecord[]; outside_filters?: ToolRecord[]; notes: string[] }
const toResult = (content: ToolContent, listUrls: (string | null)[]): ToolResult => {
  const records = [...content.results, ...(content.outside_filters ?? [])]
  return {
    content: content.results.length > 0 ? content : { ...content, notes: [...content.notes, 'Nothing was found.'] },
    sources: records.map(({ title, url }) => ({ title, url })),
    links: [...listUrls, ...records.map(({ website }) => website)].filter((url) => url != null),
  }
}

async function runListTool(
  kind: ListedKind,
  definitions: ChatTool['arguments'],
  ...[services, input]: Parameters<ChatTool['run']>
) {
  const { values, notes } = parseArguments(definitions, input, await getVocabulary(services))
  const filters: ToolFilters = values
  const listFilters = toListFilters[kind](filters)
  const hasDays = (filters.from ?? filters.until) !== undefined
  if (kind === 'event' && filters.from && !filters.until && filters.from.from === filters.from.until) {
    listFilters.endDate = undefined
  }
  const recordPage = await findRecords(services, {
    kind,
    query: filters.query,
    filterWords: [
      filters.type && `${filters.type} ${kind}s`,
      filters.industry,
      filters.city && `in ${filters.city.name}`,
    ]
      .filter(Boolean)
      .join(' '),
    listSearch: [filters.query, kind === 'event' ? filters.city?.name : ''].filter(Boolean).join(' ') || undefined,
    filters: listFilters,
    keeps: (record, isListed) =>
      matchesToolFilters(record, isListed, filters) && (!hasDays || overlapsDays(record, listFilters)),
    limit: filters.limit ?? DEFAULT_LIMIT,
    cursor: filters.cursor,
  })
  return toResult({ ...recordPage, notes: [...notes, ...recordPage.notes] }, [recordPage.list_url])
}

const createListTool = (
  kind: ListedKind,
  { title, description, filters }: { title: string; description: string; filters: ChatTool['arguments'] },
): ChatTool => {
  const definitions = { query, ...filters, limit, cursor }
  return {
    title,
    description,
    arguments: definitions,
    required: [],
    output: FoundRecords,
    run: (services, input) => runListTool(kind, definitions, services, input),
  }
}

const searchArguments = { query, kind: choiceArgument(kinds, 'Only this kind of result'), city, limit }

const searchTool: ChatTool = {
  title: 'Search everything',
  description:
    'Search businesses, jobs, events, forum questions and help pages at once. Give the words of the person as they are; names, trades, places, days and misspellings are understood. The first call when it is unclear which kind is meant.',
  arguments: searchArguments,
  required: ['query'],
  output: FoundEverything,
  async run(services, input) {
    const { values, notes } = parseArguments(searchArguments, input, await getVocabulary(services))
    if (values.query === undefined) throw new ToolError('Give the argument query: what to look for.')
    const words = [values.query, values.city && `in ${values.city.name}`].filter(Boolean).join(' ')
    const size = values.limit ?? DEFAULT_LIMIT
    const { kind } = values
    if (kind && kind !== 'help') {
      const {
        results,
        total,
        list_url,
        notes: found,
      } = await findRecords(services, {
        ...{
          kind,
          query: words,
          filterWords: '',
          listSearch: words,
          filters: kind === 'job' ? { is_active: 'true' } : {},
        },
        ...{ keeps: () => true, limit: size, cursor: undefined },
      })
      const totals = [{ kind, total, list_url: list_url ?? lists[kind].path }]
      return toResult({ results, totals, notes: [...notes, ...found] } as never, [list_url])
    }
    const searchReply = await findEverything(services, words, size, kind)
    return toResult(
      { ...searchReply, notes: [...notes, ...searchReply.notes] } as never,
      searchReply.totals.map(({ list_url }) => list_url),
    )
  },
}

const helpTool: ChatTool = {
  title: 'How this site works',
  description:
    'Search the help on this site: how to claim a business, post a job, create an event, manage an account. Read the whole page with read.',
  arguments: { query, limit },
  required: ['query'],
  output: FoundEverything,
  run: (services, input) => searchTool.run(services, { ...(input as object), kind: 'help' }),
}

/** The tools that search. */
export const searchTools: Record<string, ChatTool> = {
  search: searchTool,
  search_businesses: createListTool('business', {
    title: 'Search the directory of businesses',
    description: `Businesses with trade, address, phone and website. Without query: by name, with a total. Understands trades and cities, such as “roofers in ${region.examples.roofers}”.`,
    filters: { city, industry: textArgument('A trade or industry, such as Roofing') },
  }),
  search_jobs: createListTool('job', {
    title: 'Search jobs',
    description:
      'Jobs with company, place, pay, kind of employment and closing time. Without query: the newest, with a total.',
    filters: {
      city,
      type: choiceArgument(jobTypes, 'The kind of employment'),
      min_pay: payArgument('Only jobs that pay at least so many US dollars: by the hour, or from 500 on by the year'),
      not_city: cityArgument('Leave out jobs in this place'),
      sort: choiceArgument(jobSorts, 'newest, best_paid, or expiring: what closes next first'),
      open: flagArgument('true: open jobs, also when left out; false: closed ones'),
    },
  }),
  search_events: createListTool('event', {
    title: 'Search events',
    description: `Events with start and end (ISO 8601), place, host and cost, the soonest first. Without days: what has not ended. Understands dates in query too, such as “networking this week in ${region.examples.events}”.`,
    filters: {
      city,
      type: choiceArgument(eventTypes, 'The type of event'),
      from: daysArgument('The first day.'),
      until: daysArgument('The last day.'),
    },
  }),
  search_questions: createListTool('question', {
    title: 'Search the forum',
    description:
      'Questions of the forum, each with the beginning of its accepted or best answer: for experience and advice. Without query: the newest.',
    filters: {
      open: flagArgument('true: only questions that still have no answer'),
      sort: choiceArgument(['newest', 'votes'], 'newest, or votes: the most votes first'),
    },
  }),
  how_to: helpTool,
}
