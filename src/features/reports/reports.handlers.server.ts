import type { Handlers } from '../../kit/server/services.server.ts'
import type { reportsContract } from './reports.contract.ts'
import { readDecision, reportTarget } from './reports.service.server.ts'

export const reportsHandlers: Handlers<typeof reportsContract> = {
  'GET /reports/decision': async ({ viewer, query, ...services }) => ({
    decision: await readDecision(services, viewer, query),
  }),
  'POST /reports': ({ viewer, client, body, ...services }) => reportTarget(services, { viewer, client }, body),
}
