import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { searchContract } from './search.contract.ts'

export const searchCaching: CachingOf<typeof searchContract> = {
  // The page is not cached: the order depends on word counts, which are updated even when nothing else changes. `searchRecent`
  // repeats the reply for some seconds.
  'GET /search': ({ now }) => ({ tags: [], until: now }),
}
