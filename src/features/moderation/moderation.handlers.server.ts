import type { Handlers } from '../../kit/server/services.server.ts'
import type { moderationContract } from './moderation.contract.ts'
import { listReports, reopenReport, resolveReport } from './moderation.service.server.ts'
import { readReportContext } from './reportContext.server.ts'

export const moderationHandlers: Handlers<typeof moderationContract> = {
  'GET /admin/reports': ({ db, viewer, query }) => listReports(db, viewer, query),
  'GET /admin/reports/:id': ({ viewer, params, ...services }) => readReportContext(services, viewer, params.id),
  'POST /admin/reports/:id/resolve': ({ viewer, ip, params, body, ...services }) =>
    resolveReport(services, { viewer, ip }, params.id, body),
  'POST /admin/reports/:id/reopen': ({ viewer, ip, params, ...services }) =>
    reopenReport(services, { viewer, ip }, params.id),
}
