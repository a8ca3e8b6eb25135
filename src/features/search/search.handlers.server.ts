import type { Handlers } from '../../kit/services.server.ts'
import type { searchContract } from './search.contract.ts'
import { searchAll } from './searchAll.server.ts'

export const searchHandlers: Handlers<typeof searchContract> = {
  'GET /search': ({ replica, settings, query: { q = '', kind, limit } }) =>
    searchAll(replica, settings.site, q, { limit, kind }),
}
