import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, id, maxUnits, message, time } from '../../kit/api/schema.ts'
import { MAX_QUERY_LENGTH, searchLists } from './savedSearches.constants.ts'
import { normalizeQuery } from './searchQuery.ts'

export const SavedSearch = z
  .object({
    id,
    list: z.enum(searchLists),
    /** The filters as a query string. */
    query: z.string(),
    /** A description of the filters; empty for the whole list. */
    description: z.string(),
    /** The path of the list with the filters. */
    url: z.string(),
    /** Whether the member gets alerts. */
    has_alerts: z.boolean(),
    created_at: time,
  })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.output<typeof SavedSearch>

const TOO_LONG = `query must be ${MAX_QUERY_LENGTH} characters or less`

const searchBody = z
  .object({
    list: choice(searchLists, 'list'),
    query: maxUnits(z.string('query is required').trim(), MAX_QUERY_LENGTH, TOO_LONG),
  })
  // The query is stored percent-encoded, where a letter outside ASCII takes up to nine characters.
  .refine(({ list, query }) => normalizeQuery(list, query).length <= MAX_QUERY_LENGTH, {
    path: ['query'],
    error: TOO_LONG,
  })

const reply = z.object({ search: SavedSearch })

export const savedSearchesContract = {
  'GET /saved-searches': {
    summary: 'Your saved searches, the last saved one first',
    access: 'member',
    reply: z.object({ searches: z.array(SavedSearch) }),
  },
  'POST /saved-searches': {
    summary:
      'Save a search of a list, with alerts. query has the filters as in the address of the list; its order and page are ignored. A search that is saved already gets its alerts back',
    access: 'member',
    body: searchBody,
    reply,
    status: 201,
  },
  'PATCH /saved-searches/:id': {
    summary: 'Turn the alerts of your saved search on or off',
    access: 'member',
    body: z.object({ has_alerts: z.boolean('has_alerts must be true or false') }),
    reply,
  },
  'POST /saved-searches/stop/:token': {
    summary: 'Stop the alerts of one saved search, with the link in an email about it',
    idempotent: true,
    body: searchBody,
    reply: message,
  },
  'DELETE /saved-searches/:id': { summary: 'Delete your saved search', access: 'member', reply: message },
} satisfies Contract

type SavedSearchesContract = typeof savedSearchesContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends SavedSearchesContract {}
}
