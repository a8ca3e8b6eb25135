import type { Handlers } from '../../kit/server/services.server.ts'
import type { sessionContract } from './session.contract.ts'
import { readUser } from './session.service.server.ts'
import { closeSessions } from './sessions.server.ts'

export const sessionHandlers: Handlers<typeof sessionContract> = {
  'GET /auth/me': async ({ db, viewer }) => ({
    ...(await readUser(db, viewer.id)),
    needs_second_factor: viewer.needs_second_factor,
  }),
  'POST /auth/logout': async ({ db, viewer, session }) => {
    if (session) await closeSessions(db, viewer.id, { only: session })
    return { message: 'You have been logged out' }
  },
}
