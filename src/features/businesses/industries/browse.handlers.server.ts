import type { CachingOf } from '../../../kit/server/caching.server.ts'
import type { Handlers } from '../../../kit/server/services.server.ts'
import type { browseContract } from './browse.contract.ts'
import { browseBusinesses } from './browse.service.server.ts'

export const browseHandlers: Handlers<typeof browseContract> = {
  'GET /profiles/browse': ({ query, ...services }) => browseBusinesses(services, query),
}

export const browseCaching: CachingOf<typeof browseContract> = {
  'GET /profiles/browse': ({ reply }) => ({
    tags: ['directory', 'facets', ...reply.profiles.map(({ id }) => `business:${id}`)],
  }),
}
