import type { Handlers } from '../../kit/server/services.server.ts'
import type { deletionsContract } from './deletions.contract.ts'
import { listDeletions } from './deletions.service.server.ts'

export const deletionsHandlers: Handlers<typeof deletionsContract> = {
  'GET /admin/deletions': ({ db, query }) => listDeletions(db, query),
}
