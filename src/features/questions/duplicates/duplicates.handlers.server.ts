import type { Handlers } from '../../../kit/server/services.server.ts'
import type { duplicatesContract } from './duplicates.contract.ts'
import { closeAsDuplicate, listRelated, reopenDuplicate } from './duplicates.service.server.ts'

export const duplicatesHandlers: Handlers<typeof duplicatesContract> = {
  'GET /questions/:id/related': ({ db, replica, viewer, params }) =>
    listRelated(viewer ? db : replica, viewer, params.id),
  'POST /questions/:id/duplicate': async ({ db, viewer, ip, params, body }) => ({
    question: await closeAsDuplicate(db, { viewer, ip }, params.id, body.original_id),
  }),
  'DELETE /questions/:id/duplicate': async ({ db, viewer, ip, params }) => ({
    question: await reopenDuplicate(db, { viewer, ip }, params.id),
  }),
}
