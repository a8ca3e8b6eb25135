import type { Handlers } from '../../kit/server/services.server.ts'
import { appealAsAuthor, appealByToken, readAppealable } from './appeals.service.server.ts'
import type { reportsContract } from './reports.contract.ts'
import { readDecision, reportTarget } from './reports.service.server.ts'

export const reportsHandlers: Handlers<typeof reportsContract> = {
  'GET /reports/decision': async ({ viewer, query, ...services }) => ({
    decision: await readDecision(services, viewer, query),
  }),
  'POST /reports/:id/appeal': ({ viewer, params, body, ...services }) =>
    appealAsAuthor(services, viewer, params.id, body.message),
  'GET /reports/appeal': async ({ db, query }) => ({ decision: await readAppealable(db, query.token ?? '') }),
  'POST /reports/appeal': ({ client, body, ...services }) => appealByToken(services, client, body),
  'POST /reports': ({ viewer, client, body, ...services }) => reportTarget(services, { viewer, client }, body),
}
