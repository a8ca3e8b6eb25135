import type { Handlers } from '../../../kit/server/services.server.ts'
import type { Shows } from '../../../kit/server/shown.server.ts'
import type { browseContract } from './browse.contract.ts'
import { browseBusinesses } from './browse.service.server.ts'

export const browseHandlers: Handlers<typeof browseContract> = {
  'GET /profiles/browse': ({ query, ...services }) => browseBusinesses(services, query),
}

export const browseShows: Shows<typeof browseContract> = {
  'GET /profiles/browse': ({ reply }) => ({
    tags: ['directory', 'facets', ...reply.profiles.map(({ id }) => `business:${id}`)],
  }),
}
