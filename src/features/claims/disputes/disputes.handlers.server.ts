import type { Handlers } from '../../../kit/server/services.server.ts'
import { approveDispute, listDisputes, readDisputeReview, rejectDispute } from './disputeReview.service.server.ts'
import type { disputesContract } from './disputes.contract.ts'
import { answerDispute, listOwnDisputes, listReceivedDisputes, submitDispute } from './disputes.service.server.ts'

export const disputesHandlers: Handlers<typeof disputesContract> = {
  'POST /businesses/:id/dispute': ({ viewer, params, body, ...services }) =>
    submitDispute(services, viewer, params.id, body),
  'GET /disputes/me': async ({ db, viewer }) => ({ disputes: await listOwnDisputes(db, viewer) }),
  'GET /businesses/:id/disputes': async ({ db, viewer, params }) => ({
    disputes: await listReceivedDisputes(db, viewer, params.id),
  }),
  'PUT /disputes/:id/answer': ({ db, viewer, params, body }) => answerDispute(db, viewer, params.id, body.answer),
  'GET /admin/disputes': ({ db, query }) => listDisputes(db, query),
  'GET /admin/disputes/:id': ({ db, viewer, params }) => readDisputeReview(db, { viewer }, params.id),
  'POST /admin/disputes/:id/approve': ({ viewer, ip, params, body, ...services }) =>
    approveDispute(services, { viewer, ip }, params.id, body.admin_notes),
  'POST /admin/disputes/:id/reject': ({ viewer, ip, params, body, ...services }) =>
    rejectDispute(services, { viewer, ip }, params.id, body.admin_notes),
}
