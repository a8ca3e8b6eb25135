import { nextMidnight, type Shows } from '../../kit/server/shown.server.ts'
import type { searchContract } from './search.contract.ts'

/** Everything that decides what a search finds, and in which order. */
const lists = [
  ...['directory', 'directory.search', 'facets'],
  ...['questions', 'questions.search', 'jobs', 'jobs.search', 'events', 'events.search'],
  'embeddings',
]

export const searchShows: Shows<typeof searchContract> = {
  'GET /search': ({ reply: { groups }, site, now }) => ({
    tags: [
      ...lists,
      ...groups.flatMap(({ items }) => items.flatMap(({ kind, id }) => (id === null ? [] : `${kind}:${id}`))),
    ],
    // The query may contain a date such as “this week”.
    until: nextMidnight(site.time_zone, now),
  }),
}
