import type { Handlers } from '../../kit/server/services.server.ts'
import type { sessionContract } from './session.contract.ts'
import { readUser } from './session.service.server.ts'

export const sessionHandlers: Handlers<typeof sessionContract> = {
  'GET /auth/me': ({ db, viewer }) => readUser(db, viewer.id),
}
