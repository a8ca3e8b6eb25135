import type { Handlers } from '../../../kit/server/services.server.ts'
import type { confirmationContract } from './confirmation.contract.ts'
import { confirmBusiness, confirmByToken, countConfirmations } from './confirmation.service.server.ts'

export const confirmationHandlers: Handlers<typeof confirmationContract> = {
  'POST /businesses/:id/confirm': ({ db, viewer, params }) => confirmBusiness(db, viewer, params.id),
  'POST /businesses/confirm': ({ db, body }) => confirmByToken(db, body.token),
  'GET /admin/confirmations': ({ db }) => countConfirmations(db),
}
