import type { Handlers } from '../../kit/services.server.ts'
import { searchEverything } from './everything.server.ts'
import type { searchContract } from './search.contract.ts'

export const searchHandlers: Handlers<typeof searchContract> = {
  'GET /search': ({ replica, settings, query: { q = '', kind, limit } }) =>
    searchEverything(replica, settings.site, q, { limit, kind }),
}
