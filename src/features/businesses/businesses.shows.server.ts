import type { Shows } from '../../kit/server/shown.server.ts'
import type { businessesContract } from './businesses.contract.ts'

/** `directory` is for which businesses are listed and their names, `facets` for their industries and cities. */
export const businessesShows: Shows<typeof businessesContract> = {
  'GET /profiles': ({ query, reply }) => ({
    tags: [
      'directory',
      ...(query?.search ? ['directory.search'] : []),
      ...(query?.industry || query?.city || query?.group ? ['facets'] : []),
      ...reply.profiles.map(({ id }) => `business:${id}`),
    ],
  }),
  'GET /profiles/facets': () => ({ tags: ['facets'] }),
  'GET /profiles/:id': ({ reply }) => ({ tags: [`business:${reply.profile.id}`] }),
}
