import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { searchContract } from './search.contract.ts'

export const searchCaching: CachingOf<typeof searchContract> = {
  // The reply is not cached: its order depends on word counts, which are updated even when nothing else changes.
  'GET /search': ({ now }) => ({ tags: [], until: now }),
}
