import type { Handlers } from '../../kit/server/services.server.ts'
import type { searchContract } from './search.contract.ts'
import { searchAll } from './searchAll.server.ts'

export const searchHandlers: Handlers<typeof searchContract> = {
  'GET /search': ({ query: { q = '', kind, limit }, ...services }) => searchAll(services, q, { limit, kind }),
}
