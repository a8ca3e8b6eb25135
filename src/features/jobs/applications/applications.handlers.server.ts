import type { Handlers } from '../../../kit/server/services.server.ts'
import type { applicationsContract } from './applications.contract.ts'
import {
  applyToJob,
  listApplications,
  listOwnApplications,
  setApplicationState,
  withdrawApplication,
} from './applications.service.server.ts'

export const applicationsHandlers: Handlers<typeof applicationsContract> = {
  'POST /jobs/:id/apply': ({ viewer, params, body, ...services }) =>
    applyToJob(services, viewer, params.id, body.cover_letter),
  'GET /jobs/:id/applications': ({ db, viewer, params, query }) => listApplications(db, viewer, params.id, query),
  'PATCH /jobs/:id/applications/:application_id': async ({ viewer, params, body, ...services }) => {
    const change = { job_id: params.id, application_id: params.application_id, ...body }
    return { application: await setApplicationState(services, viewer, change) }
  },
  'GET /applications/me': ({ db, viewer, query }) => listOwnApplications(db, viewer, query),
  'DELETE /applications/:id': ({ db, viewer, params }) => withdrawApplication(db, viewer, params.id),
}
