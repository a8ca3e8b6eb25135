import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { searchContract } from './search.contract.ts'

export const searchCaching: CachingOf<typeof searchContract> = {
  // The order depends on how frequent each word is, which is counted again while nothing else changes: not kept.
  'GET /search': ({ now }) => ({ tags: [], until: now }),
}
