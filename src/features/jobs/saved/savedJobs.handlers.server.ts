import type { Handlers } from '../../../kit/server/services.server.ts'
import type { savedJobsContract } from './savedJobs.contract.ts'
import { listSavedJobs, setSaved } from './savedJobs.service.server.ts'

export const savedJobsHandlers: Handlers<typeof savedJobsContract> = {
  'GET /jobs/user/saved': ({ db, viewer, query }) => listSavedJobs(db, viewer, query),
  'PUT /jobs/:id/saved': ({ db, viewer, params, body }) => setSaved(db, viewer, params.id, body.is_saved),
}
