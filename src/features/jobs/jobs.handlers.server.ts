import type { Handlers } from '../../kit/server/services.server.ts'
import { listBusinessJobs } from './businessJobs.server.ts'
import { deleteJob, restoreJob } from './deleteJob.server.ts'
import { listJobs } from './jobList.server.ts'
import type { jobsContract } from './jobs.contract.ts'
import { editJob, postJob } from './jobs.service.server.ts'
import { listOwnJobs, readJobPage } from './readJobs.server.ts'
import { renewJob, renewJobByToken } from './renewJob.server.ts'

export const jobsHandlers: Handlers<typeof jobsContract> = {
  'GET /jobs': ({ viewer, query, ...services }) =>
    listJobs(viewer ? services.db : services.replica, viewer, query, (filter, limit) =>
      services.closeSearch.find(services, 'job', query.search ?? '', { query: filter }, limit),
    ),
  'GET /businesses/:id/jobs': async ({ viewer, params, ...services }) => ({
    jobs: await listBusinessJobs(viewer ? services.db : services.replica, viewer, params.id),
  }),
  'GET /jobs/user/me': async ({ db, viewer }) => ({ jobs: await listOwnJobs(db, viewer) }),
  'GET /jobs/:id': async ({ db, viewer, params }) => ({ job: await readJobPage(db, viewer, params.id) }),
  'POST /jobs': async ({ viewer, body, ...services }) => ({ job: await postJob(services, viewer, body) }),
  'PUT /jobs/:id': async ({ viewer, params, body, ...services }) => ({
    job: await editJob(services, viewer, params.id, body),
  }),
  'DELETE /jobs/:id': ({ db, viewer, ip, params }) => deleteJob(db, { viewer, ip }, params.id),
  'POST /jobs/:id/restore': async ({ db, viewer, ip, params }) => ({
    job: await restoreJob(db, { viewer, ip }, params.id),
  }),
  'POST /jobs/:id/renew': async ({ db, viewer, params }) => ({ job: await renewJob(db, viewer, params.id) }),
  'POST /jobs/renew': ({ db, body }) => renewJobByToken(db, body.token),
  'DELETE /admin/jobs/:id': ({ db, viewer, ip, params }) => deleteJob(db, { viewer, ip }, params.id),
  'POST /admin/jobs/:id/restore': async ({ db, viewer, ip, params }) => ({
    job: await restoreJob(db, { viewer, ip }, params.id),
  }),
}
