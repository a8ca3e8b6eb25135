import type { Handlers } from '../../kit/server/services.server.ts'
import { searchRecent } from './recentReplies.server.ts'
import type { searchContract } from './search.contract.ts'

export const searchHandlers: Handlers<typeof searchContract> = {
  'GET /search': ({ query: { q = '', kind, limit }, ...services }) => searchRecent(services, q, { limit, kind }),
}
