import type { Handlers } from '../../kit/server/services.server.ts'
import { toOrigin } from '../session/securityLog.server.ts'
import type { securityContract } from './security.contract.ts'
import { endOtherSessions, endSession, listSecurityEvents, listSessions } from './security.service.server.ts'

export const securityHandlers: Handlers<typeof securityContract> = {
  'GET /auth/sessions': ({ db, viewer, session }) => listSessions(db, viewer, session),
  'DELETE /auth/sessions/:id': (call) => endSession(call.db, call.viewer, toOrigin(call), call.params.id),
  'DELETE /auth/sessions': (call) => endOtherSessions(call.db, call.viewer, toOrigin(call), call.session),
  'GET /auth/security-events': ({ db, viewer, query }) => listSecurityEvents(db, viewer, query),
}
